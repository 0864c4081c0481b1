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
    case .leading: return text.isRightToLeft ? room : 0
    case .trailing: return text.isRightToLeft ? 0 : room
    }
  }

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
