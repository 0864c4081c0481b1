/// Several elements as one: those with a frame lie where it says, others under each other, as in a box.
///
/// What a component of a script's own becomes when it is made of more than one element.
package struct ContentBox: Component {
  public init() {}

  public let declaration = ComponentDeclaration("box", acceptsContent: true, "several elements as one")

  public func size(_ element: Element, fitting room: Room, context: LayoutContext) -> Size {
    StackLayout(.vertical).size(of: element.content, fitting: room, context: context)
  }

  public func layer(_ element: Element, frame: Rect, context: LayoutContext) -> Layer {
    var layer = Layer(frame: frame)
    layer.sublayers = StackLayout(.vertical).layers(of: element.content, in: frame.size, context: context)
    return layer
  }
}
