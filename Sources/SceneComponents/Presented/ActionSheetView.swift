import SceneModel

/// A choice of actions: what it is about, its buttons, and apart from them the one that leaves all as it is.
///
/// Sizes: the platform's, rows of 57 with words of 20, corners of 13, 8 between the two groups.
public struct ActionSheetView: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "action-sheet", subject: ParameterDeclaration("text", .text, "what it is about"),
    parameters: [
      ParameterDeclaration("message", .text, "words below the title"),
      ParameterDeclaration("buttons", .items(ItemKind(AlertButton())), "its buttons"),
    ], sizing: .wide, isFullWidth: true, takesObject: true, "a choice of actions")

  private static let row = 57.0
  private static let radius = 13.0
  private static let gap = 8.0

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let width = room.width ?? 359
    let groups = ActionSheetView.groups(of: element)
    let rows = Double(groups.actions.count + groups.cancels.count) * ActionSheetView.row
    let head = ActionSheetView.head(of: element, width: width, context).height
    let apart = groups.cancels.isEmpty || head + Double(groups.actions.count) == 0 ? 0 : ActionSheetView.gap
    return Size(width: width, height: head + rows + apart)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let groups = ActionSheetView.groups(of: element)
    let head = ActionSheetView.head(of: element, width: frame.width, context)
    var y = 0.0
    let upper = head.height + Double(groups.actions.count) * ActionSheetView.row
    if upper > 0 {
      layer.sublayers.append(
        group(groups.actions, below: head, Rect(x: 0, y: 0, width: frame.width, height: upper), context))
      y = upper + ActionSheetView.gap
    }
    let lower = Double(groups.cancels.count) * ActionSheetView.row
    if lower > 0 {
      let rect = Rect(x: 0, y: y, width: frame.width, height: lower)
      layer.sublayers.append(group(groups.cancels, below: (0, []), rect, context, isCancel: true))
    }
    return layer
  }

  private func group(
    _ buttons: [Element], below head: (height: Double, words: [Layer]), _ rect: Rect,
    _ context: LayoutContext, isCancel: Bool = false
  ) -> Layer {
    var group = Layer(frame: rect)
    // The one apart is more solid, as the platform's.
    group.fill = isCancel && !context.theme.isDark ? .white : context.theme[.elevatedBackground]
    group.corners = Corners(ActionSheetView.radius, curve: .continuous)
    group.masksToBounds = true
    group.sublayers = head.words
    for (index, button) in buttons.enumerated() {
      let y = head.height + Double(index) * ActionSheetView.row
      let row = Rect(x: 0, y: y, width: rect.width, height: ActionSheetView.row)
      group.sublayers.append(context.layer(of: button, in: row))
      if y > 0 { group.sublayers.append(context.hairline(in: row)) }
    }
    return group
  }

  private static func groups(of element: Element) -> (actions: [Element], cancels: [Element]) {
    let buttons = element.parameters.elements("buttons") ?? []
    return (
      buttons.filter { AlertButton.role(of: $0) != .cancel },
      buttons.filter { AlertButton.role(of: $0) == .cancel }
    )
  }

  /// The words above the buttons, and how much room they take.
  private static func head(of element: Element, width: Double, _ context: LayoutContext) -> (
    height: Double, words: [Layer]
  ) {
    let values = element.parameters
    let color = context.theme[.secondaryLabel]
    let hasMessage = !(values.text("message") ?? "").isEmpty
    let texts = [
      context.text(
        values.text("text") ?? "", size: 13, weight: hasMessage ? 600 : 400, color: color, alignment: .center,
        lines: nil),
      context.text(values.text("message") ?? "", size: 13, color: color, alignment: .center, lines: nil),
    ].filter { !$0.text.isEmpty }
    guard !texts.isEmpty else { return (0, []) }
    var (y, words) = (14.0, [Layer]())
    for (index, text) in texts.enumerated() {
      if index > 0 { y += 6 }
      let room = max(width - 32, 0)
      let own = context.snappedUp(context.measure(text, width: room).size.height)
      words.append(Layer(frame: Rect(x: 16, y: y, width: room, height: own), content: .text(text)))
      y += own
    }
    return (y + 14, words)
  }
}
