/// The elements of a presentation, through snapshots: what transitions work with that move parts of a screen.
extension LayerPresentation {
  /// An element where it is.
  public struct PlacedElement: Sendable {
    /// Ids joined by `/`.
    public let name: String
    /// In the coordinates of the presentation that was asked.
    public let frame: Rect
    public let layer: LayerPresentation
    /// Names of the elements it lies in, outermost first.
    public let ancestors: [String]

    /// Its own id.
    public var id: String { name.split(separator: "/").last.map(String.init) ?? name }
  }

  /// All elements inside, parents before children, in drawing order.
  ///
  /// - Complexity: O(layers).
  public func elements() -> [PlacedElement] {
    var found: [PlacedElement] = []
    expanded.collect(into: &found, Affine(), inside: [])
    return found
  }

  private func collect(into found: inout [PlacedElement], _ map: Affine, inside ancestors: [String]) {
    for sublayer in sublayers {
      let layer = sublayer.expanded
      let map = map.after(layer.transform)
      var inner = ancestors
      if let name = layer.name {
        found.append(
          PlacedElement(name: name, frame: map.frame(of: layer.size.size), layer: layer, ancestors: ancestors)
        )
        inner.append(name)
      }
      layer.collect(into: &found, map, inside: inner)
    }
  }

  /// The layer with the tree its snapshot is of in the snapshot's place: drawn sharp at every size, and open to change.
  public var expanded: LayerPresentation {
    guard case .snapshot(let snapshot) = content, snapshot.edges == .none else { return self }
    let inner = snapshot.snapshot.layer
    var copy = self
    copy.content = .none
    copy.sublayers = [inner] + sublayers
    return copy
  }

  /// The same tree, its elements changed by their name.
  ///
  /// - Parameter change: Nil keeps an element and looks inside it.
  /// - Complexity: O(layers).
  public func mappingElements(_ change: (String, LayerPresentation) -> LayerPresentation?)
    -> LayerPresentation
  {
    var copy = expanded
    copy.sublayers = copy.sublayers.map { sublayer in
      if let name = sublayer.name, let changed = change(name, sublayer) { return changed }
      return sublayer.mappingElements(change)
    }
    return copy
  }

  /// The layer as one picture, drawn once for as long as nothing in it changes.
  public var rasterized: LayerPresentation {
    if case .snapshot = content, sublayers.isEmpty { return self }
    var inner = self
    inner.transform = .identity
    inner.opacity = .one
    var copy = LayerPresentation(
      size: size.size, transform: transform, content: .snapshot(SnapshotContent(Snapshot(inner))))
    copy.opacity = opacity
    copy.name = name
    copy.screen = screen
    return copy
  }
}
