extension PropertyAnimator {
  /// Starts, or goes on with, the animation: `startAnimation()`, `startAnimation(afterDelay:)`.
  ///
  /// - Parameter delay: How long it rests first, active and running; a command within the delay ends it.
  /// - Throws: `AnimatorError`; `.parameter` for a negative delay.
  public mutating func start(after delay: Time = .zero, at time: Time) throws(AnimatorError) {
    try AnimatorError.check(delay.seconds, as: "the delay", in: 0...1e9, "0 or more")
    if delay <= .zero, pausedFraction(at: time) != nil { return try continueAnimation(at: time) }
    try perform(at: time) { (animator) throws(AnimatorError) in
      guard case .inactive = animator.phase else { throw animator.wrongState("start") }
      try AnimatorError.exactly { () throws(TimeOverflow) in
        try animator.run(from: animator.rail.start, at: time + delay)
      }
      animator.note(.started, at: time)
    }
  }

  /// Pauses where it is. Nothing moves on screen; with `scrubsLinearly` the fraction becomes the value.
  ///
  /// An inactive animator becomes active, paused at its start. Pausing twice is no error.
  public mutating func pause(at time: Time) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      try AnimatorError.exactly { () throws(TimeOverflow) in try animator.hold(at: time) }
      switch animator.phase {
      case .paused, .scrubbed: break
      default: throw animator.wrongState("pause")
      }
    }
  }

  /// Turns round: the fraction becomes 1 − fraction and nothing moves. A running animator goes back along
  /// its path and takes as long as it had played; turning round again is as if nothing had been.
  ///
  /// Setting what it is already does nothing. A finger that leads lets go. Inactive animators cannot turn.
  public mutating func setReversed(_ isReversed: Bool, at time: Time) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      switch animator.phase {
      case .running(let run):
        guard isReversed != animator.isBackwards else { return }
        try AnimatorError.exactly { () throws(TimeOverflow) in
          let here = try animator.position(of: run, at: time)
          animator.isBackwards = isReversed
          try animator.run(from: here, at: time)
        }
      case .paused, .scrubbed:
        guard isReversed != animator.isBackwards else { return }
        try AnimatorError.exactly { () throws(TimeOverflow) in
          try animator.letGo(at: time)
          animator.isBackwards = isReversed
          try animator.showFraction(at: time)
        }
      default: throw animator.wrongState("reverse")
      }
      animator.note(.reversed(isReversed), at: time)
    }
  }

  /// Stops where it is, for `finish(at:)` to follow: `stopAnimation(false)`.
  public mutating func stop(at time: Time) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      switch animator.phase {
      case .running, .paused, .scrubbed: break
      default: throw animator.wrongState("stop")
      }
      try AnimatorError.exactly { () throws(TimeOverflow) in
        try animator.hold(at: time, isSilent: true)
        try animator.letGo(at: time)
      }
      animator.phase = .stopped
      animator.note(.stopped, at: time)
    }
  }

  /// Ends a stopped animator at its end, at its start or where it is: `finishAnimation(at:)`.
  public mutating func finish(at position: Position, time: Time) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      guard case .stopped = animator.phase else { throw animator.wrongState("finish") }
      if position != .current {
        let value: Double = position == .end ? 1 : 0
        try AnimatorError.exactly { () throws(TimeOverflow) in
          for index in animator.tracks.indices { try animator.tracks[index].append(.rest(value), at: time) }
          try animator.fractions.append(.rest(animator.isBackwards ? 1 - value : value), at: time)
        }
      }
      animator.phase = .finished
      animator.note(.completed(position), at: time)
    }
  }

  /// Stops and ends at once.
  public mutating func stop(finishAt position: Position, at time: Time) throws(AnimatorError) {
    var next = self
    try next.stop(at: time)
    try next.finish(at: position, time: time)
    self = next
  }

  /// Pauses what runs, activates what is inactive; anything else stays as it is.
  mutating func hold(at time: Time, isSilent: Bool = false) throws(TimeOverflow) {
    switch phase {
    case .running(let run):
      let here = try position(of: run, at: time)
      try cut(at: time)
      phase = .paused(here)
    case .inactive: phase = .paused(rail.start)
    default: return
    }
    try showFraction(at: time)
    if !isSilent { note(.paused, at: time) }
  }
}
