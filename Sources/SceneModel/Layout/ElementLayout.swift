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
    func widthBounded(_ value: Double) -> Double { bounded("width", value, of: element, in: room.wholeWidth) }
    func heightBounded(_ value: Double) -> Double {
      bounded("height", value, of: element, in: room.wholeHeight)
    }
    var width = length("width", of: values, in: room.wholeWidth).map(widthBounded)
    var height = length("height", of: values, in: room.wholeHeight).map(heightBounded)
    func own(_ width: Double?, _ height: Double?) -> Size {
      let inner = Room(width: width, height: height).inset(by: padding)
      let own = element.component.size(element, fitting: inner, context: self)
      return Size(width: own.width + padding.width, height: own.height + padding.height)
    }
    if let ratio = values.number("aspect-ratio") {
      if width == nil, height == nil {
        let widest = ratioWidth(ratio, element, fitting: room) {
          own(room.width.map(widthBounded), room.height)
        }
        height = heightBounded(widthBounded(widest) / ratio)
        // A bound of one side holds for the other.
        width = min(widthBounded(widest), (height ?? 0) * ratio)
      }
      if width == nil, let height { width = height * ratio }
      if height == nil, let width { height = width / ratio }
    } else if width == nil || height == nil {
      var natural = own(width ?? room.width.map(widthBounded), height ?? room.height)
      let (broadest, highest) = (widthBounded(natural.width), heightBounded(natural.height))
      if width == nil && broadest < natural.width || height == nil && highest < natural.height {
        // What does not get all the room it asks for may need more of it, or less, the other way.
        natural = own(
          width ?? (broadest < natural.width ? broadest : room.width.map(widthBounded)),
          height ?? (highest < natural.height ? highest : room.height))
      }
      // A picture keeps its shape; all else takes what it may have of the width it asks for.
      let isTaken = element.component.sizing(of: element) != .yielding
      width = width ?? (isTaken ? max(natural.width, broadest) : natural.width)
      height = height ?? natural.height
    }
    return Size(
      width: snappedUp(widthBounded(width ?? 0)), height: snappedUp(heightBounded(height ?? 0)))
  }

  /// How wide something of a ratio is that says neither side: what takes whatever it is given takes the room there is,
  /// as a block does in CSS; all else its own width.
  private func ratioWidth(_ ratio: Double, _ element: Element, fitting room: Room, own: () -> Size) -> Double
  {
    guard element.component.sizing(of: element) == .flexible, room.width != nil || room.height != nil else {
      return own().width
    }
    return min(room.width ?? room.wholeWidth ?? .infinity, (room.height ?? .infinity) * ratio)
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

  /// A length of an element within its bounds.
  ///
  /// - Parameters:
  ///   - side: `width` or `height`.
  ///   - whole: Points that percent are of; nil where these are not known, and bound nothing.
  package func bounded(_ side: String, _ value: Double, of element: Element, in whole: Double?) -> Double {
    let values = element.parameters
    var value = value
    if let most = length("max-\(side)", of: values, in: whole) { value = min(value, most) }
    // As in CSS, the lower bound wins.
    if let least = length("min-\(side)", of: values, in: whole) { value = max(value, least) }
    return value
  }
}
