import SceneModel

/// An icon of the catalogue in the middle of its frame.
///
/// Default: 24 points, or as large as the shorter side of the frame it is given; lines of regular weight in the
/// theme's colour of labels.
public struct IconComponent: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "icon", subject: ParameterDeclaration("icon", .name(Icon.nameList), isRequired: true, "the icon's name"),
    parameters: [
      ParameterDeclaration(
        "size", .number(1...1000), "side of the icon in points, 24 or as large as its frame unless said"),
      ParameterDeclaration("color", .color, "colour of the icon, the theme's label unless said"),
      ParameterDeclaration(
        "weight", .choice(IconWeight.allCases.map(\.rawValue)), default: .choice("regular"),
        "thickness of its lines"),
    ], sizing: .fixed, "a sign such as heart or house-fill")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let side = element.parameters.number("size") ?? Icon.boxSide
    return Size(width: side, height: side)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let values = element.parameters
    guard let icon = values.choice("icon").flatMap(Icon.named) else { return layer }
    let size = values.number("size") ?? min(frame.width, frame.height)
    var drawing = icon.layer(
      size: size, color: values.color("color") ?? context.theme[.label],
      weight: values.choice("weight").flatMap(IconWeight.init) ?? .regular,
      isRightToLeft: context.isRightToLeft)
    // On a whole pixel, so that lines are as sharp in the middle as they are at the side.
    drawing.frame.x = context.snapped((frame.width - size) / 2)
    drawing.frame.y = context.snapped((frame.height - size) / 2)
    layer.sublayers = [drawing]
    return layer
  }
}
