#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Spring {
  /// How near to the goal a spring counts as settled: a thousandth of the distance.
  public static let settlingThreshold = 0.001

  /// Seconds until the spring has settled to a thousandth; infinite for a damping of 0.
  ///
  /// ζ < 1: ln((1 + |B|) / 0.001) / (ζ ω₀), a bound of the envelope, B = (ζ ω₀ − v₀) / ω_d. ζ ≥ 1: the
  /// last time at which the distance is 0.001.
  ///
  /// Source: fits the two rounded values of Apple's documentation of
  /// `CASpringAnimation.settlingDuration`; the platform publishes no rule.
  public var settlingDuration: Double {
    if decay == 0 { return .infinity }
    if discriminant < 0 {
      let b = (decay - initialVelocity) / (-discriminant).squareRoot()
      return log((1 + abs(b)) / Spring.settlingThreshold) / decay
    }
    return lastTimeOutsideThreshold.seconds
  }

  /// The lowest and the highest progress the spring ever has, its start 0 and its goal 1 included.
  public var range: ClosedRange<Double> {
    var (low, high) = (0.0, 1.0)
    for time in turningTimes {
      let value = value(at: time)
      low = min(low, value)
      high = max(high, value)
    }
    return low...high
  }

  /// The first two times at which the spring turns round; later turns are smaller.
  private var turningTimes: [Double] {
    let v0 = initialVelocity
    let pull = frequencySquared - decay * v0
    if discriminant < 0 {
      // v₀ cos ωt + (pull / ω) sin ωt = 0
      let rate = (-discriminant).squareRoot()
      let first = atan2(-v0 * rate, pull)
      return (0...3).map { (first + Double($0) * .pi) / rate }.filter { $0 > 0 }
    }
    // v₀ + pull · tanh(ωt) / ω = 0, which has one root or none.
    let rate = discriminant.squareRoot()
    guard v0 != 0, pull != 0, -v0 / pull > 0 else { return [] }
    let ratio = -v0 / pull
    if rate == 0 { return [ratio] }
    return ratio * rate < 1 ? [atanh(ratio * rate) / rate] : []
  }

  /// For ζ ≥ 1, where the distance crosses the goal at most once and turns at most once.
  var lastTimeOutsideThreshold: (seconds: Double, iterations: Int) {
    func isOutside(_ time: Double) -> Bool {
      abs(1 - value(at: time)) > Spring.settlingThreshold
    }
    let turn = turningTimes.first ?? 0
    if turn > 0, !isOutside(turn) {
      // It overshoots, but by less than a thousandth: settled on its way there.
      let first = BoundedSearch.bisect(0...turn) { 1 - value(at: $0) > Spring.settlingThreshold }
      return (first.root, first.iterations)
    }
    // The slow rate of decay is at least ω₀² / 2α, so some doublings of its reciprocal are enough.
    let step = 2 * decay / frequencySquared
    let bound = BoundedSearch.doubling(from: step) { isOutside(turn + $0) }
    let last = BoundedSearch.bisect(turn...turn + bound.bound, isBefore: isOutside)
    return (last.root, max(last.iterations, bound.iterations))
  }
}
