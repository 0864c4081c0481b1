internal import CCairo
internal import SceneModel

/// Measures a line that one face sets from left to right, by HarfBuzz alone; under the font lock.
///
/// Pango's way through attributes, items and line breaks costs many times as much. In such a line all it does is
/// to hand the whole to HarfBuzz, so that both measure the same (a test compares them).
final class PlainLine {
  private let buffer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// What the text takes up; nil when only Pango can say: several lines, faces or scripts.
  ///
  /// - Parameter width: In Pango's units; -1 never wraps.
  func metrics(_ text: TextContent, _ script: TextScan.PlainScript, width: Int32, _ font: PreparedFont)
    -> TextMetrics?
  {
    guard text.letterSpacing == .zero, text.spans.isEmpty, !text.text.isEmpty,
      let line = font.line(of: script),
      // Where nothing has a direction, digits and signs would change places in a text from right to left.
      script != .common || !text.isRightToLeft,
      let advance = advance(text.text, script, line), width < 0 || advance <= width
    else { return nil }
    var (baseline, height) = (line.baseline, line.height)
    if let lineHeight = text.lineHeight?.double {
      baseline = LineStack.baseline(inLineOf: lineHeight, font.strut)
      height = lineHeight
    }
    return TextMetrics(
      size: Size(width: Double(advance) / Double(PANGO_SCALE), height: height), firstBaseline: baseline,
      lineCount: 1, isTruncated: false, missingFamilies: font.missingFamilies)
  }

  /// In Pango's units; nil when the face lacks a glyph.
  private func advance(_ text: String, _ script: TextScan.PlainScript, _ line: PreparedFont.Line) -> Int32? {
    hb_buffer_reset(buffer)
    var text = text
    text.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      bytes.withMemoryRebound(to: CChar.self) {
        hb_buffer_add_utf8(buffer, $0.baseAddress, count, 0, count)
      }
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script.harfBuzz)
    hb_buffer_set_language(buffer, line.language)
    let flags = HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue
    hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    hb_shape(line.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0, let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    var sum: Int32 = 0
    for index in 0..<Int(count) {
      if infos[index].codepoint == 0 { return nil }
      let (next, isTooWide) = sum.addingReportingOverflow(positions[index].x_advance)
      if isTooWide { return nil }
      sum = next
    }
    return sum
  }
}
