internal import CCairo
internal import SceneModel

/// Everything that decides how a text is shaped, turned into Pango's terms; makes the layouts of its
/// paragraphs.
struct TextSetting {
  let text: TextContent
  /// In Pango's units; -1 never wraps.
  let width: Int32
  let font: PreparedFont

  init(_ text: TextContent, _ scan: TextScan, width: Int32, engine: TextEngine) {
    self.text = text
    self.width = width
    let han = HanForms(language: text.language, scan)
    // A text's own language, or where it has Chinese characters the one whose forms it is set in: HarfBuzz
    // chooses forms by language inside a font, too.
    let language = scan.hasIdeographs ? han.language : text.language ?? "en"
    font = engine.prepared(
      PreparedFont.Key(font: text.font, han: han, language: language, isRightToLeft: text.isRightToLeft))
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
    guard let layout = pango_layout_new(font.context) else { return nil }
    pango_layout_set_font_description(layout, font.description)
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
}
