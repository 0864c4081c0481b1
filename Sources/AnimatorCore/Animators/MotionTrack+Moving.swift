/// A value in a unit of its own, such as points or degrees, that is told where to go.
///
/// Each of these ends at its time whatever runs and drops what was still to come.
extension MotionTrack {
  /// Sets the value at once.
  public mutating func set(_ value: Double, at time: Time) throws(AnimatorError) {
    _ = try play(.rest(value), at: time)
  }

  /// Goes from one value to another by a timing, or back from the second to the first along the same path.
  ///
  /// - Parameter reversed: Whether it retraces the path, so that it begins at `goal` and ends at `value`.
  /// - Returns: When it ends.
  @discardableResult
  public mutating func play(
    _ timing: Timing, from value: Double, to goal: Double, reversed: Bool = false, at time: Time
  ) throws(AnimatorError) -> Time {
    let leg = MotionLeg(
      .timed(TimedShape(timing: timing, from: value, to: goal)), from: 0, to: timing.duration.seconds,
      length: timing.duration)
    return try play(reversed ? leg.reversed : leg, at: time)
  }

  /// Goes to a value from where it is, taking over the value and the velocity with which it moves.
  ///
  /// A spring pulls from there, and settles to a thousandth of the distance, or of |velocity| / ω₀
  /// where that is more. A curve that meets a motion is v + (goal − v) · g plus a term that leads over
  /// from the one speed to the other and vanishes at the end. *Ours*.
  ///
  /// - Parameters:
  ///   - curve: By its name or its numbers, as scripts write it.
  ///   - duration: Nil for a spring with a time of its own.
  ///   - frameRate: Of the film: a spring lands in the last two frames.
  /// - Returns: When it is there.
  /// - Throws: `AnimatorError.timing` when curve and duration do not go together.
  @discardableResult
  public mutating func move(
    to goal: Double, curve: CurveSpecification, duration: Time? = nil, frameRate: FrameRate, at time: Time
  ) throws(AnimatorError) -> Time {
    let timing: Timing
    do {
      timing = try curve.timing(duration: duration, frameRate: frameRate)
    } catch {
      throw .timing(error)
    }
    let (value, velocity) = (self.value(at: time), self.velocity(before: time))
    guard velocity != 0, timing.duration > .zero else {
      return try play(timing, from: value, to: goal, at: time)
    }
    guard case .spring(let spring) = timing.motion else {
      let shape = BlendedShape(timing, from: value, velocity: velocity, to: goal)
      return try play(
        MotionLeg(.blended(shape), from: 0, to: shape.duration, length: timing.duration), at: time)
    }
    var (length, taken) = (timing.duration, spring)
    switch curve.motion {
    case .dampedSpring(let ratio, _):
      taken = .damped(
        ratio: ratio, offset: value - goal, velocity: velocity, seconds: length.seconds)
    case .spring where curve.hasOwnDuration:
      let unit = max(abs(value - goal), abs(velocity) / spring.undampedFrequency)
      do {
        length = try spring.settlingTime(
          offset: value - goal, velocity: velocity, unit: unit, frameRate: frameRate)
      } catch {
        throw .timing(error)
      }
    case .spring, .curve: break
    }
    let shape = SpringShape(
      taken, from: value, velocity: velocity, to: goal, duration: length.seconds, frameRate: frameRate)
    return try play(MotionLeg(.spring(shape), from: 0, to: length.seconds, length: length), at: time)
  }

  /// Is led by a finger from where it is.
  ///
  /// - Parameter distance: How far the finger takes it along the path, in the value's unit.
  /// - Returns: When the path ends.
  @discardableResult
  public mutating func follow(_ path: FingerPath, by distance: Double, at time: Time) throws(AnimatorError)
    -> Time
  {
    let shape = FingerShape(path, from: value(at: time), by: distance, limit: .none)
    return try play(
      MotionLeg(.finger(shape), from: 0, to: path.duration.seconds, length: path.duration), at: time)
  }

  private mutating func play(_ leg: MotionLeg, at time: Time) throws(AnimatorError) -> Time {
    // In place, because a copy at each of many moves would take quadratic time.
    let end = try AnimatorError.exactly { () throws(TimeOverflow) in
      _ = try time + leg.length
      try cut(at: time)
      return try append(leg, at: time)
    }
    return end
  }
}
