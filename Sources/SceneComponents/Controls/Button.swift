import SceneModel

/// A word, an icon or both, that can be tapped.
///
/// Sizes: heights and radii of the platform's buttons of large, regular and small control size: 17-point text with
/// 15 above and below, 17 with 7, 15 with 5.
public struct Button: Component {
  public init() {}

  enum Size: String, CaseIterable {
    case large, medium, small
  }

  enum Style: String, CaseIterable {
    case filled, tinted, gray, plain, bordered
  }

  public let declaration = ComponentDeclaration(
    "button", subject: ParameterDeclaration("text", .text, "its words, none beside an icon alone"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "an icon before its words, or alone"),
      ParameterDeclaration(
        "icon-size", .number(1...200), "side of the icon in points, by the button's size unless said"),
      ParameterDeclaration(
        "icon-side", .choice(["leading", "trailing"]), default: .choice("leading"),
        "the side of its words on which the icon stands"),
      ParameterDeclaration(
        "style", .choice(Style.allCases.map(\.rawValue)), default: .choice("filled"),
        "what is behind its words"),
      ParameterDeclaration(
        "size", .choice(Size.allCases.map(\.rawValue)), default: .choice("large"),
        "50 high and as wide as there is room, 34, or 28 with round ends"),
      ParameterDeclaration(
        "role", .choice(["normal", "destructive"]), default: .choice("normal"), "destructive is red"),
      ControlState.tint,
      ParameterDeclaration("color", .color, "colour of its words and its icon, by its style unless said"),
    ] + ControlState.parameters, sizing: .fixed, takesObject: true, "a word or an icon that can be tapped")

  /// A large one is as wide as there is room, unless there is nothing but its words or an icon. Words give way to what
  /// stands beside them; an icon alone does not.
  public func sizing(of element: Element) -> ComponentDeclaration.Sizing {
    let values = element.parameters
    let isAlone = (values.text("text") ?? "").isEmpty && values.choice("icon") != nil
    if isAlone { return .fixed }
    return values.choice("size") == "large" && values.choice("style") != "plain" ? .wide : .yielding
  }

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> SceneModel.Size {
    let look = ButtonLook(element, context)
    var width = look.ownWidth(context)
    if sizing(of: element) == .wide, let whole = room.width { width = whole }
    return SceneModel.Size(width: min(width, room.width ?? width), height: look.height)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let look = ButtonLook(element, context)
    var layer = Layer(frame, fill: look.background, radius: min(look.radius, frame.height / 2))
    layer.corners.curve = look.size == .small ? .circular : .continuous
    layer.border = look.border
    layer.opacity = look.opacity
    let room = max(frame.width - 2 * look.padding, 0)
    let iconSide = min(look.iconSide, frame.width)
    let iconRoom = look.icon == nil ? 0 : iconSide + look.gap
    let words = min(look.textWidth(context), max(room - iconRoom, 0))
    var x = max((frame.width - words - iconRoom) / 2, 0)
    let isAfter = element.parameters.choice("icon-side") == "trailing"
    let iconX = isAfter ? x + words + look.gap : x
    if !isAfter { x += iconRoom }
    var icon = Layer(frame: .zero)
    if let drawing = look.icon {
      icon = drawing.layer(
        size: iconSide, color: look.foreground, weight: look.iconWeight,
        isRightToLeft: context.isRightToLeft)
      icon.frame.x = min(context.snapped(iconX), frame.width - iconSide)
      icon.frame.y = context.snapped((frame.height - iconSide) / 2)
    }
    let titleX = context.snapped(x)
    // A pixel more than measured where there is one, so that rounding never cuts a letter.
    let titleWidth = words == 0 ? 0 : context.snappedUp(words) + context.hairline
    let title = Layer(
      look.text(context),
      in: Rect(
        x: titleX, y: 0, width: min(titleWidth, max(frame.width - titleX, 0)), height: frame.height))
    layer.sublayers = [icon, title]
    return context.arranged(layer)
  }
}

/// What a use of a button looks like.
private struct ButtonLook {
  let words: String
  let icon: Icon?
  let size: Button.Size
  let style: Button.Style
  let foreground: Color
  let background: Color
  let border: LayerPresentation.Border?
  let opacity: Double
  private let saidIconSize: Double?

  init(_ element: Element, _ context: LayoutContext) {
    let (values, theme) = (element.parameters, context.theme)
    words = values.text("text") ?? ""
    icon = values.choice("icon").flatMap(Icon.named)
    saidIconSize = values.number("icon-size")
    size = values.choice("size").flatMap(Button.Size.init) ?? .large
    style = values.choice("style").flatMap(Button.Style.init) ?? .filled
    let isDestructive = values.choice("role") == "destructive"
    let tint = values.color("tint") ?? theme[isDestructive ? .red : .tint]
    let (isPressed, isDisabled) = (element.isPressed, element.isDisabled)
    var (front, back): (Color, Color) =
      switch style {
      case .filled: (.white, tint)
      case .tinted: (tint, tint.withAlpha(multipliedBy: theme.isDark ? 0.22 : 0.15))
      case .gray: (tint, theme[.secondaryFill])
      case .plain, .bordered: (tint, .clear)
      }
    front = values.color("color") ?? front
    if isDisabled {
      front = theme[.tertiaryLabel]
      if back != .clear { back = theme[.secondaryFill] }
    }
    foreground = front
    background = back
    border =
      style == .bordered
      ? LayerPresentation.Border(width: 1, color: isDisabled ? theme[.tertiaryLabel] : front) : nil
    // What has something behind it gets paler as a whole, words alone nearly vanish.
    opacity = !isPressed || isDisabled ? 1 : style == .plain ? 0.3 : 0.7
  }

  var height: Double {
    let own: Double =
      switch size {
      case .large: 50
      case .medium: 34
      case .small: 28
      }
    return max(own, icon == nil ? 0 : iconSide)
  }

  var radius: Double {
    switch size {
    case .large: 12
    case .medium: 8
    case .small: 14
    }
  }

  var padding: Double {
    if style == .plain || words.isEmpty { return 0 }
    return switch size {
    case .large: 20
    case .medium: 12
    case .small: 12
    }
  }

  private var textSize: Double { size == .small ? 15 : 17 }

  private var isStrong: Bool { style == .filled || style == .tinted || size == .small && style != .plain }

  var iconWeight: IconWeight { isStrong ? .semibold : .medium }

  /// 1.25 times the text's size beside words; a little larger alone.
  var iconSide: Double {
    saidIconSize ?? (words.isEmpty ? (size == .small ? 18.0 : 24.0) : size == .small ? 18.0 : 21.0)
  }

  /// Icons have room of their own in their square.
  var gap: Double { words.isEmpty || icon == nil ? 0 : 3 }

  var iconRoom: Double { icon == nil ? 0 : iconSide + gap }

  func text(_ context: LayoutContext) -> TextContent {
    context.text(words, size: textSize, weight: isStrong ? 600 : 400, color: foreground)
  }

  func textWidth(_ context: LayoutContext) -> Double {
    words.isEmpty ? 0 : context.measure(text(context)).size.width
  }

  /// With its padding; an icon alone has a square.
  func ownWidth(_ context: LayoutContext) -> Double {
    guard !words.isEmpty else { return height }
    return textWidth(context) + iconRoom + 2 * padding
  }
}
