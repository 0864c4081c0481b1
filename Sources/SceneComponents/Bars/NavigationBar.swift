import SceneModel

/// The bar at the top of a screen: where one is, the way back, and what can be done here.
///
/// As the platform's bars are since they have large titles: part of the screen's background until content
/// scrolls beneath, frosted after that (`scrolled`).
public struct NavigationBar: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "navigation-bar", subject: ParameterDeclaration("title", .text, "what the screen is called"),
    parameters: [
      ParameterDeclaration(
        "large", .flag, default: .flag(false), "whether the title stands large below the items"),
      ParameterDeclaration(
        "back", .text, "the words beside the chevron that leads back; true means the language's own"),
      ParameterDeclaration("leading", .items(ItemKind(BarItem())), "words and icons in front of the title"),
      ParameterDeclaration("trailing", .items(ItemKind(BarItem())), "words and icons behind the title"),
      ParameterDeclaration("search", .text, "the words of an empty search field below the title"),
      ParameterDeclaration(
        "scrolled", .flag, default: .flag(false), "whether content has scrolled beneath it"),
    ], sizing: .wide, isFullWidth: true, takesObject: true, "the bar at the top of a screen")

  static let barHeight = 44.0
  static let largeTitleHeight = 52.0
  static let searchHeight = 52.0

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let values = element.parameters
    let large = values.flag("large") == true ? NavigationBar.largeTitleHeight : 0
    let search = values.text("search") == nil ? 0 : NavigationBar.searchHeight
    return Size(width: room.width ?? 0, height: NavigationBar.barHeight + large + search)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let isLarge = values.flag("large") ?? false
    let title = values.text("title") ?? ""
    var layer = Layer(frame: frame)
    let isScrolled = values.flag("scrolled") ?? false
    if isScrolled { context.applyBarMaterial(to: &layer) }
    let row = NavigationRow(element, width: frame.width, title: isLarge ? "" : title, context: context)
    layer.sublayers = row.layers
    let size = context.theme.size(of: .largeTitle)
    // Its line is a little above the middle of its row, as there is more room below than above.
    let below = Rect(
      x: 16, y: NavigationBar.barHeight + 1, width: max(frame.width - 32, 0),
      height: NavigationBar.largeTitleHeight - 5)
    let text = context.text(isLarge ? title : "", size: size, weight: 700)
    layer.sublayers.append(context.words(text, in: below, id: isLarge && !title.isEmpty ? "title" : nil))
    if let words = values.text("search") {
      let top = NavigationBar.barHeight + (isLarge ? NavigationBar.largeTitleHeight : 0)
      let field = Element(
        SearchField(), id: "search", parameters: ParameterValues(["placeholder": .text(words)]))
      layer.sublayers.append(
        context.layer(
          of: field,
          in: Rect(x: 16, y: top + 1, width: max(frame.width - 32, 0), height: SearchField.height)))
    }
    var line = context.hairline(
      in: Rect(x: 0, y: frame.height - context.hairline, width: frame.width, height: context.hairline))
    line.opacity = isScrolled ? 1 : 0
    layer.sublayers.append(line)
    return context.arranged(layer)
  }
}
