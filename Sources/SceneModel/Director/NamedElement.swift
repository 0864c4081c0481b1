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
  let naming: Naming

  var address: String { path.joined(separator: "/") }
}

extension Layer {
  /// Everything inside with an id, parents before children, in drawing order.
  ///
  /// - Complexity: O(layers).
  func namedElements() -> [NamedElement] {
    var elements: [NamedElement] = []
    var route: [Int] = []
    collect(into: &elements, at: .zero, path: [], route: &route)
    return elements
  }

  /// Looks at layers by their index: they are large, and a loop over them would copy each.
  ///
  /// - Parameter route: To this layer; as it was when the call ends.
  private func collect(
    into elements: inout [NamedElement], at origin: Point, path: [String], route: inout [Int]
  ) {
    for index in sublayers.indices {
      let frame = sublayers[index].frame.offset(by: origin)
      var inner = path
      route.append(index)
      if let id = sublayers[index].id {
        inner.append(id)
        elements.append(
          NamedElement(
            path: inner, frame: frame, cornerRadius: sublayers[index].cornerRadius,
            children: sublayers[index].childNames, route: route, naming: sublayers[index].naming))
      }
      sublayers[index].collect(into: &elements, at: frame.origin, path: inner, route: &route)
      route.removeLast()
    }
  }

  private var childNames: [String] {
    sublayers.indices.compactMap { sublayers[$0].id }
  }
}
