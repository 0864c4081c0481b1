import SceneModel

/// A switch: a knob in a capsule, at the trailing end when it is on.
///
/// Sizes and colours: the platform's, 51 × 31 with a knob of 27 that gets longer under a finger.
public struct Switch: Component {
  public init() {}

  public static let size = Size(width: 51, height: 31)
  private static let knob = 27.0
  private static let pressedKnob = 34.0

  public let declaration = ComponentDeclaration(
    "switch", subject: ParameterDeclaration("on", .flag, default: .flag(false), "whether it is on"),
    parameters: [
      ParameterDeclaration("tint", .color, "its colour when it is on, the platform's green unless said")
    ] + ControlState.parameters, sizing: .fixed, "a switch that is on or off")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size { Switch.size }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    var layer = Layer(frame: frame)
    layer.sublayers = [
      Switch.layer(
        isOn: values.flag("on") ?? false, isPressed: element.isPressed, isDisabled: element.isDisabled,
        tint: values.color("tint"), at: Rect(Switch.size, centeredIn: frame.size, context: context),
        context: context)
    ]
    return layer
  }

  /// A switch for a component that has one in it, such as a row.
  static func layer(
    isOn: Bool, isPressed: Bool = false, isDisabled: Bool = false, tint: Color? = nil, at frame: Rect,
    context: LayoutContext
  ) -> Layer {
    let theme = context.theme
    let off = theme.isDark ? Color(rgb: 0x39393D) : Color(rgb: 0xE9E9EB)
    let width = isPressed && !isDisabled ? pressedKnob : knob
    var track = Layer(frame, fill: isOn ? tint ?? theme[.green] : off, radius: size.height / 2)
    track.opacity = isDisabled ? ControlState.disabledOpacity : 1
    track.sublayers = [
      Knob.layer(Rect(x: isOn ? size.width - width - 2 : 2, y: 2, width: width, height: knob))
    ]
    return context.arranged(track)
  }
}

/// The white knob of switches and sliders.
enum Knob {
  /// Two shadows, as the platform's: one wide and soft, one close.
  static func layer(_ frame: Rect) -> Layer {
    let radius = min(frame.width, frame.height) / 2
    var outer = Layer(frame, fill: .white, radius: radius)
    outer.shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.15), blur: 8, x: 0, y: 3)
    var inner = Layer(Rect(size: frame.size), fill: .white, radius: radius)
    inner.shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.06), blur: 1, x: 0, y: 3)
    inner.border = LayerPresentation.Border(
      width: 0.5, color: Color.black.withAlpha(multipliedBy: 0.04), alignment: .outside)
    outer.sublayers = [inner]
    return outer
  }
}
