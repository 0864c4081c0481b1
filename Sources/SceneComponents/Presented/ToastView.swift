import SceneModel

/// A short message with an icon before it and a button behind, both if wanted, on a dark surface that stands out from any
/// screen.
public struct ToastView: Component {
  public init() {}

  public let declaration = ComponentDeclaration(
    "toast", subject: ParameterDeclaration("text", .text, isRequired: true, "its words"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "an icon before its words"),
      ParameterDeclaration("button", .text, "words that can be tapped, behind its own"),
    ], sizing: .shrinking, isFullWidth: true, takesObject: true, "a short message")

  private static let padding = Insets(top: 14, leading: 18, bottom: 14, trailing: 18)
  private static let iconSize = 22.0
  private static let gap = 12.0

  public func screenBackground(_ element: Element) -> ThemeColor? { .inverseBackground }

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    let text = ToastView.text(element, context)
    let inner = room.width.map { max($0 - ToastView.padding.width - ToastView.signRoom(element), 0) }
    let button = ToastView.button(element, context).map { button in
      ToastView.width(of: button, beside: text, in: inner, context)
    }
    let taken = button.map { $0.width + ToastView.gap } ?? 0
    let most = inner.map { max($0 - taken, 0) }
    var own = context.measure(text, width: most).size
    // What had to give way to the other takes all there is.
    if let most, button?.isWhole == false { own.width = max(own.width, most) }
    let around = ToastView.padding.width + ToastView.signRoom(element) + taken
    let height = max(context.snappedUp(own.height), ToastView.signRoom(element) > 0 ? ToastView.iconSize : 0)
    let width = context.snappedUp(min(own.width, most ?? own.width) + around) + context.hairline
    return Size(
      width: min(width, room.width ?? width),
      height: height + ToastView.padding.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.fill = context.theme[.inverseBackground]
    let padding = ToastView.padding
    var room = Rect(size: frame.size).inset(by: padding)
    let middle = frame.height / 2
    if let icon = element.parameters.choice("icon") {
      layer.sublayers.append(
        context.sign(
          icon, size: ToastView.iconSize, center: Point(x: room.x + ToastView.iconSize / 2, y: middle),
          color: .white, weight: .medium))
      room.x += ToastView.iconSize + ToastView.gap
      room.width -= ToastView.iconSize + ToastView.gap
    }
    if let button = ToastView.button(element, context) {
      let text = ToastView.text(element, context)
      let width = ToastView.width(of: button, beside: text, in: room.width, context).width
      let frame = Rect(
        x: room.maxX - width, y: 0, width: width + context.hairline, height: frame.height)
      layer.sublayers.append(ToastView.layer(of: button, in: frame, context))
      room.width -= width + ToastView.gap
    }
    layer.sublayers.append(
      context.words(
        ToastView.text(element, context),
        in: Rect(x: room.x, y: 0, width: max(room.width, 0), height: frame.height)))
    return context.arranged(layer)
  }

  private static func text(_ element: Element, _ context: LayoutContext) -> TextContent {
    context.text(element.parameters.text("text") ?? "", size: 15, weight: 500, color: .white, lines: 3)
  }

  private static func button(_ element: Element, _ context: LayoutContext) -> TextContent? {
    guard let words = element.parameters.text("button"), !words.isEmpty else { return nil }
    // Blue of the dark theme: it lies on a dark surface.
    return context.text(words, size: 15, weight: 600, color: ThemeColor.blue.onDark)
  }

  /// A button, called by its words and by `button`.
  private static func layer(of button: TextContent, in frame: Rect, _ context: LayoutContext) -> Layer {
    let slug = Slug.of(button.text)
    guard !slug.isEmpty, slug != "button" else { return context.words(button, in: frame, id: "button") }
    return Layer(
      id: slug, frame: frame,
      sublayers: [context.words(button, in: Rect(size: frame.size), id: "button")])
  }

  /// How wide the button is: as its words are, or what the toast's own words leave of the room, half of it at least.
  private static func width(
    of button: TextContent, beside text: TextContent, in room: Double?, _ context: LayoutContext
  ) -> (width: Double, isWhole: Bool) {
    let own = context.width(of: button)
    guard let room else { return (own, true) }
    // Words that are too long for one line wrap at every length: what they need on one line is enough to know.
    let most = context.snapped(max(room - gap - context.width(of: text), room / 2, 0))
    return own <= most ? (own, true) : (most, false)
  }

  /// Points before the words that the icon takes.
  private static func signRoom(_ element: Element) -> Double {
    element.parameters.choice("icon") == nil ? 0 : iconSize + gap
  }
}

extension ThemeColor {
  /// As it is in dark themes.
  fileprivate var onDark: Color { Theme.dark[self] }
}
