/// What one motion runs by: a curve or a spring over an exact duration.
///
/// Evaluating it is total, allocates nothing and depends on nothing else.
public struct Timing: Hashable, Sendable {
  /// The two kinds of motion.
  public enum Motion: Hashable, Sendable {
    case curve(TimingFunction)
    case spring(Spring)
  }

  /// The curve or spring itself, without its duration.
  public let motion: Motion
  /// How long the motion takes; 0 is an instant change.
  public let duration: Time

  /// `duration` as a number.
  private let seconds: Double
  /// Of a spring.
  private let landing: SpringLanding?

  private init(_ motion: Motion, _ duration: Time) {
    self.motion = motion
    self.duration = max(duration, .zero)
    seconds = self.duration.seconds
    switch motion {
    case .curve: landing = nil
    case .spring(let spring):
      landing = SpringLanding(of: spring, residue: 1 - spring.value(at: seconds), duration: seconds)
    }
  }

  /// A curve over a duration; a negative duration counts as 0.
  public static func curve(_ function: TimingFunction, duration: Time) -> Timing {
    Timing(.curve(function), duration)
  }

  /// A spring until it has settled to a thousandth.
  ///
  /// - Throws: `TimingError.neverSettles` for a spring without damping, `.tooLong` beyond 10⁹ s.
  public static func spring(_ spring: Spring) throws(TimingError) -> Timing {
    let seconds = spring.settlingDuration
    guard seconds.isFinite else { throw .neverSettles }
    let duration: Time
    do {
      duration = try Time(roundingToNanosecond: seconds)
    } catch {
      throw .tooLong(seconds: seconds)
    }
    return .spring(spring, duration: duration)
  }

  /// A spring that is cut after a duration.
  ///
  /// What it then lacks of its goal, usually a thousandth, is led in smoothly while it slows down, so that
  /// it arrives without a jump and rests exactly at 1.
  public static func spring(_ spring: Spring, duration: Time) -> Timing {
    Timing(.spring(spring), duration)
  }

  /// The progress a number of seconds after the start.
  ///
  /// Exactly 0 before the start and exactly 1 at the duration and after it. At the start itself 0 too,
  /// but for `steps` and `linear(stops)` curves that begin elsewhere.
  ///
  /// - Parameter localSeconds: Seconds since the start; NaN counts as before it.
  /// - Returns: Whole distances; may leave 0…1.
  public func progress(at localSeconds: Double) -> Double {
    guard localSeconds >= 0 else { return 0 }
    if localSeconds >= seconds { return 1 }
    switch motion {
    case .curve(let function): return function.value(at: localSeconds / seconds)
    case .spring(let spring):
      return spring.value(at: localSeconds) + (landing?.value(at: localSeconds) ?? 0)
    }
  }

  /// The progress of the same motion when it undoes something, from 1 to 0: 1 − `progress(at:)`.
  ///
  /// A curve keeps its shape in time, a spring is a new spring the other way; neither retraces.
  public func backwardProgress(at localSeconds: Double) -> Double {
    1 - progress(at: localSeconds)
  }

  /// The speed of `progress(at:)` in whole distances per second, from the right: what a spring that
  /// takes over starts with. 0 outside the motion; kept within ±10⁶ where a curve is vertical.
  public func velocity(at localSeconds: Double) -> Double {
    guard localSeconds >= 0, localSeconds < seconds else { return 0 }
    let velocity: Double
    switch motion {
    case .curve(let function): velocity = function.slope(at: localSeconds / seconds) / seconds
    case .spring(let spring):
      velocity = spring.velocity(at: localSeconds) + (landing?.slope(at: localSeconds) ?? 0)
    }
    return min(max(velocity, -Spring.largestVelocity), Spring.largestVelocity)
  }

  /// Bounds of the progress while the motion runs; a spring that is cut early may stay within them.
  public var range: ClosedRange<Double> {
    switch motion {
    case .curve(let function): return function.range
    case .spring(let spring):
      let (range, residue) = (spring.range, landing?.residue ?? 0)
      return range.lowerBound + min(residue, 0)...range.upperBound + max(residue, 0)
    }
  }
}

/// Why a spring cannot run as asked.
public enum TimingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A spring without damping and without a duration.
  case neverSettles
  /// A computed duration beyond what `Time` holds.
  case tooLong(seconds: Double)
  /// A duration was given to a spring that has its own.
  case hasOwnDuration
  /// No duration was given to a curve or spring that needs one.
  case needsDuration
  /// The duration given makes no spring.
  case parameter(TimingParameterError)

  /// Lower case, no full stop.
  public var description: String {
    switch self {
    case .neverSettles: "a spring without damping never settles and needs a duration"
    case .tooLong(let seconds):
      "the spring takes \(DecimalText(seconds).text(significantDigits: 6)) seconds to settle; at most 1000000000 can be shown"
    case .hasOwnDuration: "the spring has its own duration"
    case .needsDuration: "the curve needs a duration"
    case .parameter(let error): error.description
    }
  }
}
