import AnimatorCore
import SourceDiagnostics

/// A finger on what has several places to rest at moves it between them: a sheet and its detents.
extension Performance {
  /// Moves a presentation and lets it settle at the detent that is nearest.
  ///
  /// - Parameters:
  ///   - displacement: Of the finger, in points.
  ///   - path: Of the finger in time.
  /// - Returns: When it rests; nil where it has no detents, or where the finger takes it away.
  mutating func settleAtDetent(
    _ levelID: Int, _ use: FingerUse, by displacement: Point, along path: FingerPath, at now: Time
  ) -> Time? {
    guard let index = stage.index(of: levelID), stage.levels[index].standing == nil,
      stage.levels[index].detent == nil, stage.levels[index].entries.count == 1,
      let style = stage.levels[index].shown.style, displacement.y != 0
    else { return nil }
    let detents = style.transition.detents(style.geometry)
    guard detents.count > 1 else { return nil }
    let height = style.geometry.container.height - style.enteringFrame.y
    let goal = goal(from: height, detents, use, by: displacement.y, along: path)
    guard goal > 0 else { return nil }
    // One that comes back is led along the way to the next, or a little beyond the last.
    let next = Performance.next(after: height, detents + [0], isDown: displacement.y > 0)
    let way =
      goal != height ? height - goal : next.map { height - $0 } ?? Performance.rubberBand(displacement.y)
    var transition = InteractiveTransition(timing: style.timing)
    do throws(AnimatorError) {
      try transition.begin(at: now)
      let up = try transition.update(
        along: path, by: next == nil && goal == height ? 1 : displacement.y / way, limit: .rubberBand, at: now
      )
      try transition.release(goal == height ? .cancel : .finish, at: up)
    } catch {
      report(Messages.badPlay(error, at: use.place.range))
      return now
    }
    outcome = goal == height ? .cancelled : .finished
    let end = transition.endOfRun ?? now
    stage.move(index, by: way, transition, at: now, until: end)
    if goal != height {
      layOutAnew(index, in: style, movedBy: way, along: transition.track, from: now, to: end)
    }
    return end
  }

  /// Whether a presentation rests lower than it can.
  func hasHigherDetent(_ levelID: Int) -> Bool {
    guard let index = stage.index(of: levelID), stage.levels[index].entries.count == 1,
      let style = stage.levels[index].shown.style
    else { return false }
    let height = style.geometry.container.height - style.enteringFrame.y
    return style.transition.detents(style.geometry).contains { $0 > height }
  }

  /// What stands at the foot of a screen follows where that ends: bars go along with the edge of the container while
  /// the screen is moved.
  private mutating func layOutAnew(
    _ index: Int, in style: ResolvedTransition, movedBy way: Double, along track: MotionTrack,
    from start: Time, to end: Time
  ) {
    guard let shown = stage.levels[index].entries.last?.instance, let duration = try? end - start else {
      return
    }
    let instance = states.current(shown)
    guard let screen = instance.source?.screen, case .content = screen.body else { return }
    let placement = ScreenPlacement(
      style.standing(in: style.enteringFrame.offset(by: Point(x: 0, y: way))), in: description.canvas.size)
    change(instance, to: screen, standing: placement, by: .along(track, duration: duration), at: start)
  }

  /// The height it comes to rest at; 0 where it goes.
  private func goal(
    from height: Double, _ detents: [Double], _ use: FingerUse, by distance: Double, along path: FingerPath
  ) -> Double {
    let released = height - distance
    let places = detents + [0]
    let isDown = distance > 0
    switch use.releaseRule {
    case .cancel: return height
    case .finish: return Performance.next(after: height, places, isDown: isDown) ?? height
    case .projected(let rate):
      let speed = path.speed(at: path.contactDuration.seconds.nextDown) * distance
      let projected = released - rate.projectedOffset(velocity: speed)
      return places.min { abs($0 - projected) < abs($1 - projected) } ?? height
    case .threshold(let share):
      // On to each place of whose way more than the share lies behind the finger.
      var place = height
      while let next = Performance.next(after: place, places, isDown: isDown),
        (released - place) / (next - place) > share + 1e-9
      {
        place = next
      }
      return place
    }
  }

  private static func next(after height: Double, _ places: [Double], isDown: Bool) -> Double? {
    isDown ? places.filter { $0 < height }.max() : places.filter { $0 > height }.min()
  }

  /// How far something gives that goes no further (timing.md: x·c·L/(L + c·x)), for a way of a hundred points.
  private static func rubberBand(_ distance: Double) -> Double {
    let (x, c, length) = (abs(distance), 0.55, 100.0)
    return (distance < 0 ? -1 : 1) * x * c * length / (length + c * x)
  }
}
