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
    let own = context.size(of: inner, fitting: innerRoom(of: element, in: room))
    return Size(width: room.width ?? own.width + insets(element).width, height: own.height)
  }

  func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    let room = Rect(size: frame.size).inset(by: insets(element))
    layer.sublayers = element.content.map { inner in
      var own = StackLayout(.vertical).frame(
        of: inner, along: room.size, percentOf: element.parameters.number("whole"), context: context)
      own.x += room.x
      return context.layer(of: inner, in: context.placed(own, in: frame.size))
    }
    return layer
  }

  private func innerRoom(of element: Element, in room: Room) -> Room {
    let inset = room.inset(by: insets(element))
    return Room(
      width: inset.width, height: inset.height, wholeWidth: inset.width,
      wholeHeight: element.parameters.number("whole"))
  }

  private func insets(_ element: Element) -> Insets {
    let margin = element.parameters.number("margin") ?? 0
    return Insets(leading: margin, trailing: margin)
  }
}
