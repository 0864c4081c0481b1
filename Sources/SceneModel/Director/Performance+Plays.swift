import AnimatorCore
import SourceDiagnostics

/// A transition as a verb sets it off, when it is over, and what is told on the way.
struct PlannedTransition {
  enum Told {
    /// A finger leads it: its path in ways of the transition.
    case finger(FingerPath, since: Time, isCancelled: Bool)
    /// It sets off, for the first time or again.
    case began(Time)
    /// It was taken back, and is tried again later.
    case cancelled(Time)
  }

  let transition: InteractiveTransition
  let end: Time
  var told: [Told] = []
  /// Where a finger comes down that leads it, and where it would have led it all the way.
  var grip = Point.zero
  var way = Point.zero
}

extension Performance {
  /// Each move looks at all before it; so many are a moment's work, and more than anybody follows.
  private static let moveLimit = 1000

  /// Sets a transition off by the clock, or as `play:` says; nil after saying what is wrong.
  ///
  /// - Parameter origin: Of the container.
  mutating func plan(
    _ style: ResolvedTransition, _ use: TransitionUse?, in origin: Point = .zero, isBackwards: Bool,
    at now: Time
  ) -> PlannedTransition? {
    if let plan = plan(of: style, use, in: origin, isBackwards: isBackwards, at: now) { return plan }
    return silently { $0.plan(of: style, nil, in: origin, isBackwards: isBackwards, at: now) }
  }

  /// Nil after saying what is wrong.
  private mutating func plan(
    of style: ResolvedTransition, _ use: TransitionUse?, in origin: Point, isBackwards: Bool, at now: Time
  ) -> PlannedTransition? {
    let transition = InteractiveTransition(timing: style.timing)
    let latest = (try? description.canvas.rate.time(of: limits.frames)) ?? now
    var player = TransitionPlayer(transition: transition, latest: latest, clock: now)
    var place = use?.name?.range
    do throws(AnimatorError) {
      guard let moves = use?.play else {
        try player.start()
        return player.plan
      }
      guard moves.count <= Performance.moveLimit else {
        report(Messages.tooManyMoves(limit: Performance.moveLimit, at: moves[Performance.moveLimit].range))
        return nil
      }
      for move in moves {
        place = move.range
        try player.play(move.value)
      }
      if let stop = moves.last(where: { $0.value.isMotion }), let share = stop.value.stop, share > 0,
        share < 1
      {
        report(Messages.playStopsInTheMiddle(share, at: stop.range))
        return nil
      }
      var plan = player.plan
      let (grip, travel) = (style.grip, style.travel)
      plan.grip = Point(x: origin.x + grip.x, y: origin.y + grip.y)
      plan.way = travel
      if !isBackwards {
        plan.grip = Point(x: plan.grip.x + travel.x, y: plan.grip.y + travel.y)
        plan.way = Point(x: -travel.x, y: -travel.y)
      }
      return plan
    } catch {
      report(Messages.badPlay(error, at: place))
      return nil
    }
  }

  /// Tells of everything that happens on the way of a transition that was set off.
  mutating func tell(_ plan: PlannedTransition, of change: ScreenChange) throws(TimeOverflow) {
    for told in plan.told {
      switch told {
      case .finger(let path, let start, let isCancelled):
        var gesture = Gesture.drag(
          from: Vector(x: plan.grip.x, y: plan.grip.y), by: Vector(x: plan.way.x, y: plan.way.y),
          along: path, start: start)
        if isCancelled { gesture = try gesture.cancelled(at: start + gesture.duration) }
        gestures.append(gesture)
        try tell(gesture, named: "drag", on: change.upper)
      case .began(let time): tell(change.beginning, at: time)
      case .cancelled(let time): tell(change.ending(completed: false), at: time)
      }
    }
  }
}

extension PlayMove {
  fileprivate var isMotion: Bool { if case .hold = self { false } else { true } }

  /// The share at which it stays until something else happens; nil for a release, which goes to an end.
  fileprivate var stop: Double? {
    switch self {
    case .run(let share, _, _), .drag(let share, _, _): share
    case .hold, .release: nil
    }
  }
}
