import SceneModel
import Testing

@testable import SceneComponents

@Suite struct MetricsTests {
  @Test func noComponentIsLeftOut() {
    let names = Set(allComponents.map(\.declaration.name))
    let measured = Set((Metric.all + Metric.presented).map(\.component.declaration.name))
    #expect(measured.union(Metric.withoutSize) == names)
    #expect(measured.isDisjoint(with: Metric.withoutSize))
    let colored = Set(PartColor.all.map(\.component.declaration.name))
    #expect(
      colored.union(PartColor.withoutColor) == names && colored.isDisjoint(with: PartColor.withoutColor))
  }

  @Test(arguments: Metric.all + Metric.presented)
  func sizesAreThoseOfTheMetrics(metric: Metric) {
    let layer = metric.layer()
    #expect(layer.frame.size == metric.size)
    if let radius = metric.radius { #expect(layer.cornerRadius == radius) }
  }

  /// Sizes and line heights: "Typography" of the same documentation.
  @Test func typeIsOfTheMetrics() {
    let table: [TextStyle: (Double, Double)] = [
      .largeTitle: (34, 41), .title: (28, 34), .title2: (22, 28), .title3: (20, 25), .headline: (17, 22),
      .body: (17, 22), .callout: (16, 21), .subheadline: (15, 20), .footnote: (13, 18), .caption: (12, 16),
      .caption2: (11, 13),
    ]
    for style in TextStyle.allCases {
      #expect(style.size == table[style]?.0 && style.lineHeight == table[style]?.1)
      let text = Element(
        Text(), parameters: ParameterValues(["text": .text("A"), "style": .choice(style.rawValue)]))
      let layer = Metric.context().layer(of: text, in: Rect(x: 0, y: 0, width: 100, height: 50))
      #expect(layer.text?.lineHeight == Fixed(style.lineHeight) && layer.text?.font.size == Fixed(style.size))
    }
    // With a size or a family of its own the font decides.
    for own: [String: ParameterValue] in [["size": .number(20)], ["family": .text("Noto Serif")]] {
      let text = Element(Text(), parameters: ParameterValues(own.merging(["text": .text("A")]) { a, _ in a }))
      let layer = Metric.context().layer(of: text, in: Rect(x: 0, y: 0, width: 100, height: 50))
      #expect(layer.text?.lineHeight == nil)
    }
  }

  /// The table of the platform's colours: light, dark, and the share that is seen of them.
  @Test(arguments: [
    ("system-blue", 0x007AFF, 0x0A84FF), ("system-green", 0x34C759, 0x30D158),
    ("system-red", 0xFF3B30, 0xFF453A), ("system-orange", 0xFF9500, 0xFF9F0A),
    ("system-yellow", 0xFFCC00, 0xFFD60A), ("system-teal", 0x30B0C7, 0x40C8E0),
    ("system-indigo", 0x5856D6, 0x5E5CE6), ("system-purple", 0xAF52DE, 0xBF5AF2),
    ("system-pink", 0xFF2D55, 0xFF375F), ("system-gray", 0x8E8E93, 0x8E8E93),
    ("system-gray2", 0xAEAEB2, 0x636366), ("system-gray3", 0xC7C7CC, 0x48484A),
    ("system-gray4", 0xD1D1D6, 0x3A3A3C), ("system-gray5", 0xE5E5EA, 0x2C2C2E),
    ("system-gray6", 0xF2F2F7, 0x1C1C1E), ("label", 0x000000, 0xFFFFFF), ("background", 0xFFFFFF, 0x000000),
    ("grouped-background", 0xF2F2F7, 0x000000), ("cell", 0xFFFFFF, 0x1C1C1E), ("tint", 0x007AFF, 0x0A84FF),
  ])
  func colorsAreOfTheMetrics(name: String, light: Int, dark: Int) throws {
    let color = try #require(ThemeColor(rawValue: name))
    #expect(Theme.light[color] == Color(rgb: UInt32(light)) && Theme.dark[color] == Color(rgb: UInt32(dark)))
  }

  @Test(arguments: [
    (ThemeColor.secondaryLabel, 0x3C3C43, 60.0, 0xEBEBF5, 60.0), (.tertiaryLabel, 0x3C3C43, 30, 0xEBEBF5, 30),
    (.separator, 0x3C3C43, 29, 0x545458, 60), (.fill, 0x787880, 20, 0x787880, 36),
    (.secondaryFill, 0x787880, 12, 0x787880, 24),
  ])
  func translucentColorsAreOfTheMetrics(
    color: ThemeColor, light: Int, lightPercent: Double, dark: Int, darkPercent: Double
  ) {
    for (theme, rgb, percent) in [(Theme.light, light, lightPercent), (.dark, dark, darkPercent)] {
      let found = theme[color]
      #expect(found.alpha == UInt8((percent * 2.55).rounded()))
      let whole = Color(rgb: UInt32(rgb))
      #expect((found.red, found.green, found.blue) == (whole.red, whole.green, whole.blue))
    }
  }

  @Test(arguments: PartColor.all)
  func partsHaveTheColorsOfTheMetrics(part: PartColor) {
    for (theme, color) in [(Theme.light, part.light), (.dark, part.dark)] {
      let found = part.colors(theme)
      #expect(found.contains(color), "\(part.testDescription): \(color) is not among \(found)")
    }
  }
}
