#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a finger, or what it has thrown, goes its way in time: the share of the way, 0 to 1.
///
/// Closed form: any time, in any order. Where it goes and how far is said elsewhere.
public struct FingerPath: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    /// The smoothest way from rest to `endSpeed` ways per duration.
    case minimumJerk(endSpeed: Double)
    case curve(TimingFunction)
    /// The finger leads for `fingerShare` of the duration, then the content slows down.
    case thrown(DecelerationRate, fingerShare: Double)
    case joined([Stretch])
  }

  let course: Course
  /// How long the way takes; 0 is a jump.
  public let duration: Time
  /// Ways per second when the finger lifts, where that is not the speed of the course at its end.
  private let statedReleaseSpeed: Double?
  private let seconds: Double

  init(_ course: Course, duration: Time, releaseSpeed: Double? = nil) {
    self.course = course
    self.duration = max(duration, .zero)
    seconds = self.duration.seconds
    statedReleaseSpeed = releaseSpeed
  }

  /// A drag: from rest to rest, so that the finger lets go at speed 0.
  ///
  /// - Parameters:
  ///   - duration: A negative one counts as 0.
  ///   - curve: Another course; what it moves by at its end is the speed at release.
  ///
  /// Source: minimum jerk, 10x³ − 15x⁴ + 6x⁵, Flash and Hogan, "The coordination of arm movements",
  /// Journal of Neuroscience 5 (1985).
  public static func drag(duration: Time = .milliseconds(600), curve: TimingFunction? = nil) -> FingerPath {
    FingerPath(curve.map(Course.curve) ?? .minimumJerk(endSpeed: 0), duration: duration)
  }

  /// A swipe: from rest, leaving at the speed of the whole way per duration, whatever the curve.
  public static func swipe(duration: Time = .milliseconds(150), curve: TimingFunction? = nil) -> FingerPath {
    let seconds = duration.seconds
    return FingerPath(
      curve.map(Course.curve) ?? .minimumJerk(endSpeed: 1), duration: duration,
      releaseSpeed: seconds > 0 ? 1 / seconds : 0)
  }

  /// Content that is thrown: the finger leads it for the first three tenths, then it slows down.
  ///
  /// The content has come to rest, but for e^(−κt) of its speed, at the end of the duration and is
  /// stopped there; at `fast` and 500 ms that is a thirtieth.
  ///
  /// - Parameter curve: Another course for the content, the finger on it all the way.
  public static func scroll(
    duration: Time = .milliseconds(500), rate: DecelerationRate = .fast, curve: TimingFunction? = nil
  ) -> FingerPath {
    FingerPath(curve.map(Course.curve) ?? .thrown(rate, fingerShare: 0.3), duration: duration)
  }

  /// A finger that goes here and there without leaving the glass, and rests in between.
  ///
  /// - Parameters:
  ///   - stretches: In the order of time, none beginning before the one before it ends.
  ///   - duration: Until the finger leaves; at least until the last of them ends.
  public static func joined(_ stretches: [Stretch], duration: Time) -> FingerPath {
    FingerPath(.joined(stretches), duration: duration)
  }

  /// How long the finger is on the glass: the whole duration, of a thrown scroll the first three
  /// tenths, rounded to a nanosecond.
  public var contactDuration: Time {
    guard case .thrown(_, let share) = course else { return duration }
    return (try? Time(roundingToNanosecond: seconds * share)) ?? duration
  }

  var contactSeconds: Double { contactDuration.seconds }

  /// The share of the way a number of seconds after the start: 0 before it, exactly 1 from the end on, or
  /// where the last of joined stretches leads. A curve may leave 0…1. NaN counts as before.
  public func share(at time: Double) -> Double {
    if case .joined(let stretches) = course { return stretches.share(at: time) }
    if time >= seconds { return 1 }
    guard time > 0 else { return 0 }
    let x = time / seconds
    switch course {
    case .joined: return 0
    case .curve(let function): return function.value(at: x)
    case .minimumJerk(let u): return FingerPath.quintic(x, endSpeed: u).value
    case .thrown(let rate, let share): return thrown(x, rate, share).value
    }
  }

  /// Ways per second: from the right, 0 before the start and from the end on; within ±10⁶.
  public func speed(at time: Double) -> Double {
    guard time >= 0, time < seconds else { return 0 }
    let x = time / seconds
    let slope: Double
    switch course {
    case .joined(let stretches): return FingerPath.bounded(stretches.speed(at: time))
    case .curve(let function): slope = function.slope(at: x)
    case .minimumJerk(let u): slope = FingerPath.quintic(x, endSpeed: u).slope
    case .thrown(let rate, let share): slope = thrown(x, rate, share).slope
    }
    return FingerPath.bounded(slope / seconds)
  }

  /// Ways per second at which the finger leaves the glass at the end of its contact.
  public var releaseSpeed: Double {
    if let statedReleaseSpeed { return FingerPath.bounded(statedReleaseSpeed) }
    guard seconds > 0 else { return 0 }
    switch course {
    case .joined(let stretches): return FingerPath.bounded(stretches.releaseSpeed(at: seconds))
    case .curve(let function): return FingerPath.bounded(function.slope(at: 1) / seconds)
    case .minimumJerk(let u): return FingerPath.bounded(u / seconds)
    case .thrown(let rate, let share): return FingerPath.bounded(thrown(share, rate, share).slope / seconds)
    }
  }

  /// The lowest and highest share of the way.
  var range: ClosedRange<Double> {
    switch course {
    case .minimumJerk, .thrown: return 0...1
    case .curve(let function): return min(0, function.range.lowerBound)...max(1, function.range.upperBound)
    case .joined(let stretches): return stretches.range
    }
  }

  private static func bounded(_ speed: Double) -> Double {
    min(max(speed, -Spring.largestVelocity), Spring.largestVelocity)
  }

  /// The quintic from rest to (1, `endSpeed`), without acceleration at either end.
  private static func quintic(_ x: Double, endSpeed u: Double) -> (value: Double, slope: Double) {
    let (a, b, c) = (10 - 4 * u, -15 + 7 * u, 6 - 3 * u)
    return (((c * x + b) * x + a) * x * x * x, ((5 * c * x + 4 * b) * x + 3 * a) * x * x)
  }

  /// A swipe over `contact` of the duration, then v₀ e^(−κt), joined without a change of speed.
  private func thrown(
    _ x: Double, _ rate: DecelerationRate, _ contact: Double
  ) -> (value: Double, slope: Double) {
    let decay = rate.decay * seconds
    let whole = -expm1(-decay * (1 - contact))
    // The finger's share a leaves at a / contact; the rest 1 − a starts at (1 − a) κ / whole.
    let speed = decay / whole
    let led = contact * speed / (1 + contact * speed)
    if x < contact {
      let finger = FingerPath.quintic(x / contact, endSpeed: 1)
      return (led * finger.value, led / contact * finger.slope)
    }
    let gone = -expm1(-decay * (x - contact))
    return (led + (1 - led) * gone / whole, (1 - led) * speed * (1 - gone))
  }
}
