internal import CCairo
internal import SceneModel

/// Lines under one another while a text is set; under the font lock.
struct LineStack {
  private let setting: TextSetting
  private let engine: TextEngine
  /// Whether outlines are wanted, or only how much room there has to be.
  private let isDrawn: Bool
  private var lines: [TextLayout.Line] = []
  private var height = 0.0
  private var isTruncated = false
  private var missing: [Unicode.Scalar] = []

  static func layout(_ setting: TextSetting, _ engine: TextEngine) throws(DrawingError) -> TextLayout {
    try stack(setting, engine, isDrawn: true).layout
  }

  /// What a text takes up, without its outlines.
  static func metrics(_ setting: TextSetting, _ engine: TextEngine) throws(DrawingError) -> TextMetrics {
    try stack(setting, engine, isDrawn: false).layout.metrics
  }

  private static func stack(
    _ setting: TextSetting, _ engine: TextEngine, isDrawn: Bool
  ) throws(DrawingError) -> LineStack {
    var stack = LineStack(setting, engine, isDrawn: isDrawn)
    let texts = setting.paragraphs
    for (index, paragraph) in texts.enumerated() {
      guard try stack.append(paragraph, isLast: index == texts.count - 1) else { break }
    }
    return stack
  }

  private init(_ setting: TextSetting, _ engine: TextEngine, isDrawn: Bool) {
    self.setting = setting
    self.engine = engine
    self.isDrawn = isDrawn
  }

  private var layout: TextLayout {
    TextLayout(
      lines: lines,
      metrics: TextMetrics(
        size: Size(width: lines.map(\.width).max() ?? 0, height: height),
        firstBaseline: lines.first?.baseline ?? 0, lineCount: lines.count, isTruncated: isTruncated,
        missingGlyphs: missing.map { TextMetrics.MissingGlyph($0) },
        missingFamilies: setting.font.missingFamilies))
  }

  /// Adds a paragraph; false when there is no room for another.
  ///
  /// Pango limits the lines of a paragraph, not of a text, so each paragraph is given what is left; one
  /// after which words are left out ends with an ellipsis of its own.
  private mutating func append(_ paragraph: TextSetting.Paragraph, isLast: Bool) throws(DrawingError) -> Bool
  {
    let room = setting.text.maximumLines.map { max($0, 1) - lines.count }
    guard var layout = setting.layout(paragraph, maximumLines: room) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let room, !isLast, Int(pango_layout_get_line_count(layout)) >= room {
      guard let cut = setting.layout(paragraph.cut, maximumLines: room) else { return false }
      g_object_unref(UnsafeMutableRawPointer(layout))
      layout = cut
      isTruncated = true
    }
    if pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    let count = pango_layout_get_line_count(layout)
    for index in 0..<count {
      if let line = pango_layout_get_line_readonly(layout, index) { try append(line) }
    }
    return room.map { Int(count) < $0 } ?? true
  }

  private mutating func append(_ line: UnsafeMutablePointer<PangoLayoutLine>) throws(DrawingError) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let unit = Double(PANGO_SCALE)
    let baseline: Double
    let advance: Double
    if let lineHeight = setting.text.lineHeight?.double {
      baseline = height + LineStack.baseline(inLineOf: lineHeight, setting.font.strut)
      advance = lineHeight
    } else {
      baseline = height - Double(logical.y) / unit
      advance = Double(logical.height) / unit
    }
    var runs: [TextLayout.Run] = []
    for run in GlyphRuns(line) {
      if isDrawn { runs.append(try plain(run)) }
      for scalar in run.missing where !missing.contains(scalar) { missing.append(scalar) }
    }
    lines.append(.init(width: Double(logical.width) / unit, baseline: baseline, runs: runs))
    height += advance
  }

  /// Half of what is left of a line's height goes above it, as in CSS 2.2, 10.8.1; by the face the text asks for,
  /// so that lines with other faces keep the distance.
  static func baseline(inLineOf height: Double, _ strut: (ascent: Double, descent: Double)) -> Double {
    (height - strut.ascent - strut.descent) / 2 + strut.ascent
  }

  /// A run without its font.
  private func plain(_ run: GlyphRun) throws(DrawingError) -> TextLayout.Run {
    var outline = GlyphOutline()
    var colored: [ColorGlyph] = []
    if run.hasColor {
      colored = try ColorGlyph.glyphs(of: run, engine)
    } else {
      outline = try GlyphOutline(of: run, size: setting.text.font.size.double)
    }
    return TextLayout.Run(
      face: run.face, span: run.span, glyphs: run.infos.map(\.glyph), outline: outline, colored: colored)
  }
}
