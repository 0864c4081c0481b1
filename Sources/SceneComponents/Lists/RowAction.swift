import SceneModel

/// Something that can be done to a row, beside it: a finger draws it in.
struct RowAction: Component {
  let declaration = ComponentDeclaration(
    "action", subject: ParameterDeclaration("title", .text, isRequired: true, "its words"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "an icon instead of the words"),
      ParameterDeclaration("color", .color, "what is behind it, grey unless said"),
      ParameterDeclaration(
        "destructive", .flag, default: .flag(false), "whether it takes something away: it is red"),
    ] + ControlState.parameters, sizing: .fixed, takesObject: true, isItem: true, "something done to a row")

  /// Of words or an icon, and the least, as the platform's.
  private static let margin = 12.0
  private static let least = 74.0

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let words =
      element.parameters.choice("icon") == nil ? context.width(of: RowAction.text(element, context)) : 0
    return Size(width: max(words + 2 * RowAction.margin, RowAction.least), height: room.height ?? 44)
  }

  /// Words and icon stand in the middle of its own width at the side it comes from; `frame` may be wider.
  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let values = element.parameters
    let standard = context.theme[values.flag("destructive") == true ? .red : .gray]
    layer.fill = values.color("color") ?? standard
    layer.masksToBounds = true
    let text = RowAction.text(element, context)
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    var shade = Layer(frame: Rect(size: frame.size))
    shade.fill = Color.black.withAlpha(multipliedBy: element.isPressed ? 0.2 : 0)
    let width = context.width(of: text)
    layer.sublayers = [
      shade,
      values.choice("icon").map { context.sign($0, size: 24, center: middle, color: .white, weight: .medium) }
        ?? context.words(
          text, in: Rect(x: middle.x - width / 2, y: 0, width: width, height: frame.height)),
    ]
    return layer
  }

  private static func text(_ element: Element, _ context: LayoutContext) -> TextContent {
    context.text(
      element.parameters.text("title") ?? "", style: .subheadline, color: .white, alignment: .center)
  }
}

/// The actions of a row as far as they are drawn in.
struct RowActions {
  private let leading: [Element]
  private let trailing: [Element]
  private let widths: (leading: [Double], trailing: [Double])
  private let size: Size
  private let context: LayoutContext
  private let isDisabled: Bool
  /// Points by which the row is moved towards its beginning; negative towards its end.
  let aside: Double

  init(_ element: Element, in size: Size, _ context: LayoutContext) {
    let values = element.parameters
    leading = values.elements("leading-actions") ?? []
    trailing = values.elements("trailing-actions") ?? []
    isDisabled = element.isDisabled
    (self.size, self.context) = (size, context)
    func widths(_ actions: [Element]) -> [Double] {
      actions.map { context.size(of: $0, fitting: Room(height: size.height)).width }
    }
    self.widths = (widths(leading), widths(trailing))
    let said = values.length("aside") ?? .points(0)
    var all = self.widths.trailing.reduce(0, +)
    if case .fraction(let share) = said, share < 0 { all = self.widths.leading.reduce(0, +) }
    aside = said.points(of: all, scale: context.scale)
  }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  /// What a finger does to the row.
  var touch: LayerTouch? {
    guard !isEmpty, !isDisabled else { return nil }
    return .actions(
      SwipeActions(
        parameter: "aside", value: aside, leading: widths.leading.reduce(0, +),
        trailing: widths.trailing.reduce(0, +), width: size.width, isMirrored: context.isRightToLeft))
  }

  /// From left to right: the one that is done by drawing all the way stands at the row's edge.
  func layers() -> [Layer] {
    guard !isEmpty else { return [] }
    let (opened, pulled) = (max(aside, 0), max(-aside, 0))
    return [
      side(
        trailing, widths.trailing, opened,
        Rect(x: size.width - opened, y: 0, width: opened, height: size.height), isTrailing: true),
      side(
        leading, widths.leading, pulled, Rect(x: 0, y: 0, width: pulled, height: size.height),
        isTrailing: false),
    ]
  }

  private func side(
    _ actions: [Element], _ widths: [Double], _ opened: Double, _ frame: Rect, isTrailing: Bool
  ) -> Layer {
    var layer = Layer(frame: frame)
    layer.masksToBounds = true
    let all = max(widths.reduce(0, +), 1)
    let isFull = opened >= size.width * SwipeActions.fullShare
    var used = 0.0
    for (index, action) in actions.enumerated() {
      let width = isFull ? (index == 0 ? opened : 0) : opened * widths[index] / all
      let x = isTrailing ? opened - used - width : used
      layer.sublayers.append(
        context.layer(of: action, in: Rect(x: x, y: 0, width: width, height: frame.height)))
      used += width
    }
    return context.arranged(layer)
  }
}
