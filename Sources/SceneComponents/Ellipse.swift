import SceneModel

/// The ellipse that fits into its frame; a circle in a square one.
public struct Ellipse: Component {
  public init() {}

  public let declaration = ComponentDeclaration("ellipse", "the ellipse that fits into its frame")

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    Layer(frame: frame, content: .ellipse)
  }
}
