import SceneModel

/// Words, set in their frame: wrapped at its width, the first line at the top unless told otherwise.
///
/// Default: the platform's body text, 17 points, black.
public struct Text: Component {
  public init() {}

  /// CSS `font-weight` by the names of CSS Fonts 4, §2.2, and UIKit.
  private static let weights: KeyValuePairs = [
    "thin": 100, "extra-light": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  public let declaration = ComponentDeclaration(
    "text", subject: ParameterDeclaration("text", .text, isRequired: true, "the words"),
    parameters: [
      ParameterDeclaration("size", .number(1...1000), default: .number(17), "size of the letters in points"),
      ParameterDeclaration(
        "weight", .choice(Text.weights.map(\.key)), default: .choice("regular"), "thickness of the letters"),
      ParameterDeclaration("color", .color, default: .color(.black), "colour of the letters"),
      ParameterDeclaration("family", .text, "font family, one of the standard ones unless said"),
      ParameterDeclaration("italic", .flag, default: .flag(false), "whether the letters lean"),
      ParameterDeclaration(
        "align", .choice(TextContent.Alignment.allCases.map(\.rawValue)), default: .choice("leading"),
        "where each line stands across the frame"),
      ParameterDeclaration(
        "valign", .choice(TextContent.VerticalAlignment.allCases.map(\.rawValue)), default: .choice("top"),
        "where the lines stand down the frame"),
      ParameterDeclaration(
        "line-height", .number(1...2000), "points from baseline to baseline, the font's own unless said"),
      ParameterDeclaration(
        "letter-spacing", .number(-100...100), default: .number(0), "points added after every letter"),
      ParameterDeclaration(
        "lines", .integer(1...1000), "lines at most, the rest cut with an ellipsis; all unless said"),
    ], "words")

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let weight = Text.weights.first { $0.key == values.choice("weight") }?.value ?? 400
    let font = FontDescription(
      families: [values.text("family")].compactMap { $0 }, size: values.number("size") ?? 17, weight: weight,
      isItalic: values.flag("italic") ?? false)
    var text = TextContent(
      values.text("text") ?? "", font: font, color: values.color("color") ?? .black,
      alignment: values.choice("align").flatMap(TextContent.Alignment.init) ?? .leading,
      lineHeight: values.number("line-height"), letterSpacing: values.number("letter-spacing") ?? 0,
      maximumLines: values.integer("lines"), language: context.language,
      isRightToLeft: context.isRightToLeft)
    text.verticalAlignment = values.choice("valign").flatMap(TextContent.VerticalAlignment.init) ?? .top
    return Layer(frame: frame, content: .text(text))
  }
}
