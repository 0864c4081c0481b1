import SceneModel

/// A tab of a tab bar: an icon with its name below.
struct TabItem: Component {
  let declaration = ComponentDeclaration(
    "tab", subject: ParameterDeclaration("title", .text, isRequired: true, "what the tab is called"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "its icon, filled where there is such a one"),
      ParameterDeclaration("selected", .flag, "whether its screen is shown; the first unless one says so"),
      ParameterDeclaration("badge", .text, "a number or a word at its icon; empty for a dot"),
    ] + ControlState.parameters, sizing: .flexible, takesObject: true, isItem: true,
    "an icon and a name in a tab bar")

  /// The side of an icon's square, whose drawing is 25 at most.
  static let iconSize = 29.0

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    let values = element.parameters
    var color = context.theme[values.flag("selected") == true ? .tint : .gray]
    if element.isDisabled { color = context.theme[.gray3] }
    // Held, the icon of another tab gets darker, that of this one paler.
    if element.isPressed, !element.isDisabled {
      let isSelected = values.flag("selected") == true
      color = context.theme[isSelected ? .tint : .label].withAlpha(multipliedBy: isSelected ? 0.5 : 0.7)
    }
    let name = values.choice("icon") ?? ""
    let icon = Icon.named(name + "-fill") == nil ? name : name + "-fill"
    let center = Point(x: frame.width / 2, y: 18)
    var sign = context.sign(
      icon, size: TabItem.iconSize, center: center, color: color, weight: .semibold)
    sign.id = "image"
    // Medium letters of 10 points, their baseline 5 above the bar's lower edge.
    let text = context.text(
      values.text("title") ?? "", size: 10, weight: 500, color: color, alignment: .center)
    let title = context.words(
      text, in: Rect(x: 2, y: 34, width: max(frame.width - 4, 0), height: 13), id: "title")
    return context.arranged(
      Layer(
        frame: frame,
        sublayers: [sign, title, badge(values.text("badge"), at: center, in: frame.width, context)]))
  }

  /// At the icon's upper trailing corner; what has no room there reaches back over the icon.
  private func badge(_ words: String?, at icon: Point, in width: Double, _ context: LayoutContext) -> Layer {
    let element = Badge.element(words ?? "")
    let size = context.size(of: element, fitting: Room(width: width))
    let x = context.snapped(icon.x) + (words == "" ? 6 : 3)
    let rect = Rect(
      x: max(min(x, width - size.width), 0), y: words == "" ? 5 : 2, width: size.width, height: size.height)
    var layer = context.layer(of: element, in: rect)
    layer.id = words == nil ? nil : "badge"
    layer.opacity = words == nil ? 0 : 1
    return layer
  }
}
