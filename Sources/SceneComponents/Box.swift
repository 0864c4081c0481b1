import SceneModel

/// A rectangle that can hold other elements; their frames are relative to it.
public struct Box: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "box",
    parameters: [
      ParameterDeclaration(
        "clip", .flag, default: .flag(false),
        "whether what reaches beyond it is cut off; with a corner radius it always is")
    ], acceptsContent: true, "a rectangle that can hold other elements")

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.masksToBounds = element.parameters.flag("clip") ?? false
    return layer
  }
}
