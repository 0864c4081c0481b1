import SceneModel

/// A number or a word in a capsule; without words a dot.
public struct Badge: Component {
  public init() {}

  static let height = 18.0
  private static let dot = 10.0

  public let declaration = ComponentDeclaration(
    "badge", subject: ParameterDeclaration("text", .text, "a number or a word; a dot unless said"),
    parameters: [
      ParameterDeclaration("color", .color, "colour of the capsule, the theme's red unless said")
    ] + ControlState.parameters, sizing: .fixed, takesObject: true, "a number in a capsule")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    guard let text = text(element, context) else { return Size(width: Badge.dot, height: Badge.dot) }
    return Size(
      width: min(max(context.width(of: text) + 10, Badge.height), room.width ?? .infinity),
      height: Badge.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.fill =
      element.isDisabled
      ? context.theme[.gray3] : element.parameters.color("color") ?? context.theme[.red]
    layer.cornerRadius = min(frame.width, frame.height) / 2
    if element.isPressed { layer.opacity = 0.6 }
    let words = text(element, context) ?? context.text("", style: .footnote)
    let room = Rect(x: 4, y: 0, width: max(frame.width - 8, 0), height: frame.height)
    layer.sublayers = [context.words(words, in: room)]
    return layer
  }

  private func text(_ element: Element, _ context: LayoutContext) -> TextContent? {
    guard let words = element.parameters.text("text"), !words.isEmpty else { return nil }
    return context.text(words, style: .footnote, color: .white, alignment: .center)
  }

  /// A badge inside another component.
  static func element(_ words: String) -> Element {
    Element(Badge(), parameters: ParameterValues(["text": .text(words)]))
  }
}
