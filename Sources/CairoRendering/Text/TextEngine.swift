internal import CCairo
internal import SceneModel

/// A Pango font map with its contexts, and the colour glyphs read from its fonts.
///
/// Pango keeps a default font map per thread; jobs change threads, so that one is never used.
// Unchecked: made, used and freed under the font lock only, which one thread holds at a time.
final class TextEngine: @unchecked Sendable {
  let library: FontLibrary
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var contexts: [ContextKey: OpaquePointer] = [:]
  private var fonts: [PreparedFont.Key: PreparedFont] = [:]
  private var glyphs: [RasterKey: NativeGlyph] = [:]
  private var plainLine: PlainLine?

  private struct ContextKey: Hashable {
    var language: String
    var isRightToLeft: Bool
  }

  /// Under the font lock.
  init(library: FontLibrary) {
    self.library = library
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      // Pango's own condition: built without FreeType, which no Linux distribution does.
      preconditionFailure("Pango was built without FreeType")
    }
    self.fontMap = fontMap
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    pango_fc_font_map_set_config(OpaquePointer(fontMap), library.configuration.pointer)
  }

  deinit {
    FontLock.with {
      fonts = [:]
      plainLine = nil
      for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
      g_object_unref(fontMap)
    }
  }

  /// The Pango context for a language; never changed after it is made, because Pango would set every
  /// layout of the context anew.
  func context(language: String, isRightToLeft: Bool) -> OpaquePointer {
    let key = ContextKey(language: language, isRightToLeft: isRightToLeft)
    if let known = contexts[key] { return known }
    guard let context = pango_font_map_create_context(fontMap) else {
      // GLib ends the process itself when memory runs out.
      preconditionFailure("Pango made no context")
    }
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(language))
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    contexts[key] = context
    return context
  }

  /// A font description in Pango's terms, made once.
  func prepared(_ key: PreparedFont.Key) -> PreparedFont {
    if let known = fonts[key] { return known }
    // A text whose size changes asks for one a frame.
    if fonts.count >= 512 { fonts.removeAll() }
    let font = PreparedFont(key, self)
    fonts[key] = font
    return font
  }

  /// What measures lines of one face.
  var line: PlainLine {
    if let plainLine { return plainLine }
    let line = PlainLine()
    plainLine = line
    return line
  }

  /// Loads the face a description matches best. The caller unrefs it.
  func font(_ description: OpaquePointer?, _ context: OpaquePointer) -> UnsafeMutablePointer<PangoFont>? {
    pango_font_map_load_font(fontMap, context, description)
  }

  /// A colour glyph's picture, read once; nil when it has no pixels.
  func glyph(_ run: GlyphRun, _ index: UInt32) throws(DrawingError) -> NativeGlyph? {
    guard index != GlyphRun.empty, let face = run.face else { return nil }
    let key = RasterKey.glyph(file: face.file, face: face.index, glyph: index)
    if let known = glyphs[key] { return known }
    // Some 70 kB each; layouts keep those they use.
    if glyphs.count >= 256 { glyphs.removeAll() }
    let glyph = try NativeGlyph(run, index, key)
    glyphs[key] = glyph
    return glyph
  }
}
