/// What all elements have in common when they are laid out: their sides, bounds, padding and style.
extension LayoutContext {
  /// How large an element is in the room there is, on whole pixels.
  ///
  /// - Complexity: Each element is measured once in a room of one size.
  public func size(of element: Element, fitting room: Room) -> Size {
    sizes.size(of: element, fitting: room) { measuredSize(of: element, fitting: room) }
  }

  private func measuredSize(of element: Element, fitting room: Room) -> Size {
    let values = element.parameters
    let padding = padding(of: element, width: room.width ?? 0)
    var width = length("width", of: values, in: room.width)
    var height = length("height", of: values, in: room.height)
    let ratio = values.number("aspect-ratio")
    if let ratio {
      if width == nil, let height { width = height * ratio }
      if height == nil, let width { height = width / ratio }
    }
    if width == nil || height == nil {
      var inner = Room(
        width: width ?? bounded("width", room.width, values, room.width), height: height ?? room.height)
      inner = inner.inset(by: padding)
      let own = element.component.size(element, fitting: inner, context: self)
      if let ratio {
        let whole = width ?? own.width + padding.width
        (width, height) = (whole, whole / ratio)
      } else {
        width = width ?? own.width + padding.width
        height = height ?? own.height + padding.height
      }
    }
    return Size(
      width: snappedUp(bounded("width", width, values, room.width) ?? 0),
      height: snappedUp(bounded("height", height, values, room.height) ?? 0))
  }

  /// The layers of an element in a frame, its name and style put on.
  public func layer(of element: Element, in frame: Rect) -> Layer {
    let padding = padding(of: element, width: frame.width)
    var layer: Layer
    if padding == .zero || element.component.isPaddedInside {
      layer = element.component.layer(element, frame: frame, context: self)
    } else {
      layer = Layer(frame: frame)
      let inner = placed(Rect(size: frame.size).inset(by: padding), in: frame.size)
      layer.sublayers = [element.component.layer(element, frame: inner, context: self)]
    }
    layer.id = element.id
    layer.naming = element.isIDDerived ? .derived : .said
    layer.range = element.range
    layer.applyStyle(element.parameters, in: self)
    return layer
  }

  /// The elements that say themselves where they lie; they do not take part in a container's layout.
  public func layersInFrames(of elements: [Element], in size: Size) -> [Layer] {
    elements.compactMap { element in
      element.parameters.rectangle("frame").map {
        layer(of: element, in: $0.resolved(in: size, scale: scale))
      }
    }
  }

  private func padding(of element: Element, width: Double) -> Insets {
    element.parameters.insets("padding")?.points(of: width, scale: scale) ?? .zero
  }

  private func length(_ name: String, of values: ParameterValues, in whole: Double?) -> Double? {
    guard let length = values.length(name) else { return nil }
    // A share of what has no limit is not known.
    if case .fraction = length, whole == nil { return nil }
    return length.points(of: whole ?? 0, scale: scale)
  }

  private func bounded(_ side: String, _ value: Double?, _ values: ParameterValues, _ whole: Double?)
    -> Double?
  {
    guard var value else { return nil }
    if let most = length("max-\(side)", of: values, in: whole) { value = min(value, most) }
    // As in CSS, the lower bound wins.
    if let least = length("min-\(side)", of: values, in: whole) { value = max(value, least) }
    return value
  }
}
