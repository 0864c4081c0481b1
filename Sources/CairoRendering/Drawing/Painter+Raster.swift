internal import CCairo
internal import SceneModel

/// A raster and where it goes.
struct RasterPlacement {
  /// From the raster's own pixels to the canvas's.
  var matrix: Affine
  /// What is shown, in the raster's pixels; beyond the raster its outermost pixels go on.
  var region: Rect
  /// The same on the canvas, for an upright matrix: edges at seams are continued here.
  var edges: DeviceRect
  /// 0…1.
  var alpha: Double
  /// The raster halved so often across and down.
  var level: (_ x: Int, _ y: Int) throws(DrawingError) -> Raster

  /// Pixels fall on pixels: the scale is 1 and the offset whole.
  var isExact: Bool {
    isUnscaled && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
  }

  /// Nothing but a move.
  var isUnscaled: Bool {
    let reach = max(abs(region.maxX), abs(region.maxY), 1)
    return matrix.isUpright && max(abs(matrix.a - 1), abs(matrix.d - 1)) * reach < 1.0 / 512
  }
}

extension Painter {
  /// Composites a raster: pixel on pixel where that is possible, moved between pixels by a filter that
  /// keeps it sharp, else bilinearly from the level whose remaining scale lies in ½…1. An edge is
  /// antialiased only where it really lies inside a pixel.
  func draw(_ placement: RasterPlacement) throws(DrawingError) {
    guard placement.matrix.isUpright else {
      try drawTurned(placement)
      return
    }
    let parts = Coverage.parts(placement.edges, clip)
    guard !parts.isEmpty else { return }
    if placement.isUnscaled, !placement.isExact {
      let raster = try placement.level(0, 0)
      let area = parts.reduce(PixelRect.empty) { $0.union($1.area) }
      let moved = try worker.scratch.take(width: area.width, height: area.height)
      defer { worker.scratch.give(moved) }
      try moved.fill(
        with: raster, originX: Double(area.left) - placement.matrix.tx,
        originY: Double(area.top) - placement.matrix.ty)
      let matrix = Affine.translation(Double(area.left), Double(area.top))
      try fill(parts, moved, matrix, isSmooth: false, isOpaque: raster.isOpaque, placement.alpha)
      return
    }
    let level = placement.isExact ? (x: 0, y: 0) : levels(placement.matrix)
    let raster = try placement.level(level.x, level.y)
    let matrix =
      placement.isExact
      ? Affine.translation(placement.matrix.tx, placement.matrix.ty)
      : placement.matrix.after(.scale(Double(1 << level.x), Double(1 << level.y)))
    try fill(
      parts, raster, matrix, isSmooth: !placement.isExact, isOpaque: raster.isOpaque, placement.alpha)
  }

  private func fill(
    _ parts: [Coverage.Part], _ raster: Raster, _ matrix: Affine, isSmooth: Bool, isOpaque: Bool,
    _ opacity: Double
  ) throws(DrawingError) {
    try RasterPattern.with(raster, matrix, isSmooth: isSmooth) { pattern in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      for part in parts {
        let alpha = part.coverage * opacity
        if alpha == 1, isOpaque { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
        fill([part.area], alpha)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
    }
  }

  private func drawTurned(_ placement: RasterPlacement) throws(DrawingError) {
    let bounds = placement.matrix.bounds(of: placement.region).outward
    guard !bounds.intersection(clip).isEmpty else { return }
    let level = levels(placement.matrix)
    let raster = try placement.level(level.x, level.y)
    let matrix = placement.matrix.after(.scale(Double(1 << level.x), Double(1 << level.y)))
    try RasterPattern.with(raster, matrix, isSmooth: true) { pattern in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      setMatrix(placement.matrix)
      let region = placement.region
      cairo_new_path(cairo)
      cairo_rectangle(cairo, region.x, region.y, region.width, region.height)
      setMatrix(Affine())
      if placement.alpha == 1 {
        cairo_fill(cairo)
      } else {
        cairo_save(cairo)
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, placement.alpha)
        cairo_restore(cairo)
      }
    }
  }

  private func levels(_ matrix: Affine) -> (x: Int, y: Int) {
    let scales = matrix.scales
    return (Halving.level(scales.x), Halving.level(scales.y))
  }

  /// A cached raster halved so often across and down, its halves cached as well.
  func level(
    _ key: RasterKey, _ x: Int, _ y: Int, base: () throws(DrawingError) -> Raster
  ) throws(DrawingError) -> Raster {
    if x == 0, y == 0 { return try stage.cache.raster(key, make: base) }
    return try stage.cache.raster(.halved(key, x: x, y: y)) { () throws(DrawingError) in
      let larger = try level(key, max(x - 1, 0), max(y - 1, 0), base: base)
      return try Halving.halved(larger, x: x > 0, y: y > 0)
    }
  }
}

/// A rectangle that begins and ends between pixels, cut into parts of whole pixels with one coverage each:
/// the inside and up to eight borders and corners one pixel wide.
enum Coverage {
  struct Part: Equatable {
    var area: PixelRect
    /// Above 0, at most 1.
    var coverage: Double
  }

  static func parts(_ rect: DeviceRect, _ clip: PixelRect) -> [Part] {
    let columns = spans(rect.left, rect.right, clip.left, clip.right)
    let rows = spans(rect.top, rect.bottom, clip.top, clip.bottom)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          area: PixelRect(left: column.start, top: row.start, right: column.end, bottom: row.end),
          coverage: column.coverage * row.coverage)
      }
    }
  }

  private static func spans(
    _ low: Double, _ high: Double, _ clipLow: Int, _ clipHigh: Int
  ) -> [(start: Int, end: Int, coverage: Double)] {
    // What lies further out than a pixel beyond the clip makes no difference.
    let low = max(low, Double(clipLow - 1))
    let high = min(high, Double(clipHigh + 1))
    guard low < high else { return [] }
    let (first, last) = (Int(low.rounded(.up)), Int(high.rounded(.down)))
    var result: [(start: Int, end: Int, coverage: Double)] = []
    if first > last {
      result = [(last, first, high - low)]
    } else {
      if low < Double(first) { result.append((first - 1, first, Double(first) - low)) }
      if first < last { result.append((first, last, 1)) }
      if high > Double(last) { result.append((last, last + 1, high - Double(last))) }
    }
    return result.compactMap { span in
      let (start, end) = (max(span.start, clipLow), min(span.end, clipHigh))
      return start < end ? (start, end, span.coverage) : nil
    }
  }
}
