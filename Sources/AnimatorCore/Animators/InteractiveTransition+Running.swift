/// The inner workings the commands of a transition share.
extension InteractiveTransition {
  mutating func lead(
    _ command: String, at time: Time, _ body: (inout PropertyAnimator) throws(AnimatorError) -> Void
  ) throws(AnimatorError) {
    try perform(at: time) { (transition) throws(AnimatorError) in
      guard transition.phase == .led else { throw transition.wrongState(command) }
      try body(&transition.animator)
    }
  }

  /// Does a command after what has ended by then; all of it or nothing.
  mutating func perform(
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

  mutating func note(_ kind: TransitionEvent.Kind, at time: Time) {
    log.append(
      TransitionEvent(
        time: time, kind: kind, percentComplete: percentComplete(at: time),
        velocity: track.velocity(before: time)))
  }

  func wrongState(_ command: String) -> AnimatorError {
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

  func isAtEnd(backwards: Bool) -> Bool {
    guard case .paused(let position) = phase, isBackwards == backwards else { return false }
    return position == (backwards ? rail.start : rail.end)
  }

  /// Back at its start: the whole way lies ahead again by its own timing.
  mutating func rewind() {
    isBackwards = false
    rail = PropertyAnimator(timing: timing).rail
    phase = .paused(rail.start)
  }

  /// Of the finger at the moment it lets go, in whole ways per second; 0 once it rests.
  func fingerVelocity(at time: Time) -> Double {
    guard case .scrubbed(let scrub) = phase, let finger = scrub.finger, time > finger.start,
      let local = try? time - finger.start, local <= finger.shape.path.duration
    else { return 0 }
    return finger.shape.fingerVelocity(at: local.seconds, .before)
  }

  /// Plays the rest after a release, always as after a scrub.
  mutating func complete(
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
