import SceneModel

/// Where the parts of a row lie, from left to right.
struct RowParts {
  static let margin = 16.0
  /// Of a row with a title alone, and of one with a subtitle.
  private static let height = 44.0
  private static let subtitleHeight = 60.0
  /// Above and below words that need more room than the row has: what a line of 22 leaves of 44, and lines of 22
  /// and 20 of 60.
  private static let padding = 11.0
  private static let subtitlePadding = 9.0
  /// Sides of an icon's square and of a picture.
  private static let iconSide = 29.0
  private static let imageSide = 40.0

  private let element: Element
  private let context: LayoutContext
  private let values: ParameterValues
  private let title: TextContent
  private let subtitle: TextContent
  private let value: TextContent
  private let textFrame: (x: Double, width: Double)
  private let titleHeight: Double
  private let subtitleHeight: Double
  /// All there is past the title: other words come to stand at the same end of it.
  private let valueRoom: Double
  private let ends: RowEnds

  init(_ element: Element, width: Double, _ context: LayoutContext) {
    self.element = element
    self.context = context
    values = element.parameters
    let isDisabled = element.isDisabled
    let grey = context.theme[isDisabled ? .tertiaryLabel : .secondaryLabel]
    value = context.text(values.text("value") ?? "", color: grey, alignment: .trailing)
    // Words beside a value stay on one line, as the platform's do.
    title = context.text(
      values.text("title") ?? "", color: RowParts.titleColor(element, context),
      lines: values.text("value") == nil ? nil : 1)
    subtitle = context.text(values.text("subtitle") ?? "", style: .subheadline, color: grey, lines: nil)

    ends = RowEnds(element, width: width, context)
    let start = RowParts.textStart(element)
    let room = max(ends.start - start, 0)
    // The value gives way to the title, but for a third of the room, and to a subtitle as far as the middle: that goes
    // on in further lines.
    let natural = context.measure(title).size
    let titleWidth = context.snappedUp(natural.width)
    let subtitleWidth =
      subtitle.text.isEmpty ? 0 : min(context.snappedUp(context.measure(subtitle).size.width), room / 2)
    let columnWidth = max(titleWidth, subtitleWidth)
    let wanted = context.width(of: value)
    let gap = wanted > 0 ? 8.0 : 0
    let valueWidth = wanted == 0 ? 0 : min(wanted, max(room - columnWidth - gap, room / 3))
    textFrame = (start, max(room - valueWidth - gap, 0))
    valueRoom = wanted == 0 ? 0 : max(valueWidth, room - min(columnWidth, textFrame.width) - gap)
    // Most titles fit: they are set once, whatever room the row has.
    let titleSize =
      titleWidth <= textFrame.width ? natural : context.measure(title, width: textFrame.width).size
    titleHeight = context.snappedUp(titleSize.height)
    subtitleHeight =
      subtitle.text.isEmpty
      ? 0 : context.snappedUp(context.measure(subtitle, width: textFrame.width).size.height)
  }

  /// Points from the row's beginning to its words; the line between rows begins there too.
  static func textStart(_ element: Element) -> Double {
    let values = element.parameters
    let margin = margin + indent(of: element)
    if values.picture("image") != nil || values.flag("avatar") == true {
      return margin + (values.text("subtitle") == nil ? iconSide + 16 : imageSide + 12)
    }
    return values.choice("icon") == nil ? margin : margin + iconSide + 16
  }

  /// How much further in the rows inside another one begin.
  static func indent(of element: Element) -> Double { element.parameters.number("indent") ?? 0 }

  var height: Double {
    let hasSubtitle = values.text("subtitle") != nil
    let padding = hasSubtitle ? RowParts.subtitlePadding : RowParts.padding
    return max(
      hasSubtitle ? RowParts.subtitleHeight : RowParts.height, titleHeight + subtitleHeight + 2 * padding)
  }

  /// Image, title, subtitle, value, and what stands at the end; always the same layers in the same order.
  func layers(in size: Size) -> [Layer] {
    let top = context.snapped((size.height - titleHeight - subtitleHeight) / 2)
    let title = Rect(x: textFrame.x, y: top, width: textFrame.width, height: titleHeight)
    let subtitle = Rect(
      x: textFrame.x, y: top + titleHeight, width: textFrame.width, height: subtitleHeight)
    let value = Rect(x: ends.start - valueRoom, y: 0, width: valueRoom, height: size.height)
    return [
      image(in: size), context.words(self.title, in: title, id: "title"),
      context.words(self.subtitle, in: subtitle, id: values.text("subtitle") == nil ? nil : "subtitle"),
      context.words(self.value, in: value, id: values.text("value") == nil ? nil : "value"),
    ] + ends.layers(in: size)
  }

  private func image(in size: Size) -> Layer {
    let isPerson = values.flag("avatar") ?? false
    let isLarge = (isPerson || values.picture("image") != nil) && values.text("subtitle") != nil
    let side = isLarge ? RowParts.imageSide : RowParts.iconSide
    let frame = Rect(
      x: RowParts.margin + RowParts.indent(of: element), y: context.snapped((size.height - side) / 2),
      width: side, height: side)
    var layer = Layer(id: "image", frame: frame)
    let middle = Point(x: side / 2, y: side / 2)
    if element.isDisabled { layer.opacity = 0.4 }
    if isPerson {
      layer = person(in: frame)
    } else if let id = values.picture("image"), let picture = context.pictures[id] {
      let own = Size(width: Double(picture.width), height: Double(picture.height))
      let rect = Fit.cover.frame(of: own, in: frame.size, scale: context.scale)
      layer.content = .picture(PictureContent(picture: id, frame: rect))
    } else if let icon = values.choice("icon") {
      let square = values.color("icon-color")
      let isDestructive = values.flag("destructive") == true
      layer.fill = square ?? .clear
      // On a square the platform's icons are filled where they can be.
      let isFilled = square != nil && Icon.named(icon + "-fill") != nil
      layer.sublayers = [
        context.sign(
          isFilled ? icon + "-fill" : icon, size: square == nil ? 26 : 22, center: middle,
          color: square == nil ? context.theme[isDestructive ? .red : .tint] : .white,
          weight: square == nil ? .medium : .semibold)
      ]
    } else {
      layer.id = nil
    }
    if !isPerson { layer.corners = Corners(6.5, curve: .continuous) }
    layer.masksToBounds = true
    return layer
  }

  private func person(in frame: Rect) -> Layer {
    var person = ParameterValues(["name": .text(values.text("title") ?? ""), "size": .number(frame.width)])
    person.values["image"] = values.values["image"]
    person.values["disabled"] = .flag(element.isDisabled)
    var layer = context.layer(of: Element(Avatar(), parameters: person), in: frame)
    layer.id = "image"
    return layer
  }

  private static func titleColor(_ element: Element, _ context: LayoutContext) -> Color {
    if element.isDisabled { return context.theme[.tertiaryLabel] }
    if element.parameters.flag("destructive") == true { return context.theme[.red] }
    return element.parameters.color("color") ?? context.theme[.label]
  }
}
