internal import CCairo
internal import SceneModel

/// A font description in Pango's terms, in the context of a language: made once for all texts that ask for it.
///
/// Used and freed under the font lock; the engine that made it owns it.
final class PreparedFont {
  /// What texts have in common that are set with one of these.
  struct Key: Hashable {
    var font: FontDescription
    var han: HanForms
    var language: String
    var isRightToLeft: Bool
  }

  /// How a line looks that the first face sets alone, and what HarfBuzz is told about it.
  struct Line {
    let font: OpaquePointer
    let language: OpaquePointer?
    /// In points, from the top of the line.
    let baseline: Double
    let height: Double
  }

  let description: OpaquePointer?
  let context: OpaquePointer
  /// Families that were asked for and are not there.
  let missingFamilies: [String]
  /// Ascent and descent of the face the description asks for first, in points.
  let strut: (ascent: Double, descent: Double)
  /// That face; nil when there is none at all.
  private let face: UnsafeMutablePointer<PangoFont>?
  private var lines: [TextScan.PlainScript: Line?] = [:]

  init(_ key: Key, _ engine: TextEngine) {
    let families = engine.library.families(for: key.font, key.han).joined(separator: ",")
    missingFamilies = key.font.families.filter { !engine.library.hasFamily($0) }
    context = engine.context(language: key.language, isRightToLeft: key.isRightToLeft)
    description = PreparedFont.description(key.font, families)
    face = engine.font(description, context)
    guard let face else {
      strut = (0, 0)
      return
    }
    let metrics = pango_font_get_metrics(face, nil)
    defer { pango_font_metrics_unref(metrics) }
    strut = (
      Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
      Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE)
    )
  }

  deinit {
    pango_font_description_free(description)
    if let face { g_object_unref(face) }
  }

  /// How a line of a script looks; nil where another face than the first would set it.
  func line(of script: TextScan.PlainScript) -> Line? {
    if let known = lines[script] { return known }
    let line = measuredLine(of: script)
    lines[script] = .some(line)
    return line
  }

  /// Pango is asked once, by a letter of the script.
  private func measuredLine(of script: TextScan.PlainScript) -> Line? {
    guard let face, let layout = pango_layout_new(context) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, script.sample, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0),
      let item = line.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
      let analysis = item.item?.pointee.analysis, analysis.font == face, analysis.level & 1 == 0,
      let font = pango_font_get_hb_font(face)
    else { return nil }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let unit = Double(PANGO_SCALE)
    return Line(
      font: font, language: hb_language_from_string(pango_language_to_string(analysis.language), -1),
      baseline: -Double(logical.y) / unit, height: Double(logical.height) / unit)
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

extension TextScan.PlainScript {
  fileprivate var sample: String {
    switch self {
    case .common: "0"
    case .latin: "x"
    case .greek: "ω"
    case .cyrillic: "ж"
    }
  }

  /// ISO 15924, as HarfBuzz and Pango call it.
  var harfBuzz: hb_script_t {
    switch self {
    case .common: HB_SCRIPT_COMMON
    case .latin: HB_SCRIPT_LATIN
    case .greek: HB_SCRIPT_GREEK
    case .cyrillic: HB_SCRIPT_CYRILLIC
    }
  }
}
