/// SplitMix64 (Steele, Lea and Flood 2014; public domain code by S. Vigna): the same cases on every run and
/// machine.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// Between two positive bounds, as likely in each decade.
  package mutating func scale(_ low: Double, _ high: Double) -> Double {
    let exponent = double(0...1)
    var (value, step) = (low, high / low)
    // low · (high/low)^exponent by square roots, so that no test needs libm.
    var rest = exponent
    for _ in 0..<40 {
      step = step.squareRoot()
      rest *= 2
      if rest >= 1 {
        value *= step
        rest -= 1
      }
    }
    return value
  }
}
