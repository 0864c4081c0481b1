internal import CCairo
internal import SceneModel

/// One worker's way to set text: a Pango font map of its own and the layouts it made last.
///
/// Pango keeps a default font map per thread; jobs change threads, so that one is never used. An engine
/// belongs to whoever took it out of the pool, one thread at a time.
///
/// `@unchecked Sendable`: handed over between threads under the pool's lock, never used by two at once.
final class TextEngine: @unchecked Sendable {
  let library: FontLibrary
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var contexts: [ContextKey: OpaquePointer] = [:]
  private var layouts: [LayoutKey: TextLayout] = [:]
  private var order: [LayoutKey] = []

  /// How many layouts are kept; a screen full of text has about a hundred.
  private static let layoutLimit = 512

  private struct ContextKey: Hashable {
    var language: String
    var isRightToLeft: Bool
  }

  private struct LayoutKey: Hashable {
    var text: TextContent
    /// In Pango's units; -1 never wraps.
    var width: Int32
  }

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
    layouts.removeAll()
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(fontMap)
  }

  /// The text set in lines of at most `width` points; nil never wraps.
  func layout(_ text: TextContent, width: Double?) -> TextLayout {
    let key = LayoutKey(text: text, width: width.map(TextEngine.wrapWidth) ?? -1)
    if let known = layouts[key] { return known }
    if order.count >= TextEngine.layoutLimit {
      for old in order.prefix(TextEngine.layoutLimit / 2) { layouts[old] = nil }
      order.removeFirst(TextEngine.layoutLimit / 2)
    }
    let layout = TextLayout(TextSetting(text, width: key.width, engine: self))
    layouts[key] = layout
    order.append(key)
    return layout
  }

  /// A twentieth of a point is given on top, so that a text in a box of its own measured width, rounded
  /// to some grid on the way, does not wrap.
  private static func wrapWidth(_ points: Double) -> Int32 {
    Int32((min(max(points, 0) + 0.05, 1_000_000) * Double(PANGO_SCALE)).rounded(.up))
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

  /// Loads the face a description matches best. The caller unrefs it.
  func font(
    _ description: OpaquePointer?, _ context: OpaquePointer
  ) -> UnsafeMutablePointer<PangoFont>? {
    pango_font_map_load_font(fontMap, context, description)
  }
}
