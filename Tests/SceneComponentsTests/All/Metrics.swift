import SceneModel
import Testing

@testable import SceneComponents

/// Sizes of the platform on a phone 390 points wide, from its public design documentation: a component with values,
/// and what it has to measure.
struct Metric: Sendable, CustomTestStringConvertible {
  let component: any Component
  let values: [String: ParameterValue]
  let size: Size
  var radius: Double?

  init(
    _ component: any Component, _ values: [String: ParameterValue], _ width: Double, _ height: Double,
    radius: Double? = nil
  ) {
    self.component = component
    self.values = values
    size = Size(width: width, height: height)
    self.radius = radius
  }

  var testDescription: String { "\(component.declaration.name) \(values.keys.sorted())" }

  private static func items(_ component: any Component, _ words: [String]) -> ParameterValue {
    let name = component.declaration.subject?.name ?? ""
    return .elements(words.map { Element.item(component, [name: .text($0)]) })
  }

  private static func row(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
    let all = values.merging(["title": .text("A")]) { a, _ in a }
    return ["rows": .elements([Element.item(ListRow(), all)]), "style": .choice("plain")]
  }

  /// Letters are half as wide as high here.
  static let all: [Metric] = [
    Metric(StatusBar(), [:], 390, 47),
    Metric(HomeIndicator(), [:], 390, 34),
    Metric(NavigationBar(), ["title": .text("A")], 390, 44),
    Metric(NavigationBar(), ["title": .text("A"), "large": .flag(true)], 390, 96),
    Metric(NavigationBar(), ["title": .text("A"), "search": .text("Find")], 390, 44 + 52),
    Metric(TabBar(), ["items": items(TabItem(), ["A", "B"])], 390, 49),
    Metric(Toolbar(), ["items": items(BarItem(), ["A", "B"])], 390, 44),
    Metric(SearchField(), [:], 390, 36),
    Metric(List(), row([:]), 390, 44),
    Metric(List(), row(["subtitle": .text("B")]), 390, 60),
    Metric(Button(), ["text": .text("Play")], 390, 50, radius: 12),
    Metric(Button(), ["text": .text("Play"), "size": .choice("medium")], 34 + 24, 34, radius: 8),
    Metric(Button(), ["text": .text("Play"), "size": .choice("small")], 30 + 24, 28, radius: 14),
    Metric(Switch(), [:], 51, 31),
    Metric(Slider(), [:], 390, 34),
    Metric(Stepper(), [:], 94, 32),
    Metric(Segmented(), ["segments": items(Segment(), ["A", "B"])], 390, 32, radius: 9),
    Metric(TextField(), [:], 390, 34, radius: 8),
    Metric(TextField(), ["style": .choice("filled")], 390, 44),
    Metric(Progress(), [:], 390, 4, radius: 2),
    Metric(Activity(), [:], 20, 20),
    Metric(Activity(), ["size": .choice("large")], 37, 37),
    // Five dots of 7, and 9 between and beside them.
    Metric(PageControl(), ["pages": .integer(5)], 5 * 7 + 5 * 9 + 7, 26),
    Metric(Badge(), ["text": .text("3")], 18, 18, radius: 9),
    Metric(Badge(), ["text": .text("1234")], 36, 18, radius: 9),
    Metric(Avatar(), [:], 40, 40),
    Metric(Avatar(), ["size": .number(80)], 80, 80),
    Metric(Card(), [:], 32, 32, radius: 14),
    Metric(Divider(), [:], 390, 0.5),
    Metric(IconComponent(), ["icon": .choice("heart")], 24, 24),
    Metric(Keyboard(), ["at-foot": .flag(true)], 390, 291),
    Metric(Keyboard(), ["at-foot": .flag(true), "suggestions": .elements([])], 390, 336),
    Metric(Line(), [:], 390, 1),
    Metric(Text(), ["text": .text("Play")], 34, 20.5),
    Metric(Text(), ["text": .text("Play"), "style": .choice("large-title")], 68, 41),
    Metric(Text(), ["text": .text("Play"), "style": .choice("footnote")], 26, 16),
    Metric(WebPage(), ["address": .text("a.example")], 390, 700),
  ]

  /// What is presented, of the same documentation: an alert with a title of 22 and two buttons of 44 in 270, an action
  /// sheet's rows of 57 in two groups with 8 between.
  static let presented: [Metric] = [
    Metric(
      AlertView(), ["text": .text("A"), "buttons": items(AlertButton(), ["A", "B"])], 270, 20 + 20.5 + 20 + 44
    ),
    Metric(ActionSheetView(), ["buttons": .elements(sheetButtons)], 390, 2 * 57 + 8),
    // Four letters of 7.5 points, and 18 at the sides, 14 above and below.
    Metric(ToastView(), ["text": .text("Done")], 30 + 36 + 0.5, 18 + 28),
  ]

  private static let sheetButtons = ["normal", "cancel"].map { role in
    Element.item(AlertButton(), ["title": .text("A"), "role": .choice(role)])
  }

  /// What is as large as its content or as its frame, and has no size of the platform.
  static let withoutSize: Set<String> = [
    "image", "box", "ellipse", "stack", "spacer", "scroll", "grid", "path",
  ]

  func layer(_ theme: Theme = .light) -> Layer {
    let element = Element(component, parameters: ParameterValues(values))
    let context = Metric.context(theme)
    return context.layer(of: element, in: Rect(size: context.size(of: element, fitting: Room(width: 390))))
  }

  static func context(_ theme: Theme = .light) -> LayoutContext {
    LayoutContext(scale: 2, theme: theme, safeArea: Insets(top: 47, bottom: 34), texts: EvenLetters())
  }
}
