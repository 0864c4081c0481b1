import SceneModel

/// Minus and plus side by side.
///
/// Sizes: the platform's, 94 × 32 with a radius of 8.
public struct Stepper: Component {
  public init() {}

  private static let size = Size(width: 94, height: 32)

  public let declaration = ComponentDeclaration(
    "stepper",
    subject: ParameterDeclaration(
      "value", .integer(-1_000_000...1_000_000), default: .integer(0), "the number it stands at"),
    parameters: [
      ParameterDeclaration("minimum", .integer(-1_000_000...1_000_000), "where minus can no more be used"),
      ParameterDeclaration("maximum", .integer(-1_000_000...1_000_000), "where plus can no more be used"),
      ParameterDeclaration(
        "pressed", .choice(["none", "minus", "plus"]), default: .choice("none"), "what a finger holds"),
      ParameterDeclaration("disabled", .flag, default: .flag(false), "whether it cannot be used"),
    ],
    relations: [.ordered("minimum", "maximum"), .ordered("minimum", "value"), .ordered("value", "maximum")],
    sizing: .fixed, "minus and plus")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size { Stepper.size }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let value = values.integer("value") ?? 0
    let isAtEnd = [
      values.integer("minimum").map { value <= $0 } ?? false,
      values.integer("maximum").map { value >= $0 } ?? false,
    ]
    var back = Layer(
      Rect(Stepper.size, centeredIn: frame.size, context: context), fill: theme[.secondaryFill], radius: 8)
    back.masksToBounds = true
    let half = Stepper.size.width / 2
    let halves = ["minus", "plus"].enumerated().map { index, name in
      let isPressed = values.choice("pressed") == name && !element.isDisabled
      let isDim = isAtEnd[index] || element.isDisabled
      var side = Layer(
        id: name, Rect(x: Double(index) * half, y: 0, width: half, height: Stepper.size.height),
        fill: isPressed ? theme[.fill] : .clear)
      side.sublayers = [Stepper.sign(name, isDim ? theme[.tertiaryLabel] : theme[.label])]
      return side
    }
    var divider = Layer(
      Rect(x: half - 0.5, y: 8, width: 1, height: 16), fill: theme[.separator], radius: 0.5)
    // It would stand at the edge of the half that is held.
    let isHeld = values.choice("pressed").map { $0 != "none" } ?? false
    if isHeld, !element.isDisabled { divider.opacity = 0 }
    back.sublayers = halves + [divider]
    var layer = Layer(frame: frame)
    layer.sublayers = [context.arranged(back)]
    return layer
  }

  /// A line, or two across each other, of 15 points in the middle of a half.
  private static func sign(_ name: String, _ color: Color) -> Layer {
    var path = Path()
    let (middle, reach) = (Point(x: size.width / 4, y: size.height / 2), 6.75)
    path.move(to: Point(x: middle.x - reach, y: middle.y))
    path.line(to: Point(x: middle.x + reach, y: middle.y))
    if name == "plus" {
      path.move(to: Point(x: middle.x, y: middle.y - reach))
      path.line(to: Point(x: middle.x, y: middle.y + reach))
    }
    return Layer(
      frame: Rect(x: 0, y: 0, width: size.width / 2, height: size.height),
      content: .path(PathContent(path, stroke: Stroke(color, width: 1.75, cap: .round))))
  }
}
