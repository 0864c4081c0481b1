import SceneModel

/// A field to search with: a magnifying glass, what is typed, and what ends it.
///
/// 36 high with corners of 10, as the platform's; with `cancel` the word that ends the search stands beside it.
public struct SearchField: Component {
  public init() {}

  static let height = 36.0

  public let declaration = ComponentDeclaration(
    "search-field", subject: ParameterDeclaration("text", .text, "what is typed"),
    parameters: [
      ParameterDeclaration(
        "placeholder", .text, "the words of an empty field, the language's `Search` unless said"),
      ParameterDeclaration("focused", .flag, default: .flag(false), "whether a caret blinks in it"),
      ParameterDeclaration(
        "cancel", .flag, default: .flag(false), "whether the word that ends the search stands beside it"),
    ] + ControlState.parameters, sizing: .wide, takesObject: true, "a field to search with")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: SearchField.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    let cancelText = context.text(
      values.flag("cancel") == true ? PlatformWords.words(in: context.language).cancel : "",
      color: context.theme[element.isDisabled ? .tertiaryLabel : .tint])
    let cancelWidth = context.width(of: cancelText)
    let fieldWidth = max(frame.width - (cancelWidth > 0 ? cancelWidth + 12 : 0), 0)
    let top = context.snapped((frame.height - SearchField.height) / 2)
    let field = field(
      element, in: Rect(x: 0, y: top, width: fieldWidth, height: SearchField.height), context)
    let cancel = context.words(
      cancelText,
      in: Rect(x: frame.width - cancelWidth, y: top, width: cancelWidth, height: SearchField.height),
      id: cancelWidth > 0 ? "cancel" : nil)
    return context.arranged(Layer(frame: frame, sublayers: [field, cancel]))
  }

  private func field(_ element: Element, in frame: Rect, _ context: LayoutContext) -> Layer {
    let values = element.parameters
    let typed = values.text("text") ?? ""
    let isFocused = values.flag("focused") ?? false
    let quiet = context.theme[element.isDisabled ? .tertiaryLabel : .secondaryLabel]
    let words =
      typed.isEmpty
      ? values.text("placeholder") ?? PlatformWords.words(in: context.language).search : typed
    let color = typed.isEmpty ? quiet : context.theme[element.isDisabled ? .tertiaryLabel : .label]
    let text = context.text(words, color: color)
    let (start, middle) = (31.0, frame.height / 2)
    let room = max(frame.width - start - 32, 0)
    let width = min(context.width(of: text), room)

    var layer = Layer(frame: frame)
    layer.corners = Corners(10, curve: .continuous)
    layer.masksToBounds = true
    layer.fill = context.theme[element.isPressed ? .fill : .secondaryFill]
    var caret = Layer(
      frame: Rect(
        x: start + (typed.isEmpty ? -1 : width + 1), y: context.snapped(middle - 10.5), width: 2, height: 21))
    caret.fill = context.theme[.tint]
    caret.cornerRadius = 1
    caret.opacity = isFocused ? 1 : 0
    if isFocused { caret.loop = .blinking(on: .milliseconds(500), off: .milliseconds(500)) }
    let end = Point(x: frame.width - 17, y: middle)
    var microphone = context.sign("microphone-fill", size: 19, center: end, color: quiet)
    microphone.opacity = typed.isEmpty ? 1 : 0
    layer.sublayers = [
      context.sign("search", size: 20, center: Point(x: 17, y: middle), color: quiet, weight: .medium),
      context.words(text, in: Rect(x: start, y: 0, width: room, height: frame.height), id: "text"),
      caret,
      microphone, TextField.clearButton(at: end, isShown: !typed.isEmpty, context),
    ]
    return context.arranged(layer)
  }
}
