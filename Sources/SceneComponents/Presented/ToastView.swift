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
    let around = ToastView.padding.width + ToastView.taken(element, context)
    let text = ToastView.text(element, context)
    let most = room.width.map { max($0 - around, 0) }
    let own = context.measure(text, width: most).size
    let height = max(
      context.snappedUp(own.height), element.parameters.choice("icon") == nil ? 0 : ToastView.iconSize)
    return Size(
      width: context.snappedUp(min(own.width, most ?? own.width) + around) + context.hairline,
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
      let width = context.width(of: button)
      let words = context.words(
        button, in: Rect(x: room.maxX - width, y: 0, width: width + context.hairline, height: frame.height),
        id: "button")
      layer.sublayers.append(words)
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

  /// Points beside the words that the icon and the button take.
  private static func taken(_ element: Element, _ context: LayoutContext) -> Double {
    let icon = element.parameters.choice("icon") == nil ? 0 : iconSize + gap
    return icon + (button(element, context).map { context.width(of: $0) + gap } ?? 0)
  }
}

extension ThemeColor {
  /// As it is in dark themes.
  fileprivate var onDark: Color { Theme.dark[self] }
}
