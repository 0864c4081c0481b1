internal import CCairo
internal import CPixelKernels
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

  /// One raster pixel is one canvas pixel, whatever the offset.
  var isUnscaled: Bool {
    let reach = max(abs(region.maxX), abs(region.maxY), 1)
    return matrix.isUpright && max(abs(matrix.a - 1), abs(matrix.d - 1)) * reach < 1.0 / 512
  }

  /// Pixels fall on pixels: unscaled, and the offset is whole.
  var isExact: Bool {
    isUnscaled && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
  }
}

extension Painter {
  /// Composites a raster: pixel on pixel where that is possible, moved between pixels by a filter that
  /// keeps it sharp, else scaled from the level whose remaining scale lies in ½…1. An edge is
  /// antialiased only where it really lies inside a pixel.
  func draw(_ placement: RasterPlacement) throws(DrawingError) {
    guard placement.matrix.isUpright else {
      try drawTurned(placement)
      return
    }
    let parts = Coverage.parts(windowed(placement.edges), placement.isExact ? wanted : clip)
    guard !parts.isEmpty else { return }
    let isUnscaled = placement.isUnscaled
    let level = isUnscaled ? (x: 0, y: 0) : levels(placement.matrix)
    let raster = try placement.level(level.x, level.y)
    let matrix =
      isUnscaled
      ? Affine.translation(placement.matrix.tx, placement.matrix.ty)
      : placement.matrix.after(.scale(Double(1 << level.x), Double(1 << level.y)))
    for part in parts {
      let alpha = part.coverage * placement.alpha
      if placement.isExact {
        try copy(raster, matrix, part.area, alpha)
      } else if alpha == 1, raster.isOpaque {
        try sample(raster, matrix, part.area, on: canvas)
      } else {
        // In two steps: there are fast ways to sample between pixels and to blend pixel on pixel, none
        // for both at once.
        let scratch = try pool.take(
          width: part.area.width, height: part.area.height, isClear: false)
        defer { pool.give(scratch) }
        let inner = try CairoCanvas(scratch)
        try sample(raster, matrix.moved(-part.area.left, -part.area.top), inner.bounds, on: inner)
        try inner.finish()
        let place = Affine.translation(Double(part.area.left), Double(part.area.top))
        try copy(scratch, place, part.area, alpha)
      }
    }
  }

  /// Blends pixel on pixel.
  private func copy(
    _ raster: Raster, _ matrix: Affine, _ area: PixelRect, _ alpha: Double
  ) throws(DrawingError) {
    try RasterPattern.with(raster, matrix, isSmooth: false) { pattern in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      if alpha == 1, raster.isOpaque { cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE) }
      fill(area, alpha)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }
  }

  /// Replaces pixels by samples from between the raster's pixels.
  private func sample(
    _ raster: Raster, _ matrix: Affine, _ area: PixelRect, on canvas: CairoCanvas
  ) throws(DrawingError) {
    if matrix.a == 1, matrix.d == 1 {
      try shift(raster, matrix, area, on: canvas)
      return
    }
    let columns = FilterTaps.taps(scale: matrix.a, offset: matrix.tx, area.left..<area.right)
    let rows = FilterTaps.taps(scale: matrix.d, offset: matrix.ty, area.top..<area.bottom)
    var status: Int32 = 0
    canvas.write(area) { target, bytesPerRow in
      status = pk_resample_bgra(
        raster.pixels, raster.bytesPerRow, Int32(clamping: raster.width), Int32(clamping: raster.height),
        target, bytesPerRow, Int32(clamping: area.width), Int32(clamping: area.height), columns, rows,
        raster.isOpaque ? 0 : 1, pk_best_instructions())
    }
    if status != 0 { throw .outOfMemory(bytes: 8 * raster.bytesPerRow) }
  }

  /// Replaces pixels by an unscaled raster seen from between its pixels, by the filter that keeps it sharp.
  private func shift(
    _ raster: Raster, _ matrix: Affine, _ area: PixelRect, on canvas: CairoCanvas
  ) throws(DrawingError) {
    func fixed(_ value: Double) -> Int64 { Int64((value * 65536).rounded()) }
    let (x, y) = (fixed(Double(area.left) - matrix.tx), fixed(Double(area.top) - matrix.ty))
    var status: Int32 = 0
    canvas.write(area) { target, bytesPerRow in
      status = pk_translate_bgra(
        raster.pixels, raster.bytesPerRow, Int32(clamping: raster.width), Int32(clamping: raster.height),
        target, bytesPerRow, Int32(clamping: area.width), Int32(clamping: area.height), x, y,
        raster.isOpaque ? 0 : 1, pk_best_instructions())
    }
    if status != 0 { throw .outOfMemory(bytes: 5 * area.width * 4) }
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
      fillPath(placement.alpha)
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
    if x == 0, y == 0 { return try environment.cache.raster(key, make: base) }
    return try environment.cache.raster(.halved(key, x: x, y: y)) { () throws(DrawingError) in
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
