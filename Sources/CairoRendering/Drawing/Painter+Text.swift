internal import CCairo
internal import SceneModel

extension Painter {
  /// Letters are filled outlines, at rest and moving: glyph images would jump from pixel to pixel in
  /// Cairo 1.16. Colour emoji have no outlines and are drawn as pictures.
  func drawText(_ text: TextContent, _ size: Size, _ matrix: Affine, _ alpha: Double) throws(DrawingError) {
    guard text.colors.contains(where: { $0.alpha > 0 }), text.font.size > .zero else { return }
    let layout = try environment.text.layout(text, width: size.width)
    guard isVisible(layout, text, size, matrix) else { return }
    let top = layout.top(in: size.height, text)
    var colored: [(glyph: ColorGlyph, x: Double, y: Double)] = []
    for color in text.colors {
      setMatrix(matrix)
      cairo_new_path(cairo)
      for line in layout.lines {
        let start = TextLayout.start(of: line, in: size.width, text)
        let baseline = top + line.baseline
        for run in line.runs where text.color(ofSpan: run.span) == color {
          run.outline.add(to: cairo, start, baseline)
          for glyph in run.colored { colored.append((glyph, start + glyph.x, baseline + glyph.y)) }
        }
      }
      setMatrix(Affine())
      setSource(color, alpha)
      cairo_fill(cairo)
    }
    for (glyph, x, y) in colored {
      try draw(glyph, matrix.after(.translation(x, y)), Double(text.color.alpha) / 255 * alpha)
    }
  }

  /// Some line may touch the clip; a margin of one font size is left for strokes that reach out.
  private func isVisible(
    _ layout: TextLayout, _ text: TextContent, _ size: Size, _ matrix: Affine
  ) -> Bool {
    let rect = text.reach(layout.metrics.size, in: size)
    return !matrix.bounds(of: rect).outward.intersection(clip).isEmpty
  }

  /// - Parameter matrix: From points around the glyph's origin to pixels.
  private func draw(_ glyph: ColorGlyph, _ matrix: Affine, _ alpha: Double) throws(DrawingError) {
    let native = glyph.native
    let ratio = glyph.size / native.size
    let toPixels = matrix.after(.scale(ratio, ratio)).after(.translation(native.left, native.top))
    let region = Rect(x: 0, y: 0, width: Double(native.raster.width), height: Double(native.raster.height))
    try draw(
      RasterPlacement(
        matrix: toPixels, region: region, edges: toPixels.bounds(of: region), alpha: alpha,
        level: { (x, y) throws(DrawingError) in
          try level(native.key, x, y) { () throws(DrawingError) in native.raster }
        }))
  }
}

extension TextContent {
  /// What words of some size can touch: they may hang out of bounds that are too small for them, and strokes and marks
  /// out of their line by up to one font size.
  func reach(_ own: Size, in bounds: Size) -> Rect {
    let margin = font.size.double
    let (width, height) = (max(own.width, bounds.width), max(own.height, bounds.height))
    // An alignment other than leading lets a line that is too long hang out on the left, and the middle lets lines
    // that are too many hang out above.
    let above = verticalAlignment == .center ? height - bounds.height : 0
    return Rect(
      x: bounds.width - width - margin, y: -margin - above, width: 2 * width - bounds.width + 2 * margin,
      height: height + above + 2 * margin)
  }

  fileprivate func color(ofSpan index: Int?) -> Color {
    guard let index, spans.indices.contains(index) else { return color }
    return spans[index].color ?? color
  }

  /// Every colour its words have, each once.
  fileprivate var colors: [Color] {
    spans.reduce(into: [color]) { result, span in
      if let color = span.color, !result.contains(color) { result.append(color) }
    }
  }
}
