import SceneModel

/// A knob on a track, with an icon at each end if wanted.
///
/// Sizes: the platform's, 34 high with a track of 4 and a knob of 27.
public struct Slider: Component {
  public init() {}

  private static let height = 34.0
  private static let track = 4.0
  private static let knob = 27.0
  private static let icon = 22.0
  private static let gap = 10.0

  public let declaration = ComponentDeclaration(
    "slider",
    subject: ParameterDeclaration("value", .share, default: .share(0.5), "how far the knob is along"),
    parameters: [
      ParameterDeclaration("leading-icon", .name(Icon.nameList), "an icon at the end where it is 0"),
      ParameterDeclaration("trailing-icon", .name(Icon.nameList), "an icon at the end where it is 1"),
      ControlState.tint,
    ] + ControlState.parameters, sizing: .wide, "a knob on a track")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 200, height: Slider.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let room = Slider.icon + Slider.gap
    // Where there is no room for icons and a track, the track comes first.
    let hasRoom = frame.width >= 2 * (room + Slider.knob)
    let icons = ["leading-icon", "trailing-icon"].map {
      hasRoom ? values.choice($0).flatMap(Icon.named) : nil
    }
    let knob = min(Slider.knob, frame.width)
    let (start, end) = (icons[0] == nil ? 0 : room, frame.width - (icons[1] == nil ? 0 : room))
    let value = values.share("value") ?? 0
    // The knob stays between the track's ends.
    let travel = max(end - start - knob, 0)
    let middle = start + knob / 2 + travel * value
    let y = context.snapped((frame.height - Slider.track) / 2)
    func bar(from: Double, to: Double, _ color: Color) -> Layer {
      Layer(
        Rect(x: from, y: y, width: max(to - from, 0), height: Slider.track), fill: color,
        radius: Slider.track / 2)
    }
    var layer = Layer(frame: frame)
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    if !element.isDisabled, travel > 0 {
      let grip = context.isRightToLeft ? frame.width - middle : middle
      layer.touch = .value(
        DraggedValue(
          parameter: "value", value: value, grip: Point(x: grip, y: frame.height / 2),
          travel: context.isRightToLeft ? -travel : travel))
    }
    layer.sublayers = [
      bar(from: start, to: end, theme[.fill]),
      bar(from: start, to: middle, values.color("tint") ?? theme[.tint]),
      Knob.layer(
        Rect(
          x: middle - knob / 2, y: context.snapped((frame.height - knob) / 2), width: knob, height: knob)),
    ]
    layer.sublayers += zip(icons, [0, frame.width - Slider.icon]).map { icon, x in
      guard let icon else { return Layer(frame: .zero) }
      var drawing = icon.layer(
        size: Slider.icon, color: theme[.secondaryLabel], isRightToLeft: context.isRightToLeft)
      drawing.frame.x = x
      drawing.frame.y = context.snapped((frame.height - Slider.icon) / 2)
      return drawing
    }
    return context.arranged(layer)
  }
}
