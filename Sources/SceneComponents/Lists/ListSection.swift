import SceneModel

/// Rows of a list that belong together, with words above and below.
struct ListSection: Component {
  let declaration = ComponentDeclaration(
    "section", subject: ParameterDeclaration("header", .text, "words above the rows"),
    parameters: [
      ParameterDeclaration("footer", .text, "words below the rows"),
      ParameterDeclaration("rows", .items(ItemKind(ListRow())), isRequired: true, "the rows"),
    ], sizing: .wide, isFullWidth: true, takesObject: true, isItem: true,
    "rows of a list that belong together")

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let layout = SectionLayout(element, style: .insetGrouped, width: room.width ?? 0, context)
    return Size(width: room.width ?? 0, height: layout.height)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let layout = SectionLayout(element, style: .insetGrouped, width: frame.width, context)
    return Layer(frame: frame, sublayers: [layout.layer(at: 0)])
  }
}
