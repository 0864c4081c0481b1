import SceneModel

/// A line through its frame: along its middle, or from corner to corner.
public struct Line: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "line",
    subject: ParameterDeclaration(
      "direction", .choice(["horizontal", "vertical", "rising", "falling"]), default: .choice("horizontal"),
      "how it goes through its frame"),
    parameters: StrokeParameters.declarations(width: 1), relations: StrokeParameters.relations,
    "a line through its frame")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = element.parameters.number("stroke-width") ?? 1
    return switch element.parameters.choice("direction") {
    case "vertical": Size(width: width, height: room.height ?? 0)
    case "rising", "falling": Size(width: room.width ?? 44, height: room.height ?? 44)
    default: Size(width: room.width ?? 0, height: width)
    }
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let stroke = StrokeParameters.stroke(values, values.color("stroke") ?? context.theme[.label])
    // Its ends stay inside the frame.
    let end = stroke.cap == .butt ? 0 : stroke.width.double / 2
    let (width, height) = (frame.width, frame.height)
    var path = Path()
    switch values.choice("direction") {
    case "vertical":
      path.move(to: Point(x: width / 2, y: min(end, height / 2)))
      path.line(to: Point(x: width / 2, y: max(height - end, height / 2)))
    case "rising":
      path.move(to: Point(x: min(end, width / 2), y: max(height - end, height / 2)))
      path.line(to: Point(x: max(width - end, width / 2), y: min(end, height / 2)))
    case "falling":
      path.move(to: Point(x: min(end, width / 2), y: min(end, height / 2)))
      path.line(to: Point(x: max(width - end, width / 2), y: max(height - end, height / 2)))
    default:
      path.move(to: Point(x: min(end, width / 2), y: height / 2))
      path.line(to: Point(x: max(width - end, width / 2), y: height / 2))
    }
    let shown = context.isRightToLeft ? path.mirrored(width: width) : path
    return Layer(frame: frame, content: .path(PathContent(shown, stroke: stroke)))
  }
}
