internal import CCairo
internal import SceneModel

/// Everything that decides how a text is shaped, turned into Pango's terms; makes the layouts of its
/// paragraphs.
struct TextSetting {
  let text: TextContent
  /// In Pango's units; -1 never wraps.
  let width: Int32
  /// Ascent and descent of the face the text asks for first, in points.
  let strut: (ascent: Double, descent: Double)
  let missingFamilies: [String]
  private let context: OpaquePointer
  private let families: String

  init(_ text: TextContent, width: Int32, engine: TextEngine) {
    self.text = text
    self.width = width
    families = engine.library.families(for: text).joined(separator: ",")
    missingFamilies = text.font.families.filter { !engine.library.hasFamily($0) }
    context = engine.context(language: TextSetting.language(text), isRightToLeft: text.isRightToLeft)
    let description = TextSetting.description(text.font, families)
    defer { pango_font_description_free(description) }
    guard let font = engine.font(description, context) else {
      strut = (0, 0)
      return
    }
    defer { g_object_unref(font) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    strut = (
      Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
      Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE)
    )
  }

  /// The text's lines as they were written; always at least one.
  var paragraphs: [String] {
    text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.filter { $0 != "\0" } }
  }

  /// Shapes one paragraph. The caller unrefs it.
  ///
  /// - Parameter maximumLines: What goes beyond is cut with an ellipsis; nil cuts nothing.
  func layout(_ paragraph: String, maximumLines: Int?) -> OpaquePointer? {
    guard let layout = pango_layout_new(context) else { return nil }
    let description = TextSetting.description(text.font, families)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_auto_dir(layout, 1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width)
    if let maximumLines {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, -Int32(clamping: max(maximumLines, 1)))
    }
    if text.letterSpacing != .zero {
      let attributes = pango_attr_list_new()
      let units = text.letterSpacing.double * Double(PANGO_SCALE)
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(clamping: Int(units.rounded()))))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_text(layout, paragraph, Int32(clamping: paragraph.utf8.count))
    return layout
  }

  /// A text's own language, or where it has Chinese characters the one whose forms it is set in: HarfBuzz
  /// chooses forms by language inside a font, too.
  private static func language(_ text: TextContent) -> String {
    let hasHan = text.text.unicodeScalars.contains { $0.properties.isIdeographic }
    if hasHan { return HanForms(language: text.language, text: text.text).language }
    return text.language ?? "en"
  }

  private static func description(_ font: FontDescription, _ families: String) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, font.size.double * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
