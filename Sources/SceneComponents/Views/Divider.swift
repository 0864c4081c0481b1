import SceneModel

/// A line of one pixel between neighbours.
public struct Divider: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "divider",
    subject: ParameterDeclaration(
      "axis", .choice(["horizontal", "vertical"]), default: .choice("horizontal"), "which way it runs"),
    parameters: [
      ParameterDeclaration(
        "inset", .length(allowsNegative: false), default: .length(.points(0)),
        "what is left free at its beginning"),
      ParameterDeclaration("color", .color, "colour of the line, the theme's separator unless said"),
    ], takesObject: true, "a line of one pixel between neighbours")

  /// As long as its stack is wide: a stack stretches what asks for no more than the line's thickness.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Divider.isVertical(element)
      ? Size(width: context.hairline, height: 0)
      : Size(width: room.width ?? 0, height: context.hairline)
  }

  /// The line lies in the middle of its frame, whatever its thickness.
  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let isVertical = Divider.isVertical(element)
    let length = isVertical ? frame.height : frame.width
    let inset = element.parameters.length("inset")?.points(of: length, scale: context.scale) ?? 0
    let rest = max(length - inset, 0)
    let across = context.snapped(((isVertical ? frame.width : frame.height) - context.hairline) / 2)
    let rect =
      isVertical
      ? Rect(x: across, y: inset, width: context.hairline, height: rest)
      : Rect(x: inset, y: across, width: rest, height: context.hairline)
    var line = context.hairline(in: rect)
    line.frame = rect
    if let color = element.parameters.color("color") { line.fill = color }
    return context.arranged(Layer(frame: frame, sublayers: [line]))
  }

  private static func isVertical(_ element: Element) -> Bool {
    element.parameters.choice("axis") == "vertical"
  }
}
