import SceneModel

/// A rounded surface that stands out from the screen, with elements under each other inside.
///
/// Default: room of 16 points inside, corners of 14, and in light themes a soft shadow. `padding: 0` lets a picture
/// reach to its edges.
public struct Card: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "card",
    parameters: [
      ParameterDeclaration(
        "spacing", .length(allowsNegative: true), default: .length(.points(8)), "room between neighbours")
    ] + ControlState.parameters, acceptsContent: true, "a rounded surface with a shadow")

  public var isPaddedInside: Bool { true }

  private static let padding = 16.0

  /// With its own room inside; the one that is said is added by the layout.
  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let insets = element.parameters.insets("padding") == nil ? Insets(Card.padding) : .zero
    let own = Card.stack(element, context).size(
      of: element.content, fitting: room.inset(by: insets), context: context)
    return Size(width: own.width + insets.width, height: own.height + insets.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let theme = context.theme
    var layer = Layer(frame: frame)
    layer.fill = theme[element.isPressed ? .gray5 : .cell]
    layer.corners = Corners(14, curve: .continuous)
    layer.masksToBounds = true
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    // On black a shadow is not seen, and on the lighter grey of a dark card it would be dirt.
    layer.shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: theme.isDark ? 0 : 0.12), blur: 12, x: 0, y: 3)
    let said = element.parameters.insets("padding")?.points(of: frame.width, scale: context.scale)
    let inner = Rect(size: frame.size).inset(by: said ?? Insets(Card.padding))
    let room = context.placed(inner, in: frame.size)
    layer.sublayers = Card.stack(element, context).layers(
      of: element.content, in: room.size, context: context
    ).map { sublayer in
      var sublayer = sublayer
      sublayer.frame.x += room.x
      sublayer.frame.y += room.y
      return sublayer
    }
    return layer
  }

  private static func stack(_ element: Element, _ context: LayoutContext) -> StackLayout {
    StackLayout(
      .vertical, spacing: element.parameters.length("spacing")?.points(of: 0, scale: context.scale) ?? 8)
  }
}
