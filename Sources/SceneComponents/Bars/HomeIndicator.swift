import SceneModel

/// The bar at the bottom of a phone without a home button, 8 points above the edge.
public struct HomeIndicator: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "home-indicator",
    parameters: [ParameterDeclaration("color", .color, "colour of the bar, the theme's label unless said")],
    sizing: .wide, isFullWidth: true, takesObject: true, "the bar at the very bottom of a phone")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? PlatformGlyph.homeIndicator.size.width, height: 34)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let center = Point(
      x: frame.width / 2, y: frame.height - 8 - PlatformGlyph.homeIndicator.size.height / 2)
    let color = element.parameters.color("color") ?? context.theme[.label]
    return Layer(
      frame: frame, sublayers: [context.glyph(.homeIndicator, center: center, color: color)])
  }
}
