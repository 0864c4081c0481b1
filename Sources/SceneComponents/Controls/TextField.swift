internal import AnimatorCore
import SceneModel

/// One line to type in.
///
/// Sizes: the platform's, 34 high with a line around it, 44 in grey or bare; a caret of 2 that is seen for half of
/// every second.
public struct TextField: Component {
  public init() {}

  enum Style: String, CaseIterable {
    case rounded, filled, plain
  }

  public let declaration = ComponentDeclaration(
    "text-field", subject: ParameterDeclaration("text", .text, "what has been typed"),
    parameters: [
      ParameterDeclaration("placeholder", .text, "what stands there before anything is typed"),
      ParameterDeclaration(
        "focused", .flag, default: .flag(false), "whether it is typed into: it has a caret"),
      ParameterDeclaration("secure", .flag, default: .flag(false), "whether dots stand for the letters"),
      ParameterDeclaration(
        "clear-button", .flag,
        "whether a cross empties it, where something is typed and it is focused unless said"
      ),
      ParameterDeclaration(
        "style", .choice(Style.allCases.map(\.rawValue)), default: .choice("rounded"), "what is around it"),
      ControlState.tint,
    ] + ControlState.parameters, sizing: .wide, takesObject: true, "a line to type in")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 200, height: TextField.style(element) == .rounded ? 34 : 44)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let (values, theme) = (element.parameters, context.theme)
    let typed = values.text("text") ?? ""
    let style = TextField.style(element)
    let isFocused = values.flag("focused") == true && !element.isDisabled
    let wantsClear = values.flag("clear-button") ?? (isFocused && !typed.isEmpty)
    let hasClear = wantsClear && frame.width >= 44
    let padding: Double =
      switch style {
      case .rounded: 8
      case .filled: 12
      case .plain: 0
      }
    var layer = Layer(frame: frame)
    layer.corners = Corners(style == .plain ? 0 : style == .rounded ? 8 : 10, curve: .continuous)
    switch style {
    case .rounded:
      layer.fill = theme.isDark ? theme[.cell] : theme[.background]
      layer.border = LayerPresentation.Border(width: context.hairline, color: theme[.gray4])
    case .filled: layer.fill = theme[.secondaryFill]
    case .plain: break
    }
    if element.isPressed, style != .plain { layer.fill = theme[.gray5] }
    layer.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    let line = Rect(
      x: padding, y: 0, width: max(frame.width - 2 * padding - (hasClear ? 23 : 0), 0), height: frame.height)
    layer.sublayers = [
      TextFieldLine(
        typed: typed, placeholder: values.text("placeholder") ?? "", isSecure: values.flag("secure") ?? false,
        isFocused: isFocused, tint: values.color("tint") ?? theme[.tint], context: context
      ).layer(in: line),
      TextField.clearButton(
        at: Point(x: frame.width - max(padding, 6) - 8.5, y: frame.height / 2), isShown: hasClear, context),
    ]
    return context.arranged(layer)
  }

  private static func style(_ element: Element) -> Style {
    element.parameters.choice("style").flatMap(Style.init) ?? .rounded
  }

  /// A cross cut out of a grey disc of 17.
  static func clearButton(at center: Point, isShown: Bool, _ context: LayoutContext) -> Layer {
    var disc = Layer(id: "clear", frame: Rect(center: center, diameter: 17), content: .ellipse)
    disc.fill = context.theme.isDark ? Color(rgb: 0x8E8E93) : Color(rgb: 0xBCBCC0)
    disc.opacity = isShown ? 1 : 0
    var cross = Path()
    let (near, far) = (5.6, 11.4)
    cross.move(to: Point(x: near, y: near))
    cross.line(to: Point(x: far, y: far))
    cross.move(to: Point(x: far, y: near))
    cross.line(to: Point(x: near, y: far))
    let color = context.theme.isDark ? Color(rgb: 0x1C1C1E) : .white
    disc.sublayers = [
      Layer(
        frame: Rect(x: 0, y: 0, width: 17, height: 17),
        content: .path(PathContent(cross, stroke: Stroke(color, width: 1.5, cap: .round))))
    ]
    return disc
  }
}

/// What has been typed, with the caret at its end; where it is too long its end is seen while one types.
struct TextFieldLine {
  let typed: String
  let placeholder: String
  let isSecure: Bool
  let isFocused: Bool
  let tint: Color
  let context: LayoutContext

  private static let dot = 7.0
  private static let dotPitch = 10.5

  func layer(in frame: Rect) -> Layer {
    let text = context.text(typed)
    let dots = Double(typed.count) * TextFieldLine.dotPitch
    let width = typed.isEmpty ? 0 : isSecure ? dots : context.snappedUp(context.measure(text).size.width)
    let height = frame.height
    // The caret's own room counts.
    let lacking = max(width + 3 - frame.width, 0)
    let shift = isFocused ? lacking : 0
    // Once it is not typed into, what is too long ends in an ellipsis.
    let shown = !isFocused && !isSecure ? min(width, frame.width) : width
    let left = max(frame.width, 0)
    var words = Layer(
      isSecure ? context.text("") : text,
      in: Rect(x: -shift, y: 0, width: shown + (shown < width ? 0 : 1), height: height))
    words.opacity = isSecure ? 0 : 1
    let secret = Layer(
      frame: Rect(x: -shift, y: 0, width: width, height: height), content: .path(secretDots(height)))
    let hint = Layer(
      context.text(typed.isEmpty ? placeholder : "", color: context.theme[.tertiaryLabel]),
      in: Rect(x: 0, y: 0, width: left, height: height))
    // The line's height of the text, and as the platform's a little shorter than it.
    let caretHeight = 21.0
    var caret = Layer(
      id: "caret",
      Rect(
        x: context.snapped(width - shift + 0.5), y: context.snapped((height - caretHeight) / 2), width: 2,
        height: caretHeight), fill: tint, radius: 1)
    if isFocused {
      caret.loop = .blinking(on: .milliseconds(500), off: .milliseconds(500))
    } else {
      caret.opacity = 0
    }
    var line = Layer(frame: frame)
    line.masksToBounds = true
    line.sublayers = [hint, words, secret, caret]
    return context.arranged(line)
  }

  private func secretDots(_ height: Double) -> PathContent {
    var path = Path()
    guard isSecure else { return PathContent(path) }
    for index in typed.indices.enumerated().map(\.offset) {
      let middle = Point(x: (Double(index) + 0.5) * TextFieldLine.dotPitch, y: height / 2)
      path.append(Path(ellipseIn: Rect(center: middle, diameter: TextFieldLine.dot)))
    }
    return PathContent(path, fill: context.theme[.label])
  }
}
