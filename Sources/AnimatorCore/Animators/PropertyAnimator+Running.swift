/// The inner workings all commands share.
extension PropertyAnimator {
  /// Does a command: to the end of what runs by then, then the command itself; all of it or nothing.
  mutating func perform(
    at time: Time, _ body: (inout PropertyAnimator) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    var next = self
    if let clock, time < clock { throw .outOfOrder(time, last: clock) }
    next.clock = time
    if case .running(let run) = phase, run.until <= time {
      try AnimatorError.exactly { () throws(TimeOverflow) in try next.arrive(run) }
    }
    try body(&next)
    self = next
  }

  func wrongState(_ command: String) -> AnimatorError {
    let state =
      switch phase {
      case .inactive: "inactive"
      case .running: "running"
      case .paused, .scrubbed: "paused"
      case .stopped: "stopped"
      case .finished: "finished"
      }
    return .wrongState(command: command, state: state)
  }

  mutating func note(_ kind: AnimatorEvent.Kind, at time: Time) {
    var (state, isRunning) = (State.active, false)
    switch phase {
    case .inactive, .finished: state = .inactive
    case .stopped: state = .stopped
    case .running: isRunning = true
    case .paused, .scrubbed: break
    }
    log.append(
      AnimatorEvent(time: time, kind: kind, state: state, isRunning: isRunning, isReversed: isBackwards))
  }

  /// The end of a run.
  mutating func arrive(_ run: Run) throws(TimeOverflow) {
    let position = try rail.position(run.until - run.since, after: run.origin, reversed: isBackwards)
    phase = .paused(position)
    if run.pausesThere || pausesOnCompletion {
      try showFraction(at: run.until)
      note(run.pausesThere ? .paused : .pausedOnCompletion, at: run.until)
    } else {
      phase = .finished
      note(.completed(isBackwards ? .start : .end), at: run.until)
    }
  }

  /// Where a run is at a time.
  func position(of run: Run, at time: Time) throws(TimeOverflow) -> Rail.Position {
    guard time > run.since else { return run.origin }
    return try rail.position(time - run.since, after: run.origin, reversed: isBackwards)
  }

  /// Ends all motion where it is.
  mutating func cut(at time: Time) throws(TimeOverflow) {
    for index in tracks.indices { try tracks[index].cut(at: time) }
    try fractions.cut(at: time)
  }

  /// Runs from a place on the rail to its end, or to another place to pause there.
  mutating func run(
    from origin: Rail.Position, to stop: Rail.Position? = nil, at time: Time
  ) throws(TimeOverflow) {
    try cut(at: time)
    let end = stop ?? (isBackwards ? rail.start : rail.end)
    let route = try rail.route(from: origin, to: end, reversed: isBackwards)
    var start = time
    for leg in route {
      for index in tracks.indices { try tracks[index].append(leg.motions[index], at: start) }
      let shown = isBackwards ? (1 - leg.from, 1 - leg.to) : (leg.from, leg.to)
      let line = TimedShape(timing: .oneSecond(.linear), from: shown.0, to: shown.1)
      start = try fractions.append(MotionLeg(.timed(line), from: 0, to: 1, length: leg.length), at: start)
    }
    phase = .running(Run(origin: origin, since: time, until: start, pausesThere: stop != nil))
  }

  /// What `fractionComplete` is in the present pause; nil when it does not rest.
  func pausedFraction(at time: Time) -> Double? {
    switch phase {
    case .paused(let position):
      let forwards = scrubsLinearly ? rail.value(of: 0, at: position) : rail.fraction(at: position)
      return isBackwards ? 1 - forwards : forwards
    case .scrubbed(let scrub):
      let forwards = scrub.fraction(at: time)
      return isBackwards ? 1 - forwards : forwards
    default: return nil
    }
  }

  mutating func showFraction(at time: Time) throws(TimeOverflow) {
    guard let fraction = pausedFraction(at: time) else { return }
    try fractions.cut(at: time)
    try fractions.append(.rest(fraction), at: time)
  }
}

extension PropertyAnimator.Scrub {
  /// While not reversed.
  func fraction(at time: Time) -> Double {
    guard let finger else { return fraction }
    let path = finger.shape.path
    guard time > finger.start, let local = try? time - finger.start else { return fraction }
    return finger.shape.value(at: local >= path.duration ? path.duration.seconds : local.seconds)
  }
}
