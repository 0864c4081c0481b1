/// A picture of shapes and words, drawn in order: what a chart is made of before it becomes SVG or pixels.
package struct VectorDrawing: Sendable {
  package enum Anchor: Sendable {
    case start, middle, end
  }

  package enum Shape: Sendable {
    case rectangle(Rect, fill: Color, cornerRadius: Double)
    /// Round joins; `dash` are lengths of strokes and gaps in turn, empty for none.
    case line([Point], color: Color, width: Double, dash: [Double])
    case circle(Point, radius: Double, fill: Color, stroke: Color, width: Double)
    /// One line of words; the point is where the anchor of its baseline lies.
    case text(String, at: Point, size: Double, weight: Int, color: Color, anchor: Anchor)
  }

  /// Points; y goes down.
  package let size: Size
  package let background: Color
  package var shapes: [Shape] = []

  package init(size: Size, background: Color) {
    self.size = size
    self.background = background
  }
}
