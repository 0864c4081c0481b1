internal import AnimatorCore
import SceneModel

/// The turning sign of work: eight spokes, one of them the darkest, an eighth further each eighth of a second.
///
/// Sizes: the platform's, 20 or 37.
public struct Activity: Component {
  public init() {}

  private static let spokes = 8

  public let declaration = ComponentDeclaration(
    "activity",
    parameters: [
      ParameterDeclaration(
        "size", .choice(["medium", "large"]), default: .choice("medium"), "20 or 37 points"),
      ParameterDeclaration("color", .color, "colour of its spokes, grey unless said"),
      ParameterDeclaration("stopped", .flag, default: .flag(false), "whether it stands still"),
      ParameterDeclaration("disabled", .flag, default: .flag(false), "whether it cannot be used"),
    ], sizing: .fixed, "a turning sign of work")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let side = Activity.side(element)
    return Size(width: side, height: side)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let side = Activity.side(element)
    let gray = context.theme.isDark ? Color(rgb: 0x98989F) : Color(rgb: 0x6E6E73)
    let color = element.parameters.color("color") ?? gray
    var wheel = Layer(
      frame: Rect(Size(width: side, height: side), centeredIn: frame.size, context: context))
    wheel.sublayers = (0..<Activity.spokes).map { Activity.spoke($0, side: side, color) }
    if element.parameters.flag("stopped") != true {
      wheel.loop = .turning(period: .milliseconds(1000), steps: Activity.spokes)
    }
    var layer = Layer(frame: frame)
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    layer.sublayers = [wheel]
    return layer
  }

  private static func side(_ element: Element) -> Double {
    element.parameters.choice("size") == "large" ? 37 : 20
  }

  /// The first points up; those before it have turned away from it for longer and are paler.
  private static func spoke(_ index: Int, side: Double, _ color: Color) -> Layer {
    let (half, width) = (side / 2, side * 0.12)
    let (inner, outer) = (side * 0.27, half - width / 2)
    // Unit vectors of eighths of a turn, clockwise from the top; exact, so that all machines agree.
    let diagonal = 0.5.squareRoot()
    let directions: [(x: Double, y: Double)] = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
      (-diagonal, -diagonal),
    ]
    let direction = directions[index]
    var path = Path()
    path.move(to: Point(x: half + direction.x * inner, y: half + direction.y * inner))
    path.line(to: Point(x: half + direction.x * outer, y: half + direction.y * outer))
    let age = (spokes - index) % spokes
    let alpha = [1, 0.82, 0.67, 0.54, 0.43, 0.34, 0.27, 0.22][age]
    return Layer(
      frame: Rect(x: 0, y: 0, width: side, height: side),
      content: .path(
        PathContent(
          path, stroke: Stroke(color.withAlpha(multipliedBy: alpha), width: width, cap: .round))))
  }
}
