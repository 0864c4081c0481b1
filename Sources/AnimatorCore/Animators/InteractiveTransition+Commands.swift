extension InteractiveTransition {
  /// Sets off by the clock, or goes on towards the end.
  public mutating func start(at time: Time) throws(AnimatorError) {
    try run(to: 1, at: time)
  }

  /// Runs by the clock to a fraction of time and waits there: the moves of `play:`. A finger lets go.
  ///
  /// - Parameters: As `PropertyAnimator.run(to:duration:curve:at:)`.
  /// - Returns: When it is there. At 1 it is then finished, at 0 cancelled.
  @discardableResult
  public mutating func run(
    to fraction: Double, duration: Time? = nil, curve: TimingFunction? = nil, at time: Time
  ) throws(AnimatorError) -> Time {
    try perform(at: time) { (transition) throws(AnimatorError) in
      switch transition.phase {
      case .idle, .running: break
      case .led:
        let isAhead = fraction >= transition.percentComplete(at: time)
        transition.note(.released(isAhead ? .finish : .cancel), at: time)
      case .completing, .finished: throw transition.wrongState("run")
      }
      if transition.animator.isMoving { try transition.animator.pause(at: time) }
      if transition.phase == .idle { transition.note(.started, at: time) }
      try transition.animator.run(to: fraction, duration: duration, curve: curve, at: time)
      transition.phase = .running
    }
    return endOfRun ?? time
  }

  /// A finger takes hold: at the start, or of what runs, from the value on screen.
  ///
  /// - Throws: `.wrongState` while a finger leads and when it has finished.
  public mutating func begin(at time: Time) throws(AnimatorError) {
    try perform(at: time) { (transition) throws(AnimatorError) in
      let isGrabbed = transition.animator.isMoving
      switch transition.phase {
      case .idle, .running, .completing: break
      case .led, .finished: throw transition.wrongState("begin")
      }
      transition.note(.began(grabbed: isGrabbed), at: time)
      try transition.animator.pause(at: time)
      // From here on a fraction is one of the whole way forwards.
      try transition.animator.setReversed(false, at: time)
      transition.phase = .led
    }
  }

  /// Moves it to a fraction at once: `update(_:)`.
  ///
  /// - Parameter percentComplete: Clamped to 0…1, as the platform does.
  public mutating func update(_ percentComplete: Double, at time: Time) throws(AnimatorError) {
    try lead("update", at: time) { (animator) throws(AnimatorError) in
      try animator.setFractionComplete(min(max(percentComplete, 0), 1), at: time)
    }
  }

  /// Lets the finger go its way from where the transition stands.
  ///
  /// - Parameters:
  ///   - distance: In whole ways, towards the end; ±1000.
  ///   - limit: What happens past the ends.
  /// - Returns: When the path ends. A command before then cuts it off.
  @discardableResult
  public mutating func update(
    along path: FingerPath, by distance: Double, limit: FingerLimit = .stop, at time: Time
  ) throws(AnimatorError) -> Time {
    try lead("update", at: time) { (animator) throws(AnimatorError) in
      try animator.scrub(along: path, by: distance, limit: limit, at: time)
    }
    return try AnimatorError.exactly { () throws(TimeOverflow) in try time + path.duration }
  }

  /// Lets go, and finishes or cancels by a rule.
  ///
  /// - Parameters:
  ///   - speed: `completionSpeed`, more than 0, at most 1000.
  ///   - curve: Nil for `completionCurve`.
  /// - Returns: What came of it.
  /// - Throws: `.parameter` for a threshold outside 0…1 or a speed of 0 or less; `.timing` for a speed
  ///   other than 1 beside a spring with a time of its own, and for one that never settles.
  @discardableResult
  public mutating func release(
    _ rule: ReleaseRule, speed: Double = 1, curve: CurveSpecification? = nil, at time: Time
  ) throws(AnimatorError) -> ReleaseRule.Outcome {
    try rule.check()
    try AnimatorError.check(
      speed, as: "the completion speed", in: 1e-3...1000, "at least 0.001, at most 1000")
    var outcome = ReleaseRule.Outcome.cancel
    try perform(at: time) { (transition) throws(AnimatorError) in
      guard transition.phase == .led else { throw transition.wrongState("release") }
      outcome = rule.outcome(
        percentComplete: transition.percentComplete(at: time),
        velocity: transition.animator.fingerVelocity(at: time))
      transition.note(.released(outcome), at: time)
      try transition.animator.complete(
        outcome, by: curve ?? transition.completionCurve, speed: speed, at: time)
      transition.phase = .completing
    }
    return outcome
  }

  /// Lets go and plays the rest: `finish()`.
  public mutating func finish(speed: Double = 1, curve: CurveSpecification? = nil, at time: Time)
    throws(AnimatorError)
  {
    try release(.finish, speed: speed, curve: curve, at: time)
  }

  /// Lets go and plays back to the start: `cancel()`.
  public mutating func cancel(speed: Double = 1, curve: CurveSpecification? = nil, at time: Time)
    throws(AnimatorError)
  {
    try release(.cancel, speed: speed, curve: curve, at: time)
  }
}

