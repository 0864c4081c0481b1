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
