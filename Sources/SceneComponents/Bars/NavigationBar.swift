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
      ParameterDeclaration("typed", .text, "what is typed into the search field"),
      ParameterDeclaration(
        "focused", .flag, default: .flag(false), "whether the search field is typed into: it stands alone"),
      ParameterDeclaration(
        "scrolled", .flag, default: .flag(false), "whether content has scrolled beneath it"),
    ], sizing: .wide, isFullWidth: true, takesObject: true, "the bar at the top of a screen")

  /// On the platform the title and the items give way to what is searched for.
  private static func isSearching(_ element: Element) -> Bool {
    element.parameters.text("search") != nil && element.parameters.flag("focused") == true
  }

  static let barHeight = 44.0
  static let largeTitleHeight = 52.0
  static let searchHeight = 52.0

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let values = element.parameters
    if NavigationBar.isSearching(element) {
      return Size(width: room.width ?? 0, height: NavigationBar.searchHeight)
    }
    let large = values.flag("large") == true ? NavigationBar.largeTitleHeight : 0
    let search = values.text("search") == nil ? 0 : NavigationBar.searchHeight
    return Size(width: room.width ?? 0, height: NavigationBar.barHeight + large + search)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let isSearching = NavigationBar.isSearching(element)
    let isLarge = !isSearching && values.flag("large") ?? false
    let title = isSearching ? "" : values.text("title") ?? ""
    var layer = Layer(frame: frame)
    let isScrolled = values.flag("scrolled") ?? false
    if isScrolled { context.applyBarMaterial(to: &layer) }
    var items = element
    if isSearching {
      for name in ["leading", "trailing"] { items = items.setting(name, .elements([])) }
      items = items.setting("back", .text("false"))
    }
    let row = NavigationRow(items, width: frame.width, title: isLarge ? "" : title, context: context)
    let collapse = BarCollapse(
      search: values.text("search") == nil || isSearching ? 0 : NavigationBar.searchHeight,
      title: isLarge ? NavigationBar.largeTitleHeight : 0, isScrolled: isScrolled,
      isMirrored: context.isRightToLeft)
    let size = context.theme.size(of: .largeTitle)
    // Its line is a little above the middle of its row, as there is more room below than above.
    let below = Rect(
      x: 16, y: 1, width: max(frame.width - 32, 0), height: NavigationBar.largeTitleHeight - 5)
    let text = context.text(isLarge ? title : "", size: size, weight: 700)
    let large = context.words(text, in: below, id: isLarge && !title.isEmpty ? "title" : nil)
    layer.sublayers =
      [collapse.material(in: frame.size, context)] + row.layers
      + [
        collapse.smallTitle(isLarge ? title : "", in: frame.size, context),
        collapse.room(
          for: context.arranged(Layer(frame: Rect(size: frame.size), sublayers: [large])).sublayers[0],
          width: frame.width),
      ]
    if let words = values.text("search") {
      var search = ParameterValues(["placeholder": .text(words)])
      search.values["text"] = values.values["typed"]
      search.values["focused"] = values.values["focused"]
      search.values["cancel"] = .flag(isSearching)
      let field = Element(SearchField(), id: "search", parameters: search)
      let row = NavigationBar.barHeight + (isLarge ? NavigationBar.largeTitleHeight : 0)
      let top = isSearching ? 7 : row
      let laidOut = context.layer(
        of: field,
        in: Rect(x: 16, y: top + 1, width: max(frame.width - 32, 0), height: SearchField.height))
      // Where it stands alone it stays.
      layer.sublayers.append(isSearching ? laidOut : collapse.search(laidOut))
    }
    var line = context.hairline(
      in: Rect(x: 0, y: frame.height - context.hairline, width: frame.width, height: context.hairline))
    line.opacity = isScrolled ? 1 : 0
    collapse.follow(&layer)
    layer.sublayers.append(collapse.line(line))
    return context.arranged(layer)
  }
}
