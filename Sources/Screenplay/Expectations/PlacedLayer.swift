import SceneModel

/// A layer where a frame has it.
struct PlacedLayer {
  /// The way to a layer: the index of a sublayer, or into the snapshot that a layer shows.
  enum Turn: Hashable {
    case sublayer(Int)
    case snapshot
  }

  let layer: LayerPresentation
  /// From the outermost layer.
  let way: [Turn]
  let map: Affine
  /// Its own times that of all that holds it.
  let opacity: Double

  /// In the canvas, in points, whatever cuts it off.
  var frame: Rect { map.frame(of: layer.size.size) }

  /// The outermost layer of a frame.
  init(root: LayerPresentation) {
    self.init(layer: root, way: [], map: Affine().after(root.transform), opacity: root.opacity.double)
  }

  private init(layer: LayerPresentation, way: [Turn], map: Affine, opacity: Double) {
    self.layer = layer
    self.way = way
    self.map = map
    self.opacity = opacity
  }

  /// What lies right inside, back to front.
  var inside: [PlacedLayer] {
    var placed: [PlacedLayer] = []
    if case .snapshot(let content) = layer.content { placed.append(inner(content.snapshot.layer, .snapshot)) }
    for (index, sublayer) in layer.sublayers.enumerated() { placed.append(inner(sublayer, .sublayer(index))) }
    return placed
  }

  private func inner(_ layer: LayerPresentation, _ turn: Turn) -> PlacedLayer {
    PlacedLayer(
      layer: layer, way: way + [turn], map: map.after(layer.transform),
      opacity: opacity * layer.opacity.double)
  }

  /// Every place where an element is drawn, back to front: a transition may draw the screen below a second time,
  /// as `zoom` does for the element that it grows out of.
  ///
  /// - Parameters:
  ///   - mark: Of the instance that has it.
  ///   - name: Ids joined by `/`; nil for the screen itself.
  func places(of name: String?, markedBy mark: String) -> [PlacedLayer] {
    if let screen = layer.screen {
      guard screen == mark else { return [] }
      return name.map(elements) ?? [self]
    }
    return inside.flatMap { $0.places(of: name, markedBy: mark) }
  }

  private func elements(named name: String) -> [PlacedLayer] {
    layer.name == name ? [self] : inside.flatMap { $0.elements(named: name) }
  }

  /// It and what lies inside it that shows words, back to front, without what is transparent.
  var texts: [(place: PlacedLayer, content: TextContent)] {
    guard layer.opacity > .zero else { return [] }
    var found: [(place: PlacedLayer, content: TextContent)] = []
    if case .text(let content) = layer.content, !content.text.isEmpty { found.append((self, content)) }
    return found + inside.flatMap(\.texts)
  }
}

extension LayerPresentation {
  /// The same with one layer in it changed; snapshots on the way are made anew.
  func changed(at way: some Collection<PlacedLayer.Turn>, _ change: (inout LayerPresentation) -> Void)
    -> LayerPresentation
  {
    var copy = self
    switch (way.first, content) {
    case (nil, _): change(&copy)
    case (.sublayer(let index), _):
      copy.sublayers[index] = sublayers[index].changed(at: way.dropFirst(), change)
    case (.snapshot, .snapshot(let content)):
      let inner = content.snapshot.layer.changed(at: way.dropFirst(), change)
      copy.content = .snapshot(SnapshotContent(Snapshot(inner), edges: content.edges))
    case (.snapshot, _): break
    }
    return copy
  }

  /// The same with the layers of snapshots in place of these, so that a screen at rest equals what it was in the
  /// last frame in which it moved.
  var unfolded: LayerPresentation {
    guard case .snapshot(let content) = content, sublayers.isEmpty else {
      var copy = self
      copy.sublayers = sublayers.map(\.unfolded)
      return copy
    }
    var copy = content.snapshot.layer.unfolded
    copy.transform = transform
    copy.opacity = opacity
    copy.screen = screen
    copy.warp = warp
    return copy
  }
}
