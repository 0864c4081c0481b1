internal import CCairo
internal import SceneModel

extension Painter {
  /// No fewer pixels than a layer's backdrop is made from.
  func seen(byBackdropOf layer: LayerPresentation, _ matrix: Affine) -> PixelRect {
    let blur = backdropBlur(layer, matrix)
    return matrix.bounds(of: layer.bounds).outward.outset(blur.margin + (1 << blur.level))
  }

  private func backdropBlur(_ layer: LayerPresentation, _ matrix: Affine) -> GaussianBlur {
    let scales = matrix.scales
    return GaussianBlur(deviation: (layer.backdrop?.blur.double ?? 0) * (scales.x + scales.y) / 2)
  }

  /// Blurs and saturates what lies beneath a layer, inside its outline.
  func drawBackdrop(
    _ backdrop: Backdrop, _ layer: LayerPresentation, _ matrix: Affine
  ) throws(DrawingError) {
    try drawBackdrop(backdrop, layer, matrix, on: self, matrix)
  }

  /// - Parameters:
  ///   - target: Where it is drawn: this canvas, or that of the layer's own group.
  ///   - moved: The layer's matrix there.
  func drawBackdrop(
    _ backdrop: Backdrop, _ layer: LayerPresentation, _ matrix: Affine, on target: Painter, _ moved: Affine
  ) throws(DrawingError) {
    let outline = matrix.bounds(of: layer.bounds).outward.intersection(clip)
    guard !outline.isEmpty, !target.isCoveredBySublayer(layer, moved) else { return }
    let blur = backdropBlur(layer, matrix)
    let seen = backdropRoot.intersection(canvas.bounds)
    let region = outline.outset(blur.margin).intersection(seen)
      .aligned(1 << blur.level, from: backdropRoot).intersection(seen)
    guard !region.isEmpty else { return }
    let pixels = try pool.take(width: region.width, height: region.height, isClear: false)
    defer { pool.give(pixels) }
    canvas.copy(region, to: pixels)
    let glass = try blurred(pixels, blur, saturation: backdrop.saturation)
    defer { if glass !== pixels { pool.give(glass) } }
    let (x, y) = (Int((moved.tx - matrix.tx).rounded()), Int((moved.ty - matrix.ty).rounded()))
    let place = Affine.translation(Double(region.left + x), Double(region.top + y))
    try RasterPattern.with(glass, place, isSmooth: false) { pattern in
      target.setMatrix(Affine())
      cairo_set_source(target.cairo, pattern)
      target.addOutline(layer, moved)
      // Replaces what is beneath, which may be transparent; edges are mixed.
      cairo_set_operator(target.cairo, CAIRO_OPERATOR_SOURCE)
      cairo_fill(target.cairo)
      cairo_set_operator(target.cairo, CAIRO_OPERATOR_OVER)
    }
  }
}
