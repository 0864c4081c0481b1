/// What a script says about how a motion runs: a curve, a spring with its own time, or a spring that
/// takes the duration written beside it.
///
/// Two are equal when they are written alike.
public struct CurveSpecification: Hashable, Sendable {
  /// The kinds of curve a script can name, by where their duration comes from.
  public enum Motion: Hashable, Sendable {
    /// Needs a duration.
    case curve(TimingFunction)
    /// Ends when it has settled to a thousandth.
    case spring(Spring)
    /// UIKit's form: the duration decides the stiffness. `initialVelocity` in whole distances per second.
    case dampedSpring(dampingRatio: Double, initialVelocity: Double)
  }

  /// The curve or spring itself.
  public let motion: Motion
  /// The name it was written by, when it is one of `named`.
  public let name: String?
  /// How a spring was written.
  let form: SpringForm

  init(_ motion: Motion, name: String? = nil, form: SpringForm = .physical) {
    self.motion = motion
    self.name = name
    self.form = form
  }

  /// A curve made in Swift.
  public init(_ function: TimingFunction) { self.init(.curve(function)) }

  /// A spring made in Swift.
  public init(_ spring: Spring) { self.init(.spring(spring)) }

  enum SpringForm: Hashable, Sendable {
    case physical
    case perceptual(duration: Double, bounce: Double)
    case response(Double, ratio: Double)
  }

  /// Whether a `duration:` beside it is an error: true for springs, but not for UIKit's form nor for
  /// one without damping, which never settles.
  public var hasOwnDuration: Bool {
    if case .spring(let spring) = motion { spring.settlingDuration.isFinite } else { false }
  }

  /// The motion over a duration.
  ///
  /// - Parameters:
  ///   - duration: As written beside the curve; nil when nothing is written.
  ///   - fallback: What a curve takes when nothing is written; springs with their own time ignore it.
  /// - Throws: `TimingError` when both or none of the two durations there could be are given, and for
  ///   a UIKit spring over less than 0.0001 s, but not over 0, which is an instant change.
  public func timing(
    duration: Time?, orElse fallback: Time? = nil
  ) throws(TimingError) -> Timing {
    switch motion {
    case .curve(let function):
      guard let duration = duration ?? fallback else { throw .needsDuration }
      return .curve(function, duration: duration)
    case .spring(let spring):
      guard hasOwnDuration else {
        guard let duration else { throw .neverSettles }
        return .spring(spring, duration: duration)
      }
      guard duration == nil else { throw .hasOwnDuration }
      return try .spring(spring)
    case .dampedSpring(let ratio, let velocity):
      guard let duration = duration ?? fallback else { throw .needsDuration }
      if duration <= .zero { return .curve(.linear, duration: .zero) }
      let spring: Spring
      do {
        spring = try Spring(
          dampingRatio: ratio, duration: duration.seconds, initialVelocity: velocity)
      } catch {
        throw .parameter(error)
      }
      return .spring(spring, duration: duration)
    }
  }

  /// The value alone, without a duration.
  ///
  /// - Parameter position: The fraction of the duration for a curve and for a UIKit spring (which is
  ///   taken over one second), seconds for any other spring. May lie outside 0…1.
  /// - Returns: Progress and its derivative with respect to `position`.
  public func sample(at position: Double) -> (value: Double, slope: Double) {
    switch motion {
    case .curve(let function): return (function.value(at: position), function.slope(at: position))
    case .spring(let spring): return (spring.value(at: position), spring.velocity(at: position))
    case .dampedSpring(let ratio, let velocity):
      let frequency = Spring.uikitFrequency(ratio: ratio, duration: 1, velocity: velocity).frequency
      let spring = Spring(frequency: frequency, ratio: ratio, initialVelocity: velocity)
      return (spring.value(at: position), spring.velocity(at: position))
    }
  }
}
