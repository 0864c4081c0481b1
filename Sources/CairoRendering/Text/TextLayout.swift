internal import SceneModel

/// A text shaped and broken into lines, in points, independent of where and how large it is drawn.
///
/// Plain data: no font is needed any more to draw it, so any thread may.
final class TextLayout: Sendable {
  struct Line: Sendable {
    /// Points.
    let width: Double
    /// Points from the top of the text.
    let baseline: Double
    /// From left to right.
    let runs: [Run]
  }

  /// Glyphs of one face.
  struct Run: Sendable {
    let face: FontFace?
    /// Which of the text's spans it belongs to, by index; nil where it looks as the text says.
    let span: Int?
    let glyphs: [UInt32]
    /// In points, from the line's start and its baseline.
    let outline: GlyphOutline
    let colored: [ColorGlyph]
  }

  let lines: [Line]
  let metrics: TextMetrics

  init(lines: [Line], metrics: TextMetrics) {
    self.lines = lines
    self.metrics = metrics
  }

  /// Where a line begins in a box of `width` points.
  static func start(of line: Line, in width: Double, _ text: TextContent) -> Double {
    let room = width - line.width
    switch text.alignment {
    case .center: return room / 2
    case .left: return 0
    case .right: return room
    case .leading, .justify: return text.isRightToLeft ? room : 0
    case .trailing: return text.isRightToLeft ? 0 : room
    }
  }

  /// Where the first line begins in a box of `height` points.
  ///
  /// Lines in the middle of a box that is too low reach out on both sides: faces of some scripts leave far more room
  /// above and below their letters than these need.
  func top(in height: Double, _ text: TextContent) -> Double {
    let room = height - metrics.size.height
    return switch text.verticalAlignment {
    case .top: 0
    case .center: room / 2
    case .bottom: max(room, 0)
    }
  }
}
