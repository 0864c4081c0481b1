import SceneModel

/// Rows under each other, in one or more sections.
///
/// In groups with round corners unless told otherwise; a screen whose content it is gets the background that
/// groups stand out from.
public struct List: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "list",
    subject: ParameterDeclaration("rows", .items(ItemKind(ListRow())), "the rows of a list without sections"),
    parameters: [
      ParameterDeclaration("header", .text, "words above these rows"),
      ParameterDeclaration("footer", .text, "words below these rows"),
      ParameterDeclaration("sections", .items(ItemKind(ListSection())), "sections, below these rows"),
      ParameterDeclaration(
        "style", .choice(Style.allCases.map(\.rawValue)), default: .choice(Style.insetGrouped.rawValue),
        "groups with round corners, groups from side to side, or rows on the background"),
    ], relations: [.insertable("rows", or: ["sections"])], sizing: .wide, isFullWidth: true,
    takesObject: true, "rows under each other")

  public func screenBackground(_ element: Element) -> ThemeColor? {
    List.style(of: element) == .plain ? nil : .groupedBackground
  }

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = room.width ?? 0
    let heights = List.sections(of: element).map {
      SectionLayout($0, style: List.style(of: element), width: width, context).height
    }
    return Size(width: width, height: heights.reduce(0, +))
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    var y = 0.0
    for section in List.sections(of: element) {
      let layout = SectionLayout(section, style: List.style(of: element), width: frame.width, context)
      layer.sublayers.append(layout.layer(at: y))
      y += layout.height
    }
    return layer
  }

  private static func style(of element: Element) -> Style {
    element.parameters.choice("style").flatMap(Style.init) ?? .insetGrouped
  }

  /// The rows said alone are a section of their own, in front of the others.
  private static func sections(of element: Element) -> [Element] {
    let values = element.parameters
    let others = values.elements("sections") ?? []
    guard let rows = values.elements("rows") else { return others }
    var own = ParameterValues(["rows": .elements(rows)])
    for name in ["header", "footer"] { own.values[name] = values.values[name] }
    return [Element(ListSection(), parameters: own)] + others
  }
}
