import AnimatorCore
import SourceDiagnostics

/// Fingers do what they touch: on the screen on top they lead its way out, on anything else they only
/// show (language.md, What it means).
extension Performance {
  mutating func finger(_ use: FingerUse, _ step: SceneStep, at now: Time) throws(TimeOverflow) -> Time {
    guard let (rest, element) = locate(use.place, at: now), let screen = visible.screen(at: rest) else {
      return now
    }
    let leads = led(by: use, on: screen.level)
    if let end = try leadContent(use, touching: element, at: rest, on: screen, wayOut: leads?.travel, at: now)
    {
      return end
    }
    if use.kind == .scroll, use.saysHowFar {
      report(Messages.nothingToScroll(element.subject, at: use.place.range))
    }
    var start = rest
    if case .element = use.place.value, let leads {
      // What is on its way is touched where it is.
      let away = 1 - stage.progress(of: leads.mover, at: now)
      start = Point(x: rest.x + leads.travel.x * away, y: rest.y + leads.travel.y * away)
    }
    guard let displacement = displacement(of: use, from: start, leading: leads, at: now) else { return now }
    var gesture: Gesture
    do throws(TimingParameterError) {
      gesture = try use.gesture(from: start, by: displacement, at: now)
    } catch {
      report(Messages.badPlay(.parameter(error), at: use.way?.range ?? step.range))
      return now
    }
    if use.releaseRule == .cancel { gesture = try gesture.cancelled(at: now + gesture.duration) }
    if use.showsFinger { gestures.append(gesture) }
    try tell(gesture, named: use.kind.rawValue, on: element.subject)
    let end = try now + gesture.path.duration
    guard let leads else { return end }
    if let settled = settleAtDetent(screen.level, use, by: displacement, along: gesture.path, at: now) {
      return settled
    }
    let distance = leads.distance(of: displacement, use)
    return lead(leads, use, by: distance, along: gesture.path, step, at: now) ?? end
  }

  /// What a finger moves: something that can go away, or that is on its way already.
  private struct Lead {
    let mover: WorkingStage.Mover
    let style: ResolvedTransition
    let isUnderWay: Bool
    /// Whether its track goes to 1 when the screen on top goes away.
    let isBackwards: Bool
    /// From rest to out of sight, in points.
    let travel: Point

    /// In whole ways along the track.
    func distance(of displacement: Point, _ use: FingerUse) -> Double {
      if case .pinch(let scale, _)? = use.way?.value { return isBackwards ? 1 - scale : scale - 1 }
      let square = travel.x * travel.x + travel.y * travel.y
      guard square > 0 else { return 0 }
      let share = (displacement.x * travel.x + displacement.y * travel.y) / square
      return isBackwards ? share : -share
    }
  }

  private func led(by use: FingerUse, on levelID: Int) -> Lead? {
    guard use.kind != .scroll, let index = stage.index(of: levelID) else { return nil }
    let level = stage.levels[index]
    if level.entries.count == 1, level.shown.style?.transition.declaration.isLedByFinger == false {
      return nil
    }
    if let active = level.standing, let style = level.shown.style {
      return Lead(
        mover: .standing(level: level.id), style: style, isUnderWay: true, isBackwards: active.isBackwards,
        travel: style.travel)
    }
    if let active = level.paging, let change = level.shown.pages.change {
      return Lead(
        mover: .paging(level: level.id), style: change.style, isUnderWay: true,
        isBackwards: active.isBackwards, travel: change.style.travel)
    }
    guard index == stage.activeIndex || level.isTransient else { return nil }
    if level.entries.count > 1, let arrival = level.entries.last?.arrival {
      return Lead(
        mover: .paging(level: level.id), style: arrival.departure, isUnderWay: false, isBackwards: true,
        travel: arrival.departure.travel)
    }
    guard let style = level.shown.style?.departure else { return nil }
    return Lead(
      mover: .standing(level: level.id), style: style, isUnderWay: false, isBackwards: true,
      travel: style.travel)
  }

  /// How far the finger goes, in points; nil after saying that nobody knows.
  private mutating func displacement(
    of use: FingerUse, from start: Point, leading lead: Lead?, at now: Time
  ) -> Point? {
    switch use.way?.value {
    case .to(let place):
      return locate(Spanned(place, at: use.way?.range ?? use.place.range), at: now)
        .map { Point(x: $0.point.x - start.x, y: $0.point.y - start.y) }
    case .pinch: return .zero
    case nil where use.kind == .pinch:
      report(Messages.noWay(use.kind.rawValue, at: use.place.range))
      return nil
    case .by, nil:
      guard let unit = unit(of: use, leading: lead) else {
        report(Messages.noWayOut(use.kind.rawValue, at: use.place.range))
        return nil
      }
      // A swipe goes half of the way when nothing is said.
      guard use.way != nil || use.kind == .swipe else {
        report(Messages.noWay(use.kind.rawValue, at: use.place.range))
        return nil
      }
      var length = Length.fraction(0.5)
      if case .by(let said)? = use.way?.value { length = said }
      let points = length.points(of: unit.whole, scale: description.canvas.scale)
      return Point(x: unit.x * points, y: unit.y * points)
    }
  }

