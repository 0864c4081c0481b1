import SceneModel
import Testing

@testable import SceneComponents

/// A colour that a component has to show, light and dark, by the metrics.
struct PartColor: Sendable, CustomTestStringConvertible {
  let component: any Component
  let values: [String: ParameterValue]
  let light: Color
  let dark: Color

  init(_ component: any Component, _ values: [String: ParameterValue], _ light: UInt32, _ dark: UInt32) {
    (self.component, self.values) = (component, values)
    (self.light, self.dark) = (Color(rgb: light), Color(rgb: dark))
  }

  /// Of a colour that is a share of itself.
  init(
    _ component: any Component, _ values: [String: ParameterValue], _ light: UInt32, _ lightShare: Double,
    _ dark: UInt32, _ darkShare: Double
  ) {
    (self.component, self.values) = (component, values)
    self.light = Color(rgb: light).withAlpha(multipliedBy: lightShare)
    self.dark = Color(rgb: dark).withAlpha(multipliedBy: darkShare)
  }

  var testDescription: String { "\(component.declaration.name) \(values.keys.sorted())" }

  private static let words: [String: ParameterValue] = ["text": .text("A")]
  private static func items(_ component: any Component, _ name: String) -> ParameterValue {
    .elements(["A", "B"].map { Element.item(component, [name: .text($0)]) })
  }
  private static let disabled: [String: ParameterValue] = ["text": .text("A"), "disabled": .flag(true)]

  static let all: [PartColor] = [
    PartColor(Text(), words, 0x000000, 0xFFFFFF),
    PartColor(IconComponent(), ["icon": .choice("heart")], 0x000000, 0xFFFFFF),
    PartColor(StatusBar(), [:], 0x000000, 0xFFFFFF),
    PartColor(HomeIndicator(), [:], 0x000000, 0xFFFFFF),
    PartColor(NavigationBar(), ["back": .text("true")], 0x007AFF, 0x0A84FF),
    PartColor(NavigationBar(), ["title": .text("A")], 0x000000, 0xFFFFFF),
    PartColor(NavigationBar(), ["scrolled": .flag(true)], 0x3C3C43, 0.29, 0x545458, 0.6),
    PartColor(TabBar(), ["items": items(TabItem(), "title")], 0x007AFF, 0x0A84FF),
    PartColor(TabBar(), ["items": items(TabItem(), "title")], 0x8E8E93, 0x8E8E93),
    PartColor(TabBar(), ["items": items(TabItem(), "title")], 0x3C3C43, 0.29, 0x545458, 0.6),
    PartColor(Toolbar(), ["items": items(BarItem(), "text")], 0x007AFF, 0x0A84FF),
    PartColor(List(), ["rows": items(ListRow(), "title")], 0xFFFFFF, 0x1C1C1E),
    PartColor(List(), ["rows": items(ListRow(), "title")], 0x3C3C43, 0.29, 0x545458, 0.6),
    PartColor(
      List(), ["rows": items(ListRow(), "title"), "header": .text("A")], 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    PartColor(Divider(), [:], 0x3C3C43, 0.29, 0x545458, 0.6),
    PartColor(Card(), [:], 0xFFFFFF, 0x1C1C1E),
    PartColor(Avatar(), ["name": .text("A")], 0xFFFFFF, 0xFFFFFF),
    PartColor(SearchField(), [:], 0x787880, 0.12, 0x787880, 0.24),
    PartColor(SearchField(), [:], 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    PartColor(Badge(), words, 0xFF3B30, 0xFF453A),
    PartColor(Badge(), words, 0xFFFFFF, 0xFFFFFF),
    PartColor(Button(), words, 0x007AFF, 0x0A84FF),
    PartColor(
      Button(), words.merging(["style": .choice("tinted")]) { a, _ in a }, 0x007AFF, 0.15, 0x0A84FF, 0.22),
    PartColor(
      Button(), words.merging(["style": .choice("gray")]) { a, _ in a }, 0x787880, 0.12, 0x787880, 0.24),
    PartColor(Button(), disabled, 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    PartColor(Switch(), ["on": .flag(true)], 0x34C759, 0x30D158),
    PartColor(Switch(), [:], 0xE9E9EB, 0x39393D),
    PartColor(Slider(), [:], 0x007AFF, 0x0A84FF),
    PartColor(Slider(), [:], 0x787880, 0.2, 0x787880, 0.36),
    PartColor(Stepper(), [:], 0x787880, 0.12, 0x787880, 0.24),
    PartColor(Segmented(), ["segments": items(Segment(), "text")], 0x787880, 0.12, 0x787880, 0.24),
    PartColor(Segmented(), ["segments": items(Segment(), "text")], 0xFFFFFF, 0x636366),
    PartColor(Progress(), ["value": .share(0.5)], 0x007AFF, 0x0A84FF),
    PartColor(Progress(), [:], 0x787880, 0.2, 0x787880, 0.36),
    PartColor(PageControl(), [:], 0x000000, 0xFFFFFF),
    PartColor(PageControl(), [:], 0x000000, 0.3, 0xFFFFFF, 0.3),
    PartColor(Activity(), [:], 0x6E6E73, 0x98989F),
    PartColor(TextField(), words.merging(["focused": .flag(true)]) { a, _ in a }, 0x007AFF, 0x0A84FF),
    PartColor(TextField(), ["placeholder": .text("A")], 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    PartColor(Keyboard(), [:], 0xD1D4DA, 0x2B2B2D),
    PartColor(Line(), [:], 0x000000, 0xFFFFFF),
    PartColor(PathComponent(), ["data": .text("M0 0L9 9L0 9z")], 0x000000, 0xFFFFFF),
    PartColor(AlertView(), ["text": .text("A")], 0x000000, 0xFFFFFF),
    PartColor(
      AlertView(), ["text": .text("A"), "buttons": items(AlertButton(), "title")], 0x007AFF, 0x0A84FF),
    PartColor(
      AlertView(), ["text": .text("A"), "buttons": items(AlertButton(), "title")], 0x3C3C43, 0.29, 0x545458,
      0.6),
    PartColor(ActionSheetView(), ["text": .text("A")], 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    PartColor(ActionSheetView(), ["buttons": items(AlertButton(), "title")], 0x007AFF, 0x0A84FF),
    PartColor(ToastView(), ["text": .text("A")], 0xFFFFFF, 0xFFFFFF),
    PartColor(WebPage(), ["address": .text("a.example")], 0xFFFFFF, 0x000000),
  ]

  /// What shows nothing of its own but what it is told to.
  static let withoutColor: Set<String> = ["image", "box", "ellipse", "stack", "spacer", "scroll", "grid"]

  /// All colours that are seen: fills, borders, words, lines and shapes.
  func colors(_ theme: Theme) -> Set<Color> {
    let element = Element(component, parameters: ParameterValues(values))
    let context = Metric.context(theme)
    let layer = context.layer(
      of: element, in: Rect(size: context.size(of: element, fitting: Room(width: 390))))
    return PartColor.colors(layer)
  }

  private static func colors(_ layer: Layer) -> Set<Color> {
    guard layer.opacity > 0 else { return [] }
    var own: Set<Color> = [layer.fill]
    if let border = layer.border { own.insert(border.color) }
    switch layer.content {
    case .text(let text): if !text.text.isEmpty { own.insert(text.color) }
    case .path(let path):
      own.insert(path.fill)
      if let stroke = path.stroke { own.insert(stroke.color) }
    default: break
    }
    return layer.sublayers.reduce(into: own) { $0.formUnion(colors($1)) }
  }
}
