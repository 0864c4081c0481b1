import SceneModel

/// What all controls can be: held by a finger, or not to be used.
enum ControlState {
  static let parameters: [ParameterDeclaration] = [
    ParameterDeclaration("pressed", .flag, default: .flag(false), "whether a finger holds it"),
    ParameterDeclaration("disabled", .flag, default: .flag(false), "whether it cannot be used"),
  ]

  static let tint = ParameterDeclaration("tint", .color, "its colour, the theme's tint unless said")

  /// How much is seen of a control that is drawn as a whole, as a switch, when it cannot be used.
  static let disabledOpacity = 0.5
}

extension Element {
  var isPressed: Bool { parameters.flag("pressed") ?? false }
  var isDisabled: Bool { parameters.flag("disabled") ?? false }
}

extension Rect {
  /// A rectangle of a size in the middle of a room, on whole pixels.
  init(_ size: Size, centeredIn room: Size, context: LayoutContext) {
    self.init(
      x: context.snapped((room.width - size.width) / 2), y: context.snapped((room.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  /// A circle's.
  init(center: Point, diameter: Double) {
    self.init(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
  }
}

extension Layer {
  /// A rectangle of one colour with round corners.
  init(id: String? = nil, _ frame: Rect, fill: Color, radius: Double = 0, sublayers: [Layer] = []) {
    self.init(id: id, frame: frame, sublayers: sublayers)
    self.fill = fill
    corners = Corners(radius)
  }

  /// One line of text in the middle of a frame's height.
  init(id: String? = nil, _ text: TextContent, in frame: Rect) {
    var text = text
    text.verticalAlignment = .center
    self.init(id: id, frame: frame, content: .text(text))
  }
}
