import SceneModel

/// A row of a list.
///
/// From side to side: an image, or an icon that may lie on a coloured square; the title with a subtitle below; a
/// value, a badge, a switch, and a sign of what the row leads to.
struct ListRow: Component {
  /// - Parameter isChild: Whether it stands inside another row, and holds no rows itself.
  init(isChild: Bool = false) {
    declaration =
      isChild ? ListRow.declaration("child", []) : ListRow.declaration("row", ListRow.outline)
  }

  let declaration: ComponentDeclaration

  private static let outline = [
    ParameterDeclaration(
      "children", .items(ItemKind(ListRow(isChild: true))), "rows below it that are seen while it is open"),
    ParameterDeclaration("open", .flag, default: .flag(false), "whether its children are seen"),
  ]

  private static func declaration(_ name: String, _ outline: [ParameterDeclaration]) -> ComponentDeclaration {
    ComponentDeclaration(
      name, subject: ParameterDeclaration("title", .text, isRequired: true, "its words"),
      parameters: [
        ParameterDeclaration("subtitle", .text, "words below the title, smaller and grey"),
        ParameterDeclaration("image", .picture, "a picture at its beginning"),
        ParameterDeclaration(
          "avatar", .flag, default: .flag(false),
          "whether a person stands at its beginning: the image in a circle, or the title's first letters"),
        ParameterDeclaration("icon", .name(Icon.nameList), "an icon at its beginning"),
        ParameterDeclaration(
          "icon-color", .color,
          "colour of the square behind the icon; in the tint without a square unless said"
        ),
        ParameterDeclaration("value", .text, "words at its end, grey"),
        ParameterDeclaration("badge", .text, "a number or a word in a capsule at its end"),
        ParameterDeclaration("switch", .flag, "a switch at its end, on or off"),
        ParameterDeclaration(
          "accessory", .choice(Accessory.allCases.map(\.rawValue)), default: .choice("none"),
          "the sign at its end"),
        ParameterDeclaration("color", .color, "colour of the title, the theme's label unless said"),
        ParameterDeclaration(
          "destructive", .flag, default: .flag(false), "whether it takes something away: its title is red"),
        ParameterDeclaration(
          "leading-actions", .items(ItemKind(RowAction())), "what a finger draws in at its beginning"),
        ParameterDeclaration(
          "trailing-actions", .items(ItemKind(RowAction())),
          "what a finger draws in at its end; the first is done by drawing all the way"),
        ParameterDeclaration(
          "aside", .length(allowsNegative: true), default: .length(.points(0)),
          "how far it is moved aside: 100% shows its trailing actions, -100% its leading ones"),
      ] + outline + ControlState.parameters,
      relations: [
        .shows("aside", above: "trailing-actions", below: "leading-actions"), .needs("icon-color", ["icon"]),
      ] + (outline.isEmpty ? [] : [.needs("open", ["children"])]), sizing: .wide, isFullWidth: true,
      takesObject: true,
      isItem: true,
      "a row of a list")
  }

  enum Accessory: String, CaseIterable {
    case none, chevron, check, info
  }

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let parts = RowParts(element, width: room.width ?? 0, context)
    return Size(width: room.width ?? 0, height: parts.height)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let parts = RowParts(element, width: frame.width, context)
    var layer = Layer(frame: frame)
    if element.isPressed { layer.fill = context.theme[.gray4] }
    let actions = RowActions(element, in: frame.size, context)
    layer.touch = actions.touch
    var shown = parts.layers(in: frame.size)
    for index in shown.indices { shown[index].frame.x -= actions.aside }
    layer.sublayers = actions.isEmpty ? shown : actions.layers() + shown
    return context.arranged(layer)
  }
}
