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

  /// A line of the text as it was written.
  struct Paragraph {
    let words: String
    /// Offset of its first byte in the text.
    let start: Int

    /// With the sign that words behind it are left out.
    var cut: Paragraph { Paragraph(words: words + "…", start: start) }
  }

  /// At least one.
  var paragraphs: [Paragraph] {
    text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { words in
      Paragraph(
        // A text of C ends at the first of these.
        words: words.filter { $0 != "\0" },
        start: text.text.utf8.distance(from: text.text.startIndex, to: words.startIndex))
    }
  }

  /// Shapes one paragraph. The caller unrefs it.
  ///
  /// - Parameter maximumLines: What goes beyond is cut with an ellipsis; nil cuts nothing.
  func layout(_ paragraph: Paragraph, maximumLines: Int?) -> OpaquePointer? {
    guard let layout = pango_layout_new(font.context) else { return nil }
    pango_layout_set_font_description(layout, font.description)
    pango_layout_set_auto_dir(layout, 1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width)
    pango_layout_set_justify(layout, text.alignment == .justify && width >= 0 ? 1 : 0)
    if let maximumLines {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, -Int32(clamping: max(maximumLines, 1)))
    }
    if let attributes = TextAttributes.list(
      of: text, width < 0 ? nil : paragraph.words, from: paragraph.start)
    {
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_text(layout, paragraph.words, Int32(clamping: paragraph.words.utf8.count))
    return layout
  }
}
