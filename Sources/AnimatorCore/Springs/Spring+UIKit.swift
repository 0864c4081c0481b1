#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Spring {
  /// UIKit's `usingSpringWithDamping:initialSpringVelocity:` for a given duration; mass 1.
  ///
  /// ω₀ is where the envelope of the motion reaches a thousandth at the end of the duration:
  /// |B| e^(−ζω₀d) = 0.001 with B = (ζω₀ − v₀)/ω_d, or (1 + (ω₀ − v₀) d) e^(−ω₀d) at ζ = 1. Of several
  /// such ω₀ the largest is taken.
  ///
  /// - Parameters:
  ///   - dampingRatio: More than 0.001 (below it the envelope starts under a thousandth), at most 1.
  ///   - duration: Seconds, 0.0001…10000.
  ///   - initialVelocity: Whole distances per second.
  /// - Throws: `TimingParameterError` outside these ranges.
  ///
  /// Source: the springs UIKit creates, as published by others; anchored by SDCAlertView's
  /// 522.35 / 45.71 for 0.404 s at ratio 1.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try Spring.checkUIKit(dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    try TimingParameterError.check(duration, as: "duration", in: 1e-4...1e4, "0.0001 to 10000 seconds")
    let frequency = Spring.uikitFrequency(
      ratio: dampingRatio, duration: duration, velocity: initialVelocity
    ).frequency
    self.init(frequency: frequency, ratio: dampingRatio, initialVelocity: initialVelocity)
  }

  static func checkUIKit(
    dampingRatio: Double, initialVelocity: Double
  ) throws(TimingParameterError) {
    let range = settlingThreshold.nextUp...1
    try TimingParameterError.check(dampingRatio, as: "damping", in: range, "more than 0.001, at most 1")
    try checkVelocity(initialVelocity)
  }

  /// The largest root of the envelope rule, and the most steps one of its searches took.
  static func uikitFrequency(
    ratio: Double, duration d: Double, velocity: Double
  ) -> (frequency: Double, iterations: Int) {
    let sine = (1 - ratio * ratio).squareRoot()
    if velocity == 0, sine > 0 { return (log(ratio / (settlingThreshold * sine)) / (ratio * d), 0) }

    /// Above the threshold at ω₀ = `frequency`.
    func isAbove(_ frequency: Double) -> Bool {
      let amplitude =
        sine > 0 ? (ratio - velocity / frequency) / sine : 1 + (frequency - velocity) * d
      return abs(amplitude) * exp(-ratio * frequency * d) > settlingThreshold
    }
    // Where the envelope is highest, and falls from there on; it may touch zero before.
    let peak: Double
    if sine == 0 {
      peak = max(velocity, 0)
    } else if velocity > 0 {
      peak = (d * velocity + (d * d * velocity * velocity + 4 * d * velocity).squareRoot()) / (2 * ratio * d)
    } else {
      peak = 0
    }
    if peak == 0 || isAbove(peak) {
      let bound = BoundedSearch.doubling(from: 1 / d) { isAbove(peak + $0) }
      let root = BoundedSearch.bisect(peak...peak + bound.bound, isBefore: isAbove)
      return (root.root, max(root.iterations, bound.iterations))
    }
    // A throw so fast that only its first fall, before the zero, reaches the threshold.
    let zero = sine > 0 ? velocity / ratio : velocity - 1 / d
    let root = BoundedSearch.bisect(0...zero, isBefore: isAbove)
    return (root.root, root.iterations)
  }
}
