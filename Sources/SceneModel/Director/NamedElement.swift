/// An element of a screen that has an id.
struct NamedElement: Sendable {
  /// Ids from the outermost to its own; never empty.
  let path: [String]
  /// In the screen.
  let frame: Rect
  let cornerRadius: Double
  /// Ids of the elements right inside, in drawing order.
  let children: [String]
  /// Which sublayer leads to it, from the screen's own layer on.
  let route: [Int]

  var address: String { path.joined(separator: "/") }
}

extension Layer {
  /// Everything inside with an id, parents before children, in drawing order.
  ///
  /// - Complexity: O(layers).
  func namedElements() -> [NamedElement] {
    var elements: [NamedElement] = []
    collect(into: &elements, at: .zero, path: [], route: [])
    return elements
  }

  private func collect(
    into elements: inout [NamedElement], at origin: Point, path: [String], route: [Int]
  ) {
    for (index, layer) in sublayers.enumerated() {
      let frame = layer.frame.offset(by: origin)
      var inner = path
      let route = route + [index]
      if let id = layer.id {
        inner.append(id)
        elements.append(
          NamedElement(
            path: inner, frame: frame, cornerRadius: layer.cornerRadius,
            children: layer.sublayers.compactMap(\.id), route: route))
      }
      layer.collect(into: &elements, at: frame.origin, path: inner, route: route)
    }
  }
}
