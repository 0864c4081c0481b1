/// Looking for elements in a presentation, through snapshots.
extension LayerPresentation {
  /// An element as it is drawn.
  struct FoundLayer {
    /// Its opacity is what is left of it inside all that it lies in.
    var layer: LayerPresentation
    /// From its own coordinates to those of the presentation that was asked.
    let map: Affine
  }

  /// An element as it is drawn; nil when it is not inside.
  ///
  /// - Parameters:
  ///   - name: Ids joined by `/`, as `name` has it.
  ///   - screen: As the outermost layer of the element's screen is called.
  /// - Complexity: O(layers).
  func layer(ofElement name: String, onScreen screen: String) -> FoundLayer? {
    layer(ofElement: name, onScreen: screen, isInside: self.screen == screen, Affine(), opacity: 1)
  }

  private func layer(
    ofElement wanted: String, onScreen screen: String, isInside: Bool, _ map: Affine, opacity: Double
  ) -> FoundLayer? {
    if isInside, name == wanted {
      var layer = self
      layer.opacity = Fixed(self.opacity.double * opacity)
      return FoundLayer(layer: layer, map: map)
    }
    let opacity = opacity * self.opacity.double
    if case .snapshot(let content) = content {
      let inner = content.snapshot.layer
      if let found = inner.inner(wanted, screen, isInside || inner.screen == screen, map, opacity) {
        return found
      }
    }
    return inner(wanted, screen, isInside, map, opacity)
  }

  private func inner(
    _ wanted: String, _ screen: String, _ isInside: Bool, _ map: Affine, _ opacity: Double
  ) -> FoundLayer? {
    for index in sublayers.indices {
      if let found = sublayers[index].layer(
        ofElement: wanted, onScreen: screen, isInside: isInside || sublayers[index].screen == screen,
        map.after(sublayers[index].transform), opacity: opacity)
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
