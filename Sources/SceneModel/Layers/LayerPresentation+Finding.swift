/// Looking for elements in a presentation, through snapshots.
extension LayerPresentation {
  /// An element as it is drawn.
  struct FoundLayer {
    /// Its opacity is what is left of it inside all that it lies in.
    var layer: LayerPresentation
    /// From its own coordinates to those of the presentation that was asked.
    let map: Affine
    /// What is seen of it where it is cut off by what it lies in; nil where all of it is.
    var visible: VisiblePart?
  }

  /// An element as it is drawn; nil when it is not inside.
  ///
  /// - Parameters:
  ///   - name: Ids joined by `/`, as `name` has it.
  ///   - screen: As the outermost layer of the element's screen is called.
  /// - Complexity: O(layers).
  func layer(ofElement name: String, onScreen screen: String) -> FoundLayer? {
    layer(ofElement: name, onScreen: screen, isInside: self.screen == screen, Surroundings(room: size.size))
  }

  /// What all that a layer lies in makes of it.
  private struct Surroundings {
    /// Of the presentation that was asked.
    let room: Size
    var map = Affine()
    var opacity = 1.0
    /// Outermost first.
    var outlines: [ClippingOutline] = []

    func around(_ sublayer: LayerPresentation) -> Surroundings {
      var copy = self
      copy.map = map.after(sublayer.transform)
      copy.outlines = outlines.map { $0.around(sublayer) }
      return copy
    }
  }

  private func layer(
    ofElement wanted: String, onScreen screen: String, isInside: Bool, _ around: Surroundings
  ) -> FoundLayer? {
    if isInside, name == wanted {
      var layer = self
      layer.opacity = Fixed(opacity.double * around.opacity)
      let part = visiblePart(in: around.outlines, of: around.room)
      guard part.frame == Rect(size: size.size) else {
        return FoundLayer(layer: layer, map: around.map, visible: part)
      }
      layer.corners = part.corners
      return FoundLayer(layer: layer, map: around.map)
    }
    var around = around
    around.opacity *= opacity.double
    if let outline = ClippingOutline(self, at: around.map) { around.outlines.append(outline) }
    if case .snapshot(let content) = content {
      let inner = content.snapshot.layer
      if let found = inner.inner(wanted, screen, isInside || inner.screen == screen, around) {
        return found
      }
    }
    return inner(wanted, screen, isInside, around)
  }

  private func inner(
    _ wanted: String, _ screen: String, _ isInside: Bool, _ around: Surroundings
  ) -> FoundLayer? {
    for sublayer in sublayers {
      if let found = sublayer.layer(
        ofElement: wanted, onScreen: screen, isInside: isInside || sublayer.screen == screen,
        around.around(sublayer))
      {
        return found
      }
    }
    return nil
  }

  /// The same without the element, whose room stays empty; nil when it is not inside.
  ///
  /// - Complexity: O(layers).
  func hiding(_ name: String, onScreen screen: String) -> LayerPresentation? {
    hiding(name, onScreen: screen, isInside: self.screen == screen)
  }

  private func hiding(_ wanted: String, onScreen screen: String, isInside: Bool) -> LayerPresentation? {
    var copy = self
    if isInside, name == wanted {
      copy.opacity = .zero
      return copy
    }
    if case .snapshot(let shown) = content {
      let rest = shown.snapshot.remainder(without: [isInside ? "" : screen, screen, wanted]) { inner in
        inner.hiding(wanted, onScreen: screen, isInside: isInside || inner.screen == screen)
      }
      if let rest {
        copy.content = .snapshot(SnapshotContent(rest, edges: shown.edges))
        return copy
      }
    }
    for index in sublayers.indices {
      if let rest = sublayers[index].hiding(
        wanted, onScreen: screen, isInside: isInside || sublayers[index].screen == screen)
      {
        copy.sublayers[index] = rest
        return copy
      }
    }
    return nil
  }
}
