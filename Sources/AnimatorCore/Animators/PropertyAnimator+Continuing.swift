extension PropertyAnimator {
  /// Plays the rest: `continueAnimation(withTimingParameters:durationFactor:)`.
  ///
  /// *Ours*, where the platform says nothing. After a pause without scrubbing the rest is measured in
  /// time: with neither a curve nor a factor exactly what was left is played. A curve that rises all
  /// the way is entered where it has the value on screen, and what is left of it, forwards or
  /// backwards, is stretched over the rest; any other curve g plays v + (goal − v) · g. A spring starts
  /// from the value on screen with the velocity on screen, whatever velocity it was given itself; with
  /// a time of its own it settles to a thousandth of the whole way.
  ///
  /// - Parameters:
  ///   - curve: Nil for the animator's own.
  ///   - durationFactor: The rest as a share of the duration, 0…1000; 0 for 1 − fraction.
  /// - Throws: `AnimatorError`; `.wrongState` unless it is paused, `.parameter` for the factor, `.timing`
  ///   for a spring that never settles and for a factor beside one with a time of its own.
  public mutating func continueAnimation(
    curve: CurveSpecification? = nil, durationFactor: Double = 0, at time: Time
  ) throws(AnimatorError) {
    try AnimatorError.check(
      durationFactor, as: "durationFactor", in: 0...1000, "0 or more, at most 1000")
    try perform(at: time) { (animator) throws(AnimatorError) in
      let fraction = try animator.settledFraction(at: time, "continue")
      let left = animator.isBackwards ? fraction : 1 - fraction
      let isStated = durationFactor != 0
      if curve == nil, !isStated, case .paused(let here) = animator.phase {
        try AnimatorError.exactly { () throws(TimeOverflow) in try animator.run(from: here, at: time) }
      } else {
        let rest = try animator.share(isStated ? durationFactor : abs(left))
        try animator.go(on: curve, rest: rest, isStated: isStated, from: fraction, at: time)
      }
      animator.note(.continued, at: time)
    }
  }

  /// A share of the duration, rounded to a nanosecond once.
  func share(_ share: Double) throws(AnimatorError) -> Time {
    if share == 1 { return timing.duration }
    return try AnimatorError.exactly { () throws(TimeOverflow) in
      try Time(roundingToNanosecond: timing.duration.seconds * share)
    }
  }

  /// Puts a scrubbed animator back on its rail where that is possible.
  ///
  /// - Returns: Where it stands, as a fraction of time while not reversed.
  mutating func settledFraction(at time: Time, _ command: String) throws(AnimatorError) -> Double {
    switch phase {
    case .paused(let position): return rail.fraction(at: position)
    case .scrubbed(let scrub):
      let fraction = scrub.fraction(at: time)
      try AnimatorError.exactly { () throws(TimeOverflow) in
        try letGo(at: time)
        if scrub.isOnPath { phase = .paused(try rail.cut(atFraction: fraction)) }
      }
      return scrub.isOnPath ? min(max(fraction, 0), 1) : fraction
    default: throw wrongState(command)
    }
  }

  /// Runs to the end of its way by a curve or spring.
  ///
  /// - Parameters:
  ///   - rest: How long that takes, unless a spring knows better.
  ///   - isStated: Whether `rest` was asked for, which a spring with a time of its own refuses.
  ///   - fraction: Where it stands, while not reversed.
  mutating func go(
    on given: CurveSpecification?, rest: Time, isStated: Bool, from fraction: Double, at time: Time
  ) throws(AnimatorError) {
    let curve = given ?? curve
    if isStated, curve.hasOwnDuration { throw .timing(.hasOwnDuration) }
    let goal: Double = isBackwards ? 0 : 1
    let next = Continuation(curve: curve, rest: rest, fraction: fraction, goal: goal)
    let values = values(at: time)
    let velocities = velocities(at: time)
    let length: Time
    if case .spring(let spring) = curve.motion, isStated || spring.settlingDuration.isInfinite, given == nil {
      // Its own spring without an end of its own: cut after the rest, as it was after the duration.
      length = rest
    } else {
      do { length = try next.length(from: values[0], velocity: velocities[0]) } catch { throw .timing(error) }
    }
    let motions = starts.indices.map {
      next.leg(from: values[$0], velocity: velocities[$0], start: starts[$0], length: length)
    }
    let leg = Rail.Leg(length: length, from: fraction, to: goal, motions: motions)
    try AnimatorError.exactly { () throws(TimeOverflow) in
      try run(from: try place(leg, fraction: fraction, values: values), at: time)
    }
  }

  /// Puts what lies ahead on the rail; off the rail, what would lie behind as well.
  private mutating func place(
    _ leg: Rail.Leg, fraction: Double, values: [Double]
  ) throws(TimeOverflow) -> Rail.Position {
    if case .paused(let here) = phase {
      return try rail.replaceAhead(of: here, reversed: isBackwards, with: leg)
    }
    let behind = try own(from: fraction, values, to: isBackwards ? 1 : 0)
    rail.legs = isBackwards ? [leg.reversed, behind] : [behind.reversed, leg]
    return Rail.Position(startOf: 1)
  }

  /// The animator's own curve from where it was scrubbed to; a spring is taken at its timing, stretched.
  func own(from fraction: Double, _ values: [Double], to goal: Double) throws(TimeOverflow) -> Rail.Leg {
    let length = try Time(
      roundingToNanosecond: timing.duration.seconds * abs(goal - fraction))
    let motions = starts.indices.map { index in
      if case .curve = timing.motion {
        return Continuation(
          curve: curve, rest: length, fraction: fraction, goal: goal
        ).leg(from: values[index], velocity: 0, start: starts[index], length: length)
      }
      return MotionLeg(
        .timed(TimedShape(timing: timing, from: values[index], to: goal)), from: MotionLeg.justBefore,
        to: timing.duration.seconds, length: length)
    }
    return Rail.Leg(length: length, from: fraction, to: goal, motions: motions)
  }

  func values(at time: Time) -> [Double] {
    switch phase {
    case .paused(let position): starts.indices.map { rail.value(of: $0, at: position) }
    case .scrubbed(let scrub): scrub.maps.map { $0.value(at: scrub.fraction(at: time)) }
    default: tracks.map { $0.value(at: time) }
    }
  }

  /// What still moved until this very instant.
  private func velocities(at time: Time) -> [Double] {
    if case .scrubbed(let scrub) = phase, !scrub.keepsVelocity { return tracks.map { _ in 0 } }
    return tracks.map { $0.velocity(before: time) }
  }
}
