/// Elements in front of each other, the first at the back.
public struct DepthLayout: Hashable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment) { self.alignment = alignment }

  /// The room of the largest.
  public func size(of elements: [Element], fitting room: Room, context: LayoutContext) -> Size {
    let sizes = elements.filter(\.isInFlow).map { context.size(of: $0, fitting: room) }
    return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func layers(of elements: [Element], in size: Size, context: LayoutContext) -> [Layer] {
    elements.map { element in
      if let said = element.parameters.rectangle("frame") {
        return context.layer(of: element, in: said.resolved(in: size, scale: context.scale))
      }
      var own = context.size(of: element, fitting: Room(size))
      if alignment == .stretch {
        own = Size(
          width: min(
            context.snappedUp(context.bounded("width", size.width, of: element, in: size.width)), size.width),
          height: min(
            context.snappedUp(context.bounded("height", size.height, of: element, in: size.height)),
            size.height))
      }
      let x =
        switch alignment {
        case .leading, .stretch: 0.0
        case .center: context.snapped((size.width - own.width) / 2)
        case .trailing: size.width - own.width
        }
      let rect = Rect(
        x: x, y: context.snapped((size.height - own.height) / 2), width: own.width, height: own.height)
      return context.layer(of: element, in: context.placed(rect, in: size))
    }
  }
}
