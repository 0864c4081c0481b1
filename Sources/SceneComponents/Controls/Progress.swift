import SceneModel

/// A bar that fills from its leading end.
///
/// Sizes: the platform's, 4 high with round ends; higher where the height says so.
public struct Progress: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "progress",
    subject: ParameterDeclaration("value", .share, default: .share(0), "how much of it is filled"),
    parameters: [
      ControlState.tint,
      ParameterDeclaration("track", .color, "colour of what is not filled, the theme's fill unless said"),
    ] + ControlState.parameters, sizing: .wide, "a bar of progress")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 200, height: 4)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let radius = frame.height / 2
    var layer = Layer(frame, fill: values.color("track") ?? theme[.fill], radius: radius)
    layer.masksToBounds = true
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : element.isPressed ? 0.7 : 1
    let width = frame.width * (values.share("value") ?? 0)
    // A bar narrower than its round ends slides in behind the track's own.
    let bar = max(width, min(frame.height, frame.width))
    layer.sublayers = [
      Layer(
        Rect(x: width - bar, y: 0, width: bar, height: frame.height),
        fill: values.color("tint") ?? theme[.tint], radius: radius)
    ]
    return context.arranged(layer)
  }
}
