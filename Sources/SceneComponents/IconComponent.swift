import SceneModel

/// An icon of the catalogue in the middle of its frame.
///
/// Default: as large as the shorter side of its frame, black lines of regular weight.
public struct IconComponent: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "icon", subject: ParameterDeclaration("icon", .name(Icon.nameList), isRequired: true, "the icon's name"),
    parameters: [
      ParameterDeclaration(
        "size", .number(1...1000), "side of the icon in points, the frame's shorter one unless said"),
      ParameterDeclaration("color", .color, default: .color(.black), "colour of the icon"),
      ParameterDeclaration(
        "weight", .choice(IconWeight.allCases.map(\.rawValue)), default: .choice("regular"),
        "thickness of its lines"),
    ], "a sign such as heart or house-fill")

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let values = element.parameters
    guard let icon = values.choice("icon").flatMap(Icon.named) else { return layer }
    let size = values.number("size") ?? min(frame.width, frame.height)
    var drawing = icon.layer(
      size: size, color: values.color("color") ?? .black,
      weight: values.choice("weight").flatMap(IconWeight.init) ?? .regular,
      isRightToLeft: context.isRightToLeft)
    // On a whole pixel, so that lines are as sharp in the middle as they are at the side.
    func centred(_ whole: Double) -> Double { ((whole - size) / 2 * context.scale).rounded() / context.scale }
    drawing.frame.x = centred(frame.width)
    drawing.frame.y = centred(frame.height)
    layer.sublayers = [drawing]
    return layer
  }
}