  /// The direction as a unit vector, and what percent are of.
  private func unit(of use: FingerUse, leading lead: Lead?) -> (x: Double, y: Double, whole: Double)? {
    let canvas = description.canvas.size
    if let side = use.direction?.value.physical(rightToLeft: description.isRightToLeft) {
      let along = lead.map { side.isHorizontal ? abs($0.travel.x) : abs($0.travel.y) } ?? 0
      let whole = along > 0 ? along : side.isHorizontal ? canvas.width : canvas.height
      return (side.vector.x, side.vector.y, whole)
    }
    // Content goes on as the finger goes up.
    if use.kind == .scroll { return (0, -1, canvas.height) }
    guard let lead else { return nil }
    let length = (lead.travel.x * lead.travel.x + lead.travel.y * lead.travel.y).squareRoot()
    guard length > 0 else { return nil }
    return (lead.travel.x / length, lead.travel.y / length, length)
  }

  private func screenName(of mover: WorkingStage.Mover) -> String { stage.change(of: mover)?.upper ?? "" }

  /// Leads a transition and lets go; its end, or nil after saying what is wrong.
  private mutating func lead(
    _ lead: Lead, _ use: FingerUse, by distance: Double, along path: FingerPath, _ step: SceneStep,
    at now: Time
  ) -> Time? {
    var transition =
      stage.motion(of: lead.mover)?.transition
      ?? InteractiveTransition(timing: lead.style.timing)
    do throws(AnimatorError) {
      try transition.begin(at: now)
      let up = try transition.update(along: path, by: distance, limit: .rubberBand, at: now)
      let outcome = try transition.release(use.releaseRule, at: up)
      let end = transition.endOfRun ?? up
      self.outcome = outcome == .finish ? .finished : .cancelled
      if lead.isUnderWay {
        stage.takeOver(lead.mover, transition, at: now, until: end)
        tell(.transitionGrabbed, screenName(of: lead.mover), at: now)
        return end
      }
      switch lead.mover {
      case .detent: return nil
      case .standing(let id):
        guard let index = stage.index(of: id) else { return nil }
        lowerKeyboard(of: id, at: now)
        stage.dismiss(index, by: lead.style, transition, at: now, until: end)
        transients.clearDue(of: id)
      case .paging(let id):
        guard let index = stage.index(of: id) else { return nil }
        stage.pop(1, on: index, by: lead.style, transition, at: now, until: end)
      }
      if let change = stage.change(of: lead.mover) { tell(change.beginning, at: now) }
      return end
    } catch {
      if case .outOfOrder(_, let last) = error {
        report(Messages.ledAlready(use.kind.rawValue, until: last, at: use.place.range))
      } else {
        report(Messages.badPlay(error, at: step.range))
      }
      return nil
    }
  }
}

extension FingerUse {
  /// The way in time (language.md, When nothing is said).
  func gesture(from start: Point, by displacement: Point, at now: Time)
    throws(TimingParameterError) -> Gesture
  {
    let location = Vector(x: start.x, y: start.y)
    let distance = Vector(x: displacement.x, y: displacement.y)
    switch kind {
    case .drag:
      return .drag(
        from: location, by: distance, duration: duration ?? .milliseconds(600), curve: curve, start: now)
    case .swipe:
      return .swipe(
        from: location, by: distance, duration: duration ?? .milliseconds(150), curve: curve, start: now)
    case .scroll:
      return .scroll(
        from: location, by: distance, duration: duration ?? .milliseconds(500), curve: curve, start: now)
    case .pinch:
      var (scale, rotation) = (1.0, 0.0)
      if case .pinch(let factor, let turn)? = way?.value { (scale, rotation) = (factor, turn) }
      return try .pinch(
        at: location, scale: scale, rotation: rotation, duration: duration ?? .milliseconds(600),
        curve: curve, start: now)
    }
  }

  var releaseRule: ReleaseRule {
    release ?? (kind == .swipe ? .projected : .threshold)
  }
}

extension Side {
  /// One point towards it, on a glass where the beginning is at the left.
  var vector: Point {
    switch self {
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    case .left, .leading: Point(x: -1, y: 0)
    case .right, .trailing: Point(x: 1, y: 0)
    }
  }
}

extension ResolvedTransition {
  /// From rest to out of sight, in points: along the edge it came from, or down where there is none, as
  /// what is dragged away on a phone goes.
  var travel: Point {
    let side = transition.declaration.edges.isEmpty ? Side.bottom : geometry.edge
    return enteringFrame.wayOut(of: geometry.container, beyond: side)
  }

  /// Where a finger holds what rests, in the container: near the side that goes first when it comes.
  var grip: Point {
    let (center, travel) = (enteringFrame.center, travel)
    // As far from the edge as where a fingertip would touch a grabber or a bar.
    func offset(_ travel: Double, _ length: Double) -> Double {
      travel == 0 ? 0 : (travel > 0 ? -1 : 1) * max(length / 2 - 40, 0)
    }
    return Point(
      x: center.x + offset(travel.x, enteringFrame.size.width),
      y: center.y + offset(travel.y, enteringFrame.size.height))
  }
}
