import SceneModel

/// Words, set in their frame: wrapped at its width, the first line at the top unless told otherwise.
///
/// Default: the platform's body text, 17 points, in the theme's colour of labels.
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
      ParameterDeclaration(
        "style", .choice(TextStyle.allCases.map(\.rawValue)), default: .choice("body"),
        "size and weight by what it is for"),
      ParameterDeclaration(
        "size", .number(1...1000), "size of the letters in points, the style's unless said"),
      ParameterDeclaration(
        "weight", .choice(Text.weights.map(\.key)), "thickness of the letters, the style's unless said"),
      ParameterDeclaration("color", .color, "colour of the letters, the theme's label unless said"),
      ParameterDeclaration("family", .text, "font family, one of the standard ones unless said"),
      ParameterDeclaration("italic", .flag, default: .flag(false), "whether the letters lean"),
      ParameterDeclaration(
        "align", .choice(TextContent.Alignment.allCases.map(\.rawValue)), default: .choice("leading"),
        "where each line stands across the frame; left and right are never mirrored"),
      ParameterDeclaration(
        "valign", .choice(TextContent.VerticalAlignment.allCases.map(\.rawValue)), default: .choice("top"),
        "where the lines stand down the frame"),
      ParameterDeclaration(
        "line-height", .number(1...2000),
        "points from baseline to baseline; the style's, or with a size or a family the font's own, unless said"
      ),
      ParameterDeclaration(
        "letter-spacing", .number(-100...100), default: .number(0), "points added after every letter"),
      ParameterDeclaration(
        "lines", .integer(1...1000), "lines at most, the rest cut with an ellipsis; all unless said"),
      ParameterDeclaration(
        "minimum-scale", .share, default: .share(1),
        "how small the letters may get, by their size, for the words to fit into the lines, one unless said"),
      ParameterDeclaration(
        "markup", .flag, default: .flag(false),
        "whether stars make words bold or italic, and brackets a link or coloured, as in Markdown; plain words unless said"
      ),
    ], sizing: .shrinking, "words")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    context.measure(content(element, context), width: room.width).size
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    Layer(frame: frame, content: .text(content(element, context)))
  }

  /// The style's, for its own size and the standard faces; nil for the font's own.
  private func standardLineHeight(_ style: TextStyle, _ values: ParameterValues) -> Double? {
    values.number("size") == nil && values.text("family") == nil ? style.lineHeight : nil
  }

  private func content(_ element: Element, _ context: LayoutContext) -> TextContent {
    let values = element.parameters
    let style = values.choice("style").flatMap(TextStyle.init) ?? .body
    let weight = Text.weights.first { $0.key == values.choice("weight") }?.value ?? style.weight
    let font = FontDescription(
      families: [values.text("family")].compactMap { $0 },
      size: values.number("size") ?? context.theme.size(of: style),
      weight: weight, isItalic: values.flag("italic") ?? false)
    let written = values.text("text") ?? ""
    let markup =
      values.flag("markup") == true ? TextMarkup(written) { Text.color(ofTarget: $0, context.theme) } : nil
    var text = TextContent(
      markup?.words ?? written, font: font, color: values.color("color") ?? context.theme[.label],
      alignment: values.choice("align").flatMap(TextContent.Alignment.init) ?? .leading,
      lineHeight: values.number("line-height") ?? standardLineHeight(style, values),
      letterSpacing: values.number("letter-spacing") ?? 0,
      maximumLines: values.integer("lines"), language: context.language,
      isRightToLeft: context.isRightToLeft)
    text.verticalAlignment = values.choice("valign").flatMap(TextContent.VerticalAlignment.init) ?? .top
    text.spans = markup?.spans ?? []
    text.minimumScale = Fixed(min(max(values.share("minimum-scale") ?? 1, 0.01), 1))
    return text
  }

  /// The colour of words in brackets: what stands in the parentheses, or where that is no colour, the tint.
  private static func color(ofTarget target: String, _ theme: Theme) -> Color {
    if let named = ThemeColor(rawValue: target) { return theme[named] }
    return Color(script: target) ?? theme[.tint]
  }
}
