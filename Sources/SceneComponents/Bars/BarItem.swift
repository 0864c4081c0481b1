import SceneModel

/// Words or an icon in a navigation bar or a toolbar, in the theme's tint.
struct BarItem: Component {
  let declaration = ComponentDeclaration(
    "item", subject: ParameterDeclaration("text", .text, "its words"),
    parameters: [
      ParameterDeclaration("icon", .name(Icon.nameList), "its icon"),
      ParameterDeclaration(
        "prominent", .flag, default: .flag(false), "whether it is the one to go for, in heavier letters"),
      ParameterDeclaration("color", .color, "its colour, the theme's tint unless said"),
    ] + ControlState.parameters, sizing: .fixed, takesObject: true, isItem: true, "words or an icon in a bar")

  /// The side of an icon's square: its drawing is as high as the capitals of a title and half of that again.
  static let iconSize = 25.0

  /// How far an icon's square reaches beyond the bar's margin: what it leaves free at its sides, so that the drawing
  /// stands on the margin as letters do.
  private static let outset = 3.0

  /// - Parameter side: Of the item.
  static func outset(_ element: Element?, _ side: Side) -> Double {
    guard let values = element?.parameters, values.choice("icon") != nil else { return 0 }
    return side == .leading || (values.text("text") ?? "").isEmpty ? outset : 0
  }

  enum Side { case leading, trailing }

  /// What is left of it when its words are cut off.
  static func leastWidth(_ element: Element) -> Double {
    element.parameters.choice("icon") == nil ? 0 : iconSize
  }

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: width(element, context), height: room.height ?? 44)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let color = BarItem.color(element, context)
    let name = element.parameters.choice("icon")
    var start = 0.0
    if let name {
      let weight: IconWeight = element.parameters.flag("prominent") == true ? .semibold : .medium
      layer.sublayers.append(
        context.sign(
          name, size: BarItem.iconSize, center: Point(x: BarItem.iconSize / 2, y: frame.height / 2),
          color: color, weight: weight))
      start = BarItem.iconSize + 5
    }
    if let text = text(element, context) {
      let room = Rect(x: start, y: 0, width: max(frame.width - start, 0), height: frame.height)
      layer.sublayers.append(context.words(text, in: room))
    }
    return context.arranged(layer)
  }

  /// Where an icon stands alone, its name is what steps call it by.
  static func layer(of element: Element, in frame: Rect, context: LayoutContext) -> Layer {
    var layer = context.layer(of: element, in: frame)
    layer.id = layer.id ?? element.parameters.choice("icon")
    return layer
  }

  private func width(_ element: Element, _ context: LayoutContext) -> Double {
    let hasIcon = element.parameters.choice("icon") != nil
    guard let text = text(element, context) else { return hasIcon ? BarItem.iconSize : 0 }
    return context.width(of: text) + (hasIcon ? BarItem.iconSize + 5 : 0)
  }

  private func text(_ element: Element, _ context: LayoutContext) -> TextContent? {
    guard let words = element.parameters.text("text"), !words.isEmpty else { return nil }
    let weight = element.parameters.flag("prominent") == true ? 600 : 400
    return context.text(words, weight: weight, color: BarItem.color(element, context))
  }

  /// Fainter while a finger is on it, grey when it can not be used.
  private static func color(_ element: Element, _ context: LayoutContext) -> Color {
    if element.isDisabled { return context.theme[.tertiaryLabel] }
    let color = element.parameters.color("color") ?? context.theme[.tint]
    return element.isPressed ? color.withAlpha(multipliedBy: 0.3) : color
  }
}
