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
    layer(ofElement: name, onScreen: screen, isInside: self.screen == screen, Surroundings())
  }

  /// What all that a layer lies in makes of it.
  private struct Surroundings {
    var map = Affine()
    var opacity = 1.0
    var outline: RoundedOutline?

    func around(_ sublayer: LayerPresentation) -> Surroundings {
      var copy = self
      copy.map = map.after(sublayer.transform)
      copy.outline = outline?.around(sublayer)
      return copy
    }
  }

  private func layer(
    ofElement wanted: String, onScreen screen: String, isInside: Bool, _ around: Surroundings
  ) -> FoundLayer? {
    if isInside, name == wanted {
      var layer = self
      layer.opacity = Fixed(opacity.double * around.opacity)
      if let outline = around.outline { layer.corners = outline.corners(of: self) }
      return FoundLayer(layer: layer, map: around.map)
    }
    var around = around
    around.opacity *= opacity.double
    if masksToBounds, !corners.isSquare {
      around.outline = RoundedOutline(size: size.size, corners: corners.fitted(to: size.size))
    }
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

/// What a layer with round corners cuts off from all that lies in it.
private struct RoundedOutline {
  let size: Size
  let corners: Corners
  /// From the coordinates of what lies inside to the layer's own.
  var map = Affine()

  func around(_ sublayer: LayerPresentation) -> RoundedOutline {
    var copy = self
    copy.map = map.after(sublayer.transform)
    return copy
  }

  /// A layer's own corners, rounder where this outline cuts them off.
  func corners(of layer: LayerPresentation) -> Corners {
    let own = layer.corners.fitted(to: layer.size.size)
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return own }
    let frame = map.frame(of: layer.size.size)
    func radius(_ own: Fixed, _ outer: Fixed, _ across: Double, _ down: Double) -> Double {
      max(own.double, (outer.double - max(abs(across), abs(down))) / map.a)
    }
    let (right, bottom) = (size.width - frame.maxX, size.height - frame.maxY)
    let result = Corners(
      topLeft: radius(own.topLeft, corners.topLeft, frame.x, frame.y),
      topRight: radius(own.topRight, corners.topRight, right, frame.y),
      bottomRight: radius(own.bottomRight, corners.bottomRight, right, bottom),
      bottomLeft: radius(own.bottomLeft, corners.bottomLeft, frame.x, bottom),
      curve: own.isSquare ? corners.curve : own.curve)
    return result.fitted(to: layer.size.size)
  }
}
