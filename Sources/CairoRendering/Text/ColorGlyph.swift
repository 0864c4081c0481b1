internal import CCairo

/// A glyph that is a coloured picture, and where it stands.
struct ColorGlyph: Sendable {
  let native: NativeGlyph
  /// Points of its origin from the line's start.
  let x: Double
  /// Points of its origin below the baseline.
  let y: Double
  /// Font size in points.
  let size: Double

  /// The glyphs of a run that have pixels; under the font lock.
  static func glyphs(of run: GlyphRun, _ engine: TextEngine) throws(DrawingError) -> [ColorGlyph] {
    let unit = Double(PANGO_SCALE)
    // Pango's description of the font has the bitmaps' size; its matrix has the size the text asks for.
    var matrix = cairo_matrix_t()
    if let font = pango_cairo_font_get_scaled_font(OpaquePointer(run.font)) {
      cairo_scaled_font_get_font_matrix(font, &matrix)
    }
    var position = run.x
    var result: [ColorGlyph] = []
    for info in run.infos {
      if let native = try engine.glyph(run, info.glyph) {
        result.append(
          ColorGlyph(
            native: native, x: position + Double(info.geometry.x_offset) / unit,
            y: run.y + Double(info.geometry.y_offset) / unit, size: matrix.yy))
      }
      position += Double(info.geometry.width) / unit
    }
    return result
  }
}

/// A colour glyph as its font holds it: a bitmap for one size, to be scaled from there.
final class NativeGlyph: Sendable {
  let key: RasterKey
  let raster: Raster
  /// The bitmap's font size in pixels.
  let size: Double
  /// Pixels from the origin to the bitmap's left edge.
  let left: Double
  /// Pixels from the baseline to the bitmap's top edge, negative above it.
  let top: Double

  /// Under the font lock.
  init(_ run: GlyphRun, _ glyph: UInt32, _ key: RasterKey) throws(DrawingError) {
    self.key = key
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(run.font)),
      let native = NativeGlyph.scaledFont(scaled)
    else { throw .cairo(operation: "read a colour glyph", reason: "the font cannot be scaled") }
    defer { cairo_scaled_font_destroy(native.font) }
    size = native.size
    var extents = cairo_text_extents_t()
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_scaled_font_glyph_extents(native.font, &item, 1, &extents)
    left = extents.x_bearing.rounded(.down)
    top = extents.y_bearing.rounded(.down)
    let width = (extents.x_bearing + extents.width - left).rounded(.up)
    let height = (extents.y_bearing + extents.height - top).rounded(.up)
    guard width < 4096, height < 4096 else {
      throw .cairo(operation: "read a colour glyph", reason: "\(width) × \(height) pixels")
    }
    raster = try Raster(.color, width: Int(width), height: Int(height))
    let canvas = try CairoCanvas(raster)
    cairo_set_scaled_font(canvas.context, native.font)
    item = cairo_glyph_t(index: UInt(glyph), x: -left, y: -top)
    cairo_show_glyphs(canvas.context, &item, 1)
    try canvas.finish()
    raster.finish()
  }

  /// The same face in the size of its largest bitmaps. The caller destroys it.
  private static func scaledFont(_ font: OpaquePointer) -> (font: OpaquePointer, size: Double)? {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return nil }
    let sizes = UnsafeBufferPointer(
      start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    // 26.6 fixed point.
    let size = sizes.map { Double($0.y_ppem) / 64 }.max() ?? 128
    cairo_ft_scaled_font_unlock_face(font)
    var (matrix, identity) = (cairo_matrix_t(), cairo_matrix_t())
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(font, options)
    let native = cairo_scaled_font_create(cairo_scaled_font_get_font_face(font), &matrix, &identity, options)
    guard let native, cairo_scaled_font_status(native) == CAIRO_STATUS_SUCCESS else { return nil }
    return (native, size)
  }
}
