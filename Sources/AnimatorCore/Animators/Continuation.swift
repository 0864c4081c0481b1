/// How a motion goes on towards 0 or 1 after it was interrupted.
struct Continuation {
  let curve: CurveSpecification
  /// What a curve, or a spring that takes its stiffness from its duration, has left.
  let rest: Time
  /// In fractions; what belongs to it may have begun later or may be back earlier.
  let fraction: Double
  /// 0 or 1.
  let goal: Double

  /// How long a value takes.
  ///
  /// - Throws: `TimingError` for a spring that never settles.
  func length(from value: Double, velocity: Double) throws(TimingError) -> Time {
    guard case .spring(let spring) = curve.motion, value != goal || velocity != 0 else { return rest }
    return try spring.settlingTime(offset: value - goal, velocity: velocity, unit: 1)
  }

  /// The way from a value to the goal over a length of time.
  ///
  /// - Parameter start: The fraction at which what moves begins on its way to 1, and is back from 1.
  func leg(from value: Double, velocity: Double, start: Double, length: Time) -> MotionLeg {
    if value == 0, goal == 0 { return .rest(0, length: length) }
    if value == 0, goal == 1, start > fraction {
      return waiting((start - fraction) / (1 - fraction), length: length)
    }
    let share = goal == 0 && start < fraction ? (fraction - start) / fraction : 1
    switch curve.motion {
    case .curve(let function):
      return leg(function, from: value, share: share, length: length)
    case .spring, .dampedSpring:
      guard let shape = spring(from: value, velocity: velocity, seconds: length.seconds) else {
        return leg(.linear, from: value, share: share, length: length)
      }
      return MotionLeg(.spring(shape), from: 0, to: length.seconds, length: length)
    }
  }

  /// Not begun: rests for a share of the time and then takes the whole curve.
  private func waiting(_ share: Double, length: Time) -> MotionLeg {
    guard share < 1 else { return Continuation.jumpAtEnd(length: length) }
    switch curve.motion {
    case .curve(let function):
      return MotionLeg(
        .timed(TimedShape(timing: .oneSecond(function), from: 0, to: 1)),
        from: -share / (1 - share), to: 1, length: length)
    case .spring, .dampedSpring:
      let moving = length.seconds * (1 - share)
      guard let shape = spring(from: 0, velocity: 0, seconds: moving) else {
        return Continuation.jumpAtEnd(length: length)
      }
      return MotionLeg(.spring(shape), from: moving - length.seconds, to: moving, length: length)
    }
  }

  /// 0 until the end, 1 from there on.
  static func jumpAtEnd(length: Time) -> MotionLeg {
    let jump = TimedShape(timing: .curve(.linear, duration: .zero), from: 0, to: 1)
    return MotionLeg(.timed(jump), from: -length.seconds, to: 0, length: length)
  }

  private func leg(_ function: TimingFunction, from value: Double, share: Double, length: Time) -> MotionLeg {
    let timing = Timing.oneSecond(function)
    if value > 0, value < 1, function.isMonotone {
      let x = function.entry(at: value).x
      let reached = function.value(at: x)
      // Entered where the curve has the value, to the last bit: what the search left is spread over the rest.
      if goal == 1, reached < 1 - 1e-9 {
        let base = (value - reached) / (1 - reached)
        return MotionLeg(
          .timed(TimedShape(timing: timing, from: base, to: 1)), from: x, to: 1, length: length)
      }
      if goal == 0, reached > 1e-9 {
        let shape = TimedShape(timing: timing, from: 0, to: value / reached)
        let end = share < 1 ? -x * (1 - share) / share : MotionLeg.justBefore
        return MotionLeg(.timed(shape), from: x, to: end, length: length)
      }
    }
    let shape = TimedShape(timing: timing, from: value, to: goal)
    return MotionLeg(.timed(shape), from: MotionLeg.justBefore, to: 1 / share, length: length)
  }

  private func spring(from value: Double, velocity: Double, seconds: Double) -> SpringShape? {
    guard seconds > 0 else { return nil }
    let spring: Spring
    switch curve.motion {
    case .curve: return nil
    case .spring(let given): spring = given
    case .dampedSpring(let ratio, _):
      // Below that no frame falls into it, and the stiffness grows beyond bounds.
      guard seconds >= 1e-4 else { return nil }
      spring = .damped(ratio: ratio, offset: value - goal, velocity: velocity, seconds: seconds)
    }
    return SpringShape(
      spring, from: value, velocity: velocity, to: goal, duration: seconds)
  }
}

extension Timing {
  /// A curve whose seconds are fractions.
  static func oneSecond(_ function: TimingFunction) -> Timing {
    .curve(function, duration: .milliseconds(1000))
  }
}

extension Spring {
  /// Settled to a thousandth of `unit`, rounded to a nanosecond.
  func settlingTime(
    offset: Double, velocity: Double, unit: Double
  ) throws(TimingError) -> Time {
    let seconds = settlingDuration(
      offset: offset, velocity: velocity, threshold: Spring.settlingThreshold * unit
    ).seconds
    guard seconds.isFinite else { throw .neverSettles }
    do { return try Time(roundingToNanosecond: seconds) } catch { throw .tooLong(seconds: seconds) }
  }

  /// UIKit's spring over a duration, for a value that is `offset` from its goal and moves already.
  ///
  /// - Parameter seconds: 0.0001 or more.
  static func damped(ratio: Double, offset: Double, velocity: Double, seconds: Double) -> Spring {
    // In whole distances towards the goal; of a distance that vanishes, as many as a spring may have.
    let relative = velocity == 0 ? 0 : -velocity / offset
    let bounded = relative.isNaN ? 0 : min(max(relative, -largestVelocity), largestVelocity)
    let frequency = uikitFrequency(ratio: ratio, duration: seconds, velocity: bounded).frequency
    return Spring(frequency: frequency, ratio: ratio, initialVelocity: 0)
  }
}
