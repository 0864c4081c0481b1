import SceneModel

/// Words of ten points a character and twenty a line; wraps between any two characters.
struct Ruler: TextMeasuring {
  func measure(_ text: TextContent, width: Double?) -> TextMetrics {
    let whole = Double(text.text.count) * 10
    let lines = width.map { $0 > 0 ? max(1, (whole / $0).rounded(.up)) : whole / 10 } ?? 1
    return TextMetrics(
      size: Size(width: min(whole, width ?? whole), height: 20 * lines), firstBaseline: 15,
      lineCount: Int(lines), isTruncated: false)
  }
}
