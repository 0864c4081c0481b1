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
    let lower = Double(groups.cancels.count) * ActionSheetView.row
    // The one that leaves all as it is is always there.
    let room = frame.height - (lower > 0 ? lower + ActionSheetView.gap : 0)
    let upper = min(head.height + Double(groups.actions.count) * ActionSheetView.row, max(room, 0))
    if upper > 0 {
      layer.sublayers.append(
        group(groups.actions, below: head, Rect(x: 0, y: 0, width: frame.width, height: upper), context))
      y = upper + ActionSheetView.gap
    }
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
    let whole = Double(buttons.count) * ActionSheetView.row
    let isCrowded = head.height + whole > rect.height + context.hairline / 2
    let top = isCrowded ? 0 : head.height
    var rows: [Layer] = []
    for (index, button) in buttons.enumerated() {
      let row = Rect(
        x: 0, y: top + Double(index) * ActionSheetView.row, width: rect.width, height: ActionSheetView.row)
      rows.append(context.layer(of: button, in: row))
      if row.y > 0 { rows.append(context.hairline(in: row)) }
    }
    guard isCrowded else {
      group.sublayers = head.words + rows
      return group
    }
    let seen = CrowdedButtons(words: head.height, buttons: whole, room: rect.height)
    let upper = Rect(x: 0, y: 0, width: rect.width, height: context.snapped(seen.words))
    let lower = Rect(x: 0, y: upper.height, width: rect.width, height: rect.height - upper.height)
    if upper.height > 0 {
      group.sublayers.append(context.view(on: head.words, height: head.height, in: upper))
    }
    group.sublayers.append(context.view(on: rows, height: whole, in: lower))
    if upper.height > 0 { group.sublayers.append(context.hairline(in: lower)) }
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
