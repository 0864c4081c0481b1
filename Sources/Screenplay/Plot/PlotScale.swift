/// From values to points along one axis, with ticks at round numbers.
struct PlotScale {
  let lower: Double
  let upper: Double
  /// Points at `lower` and `upper`.
  let start: Double
  let end: Double
  let ticks: [Double]

  /// - Parameters:
  ///   - range: What must be seen; widened to ticks.
  ///   - count: About how many steps there are between ticks.
  ///   - isFitted: False keeps the range as it is.
  init(_ range: ClosedRange<Double>, from start: Double, to end: Double, count: Double, isFitted: Bool = true)
  {
    let span = max(range.upperBound - range.lowerBound, 1e-6)
    let step = PlotScale.step(near: span / count)
    let low = isFitted ? (range.lowerBound / step + 1e-9).rounded(.down) * step : range.lowerBound
    let high =
      isFitted ? (range.upperBound / step - 1e-9).rounded(.up) * step : range.upperBound
    (lower, upper) = (low, max(high, low + step))
    (self.start, self.end) = (start, end)
    let first = (low / step - 1e-9).rounded(.up)
    let last = (max(high, low) / step + 1e-9).rounded(.down)
    ticks = first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }

  func position(of value: Double) -> Double {
    start + (value - lower) / (upper - lower) * (end - start)
  }

  /// 1, 2 or 5 times a power of ten.
  private static func step(near value: Double) -> Double {
    var power = 1.0
    while power * 10 <= value { power *= 10 }
    while power > value { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= value * 0.999 } ?? power * 10
  }

  /// The number as a label: no more decimals than the ticks need.
  static func label(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if let whole = Int(exactly: rounded) { return whole < 0 ? "−\(-whole)" : "\(whole)" }
    let text = "\(abs(rounded))"
    return rounded < 0 ? "−\(text)" : text
  }
}
