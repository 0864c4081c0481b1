internal import CCairo
internal import SceneModel

extension Painter {
  func drawFill(_ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double) {
    guard layer.fill.alpha > 0, layer.size.width > .zero, layer.size.height > .zero else { return }
    guard !matrix.bounds(of: layer.bounds).outward.intersection(clip).isEmpty else { return }
    addOutline(layer, matrix)
    setSource(layer.fill, alpha)
    cairo_fill(cairo)
  }

  /// A ring along the inside of the edge; its corners stay concentric with the outline's.
  func drawBorder(_ layer: LayerPresentation, _ matrix: Affine) {
    guard let border = layer.border, border.width > .zero, border.color.alpha > 0 else { return }
    guard !matrix.bounds(of: layer.bounds).outward.intersection(clip).isEmpty else { return }
    let width = border.width.double
    var inner = layer.bounds
    inner.x += width
    inner.y += width
    inner.width -= width * 2
    inner.height -= width * 2
    addOutline(layer, matrix)
    if inner.width > 0, inner.height > 0 {
      let radius = max(layer.cornerRadius.double - width, 0)
      addShape(inner, radius, isEllipse: layer.isEllipse, matrix)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    setSource(border.color, 1)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Begins a path along the layer's edge.
  func addOutline(_ layer: LayerPresentation, _ matrix: Affine) {
    cairo_new_path(cairo)
    addShape(layer.bounds, layer.cornerRadius.double, isEllipse: layer.isEllipse, matrix)
  }

  private func addShape(_ rect: Rect, _ radius: Double, isEllipse: Bool, _ matrix: Affine) {
    if matrix.isUpright, radius == 0, !isEllipse {
      // Reaching two pixels beyond the clip is as good as reaching any further, and stays within what
      // Cairo's fixed point can hold.
      let edges = windowed(seams.continued(matrix.bounds(of: rect))).intersection(DeviceRect(clip.outset(2)))
      guard edges.left < edges.right, edges.top < edges.bottom else { return }
      setMatrix(Affine())
      cairo_rectangle(cairo, edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top)
      return
    }
    setMatrix(matrix)
    if isEllipse {
      Outline.addEllipse(cairo, rect)
    } else {
      Outline.addRectangle(cairo, rect, radius: radius)
    }
    setMatrix(Affine())
  }
}

/// Closed paths in a context's current space.
enum Outline {
  /// A rectangle whose corners are quarter circles.
  static func addRectangle(_ context: OpaquePointer, _ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    cairo_new_sub_path(context)
    cairo_arc(context, right - radius, top + radius, radius, -.pi / 2, 0)
    cairo_arc(context, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(context, left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(context, left + radius, top + radius, radius, .pi, .pi * 3 / 2)
    cairo_close_path(context)
  }

  /// The ellipse that touches the rectangle's four sides.
  static func addEllipse(_ context: OpaquePointer, _ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, rect.center.x, rect.center.y)
    cairo_scale(context, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, .pi * 2)
    cairo_close_path(context)
    cairo_restore(context)
  }
}
