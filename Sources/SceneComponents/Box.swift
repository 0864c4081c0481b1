import SceneModel

/// A rectangle that can hold other elements: those with a frame lie where it says, others under each other.
public struct Box: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "box",
    parameters: [
      ParameterDeclaration(
        "clip", .flag, default: .flag(false),
        "whether what reaches beyond it is cut off; with a corner radius it always is")
    ], acceptsContent: true, "a rectangle that can hold other elements")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    StackLayout(.vertical).size(of: element.content, fitting: room, context: context)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.masksToBounds = element.parameters.flag("clip") ?? false
    layer.sublayers = StackLayout(.vertical).layers(of: element.content, in: frame.size, context: context)
    return layer
  }
}
