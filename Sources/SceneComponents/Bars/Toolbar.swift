import SceneModel

/// The bar at the bottom of a screen with what can be done there.
public struct Toolbar: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "toolbar",
    subject: ParameterDeclaration(
      "items", .items(ItemKind(BarItem())), isRequired: true, "words and icons, from side to side"),
    relations: [.filled("items")],
    sizing: .wide, isFullWidth: true, takesObject: true, "tools at the bottom of a screen")

  static let height = 44.0
  private static let margin = 16.0
  /// Between neighbours at least.
  private static let gap = 12.0

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: Toolbar.height)
  }

  /// The first item at the leading side, the last at the trailing one, equal gaps between; one alone stands in
  /// the middle.
  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    context.applyBarMaterial(to: &layer)
    layer.sublayers = [context.hairline(in: Rect(size: frame.size))]
    let items = element.parameters.elements("items") ?? []
    let start = Toolbar.margin - BarItem.outset(items.first, .leading)
    let end = frame.width - Toolbar.margin + BarItem.outset(items.last, .trailing)
    let gaps = Double(max(items.count - 1, 0))
    let room = max(end - start, 0)
    let widths = BarWidths(items, fitting: room - gaps * Toolbar.gap, height: Toolbar.height, context).widths
    let left = max(room - widths.reduce(0, +), 0)
    let gap = items.count > 1 ? left / gaps : 0
    var x = items.count == 1 ? (frame.width - widths[0]) / 2 : start
    for (item, width) in zip(items, widths) {
      let rect = Rect(x: context.snapped(x), y: 0, width: width, height: Toolbar.height)
      layer.sublayers.append(BarItem.layer(of: item, in: rect, context: context))
      x += width + gap
    }
    return context.arranged(layer)
  }
}
