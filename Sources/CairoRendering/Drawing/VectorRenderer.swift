internal import CCairo
package import SceneModel

/// Draws charts into pixels.
package struct VectorRenderer: Sendable {
  private let shaper: TextShaper

  /// - Parameter fonts: What words are set in; nil makes a library of the standard fonts.
  package init(fonts: FontLibrary? = nil) throws(FontError) {
    let library: FontLibrary
    if let fonts { library = fonts } else { library = try FontLibrary() }
    shaper = TextShaper(library: library)
  }

  /// The drawing's pixels; the same bytes on every run.
  ///
  /// - Parameter scale: Pixels a point.
  package func picture(of drawing: VectorDrawing, scale: Double) throws(DrawingError) -> PixelBuffer {
    let width = max(1, Int((drawing.size.width * scale).rounded(.up)))
    let height = max(1, Int((drawing.size.height * scale).rounded(.up)))
    let environment = RenderEnvironment(
      resources: Resources(), text: shaper, width: width, height: height, scale: scale,
      background: drawing.background, cache: RasterCache(limit: 1 << 20), usesSnapshotCache: false)
    var buffer = PixelBuffer(width: width, height: height)
    var failure: DrawingError?
    buffer.bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      do throws(DrawingError) {
        let canvas = try CairoCanvas(
          base.assumingMemoryBound(to: UInt8.self), .color, width: width, height: height,
          bytesPerRow: width * 4)
        var painter = Painter(environment, ScratchPool(), canvas)
        try painter.drawFrame(LayerPresentation(size: drawing.size))
        for shape in drawing.shapes { try painter.draw(shape, scale: scale) }
        try canvas.finish()
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return buffer
  }
}

extension Painter {
  fileprivate func draw(_ shape: VectorDrawing.Shape, scale: Double) throws(DrawingError) {
    setMatrix(.scale(scale, scale))
    cairo_new_path(cairo)
    switch shape {
    case .rectangle(let rect, let fill, let radius):
      Outline.addRectangle(cairo, rect, Corners(radius))
      setSource(fill, 1)
      cairo_fill(cairo)
    case .line(let points, let color, let width, let dash):
      for point in points { cairo_line_to(cairo, point.x, point.y) }
      cairo_set_dash(cairo, dash, Int32(dash.count), 0)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      cairo_set_line_width(cairo, width)
      setSource(color, 1)
      cairo_stroke(cairo)
    case .circle(let middle, let radius, let fill, let stroke, let width):
      cairo_arc(cairo, middle.x, middle.y, radius, 0, 2 * .pi)
      setSource(fill, 1)
      cairo_fill_preserve(cairo)
      cairo_set_dash(cairo, [], 0, 0)
      cairo_set_line_width(cairo, width)
      setSource(stroke, 1)
      cairo_stroke(cairo)
    case .text(let words, let point, let points, let weight, let color, let anchor):
      let text = TextContent(words, font: FontDescription(size: points, weight: weight), color: color)
      let metrics = try environment.text.layout(text, width: nil).metrics
      let share =
        switch anchor {
        case .start: 0.0
        case .middle: 0.5
        case .end: 1.0
        }
      let origin = Affine.translation(
        point.x - share * metrics.size.width, point.y - metrics.firstBaseline)
      // With some room, lest the last word wraps for a rounding.
      let size = Size(width: metrics.size.width + 2, height: metrics.size.height)
      try drawText(text, size, Affine.scale(scale, scale).after(origin), 1)
    }
  }
}
