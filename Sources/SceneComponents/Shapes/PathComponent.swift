import SceneModel

/// Lines and curves of SVG path data: filled, then stroked.
///
/// In points from the top left corner of its frame; with `view-box`, as an SVG of that box would fit into it.
public struct PathComponent: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "path", subject: ParameterDeclaration("data", .path, isRequired: true, "SVG path data"),
    parameters: [
      ParameterDeclaration(
        "fill", .color, "colour inside it; the theme's label where there is no stroke unless said"),
      ParameterDeclaration(
        "fill-rule", .choice(PathContent.FillRule.allCases.map(\.rawValue)), default: .choice("nonzero"),
        "what is inside where it crosses itself"),
      ParameterDeclaration(
        "view-box", .rectangle, "the part of its coordinates that fits into the frame"),
      ParameterDeclaration(
        "mirrored", .flag, default: .flag(false), "whether right-to-left screens show it mirrored"),
    ] + StrokeParameters.declarations(width: 2), relations: StrokeParameters.relations, sizing: .fixed,
    "lines and curves of SVG path data")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    if let box = PathComponent.viewBox(element, context) { return box.size }
    guard let bounds = PathComponent.path(element).bounds else { return .zero }
    let reach =
      element.parameters.color("stroke") == nil
      ? 0
      : StrokeParameters.stroke(
        element.parameters, .black
      ).width.double / 2
    return Size(width: max(bounds.maxX + reach, 0), height: max(bounds.maxY + reach, 0))
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    var path = PathComponent.path(element)
    var scale = 1.0
    if let box = PathComponent.viewBox(element, context) {
      let room = Fit.contain.frame(of: box.size, in: frame.size, scale: context.scale)
      scale = room.width / box.width
      path = path.moved(by: Point(x: -box.x, y: -box.y)).scaled(by: scale).moved(by: room.origin)
    }
    if values.flag("mirrored") == true, context.isRightToLeft { path = path.mirrored(width: frame.width) }
    var stroke = values.color("stroke").map { StrokeParameters.stroke(values, $0) }
    if let thin = stroke {
      stroke?.width = Fixed(thin.width.double * scale)
      stroke?.dash = thin.dash.map { Fixed($0.double * scale) }
    }
    let fill = values.color("fill") ?? (stroke == nil ? context.theme[.label] : .clear)
    let rule = values.choice("fill-rule").flatMap(PathContent.FillRule.init) ?? .nonzero
    return Layer(
      frame: frame, content: .path(PathContent(path, fill: fill, fillRule: rule, stroke: stroke)))
  }

  /// The data has been read once, by whoever took it.
  private static func path(_ element: Element) -> Path {
    (try? Path(svg: element.parameters.text("data") ?? "")) ?? Path()
  }

  private static func viewBox(_ element: Element, _ context: LayoutContext) -> Rect? {
    guard let said = element.parameters.rectangle("view-box") else { return nil }
    func points(_ length: Length) -> Double { length.points(of: 0, scale: context.scale) }
    let box = Rect(
      x: points(said.x), y: points(said.y), width: points(said.width), height: points(said.height))
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
