import SceneModel

/// A button of an alert or an action sheet.
struct AlertButton: Component {
  let declaration = ComponentDeclaration(
    "alert-button", subject: ParameterDeclaration("title", .text, isRequired: true, "its words"),
    parameters: [
      ParameterDeclaration(
        "role", .choice(Role.allCases.map(\.rawValue)), default: .choice("normal"),
        "cancel is heavier and stands apart, destructive is red")
    ] + ControlState.parameters, sizing: .wide, isFullWidth: true, takesObject: true, isItem: true,
    "a button of an alert or an action sheet")

  enum Role: String, CaseIterable {
    case normal, cancel, destructive
  }

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    Size(width: room.width ?? 0, height: AlertButton.height)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    if element.isPressed { layer.fill = context.theme[.fill] }
    let text = AlertButton.text(of: element, size: frame.height > AlertButton.height ? 20 : 17, context)
    layer.sublayers = [
      context.words(text, in: Rect(x: 8, y: 0, width: max(frame.width - 16, 0), height: frame.height))
    ]
    return layer
  }

  /// The platform's: 44 in an alert; an action sheet's rows are 57.
  static let height = 44.0

  static func role(of element: Element) -> Role {
    element.parameters.choice("role").flatMap(Role.init) ?? .normal
  }

  static func text(of element: Element, size: Double, _ context: LayoutContext) -> TextContent {
    let role = role(of: element)
    let color = context.theme[element.isDisabled ? .tertiaryLabel : role == .destructive ? .red : .tint]
    return context.text(
      element.parameters.text("title") ?? "", size: size, weight: role == .cancel ? 600 : 400, color: color,
      alignment: .center)
  }
}
