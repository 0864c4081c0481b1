extension Spring {
  /// SwiftUI's spring by perceived duration and bounce.
  ///
  /// k = (2π / duration)², ζ = 1 − bounce, or 1 / (1 + bounce) below 0, which is truly overdamped.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0.0001…10000; not the settling time.
  ///   - bounce: More than −1, at most 1; at 1 the spring never settles.
  ///   - initialVelocity: Whole distances per second.
  /// - Throws: `TimingParameterError` outside these ranges.
  ///
  /// Source: SwiftUI's `Spring(duration:bounce:)`, WWDC 2023 "Animate with springs".
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try TimingParameterError.check(
      duration, as: "duration", in: Spring.responses, Spring.responseRange)
    try TimingParameterError.check(bounce, as: "bounce", in: -0.999999...1, "more than -1, at most 1")
    try Spring.checkVelocity(initialVelocity)
    self.init(
      response: duration, trustedRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// SwiftUI's spring by response and damping ratio: k = (2π / response)², c = 4πζ / response.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds, 0.0001…10000.
  ///   - dampingRatio: 0…1000000; above 1 truly overdamped, at 0 it never settles.
  ///   - initialVelocity: Whole distances per second.
  /// - Throws: `TimingParameterError` outside these ranges.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try TimingParameterError.check(
      response, as: "response", in: Spring.responses, Spring.responseRange)
    try TimingParameterError.check(
      dampingRatio, as: "ratio", in: 0...1e6, "0 or more, at most 1000000")
    try Spring.checkVelocity(initialVelocity)
    self.init(response: response, trustedRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  private static let responses = 1e-4...1e4
  private static let responseRange = "0.0001 to 10000 seconds"

  private init(response: Double, trustedRatio ratio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / response
    self.init(frequency: frequency, ratio: ratio, initialVelocity: initialVelocity)
  }

  /// Mass 1 with ω₀ and ζ given.
  init(frequency: Double, ratio: Double, initialVelocity: Double) {
    self.init(
      trustedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The period of the undamped spring in seconds, 2π / ω₀; SwiftUI's response and perceived duration.
  public var response: Double { 2 * Double.pi / undampedFrequency }

  /// SwiftUI's bounce: 1 − ζ, or 1/ζ − 1 above ζ = 1.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// SwiftUI's preset without bounce, duration 0.5 s.
  public static let smooth = Spring(response: 0.5, trustedRatio: 1)
  /// SwiftUI's preset with a bounce of 0.15, duration 0.5 s.
  public static let snappy = Spring(response: 0.5, trustedRatio: 0.85)
  /// SwiftUI's preset with a bounce of 0.3, duration 0.5 s.
  public static let bouncy = Spring(response: 0.5, trustedRatio: 0.7)

  /// The spring of the platform's keyboard, push and modal presentations: 3 / 1000 / 500, run as
  /// critical, so ω₀ = 18.257 and about 0.506 s whatever duration is asked.
  ///
  /// Source: the animation UIKit adds for its private curve 7, read from CASpringAnimation in the debugger.
  public static let system = Spring(
    trustedMass: 3, stiffness: 1000, damping: 500, initialVelocity: 0, allowsOverdamping: false)
}

/// Android's named spring constants.
///
/// Source: `androidx.dynamicanimation.animation.SpringForce`.
public enum AndroidSpring {
  /// In newtons per metre for a mass of 1 kg.
  public enum Stiffness: Double, Hashable, Sendable, CaseIterable {
    case high = 10000
    case medium = 1500
    case low = 200
    case veryLow = 50
  }

  /// ζ; 1 is critical.
  public enum DampingRatio: Double, Hashable, Sendable, CaseIterable {
    case highBouncy = 0.2
    case mediumBouncy = 0.5
    case lowBouncy = 0.75
    case noBouncy = 1
  }
}

extension Spring {
  /// Android's SpringForce: mass 1; its own defaults when nothing is named.
  public static func android(
    stiffness: AndroidSpring.Stiffness = .medium,
    dampingRatio: AndroidSpring.DampingRatio = .mediumBouncy
  ) -> Spring {
    let root = stiffness.rawValue.squareRoot()
    return Spring(
      trustedMass: 1, stiffness: stiffness.rawValue, damping: 2 * dampingRatio.rawValue * root,
      initialVelocity: 0, allowsOverdamping: false)
  }
}
