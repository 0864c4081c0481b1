import SceneModel

/// A dot for every page.
///
/// Sizes: the platform's, dots of 7 that stand 9 apart in 26.
public struct PageControl: Component {
  public init() {}

  private static let dot = 7.0
  private static let pitch = 16.0
  private static let height = 26.0

  public let declaration = ComponentDeclaration(
    "page-control",
    subject: ParameterDeclaration(
      "pages", .integer(1...100), default: .integer(3), "how many pages there are"),
    parameters: [
      ParameterDeclaration("selected", .integer(1...100), default: .integer(1), "which one is seen"),
      ParameterDeclaration("color", .color, "colour of the dot that is seen, the theme's label unless said"),
    ] + ControlState.parameters, relations: [.ordered("selected", "pages")], sizing: .fixed,
    "a dot for every page")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let own = PageControl.width(element.parameters.integer("pages") ?? 1) + PageControl.pitch
    return Size(width: min(own, room.width ?? own), height: PageControl.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let pages = values.integer("pages") ?? 1
    let chosen = min((values.integer("selected") ?? 1), pages) - 1
    let color = values.color("color") ?? theme[.label]
    // Where not all have room, those around the chosen one are seen, smaller towards the ends.
    let room = 1 + Int(min(max((frame.width - PageControl.dot) / PageControl.pitch, 0), 100))
    let seen = min(room, pages)
    let first = min(max(chosen - seen / 2, 0), pages - seen)
    let start = (frame.width - PageControl.width(seen)) / 2 + PageControl.dot / 2
    var layer = Layer(frame: frame)
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    if element.isPressed {
      layer.fill = theme[.secondaryFill]
      layer.corners = Corners(frame.height / 2)
    }
    layer.sublayers = (0..<pages).map { page in
      let place = page - first
      let isSeen = (0..<seen).contains(place)
      let isShort = (place == 0 && first > 0) || (place == seen - 1 && first + seen < pages)
      let center = Point(x: start + Double(place) * PageControl.pitch, y: frame.height / 2)
      var dot = Layer(frame: Rect(center: center, diameter: isShort ? 4 : PageControl.dot), content: .ellipse)
      dot.fill = page == chosen ? color : color.withAlpha(multipliedBy: 0.3)
      dot.opacity = isSeen ? 1 : 0
      return dot
    }
    return context.arranged(layer)
  }

  private static func width(_ pages: Int) -> Double { Double(pages - 1) * pitch + dot }
}
