internal import CCairo

/// A glyph that is a coloured picture, and where it stands.
struct ColorGlyph {
  /// The glyph in its font's own size; nil when it has no pixels.
  let native: NativeGlyph?
  /// Points of its origin on the baseline.
  let x: Double
  /// Points of its origin on the baseline.
  let y: Double
  /// Font size in points.
  let size: Double

  /// The glyphs of a run that stands at (x, y).
  static func glyphs(of run: GlyphRun, _ x: Double, _ y: Double, _ context: OpaquePointer) -> [ColorGlyph] {
    let unit = Double(PANGO_SCALE)
    // Pango's description of the font has the bitmaps' size; its matrix has the size the text asks for.
    var matrix = cairo_matrix_t()
    if let font = pango_cairo_font_get_scaled_font(OpaquePointer(run.font)) {
      cairo_scaled_font_get_font_matrix(font, &matrix)
    }
    let size = matrix.yy
    var position = x
    return run.infos.map { info in
      let glyph = ColorGlyph(
        native: info.glyph == GlyphRun.empty ? nil : NativeGlyph(run, info.glyph),
        x: position + Double(info.geometry.x_offset) / unit, y: y + Double(info.geometry.y_offset) / unit,
        size: size)
      position += Double(info.geometry.width) / unit
      return glyph
    }
  }
}

/// A colour glyph as its font holds it: a bitmap for one size, to be scaled from there.
final class NativeGlyph {
  let key: RasterKey
  /// The bitmap's font size in pixels.
  let size: Double
  /// Pixels from the origin to the bitmap's left edge.
  let left: Double
  /// Pixels from the baseline to the bitmap's top edge, negative above it.
  let top: Double
  let width: Int
  let height: Int
  private let font: OpaquePointer
  private let glyph: UInt32

  init?(_ run: GlyphRun, _ glyph: UInt32) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(run.font)), let face = run.face,
      let native = NativeGlyph.scaledFont(scaled)
    else { return nil }
    var extents = cairo_text_extents_t()
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_scaled_font_glyph_extents(native.font, &item, 1, &extents)
    guard extents.width > 0, extents.height > 0, extents.width < 4096, extents.height < 4096 else {
      cairo_scaled_font_destroy(native.font)
      return nil
    }
    self.font = native.font
    self.glyph = glyph
    size = native.size
    left = extents.x_bearing.rounded(.down)
    top = extents.y_bearing.rounded(.down)
    width = Int((extents.x_bearing + extents.width - left).rounded(.up))
    height = Int((extents.y_bearing + extents.height - top).rounded(.up))
    key = .glyph(file: face.file, face: face.index, glyph: glyph)
  }

  deinit { cairo_scaled_font_destroy(font) }

  func raster() throws(DrawingError) -> Raster {
    let raster = try Raster(.color, width: width, height: height)
    let canvas = try Canvas(raster)
    cairo_set_scaled_font(canvas.context, font)
    var item = cairo_glyph_t(index: UInt(glyph), x: -left, y: -top)
    cairo_show_glyphs(canvas.context, &item, 1)
    try canvas.finish()
    raster.finish()
    return raster
  }

  /// The same face in the size of its largest bitmaps.
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
