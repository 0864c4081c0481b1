#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The families of easings.net, each in three directions.
///
/// Source: the formulas printed at easings.net (after Robert Penner). `expo` and `elastic` start a
/// thousandth off zero there and are set to 0 and 1 at the ends; that small jump is kept.
public enum EasingFamily: String, Hashable, Sendable, CaseIterable {
  case quad, cubic, quart, quint, sine, expo, circ, back, elastic, bounce

  /// At which end of the motion the family's shape is seen.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case `in`, out
    case inOut = "in-out"
  }
}

/// One easings.net curve: `out` is `in` turned by 180°, `in-out` is `in` at half size followed by `out`.
struct EasingCurve: Hashable, Sendable {
  let family: EasingFamily
  let direction: EasingFamily.Direction

  /// - Parameter x: 0…1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return switch direction {
    case .in: easeIn(x)
    case .out: 1 - easeIn(1 - x)
    case .inOut: x < 0.5 ? easeIn(2 * x) / 2 : 1 - easeIn(2 - 2 * x) / 2
    }
  }

  /// From the right, at 1 from the left; infinite where `circ` is vertical.
  func slope(at x: Double) -> Double {
    switch direction {
    case .in: easeInSlope(x, fromRight: x < 1)
    case .out: easeInSlope(1 - x, fromRight: x >= 1)
    case .inOut:
      x < 0.5 ? easeInSlope(2 * x, fromRight: true) : easeInSlope(2 - 2 * x, fromRight: x >= 1)
    }
  }

  // easings.net uses a larger overshoot and a longer wave in the `in-out` forms.
  private var overshoot: Double { direction == .inOut ? 1.70158 * 1.525 : 1.70158 }
  private var wave: (rate: Double, shift: Double) {
    direction == .inOut ? (2 * Double.pi / 4.5, 11.125) : (2 * Double.pi / 3, 10.75)
  }

  private func easeIn(_ x: Double) -> Double {
    switch family {
    case .quad: x * x
    case .cubic: x * x * x
    case .quart: x * x * x * x
    case .quint: x * x * x * x * x
    case .sine: 1 - cos(x * .pi / 2)
    case .expo: exp2(10 * x - 10)
    case .circ: 1 - (1 - x * x).squareRoot()
    case .back: ((overshoot + 1) * x - overshoot) * x * x
    case .elastic: -exp2(10 * x - 10) * sin((10 * x - wave.shift) * wave.rate)
    case .bounce: 1 - Bounce.piece(at: 1 - x, fromRight: true).value(at: 1 - x)
    }
  }

  private func easeInSlope(_ x: Double, fromRight: Bool) -> Double {
    switch family {
    case .quad: return 2 * x
    case .cubic: return 3 * x * x
    case .quart: return 4 * x * x * x
    case .quint: return 5 * x * x * x * x
    case .sine: return sin(x * .pi / 2) * .pi / 2
    case .expo: return 10 * ln2 * exp2(10 * x - 10)
    case .circ: return x / (1 - x * x).squareRoot()
    case .back: return (3 * (overshoot + 1) * x - 2 * overshoot) * x
    case .elastic:
      let angle = (10 * x - wave.shift) * wave.rate
      return -exp2(10 * x - 10) * 10 * (ln2 * sin(angle) + wave.rate * cos(angle))
    case .bounce:
      return Bounce.piece(at: 1 - x, fromRight: !fromRight).slope(at: 1 - x)
    }
  }

  private var ln2: Double { 0.693147180559945309417 }

  var range: ClosedRange<Double> {
    guard family == .back || family == .elastic else { return 0...1 }
    // Extremes of `in`; the other directions turn or halve them.
    var (low, high) = (0.0, 1.0)
    for x in turningPoints where x > 0 && x < 1 {
      low = min(low, easeIn(x))
      high = max(high, easeIn(x))
    }
    return switch direction {
    case .in: low...high
    case .out: 1 - high...1 - low
    case .inOut: min(low / 2, 0)...max(1 - low / 2, 1)
    }
  }

  /// Where the slope of `in` can vanish inside 0…1.
  private var turningPoints: [Double] {
    if family == .back { return [2 * overshoot / (3 * (overshoot + 1))] }
    // ln2·sin θ + rate·cos θ = 0 at θ = −atan(rate / ln2) + kπ.
    let first = -atan(wave.rate / ln2)
    return (-8...8).map { ((first + Double($0) * .pi) / wave.rate + wave.shift) / 10 }
  }
}

/// The four parabolas of easings.net's `easeOutBounce`: y = 7.5625 (x − centre)² + base.
private struct Bounce {
  let centre: Double
  let base: Double

  func value(at x: Double) -> Double { 7.5625 * (x - centre) * (x - centre) + base }
  func slope(at x: Double) -> Double { 2 * 7.5625 * (x - centre) }

  static func piece(at x: Double, fromRight: Bool) -> Bounce {
    func isBefore(_ edge: Double) -> Bool { fromRight ? x < edge : x <= edge }
    if isBefore(1 / 2.75) { return Bounce(centre: 0, base: 0) }
    if isBefore(2 / 2.75) { return Bounce(centre: 1.5 / 2.75, base: 0.75) }
    if isBefore(2.5 / 2.75) { return Bounce(centre: 2.25 / 2.75, base: 0.9375) }
    return Bounce(centre: 2.625 / 2.75, base: 0.984375)
  }
}
