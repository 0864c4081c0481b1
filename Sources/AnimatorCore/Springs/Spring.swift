#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A damped spring that pulls progress from 0 to 1: m s″ + c s′ + k (s − 1) = 0, s(0) = 0, s′(0) = v₀.
///
/// Always evaluated in closed form: any time, in any order, without stepping, without allocation, on
/// any thread. Progress may leave 0…1.
///
/// Source: the damped harmonic oscillator; parameters as in CASpringAnimation.
public struct Spring: Hashable, Sendable {
  /// In kilograms, more than 0.
  public let mass: Double
  /// k in newtons per metre, more than 0.
  public let stiffness: Double
  /// c in newton seconds per metre, 0 or more; at 0 the spring never settles.
  public let damping: Double
  /// s′(0) in whole distances per second, positive towards the goal.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is taken at its word. When false, as in Core Animation and
  /// WebKit, such a spring runs as a critical one of the same frequency.
  public let allowsOverdamping: Bool

  /// ω₀² = k / m.
  let frequencySquared: Double
  /// α: half of c / m, or ω₀ for a spring that runs as critical.
  let decay: Double
  /// α² − ω₀²: below 0 the spring swings, above 0 it creeps.
  let discriminant: Double

  /// A spring by its physical parameters; the defaults are CASpringAnimation's.
  ///
  /// - Throws: `TimingParameterError` for a mass or stiffness of 0 or less, a damping below 0, NaN,
  ///   an infinity, or anything beyond 10⁹ (a velocity beyond 10⁶).
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(TimingParameterError) {
    let positive = Spring.smallest...Spring.largest
    try TimingParameterError.check(mass, as: "mass", in: positive, Spring.positiveRange)
    try TimingParameterError.check(stiffness, as: "stiffness", in: positive, Spring.positiveRange)
    try TimingParameterError.check(
      damping, as: "damping", in: 0...Spring.largest, "0 or more, at most 1000000000")
    try Spring.checkVelocity(initialVelocity)
    self.init(
      trustedMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  // Wide enough for every spring that moves, narrow enough that no square below can overflow.
  static let smallest = 1e-9
  static let largest = 1e9
  static let positiveRange = "more than 0, at most 1000000000"
  static let largestVelocity = 1e6

  static func checkVelocity(_ velocity: Double) throws(TimingParameterError) {
    try TimingParameterError.check(
      velocity, as: "velocity", in: -largestVelocity...largestVelocity,
      "within -1000000 to 1000000 whole distances per second")
  }

  init(
    trustedMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    frequencySquared = stiffness / mass
    let critical = 2 * (stiffness * mass).squareRoot()
    if damping == critical || damping > critical && !allowsOverdamping {
      decay = (stiffness / mass).squareRoot()
      discriminant = 0
    } else {
      decay = damping / (2 * mass)
      // As a product, because α² − ω₀² loses its digits next to the critical damping.
      discriminant = (damping - critical) * (damping + critical) / (4 * mass * mass)
    }
  }

  /// ω₀ = √(k / m) in radians per second.
  public var undampedFrequency: Double { frequencySquared.squareRoot() }

  /// ζ = c / (2 √(k m)), also above 1 when the spring runs as critical.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Progress `seconds` after the start: 0 before it, towards 1 later.
  ///
  /// - Parameter seconds: Any; NaN counts as 0.
  /// - Returns: Whole distances; within 10⁻¹² of the exact solution, next to the critical damping too.
  public func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let (c, s) = basis(at: seconds)
    return 1 - (c + (decay - initialVelocity) * s)
  }

  /// The derivative of `value(at:)` in whole distances per second; 0 before the start.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0 else { return 0 }
    let (c, s) = basis(at: seconds)
    return initialVelocity * c + (frequencySquared - decay * initialVelocity) * s
  }

  /// The same spring with another velocity at its start: hand-off from a finger or another motion.
  ///
  /// - Parameter velocity: Whole distances per second towards the goal; clamped to ±10⁶, NaN counts as 0.
  public func starting(withVelocity velocity: Double) -> Spring {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -Spring.largestVelocity), Spring.largestVelocity)
    return Spring(
      trustedMass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// e^(−αt) cos ωt and e^(−αt) sin(ωt)/ω, or their hyperbolic twins; every solution is made of these two.
  ///
  /// One formula through ζ = 1: where ωt is small both are series in ±(ωt)², so nothing divides by
  /// an ω that vanishes. Four terms leave less than 10⁻²⁰ at ωt = 10⁻².
  func basis(at seconds: Double) -> (c: Double, s: Double) {
    let t = min(seconds, 1e30)
    let z = discriminant * t * t
    if abs(z) < 1e-4 {
      let envelope = exp(-decay * t)
      return (
        envelope * (1 + z / 2 * (1 + z / 12 * (1 + z / 30))),
        envelope * t * (1 + z / 6 * (1 + z / 20 * (1 + z / 42)))
      )
    }
    let rate = abs(discriminant).squareRoot()
    if discriminant < 0 {
      let envelope = exp(-decay * t)
      return (envelope * cos(rate * t), envelope * sin(rate * t) / rate)
    }
    // Two real exponentials; cosh alone would overflow, and α − ω would cancel.
    let slow = exp(-t * frequencySquared / (decay + rate))
    let fast = exp(-t * (decay + rate))
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }
}