extension InteractiveTransition {
  private mutating func lead(
    _ command: String, at time: Time, _ body: (inout PropertyAnimator) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    try perform(at: time) { (transition) throws(AnimatorError) in
      guard transition.phase == .led else { throw transition.wrongState(command) }
      try body(&transition.animator)
    }
  }

  /// Does a command after what has ended by then; all of it or nothing.
  private mutating func perform(
    at time: Time, _ body: (inout InteractiveTransition) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    var next = self
    if let last = animator.clock, time < last { throw .outOfOrder(time, last: last) }
    try next.settle(at: time)
    try body(&next)
    self = next
  }

  /// Notices the end of a run.
  mutating func settle(at time: Time) throws(AnimatorError) {
    guard let end = animator.endOfRun, end <= time else { return }
    try animator.perform(at: time) { _ in }
    if animator.isAtEnd(backwards: false) {
      phase = .finished
      note(.ended(completed: true), at: end)
    } else if animator.isAtEnd(backwards: true) {
      phase = .idle
      note(.ended(completed: false), at: end)
      // The next try sets out from the start as the first one did.
      animator.rewind()
    } else {
      note(.paused, at: end)
    }
  }

  private mutating func note(_ kind: TransitionEvent.Kind, at time: Time) {
    log.append(
      TransitionEvent(
        time: time, kind: kind, percentComplete: percentComplete(at: time),
        velocity: track.velocity(before: time)))
  }

  private func wrongState(_ command: String) -> AnimatorError {
    let state =
      switch phase {
      case .idle: "at its start"
      case .running: "running by the clock"
      case .led: "led by a finger"
      case .completing: "playing the rest"
      case .finished: "finished"
      }
    return .wrongState(command: command, state: state)
  }
}

extension PropertyAnimator {
  var isMoving: Bool { endOfRun != nil }

  fileprivate func isAtEnd(backwards: Bool) -> Bool {
    guard case .paused(let position) = phase, isBackwards == backwards else { return false }
    return position == (backwards ? rail.start : rail.end)
  }

  /// Back at its start: the whole way lies ahead again by its own timing.
  fileprivate mutating func rewind() {
    isBackwards = false
    rail = PropertyAnimator(timing: timing).rail
    phase = .paused(rail.start)
  }

  /// Of the finger at the moment it lets go, in whole ways per second; 0 once it rests.
  fileprivate func fingerVelocity(at time: Time) -> Double {
    guard case .scrubbed(let scrub) = phase, let finger = scrub.finger, time > finger.start,
      let local = try? time - finger.start, local <= finger.shape.path.duration
    else { return 0 }
    return finger.shape.fingerVelocity(at: local.seconds, .before)
  }

  /// Plays the rest after a release, always as after a scrub.
  fileprivate mutating func complete(
    _ outcome: ReleaseRule.Outcome, by curve: CurveSpecification, speed: Double, at time: Time
  ) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      let fraction = animator.forwardsFraction(at: time)
      let rest = InteractiveTransition.remainingDuration(
        outcome, duration: animator.timing.duration.seconds, percentComplete: fraction, speed: speed)
      let length = try AnimatorError.exactly { () throws(TimeOverflow) in try Time(roundingToNanosecond: rest)
      }
      try animator.takeHold(at: time)
      animator.isBackwards = outcome == .cancel
      try animator.go(on: curve, rest: length, isStated: speed != 1, from: fraction, at: time)
      animator.note(.continued, at: time)
    }
  }

  /// What is only paused counts as scrubbed to where it stands, with what it moved by.
  private mutating func takeHold(at time: Time) throws(AnimatorError) {
    try AnimatorError.exactly { () throws(TimeOverflow) in try letGo(at: time) }
    guard case .paused = phase else { return }
    phase = .scrubbed(
      Scrub(
        fraction: forwardsFraction(at: time), maps: starts.map { _ in .identity }, finger: nil,
        keepsVelocity: true))
  }
}
