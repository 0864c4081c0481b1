internal import CCairo
internal import SceneModel

/// A finished group and where it lies.
struct GroupPlace {
  let raster: Raster
  /// From the group's pixels to the canvas's: whole pixels.
  let matrix: Affine
}

extension Painter {
  /// Draws something on transparent pixels of its own, then hands them to `paint`.
  ///
  /// - Parameter area: The canvas's pixels the group covers.
  func group(
    _ area: PixelRect, _ body: (inout Painter) throws(DrawingError) -> Void,
    paint: (Painter, GroupPlace) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let raster = try worker.scratch.take(width: area.width, height: area.height)
    defer { worker.scratch.give(raster) }
    let inner = try Canvas(raster)
    var painter = Painter(stage, worker, inner)
    painter.seams = seams.moved(-area.left, -area.top)
    try body(&painter)
    try inner.finish()
    try paint(self, GroupPlace(raster: raster, matrix: .translation(Double(area.left), Double(area.top))))
  }

  /// Lays a raster of the area's size on the canvas, pixel on pixel.
  func paint(_ raster: Raster, at area: PixelRect, _ alpha: Double) throws(DrawingError) {
    let matrix = Affine.translation(Double(area.left), Double(area.top))
    try RasterPattern.with(raster, matrix, isSmooth: false) { pattern in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      fill([area.intersection(clip)], alpha)
    }
  }

  /// Fills rectangles of whole pixels with the current source.
  func fill(_ areas: [PixelRect], _ alpha: Double) {
    cairo_new_path(cairo)
    for area in areas where !area.isEmpty {
      cairo_rectangle(
        cairo, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    }
    if alpha == 1 {
      cairo_fill(cairo)
    } else {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_restore(cairo)
    }
  }

  /// What lies inside a rounded layer is drawn as a group, then the rounded outline is filled with it:
  /// clipping each thing instead would blend the edge's pixels once for each of them.
  func drawRoundMasked(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    try drawMaskedGroup(layer, matrix, fillsBackground: true)
  }

  /// What lies inside a layer with straight edges: clipped where the edges lie on pixels, else as above.
  func drawMasked(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    let bounds = seams.continued(matrix.bounds(of: layer.bounds))
    let visible = DeviceRect(clip)
    let edges = bounds.intersection(visible)
    guard matrix.isUpright, edges.isOnPixels else {
      try drawMaskedGroup(layer, matrix, fillsBackground: false)
      return
    }
    var inner = self
    inner.clip = edges.outward
    guard !inner.clip.isEmpty else { return }
    cairo_save(cairo)
    setMatrix(Affine())
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(inner.clip.left), Double(inner.clip.top), Double(inner.clip.width),
      Double(inner.clip.height))
    cairo_clip(cairo)
    try inner.drawContent(layer, matrix, 1, isHidden: inner.isCoveredBySublayer(layer, matrix))
    try inner.drawSublayers(layer, matrix)
    cairo_restore(cairo)
  }

  private func drawMaskedGroup(
    _ layer: LayerPresentation, _ matrix: Affine, fillsBackground: Bool
  ) throws(DrawingError) {
    let area = matrix.bounds(of: layer.bounds).outward.intersection(clip)
    guard !area.isEmpty else { return }
    try group(area) { (inner) throws(DrawingError) in
      let moved = matrix.moved(-area.left, -area.top)
      let isHidden = inner.isCoveredBySublayer(layer, moved)
      if fillsBackground, !isHidden, layer.fill.alpha > 0 {
        // The outline cuts it, so the whole group is filled: no edge of its own.
        inner.setSource(layer.fill, 1)
        cairo_paint(inner.cairo)
      }
      try inner.drawContent(layer, moved, 1, isHidden: isHidden)
      try inner.drawSublayers(layer, moved)
    } paint: { (painter, place) throws(DrawingError) in
      try RasterPattern.with(place.raster, place.matrix, isSmooth: false) { pattern in
        painter.setMatrix(Affine())
        cairo_set_source(painter.cairo, pattern)
        painter.addOutline(layer, matrix)
        cairo_fill(painter.cairo)
      }
    }
  }
}
