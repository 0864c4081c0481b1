internal import CCairo
internal import SceneModel

/// Letter spacing, spans and where no hyphens are in Pango's terms.
enum TextAttributes {
  /// Nil where there are none. The caller unrefs it.
  ///
  /// - Parameters:
  ///   - words: Of the paragraph, where they may be broken; nil for a line that is not.
  ///   - start: Offset of the paragraph's first byte in the text.
  static func list(of text: TextContent, _ words: String?, from start: Int) -> OpaquePointer? {
    guard text.letterSpacing != .zero || !text.spans.isEmpty || words != nil, let list = pango_attr_list_new()
    else { return nil }
    if let words { insertNoHyphens(in: words, list) }
    if text.letterSpacing != .zero {
      let units = text.letterSpacing.double * Double(PANGO_SCALE)
      pango_attr_list_insert(list, pango_attr_letter_spacing_new(Int32(clamping: Int(units.rounded()))))
    }
    for (index, span) in text.spans.enumerated() where span.bytes.upperBound > start {
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: span.bytes.lowerBound - start)
        attribute.pointee.end_index = UInt32(clamping: span.bytes.upperBound - start)
        pango_attr_list_insert(list, attribute)
      }
      if span.isBold {
        insert(pango_attr_weight_new(text.font.weight >= 700 ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_BOLD))
      }
      if span.isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
      // A colour that only says which span a run belongs to: the text is painted in its own.
      insert(pango_attr_foreground_new(UInt16(clamping: index + 1), 0, 0))
    }
    return list
  }

  /// Words broken for want of room get no hyphen, which would be read as one of a path or an address; soft hyphens
  /// show as such.
  private static func insertNoHyphens(in words: String, _ list: OpaquePointer) {
    var start = 0
    for part in words.unicodeScalars.split(separator: "\u{AD}", omittingEmptySubsequences: false) {
      let end = start + part.reduce(0) { $0 + UTF8.width($1) }
      if end > start, let attribute = pango_attr_insert_hyphens_new(0) {
        attribute.pointee.start_index = UInt32(clamping: start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(list, attribute)
      }
      start = end + UTF8.width("\u{AD}")
    }
  }

  /// Which span a run belongs to, by index.
  static func span(of item: UnsafeMutablePointer<PangoItem>?) -> Int? {
    var node = item?.pointee.analysis.extra_attrs
    while let current = node {
      if let data = current.pointee.data,
        let kind = data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass,
        kind.pointee.type == PANGO_ATTR_FOREGROUND
      {
        return Int(data.assumingMemoryBound(to: PangoAttrColor.self).pointee.color.red) - 1
      }
      node = current.pointee.next
    }
    return nil
  }
}
