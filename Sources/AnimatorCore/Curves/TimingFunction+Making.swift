extension TimingFunction {
  /// A CSS cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - x1: Fraction of the duration at the first control point, 0…1; so is `x2` at the second.
  ///   - y1: Progress at the first control point; may leave 0…1. So may `y2`.
  /// - Throws: `TimingParameterError` for an x outside 0…1 or a y beyond ±10⁶.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(TimingParameterError) -> TimingFunction {
    for (value, name) in [(x1, "x1"), (x2, "x2")] {
      try TimingParameterError.check(value, as: name, in: 0...1, "within 0 to 1")
    }
    for (value, name) in [(y1, "y1"), (y2, "y2")] {
      try TimingParameterError.check(value, as: name, in: progressLimit, progressRange)
    }
    return TimingFunction(trustedBezier: x1, y1, x2, y2)
  }

  /// `steps(count, position)` of CSS.
  ///
  /// - Throws: `TimingParameterError` for a count below 1, below 2 for `jumpNone`, or above 10⁶.
  public static func steps(
    _ count: Int, _ position: StepPosition = .jumpEnd
  ) throws(TimingParameterError) -> TimingFunction {
    let least = position == .jumpNone ? 2 : 1
    guard count >= least, count <= 1_000_000 else {
      throw TimingParameterError(
        parameter: "the number of steps", value: Double(count),
        legalRange: count > 1_000_000
          ? "at most 1000000" : position == .jumpNone ? "2 or more with jump-none" : "1 or more")
    }
    return TimingFunction(.steps(StepCurve(count: count, position: position)))
  }

  /// `linear(…)` of CSS: straight pieces between stops.
  ///
  /// - Throws: `TimingParameterError` for fewer than two stops, or a value or position beyond ±10⁶.
  public static func linear(_ stops: [LinearStop]) throws(TimingParameterError) -> TimingFunction {
    guard stops.count >= 2 else {
      throw TimingParameterError(
        parameter: "the number of stops", value: Double(stops.count), legalRange: "2 or more")
    }
    for stop in stops {
      try TimingParameterError.check(stop.value, as: "a stop", in: progressLimit, progressRange)
      try TimingParameterError.check(
        stop.position ?? 0, as: "the position of a stop", in: progressLimit, progressRange)
    }
    return TimingFunction(.stops(StopCurve(stops)))
  }

  /// A curve of easings.net.
  public static func easing(
    _ family: EasingFamily, _ direction: EasingFamily.Direction
  ) -> TimingFunction {
    TimingFunction(.easing(EasingCurve(family: family, direction: direction)))
  }

  // Wide enough for any motion, narrow enough that no product of coefficients can overflow.
  static var progressLimit: ClosedRange<Double> { -1e6...1e6 }
  static var progressRange: String { "within -1000000 to 1000000" }

  init(trustedBezier x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(.bezier(CubicSegment(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// Two cubic Bézier curves that meet at `middle`; only named curves are made of these.
  init(
    trustedCubics a: (x: Double, y: Double), _ b: (x: Double, y: Double),
    _ middle: (x: Double, y: Double), _ c: (x: Double, y: Double), _ d: (x: Double, y: Double)
  ) {
    self.init(
      .piecewise([CubicSegment((0, 0), a, b, middle), CubicSegment(middle, c, d, (1, 1))]))
  }
}
