import SceneModel

/// The bar at the bottom of a screen whose tabs lead to others.
public struct TabBar: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "tab-bar",
    subject: ParameterDeclaration("items", .items(ItemKind(TabItem())), isRequired: true, "its tabs"),
    relations: [.filled("items"), .single("selected", in: "items")],
    sizing: .wide, isFullWidth: true, takesObject: true, "tabs at the bottom of a screen")

  static let height = 49.0

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: TabBar.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    context.applyBarMaterial(to: &layer)
    layer.sublayers = [context.hairline(in: Rect(size: frame.size))]
    let tabs = selected(element.parameters.elements("items") ?? [])
    // No wider than on a phone each, in the middle of a tablet.
    let each = min(frame.width / Double(max(tabs.count, 1)), 128)
    let start = (frame.width - each * Double(tabs.count)) / 2
    for (index, tab) in tabs.enumerated() {
      let x = context.snapped(start + each * Double(index))
      let end = context.snapped(start + each * Double(index + 1))
      layer.sublayers.append(
        context.layer(of: tab, in: Rect(x: x, y: 0, width: end - x, height: TabBar.height)))
    }
    return context.arranged(layer)
  }

  /// The first tab is selected where none says so.
  private func selected(_ tabs: [Element]) -> [Element] {
    guard let first = tabs.first, !tabs.contains(where: { $0.parameters.flag("selected") == true }) else {
      return tabs
    }
    var values = first.parameters
    values.values["selected"] = .flag(true)
    let chosen = Element(
      first.component, id: first.id, isIDDerived: first.isIDDerived, parameters: values, range: first.range)
    return [chosen] + tabs.dropFirst()
  }
}
