import SceneModel

/// The bars of a browser.
struct WebBars {
  private let element: Element
  private let width: Double
  private let context: LayoutContext

  init(_ element: Element, width: Double, context: LayoutContext) {
    self.element = element
    self.width = width
    self.context = context
  }

  private var theme: Theme { context.theme }

  /// Frosted glass with a thin line at the page's side.
  func bar(_ frame: Rect, atTop: Bool, parts: [Layer]) -> Layer {
    let color = theme.isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF7F7F8)
    var bar = Layer(frame, fill: color.withAlpha(multipliedBy: 0.86))
    bar.backdrop = Backdrop(blur: 20, saturation: 1.8)
    let y = atTop ? frame.height - context.hairline : 0
    var line = Layer(
      Rect(x: 0, y: y, width: frame.width, height: frame.height > 0 ? context.hairline : 0),
      fill: theme[.separator])
    line.opacity = frame.height > 0 ? 1 : 0
    bar.sublayers = parts + [line]
    return bar
  }

  /// The field with a lock, the address in its middle, and the sign to load it again.
  func address(at y: Double) -> Layer {
    let values = element.parameters
    let rect = Rect(x: 16, y: y + 7, width: max(width - 32, 0), height: 44)
    let back = element.isPressed ? theme[.gray5] : theme.isDark ? Color(rgb: 0x39393C) : .white
    var field = Layer(id: "address", rect, fill: back)
    field.corners = Corners(12, curve: .continuous)
    field.opacity = element.isDisabled ? ControlState.disabledOpacity : 1
    field.shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.1), blur: 12, x: 0, y: 2)
    let text = context.text(values.text("address") ?? "", size: 17)
    let hasLock = values.flag("insecure") != true
    let lock = hasLock ? 17.0 : 0
    let room = max(rect.width - 2 * 44 - lock, 0)
    let words = min(context.snappedUp(context.measure(text).size.width) + context.hairline, room)
    let start = context.snapped((rect.width - words - lock) / 2)
    var sign = icon("lock-fill", 14, theme[.label], at: Point(x: start + 6, y: 22))
    sign.opacity = hasLock ? 1 : 0
    let reload = icon("refresh", 20, theme[.label], at: Point(x: rect.width - 24, y: 22))
    let share = values.share("progress")
    // Along the field's lower edge, cut off by its corners.
    field.masksToBounds = true
    var line = Layer(Rect(x: 0, y: 42, width: rect.width * (share ?? 0), height: 2), fill: theme[.tint])
    line.opacity = share == nil || share == 1 ? 0 : 1
    // An address is written from left to right, and the sign stays at its trailing side.
    field.sublayers = [
      sign, Layer(text, in: Rect(x: start + lock, y: 0, width: words, height: 44)), reload, line,
    ]
    return context.arranged(field)
  }

  /// Back, forward, share, bookmarks and pages.
  func tools(at y: Double, height: Double) -> Layer {
    var row = Layer(frame: Rect(x: 0, y: y, width: width, height: height))
    let names = ["chevron-left", "chevron-right", "share", "book", "copy"]
    let step = (width - 2 * 32) / Double(names.count - 1)
    row.sublayers = names.enumerated().map { index, name in
      let color = index == 1 || element.isDisabled ? theme[.tertiaryLabel] : theme[.tint]
      return icon(name, 26, color, at: Point(x: 32 + Double(index) * step, y: height / 2))
    }
    return context.arranged(row)
  }

  private func icon(_ name: String, _ side: Double, _ color: Color, at center: Point) -> Layer {
    guard
      var drawing = Icon.named(name)?.layer(
        size: side, color: color, isRightToLeft: context.isRightToLeft)
    else { return Layer(frame: .zero) }
    drawing.frame.x = context.snapped(center.x - side / 2)
    drawing.frame.y = context.snapped(center.y - side / 2)
    return drawing
  }
}
