internal import CCairo
internal import SceneModel

/// A text shaped and broken into lines, in points, independent of where and how large it is drawn.
///
/// Belongs to the engine that made it and is used by its thread only.
final class TextLayout {
  /// One line; the pointer lives as long as the layout.
  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// Points.
    let width: Double
    /// Points from the top of the text.
    let baseline: Double
  }

  let lines: [Line]
  let metrics: TextMetrics
  /// Owned; keep the lines alive.
  private let paragraphs: [OpaquePointer]

  init(_ setting: TextSetting) {
    var stack = LineStack(setting)
    let texts = setting.paragraphs
    for (index, text) in texts.enumerated() {
      let isLast = index == texts.count - 1
      guard stack.append(text, isLast: isLast) else { break }
    }
    lines = stack.lines
    paragraphs = stack.layouts
    metrics = TextMetrics(
      size: Size(width: lines.map(\.width).max() ?? 0, height: stack.height),
      firstBaseline: lines.first?.baseline ?? 0, lineCount: lines.count, isTruncated: stack.isTruncated,
      missingGlyphs: stack.missing.map { TextMetrics.MissingGlyph($0) },
      missingFamilies: setting.missingFamilies)
  }

  deinit { for layout in paragraphs { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  /// Where a line begins in a box of `width` points.
  static func start(of line: Line, in width: Double, _ text: TextContent) -> Double {
    let room = width - line.width
    switch text.alignment {
    case .center: return room / 2
    case .leading: return text.isRightToLeft ? room : 0
    case .trailing: return text.isRightToLeft ? 0 : room
    }
  }
}

extension TextLayout {
  /// Where the first line begins in a box of `height` points.
  func top(in height: Double, _ text: TextContent) -> Double {
    let room = max(0, height - metrics.size.height)
    return switch text.verticalAlignment {
    case .top: 0
    case .center: room / 2
    case .bottom: room
    }
  }
}

/// Lines under one another while a layout is made.
private struct LineStack {
  let setting: TextSetting
  var lines: [TextLayout.Line] = []
  var layouts: [OpaquePointer] = []
  var height = 0.0
  var isTruncated = false
  var missing: [Unicode.Scalar] = []

  init(_ setting: TextSetting) { self.setting = setting }

  /// Adds a paragraph; false when there is no room for another.
  ///
  /// Pango limits the lines of a paragraph, not of a text, so each paragraph is given what is left; one
  /// after which words are left out ends with an ellipsis of its own.
  mutating func append(_ paragraph: String, isLast: Bool) -> Bool {
    let room = setting.text.maximumLines.map { max($0, 1) - lines.count }
    guard var layout = setting.layout(paragraph, maximumLines: room) else { return false }
    if let room, !isLast, Int(pango_layout_get_line_count(layout)) >= room {
      g_object_unref(UnsafeMutableRawPointer(layout))
      guard let cut = setting.layout(paragraph + "…", maximumLines: room) else { return false }
      layout = cut
      isTruncated = true
    }
    layouts.append(layout)
    if pango_layout_is_ellipsized(layout) != 0 { isTruncated = true }
    for index in 0..<pango_layout_get_line_count(layout) {
      if let line = pango_layout_get_line_readonly(layout, index) { append(line) }
    }
    return room.map { Int(pango_layout_get_line_count(layout)) < $0 } ?? true
  }

  private mutating func append(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let unit = Double(PANGO_SCALE)
    let width = Double(logical.width) / unit
    if let lineHeight = setting.text.lineHeight?.double {
      // Half of what is left goes above the line, as in CSS 2.2, 10.8.1; by the face the text asks for,
      // so that lines with other faces keep the distance.
      let (ascent, descent) = setting.strut
      let baseline = height + (lineHeight - ascent - descent) / 2 + ascent
      lines.append(.init(pointer: line, width: width, baseline: baseline))
      height += lineHeight
    } else {
      lines.append(.init(pointer: line, width: width, baseline: height - Double(logical.y) / unit))
      height += Double(logical.height) / unit
    }
    for run in GlyphRuns(line) {
      for scalar in run.missing where !missing.contains(scalar) { missing.append(scalar) }
    }
  }
}
