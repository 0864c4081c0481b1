import SceneModel

/// Measures and colours of a chart.
enum PlotStyle {
  static let left = 72.0
  static let right = 196.0
  static let header = 74.0
  static let panelHeight = 150.0
  static let bandHeight = 22.0
  static let panelGap = 44.0
  static let laneHeight = 22.0
  /// Points a second, and the width the chart proper is kept within.
  static let pointsPerSecond = 100.0
  static let widths = 760.0...3200.0

  static let paper = Color.white
  static let panel = Color(rgb: 0xF7F7F9)
  static let grid = Color(rgb: 0xE3E3E8)
  static let chapter = Color(rgb: 0x8E8E96)
  static let ink = Color(rgb: 0x1C1C1E)
  static let quiet = Color(rgb: 0x6C6C74)

  /// Told apart by most eyes, on white and beside each other.
  private static let palette: [UInt32] = [
    0x0A66E0, 0xD9480F, 0x2B8A3E, 0x9C36B5, 0xC2255C, 0x0B7285, 0xB08000, 0x5C5F66,
  ]

  static func color(_ index: Int) -> Color { Color(rgb: palette[index % palette.count]) }

  /// Of a step's bar.
  static func color(ofStep keyword: String) -> Color {
    switch keyword {
    case "tap", "drag", "swipe", "pinch", "scroll": Color(rgb: 0xFFE3BF)
    case "set": Color(rgb: 0xD3F0D8)
    default: Color(rgb: 0xD6E6FF)
    }
  }

  /// About as wide as words in Inter are; a chart is laid out without measuring.
  static func width(of words: String, size: Double) -> Double { Double(words.count) * size * 0.58 }

  /// Each round through the colours another dash.
  static func dash(_ index: Int) -> [Double] {
    let dashes: [[Double]] = [[], [6, 3], [2, 3], [9, 3, 2, 3]]
    return dashes[index / palette.count % dashes.count]
  }

  /// As much of the words as there is room for.
  static func shortened(_ words: String, to room: Double, size: Double) -> String {
    let count = max(Int(room / (size * 0.58)), 1)
    return words.count > count ? words.prefix(max(count - 1, 0)) + "…" : words
  }

  static func shortened(_ words: String) -> String {
    words.count > 26 ? words.prefix(25) + "…" : words
  }
}
