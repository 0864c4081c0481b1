import SceneModel

/// Room between neighbours: all that a stack has left over, or as much as is said.
public struct Spacer: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "spacer",
    subject: ParameterDeclaration("length", .length(allowsNegative: false), "all there is unless said"),
    sizing: .spring, "room between neighbours")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let length = element.parameters.length("length")?.points(of: 0, scale: context.scale) ?? 0
    return Size(width: length, height: length)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer { Layer(frame: frame) }
}
