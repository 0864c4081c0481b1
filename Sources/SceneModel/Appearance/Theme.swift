/// What the components of a screen look like: light or dark, and its own colours.
public struct Theme: Hashable, Sendable {
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  public let appearance: Appearance
  /// Those that differ from the standard.
  public var colors: [ThemeColor: Color]

  /// Points of text, by style, where they differ from the standard.
  public var textSizes: [TextStyle: Double]

  public init(
    _ appearance: Appearance, colors: [ThemeColor: Color] = [:], textSizes: [TextStyle: Double] = [:]
  ) {
    self.appearance = appearance
    self.colors = colors
    self.textSizes = textSizes
  }

  /// Points of a style of text.
  public func size(of style: TextStyle) -> Double { textSizes[style] ?? style.size }

  public static let light = Theme(.light)
  public static let dark = Theme(.dark)

  /// A colour of the theme; `tint` is `system-blue` unless said.
  public subscript(_ color: ThemeColor) -> Color {
    if let own = colors[color] { return own }
    if color == .tint { return self[.blue] }
    let standard = color.standard
    return appearance == .light ? standard.light : standard.dark
  }

  /// The theme of what lies above another screen: in dark themes its ground is lighter, so that its edges are seen
  /// (the platform's elevated system colours). Colours of the theme's own stay.
  public var elevated: Theme {
    guard isDark else { return self }
    let lighter: [ThemeColor: Color] = [
      .background: Color(rgb: 0x1C1C1E), .groupedBackground: Color(rgb: 0x1C1C1E),
      .cell: Color(rgb: 0x2C2C2E),
    ]
    var theme = self
    theme.colors = lighter.merging(colors) { _, own in own }
    return theme
  }

  public var isDark: Bool { appearance == .dark }
}
