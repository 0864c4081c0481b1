import SceneModel

/// Elements under each other, beside each other, or in front of each other.
public struct Stack: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "stack",
    subject: ParameterDeclaration(
      "axis", .choice(["vertical", "horizontal", "depth"]), default: .choice("vertical"),
      "how the elements follow each other"),
    parameters: [
      ParameterDeclaration(
        "spacing", .length(allowsNegative: true), default: .length(.points(8)), "room between neighbours"),
      ParameterDeclaration(
        "align", .choice(Alignment.allCases.map(\.rawValue)),
        "where they stand across: stretched in a vertical stack, in the middle of others unless said"),
      ParameterDeclaration(
        "distribute", .choice(StackLayout.Distribution.allCases.map(\.rawValue)), default: .choice("start"),
        "where they stand along it when there is room left over"),
    ], acceptsContent: true, "elements under, beside or in front of each other")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    guard let stack = stack(element, context) else {
      return DepthLayout(alignment: alignment(element) ?? .center).size(
        of: element.content, fitting: room, context: context)
    }
    return stack.size(of: element.content, fitting: room, context: context)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.sublayers =
      stack(element, context)?.layers(of: element.content, in: frame.size, context: context)
      ?? DepthLayout(alignment: alignment(element) ?? .center).layers(
        of: element.content, in: frame.size, context: context)
    return layer
  }

  private func alignment(_ element: Element) -> Alignment? {
    element.parameters.choice("align").flatMap(Alignment.init)
  }

  /// Nil for one in depth.
  private func stack(_ element: Element, _ context: LayoutContext) -> StackLayout? {
    guard let axis = element.parameters.choice("axis").flatMap(StackLayout.Axis.init) else { return nil }
    return StackLayout(
      axis, spacing: element.parameters.length("spacing")?.points(of: 0, scale: context.scale) ?? 8,
      alignment: alignment(element) ?? .stretch,
      distribution: element.parameters.choice("distribute").flatMap(StackLayout.Distribution.init) ?? .start)
  }
}
