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
  /// - Parameters:
  ///   - area: The canvas's pixels the group covers.
  ///   - isOverwritten: Every pixel will be replaced, so none has to be cleared first.
  func group(
    _ area: PixelRect, isOverwritten: Bool = false, _ body: (inout Painter) throws(DrawingError) -> Void,
    paint: (Painter, GroupPlace) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    let raster = try pool.take(width: area.width, height: area.height, isClear: !isOverwritten)
    defer { pool.give(raster) }
    let inner = try CairoCanvas(raster)
    var painter = Painter(environment, pool, inner)
    painter.seams = seams.moved(-area.left, -area.top)
    painter.damage = damage?.moved(-area.left, -area.top)
    painter.backdropRoot = backdropRoot.moved(-area.left, -area.top)
    try body(&painter)
    try inner.finish()
    try paint(self, GroupPlace(raster: raster, matrix: .translation(Double(area.left), Double(area.top))))
  }

  /// Lays a raster of the area's size on the canvas, pixel on pixel.
  func paint(_ raster: Raster, at area: PixelRect, _ alpha: Double) throws(DrawingError) {
    let matrix = Affine.translation(Double(area.left), Double(area.top))
    let parts = Coverage.parts(windowed(DeviceRect(area)), clip)
    try RasterPattern.with(raster, matrix, isSmooth: false) { pattern in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      for part in parts { fill(part.area, alpha * part.coverage) }
    }
  }

  /// Fills a rectangle of whole pixels with the current source.
  func fill(_ area: PixelRect, _ alpha: Double) {
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
    fillPath(alpha)
  }

  /// Fills the current path with the current source.
  func fillPath(_ alpha: Double) {
    if alpha == 1 {
      cairo_fill(cairo)
    } else {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_restore(cairo)
    }
  }

  /// What is left of a rectangle inside the window.
  func windowed(_ rect: DeviceRect) -> DeviceRect { window.map(rect.intersection) ?? rect }
}
