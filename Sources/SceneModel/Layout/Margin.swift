/// Room on both sides of an element, which no script can name.
struct Margin: Component {
  let declaration = ComponentDeclaration("margin", sizing: .wide, "room on both sides")

  /// What is inside may grow as it would without the margin.
  func sizing(of element: Element) -> ComponentDeclaration.Sizing {
    guard let inner = element.content.first else { return .wide }
    let own = inner.component.sizing(of: inner)
    return own == .spring || own == .filling ? own : .wide
  }

  func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    guard let inner = element.content.first else { return .zero }
    let own = context.size(of: inner, fitting: room.inset(by: insets(element)))
    return Size(width: room.width ?? own.width + insets(element).width, height: own.height)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let room = Rect(size: frame.size).inset(by: insets(element))
    let stack = StackLayout(.vertical)
    layer.sublayers = stack.layers(of: element.content, in: room.size, context: context).map { sublayer in
      var sublayer = sublayer
      sublayer.frame.x += room.x
      return sublayer
    }
    return layer
  }

  private func insets(_ element: Element) -> Insets {
    let margin = element.parameters.number("margin") ?? 0
    return Insets(leading: margin, trailing: margin)
  }
}
