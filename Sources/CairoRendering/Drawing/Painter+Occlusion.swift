internal import SceneModel

extension Painter {
  /// The first sublayer that can be seen: those before it lie under one that covers everything.
  func firstVisibleSublayer(_ layer: LayerPresentation, _ matrix: Affine) -> Int {
    layer.sublayers.lastIndex { covers($0, matrix) } ?? 0
  }

  /// A sublayer hides the layer's own fill, content and shadow.
  func isCoveredBySublayer(_ layer: LayerPresentation, _ matrix: Affine) -> Bool {
    layer.sublayers.contains { covers($0, matrix) }
  }

  /// The layer paints every pixel of the clip opaquely. May say no where the answer is yes; decides how
  /// much is drawn, never what is seen.
  private func covers(_ layer: LayerPresentation, _ parent: Affine) -> Bool {
    guard layer.opacity == .one, layer.blur == .zero, layer.mask == nil, layer.warp == nil else {
      return false
    }
    let matrix = parent.after(layer.transform).snapped
    guard matrix.isUpright, matrix.isDrawable else { return false }
    let bounds = seams.continued(matrix.bounds(of: layer.bounds))
    let isInside: Bool
    if layer.corners.isSquare {
      isInside = bounds.contains(clip)
    } else {
      // Between the corners the edges are straight, across as well as down.
      let corners = RoundedCorners(layer.corners, layer.size.size)
      var (across, down) = (bounds, bounds)
      across.top += corners.top * matrix.d
      across.bottom -= corners.bottom * matrix.d
      down.left += corners.left * matrix.a
      down.right -= corners.right * matrix.a
      isInside = across.contains(clip) || down.contains(clip)
    }
    if layer.masksToBounds, !isInside { return false }
    if isInside, !layer.isEllipse {
      if layer.isFillOpaque { return true }
      if case .snapshot(let content) = layer.content,
        environment.cache.isKnownOpaque(.snapshot(content.snapshot.digest))
      {
        return true
      }
    }
    return layer.sublayers.contains { covers($0, matrix) }
  }
}
