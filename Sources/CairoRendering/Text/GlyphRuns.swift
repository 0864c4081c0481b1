internal import CCairo

/// The runs of a line from left to right, each with one font.
struct GlyphRuns: Sequence, IteratorProtocol {
  private var node: UnsafeMutablePointer<GSList>?
  private var position: Int32 = 0

  init(_ line: UnsafeMutablePointer<PangoLayoutLine>) { node = line.pointee.runs }

  mutating func next() -> GlyphRun? {
    while let current = node {
      node = current.pointee.next
      guard let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let glyphs = item.glyphs, let font = item.item?.pointee.analysis.font
      else { continue }
      let start = position
      position += pango_glyph_string_get_width(glyphs) + item.start_x_offset + item.end_x_offset
      let unit = Double(PANGO_SCALE)
      return GlyphRun(
        font: font, glyphs: glyphs, span: TextAttributes.span(of: item.item),
        x: Double(start + item.start_x_offset) / unit, y: -Double(item.y_offset) / unit)
    }
    return nil
  }
}

/// Glyphs of one font; the pointers live as long as the layout.
struct GlyphRun {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Index of the text's span it belongs to.
  let span: Int?
  /// Points from the line's start.
  let x: Double
  /// Points below the baseline.
  let y: Double

  /// pango-glyph.h's PANGO_GLYPH_UNKNOWN_FLAG and PANGO_GLYPH_EMPTY, which are casts Swift cannot import.
  private static let unknownFlag: UInt32 = 0x1000_0000
  static let empty: UInt32 = 0x0FFF_FFFF

  var infos: UnsafeBufferPointer<PangoGlyphInfo> {
    UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
  }

  var hasColor: Bool { infos.contains { $0.attr.is_color != 0 } }

  /// Characters for which the font has no glyph.
  var missing: [Unicode.Scalar] {
    infos.compactMap { info in
      guard info.glyph & GlyphRun.unknownFlag != 0 else { return nil }
      return Unicode.Scalar(info.glyph & ~GlyphRun.unknownFlag)
    }
  }
}

extension GlyphRun {
  /// The font file the glyphs come from.
  var face: FontFace? {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    return pattern.flatMap(FontFace.init(pattern:))
  }
}
