internal import CCairo
internal import SceneModel

extension Painter {
  /// The layer's colour, and its gradient over it.
  func drawFill(_ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double) throws(DrawingError) {
    guard layer.hasFill, layer.size.width > .zero, layer.size.height > .zero else { return }
    let area = matrix.bounds(of: layer.bounds).outward.intersection(clip)
    guard !area.isEmpty else { return }
    if layer.fill.alpha > 0, layer.gradient?.isOpaque != true {
      setSource(layer.fill, alpha)
      if let pixels = wholePixels(of: layer, matrix) {
        fill(pixels.intersection(wanted), 1)
      } else {
        addOutline(layer, matrix)
        cairo_fill(cairo)
      }
    }
    guard let gradient = layer.gradient else { return }
    try withSource(gradient, layer.bounds, matrix, area.outset(1).intersection(clip)) { painter in
      painter.addOutline(layer, matrix)
      painter.fillPath(alpha)
    }
  }

  /// The layer's outline where that is a rectangle of whole pixels, each of which is drawn for itself.
  private func wholePixels(of layer: LayerPresentation, _ matrix: Affine) -> PixelRect? {
    guard matrix.isUpright, layer.corners.isSquare, !layer.isEllipse else { return nil }
    let edges = windowed(seams.continued(matrix.bounds(of: layer.bounds))).intersection(DeviceRect(clip))
    return edges.isOnPixels ? edges.outward : nil
  }

  /// A ring along the edge; its corners stay concentric with the outline's.
  func drawBorder(_ layer: LayerPresentation, _ matrix: Affine) {
    guard let border = layer.border, border.width > .zero, border.color.alpha > 0 else { return }
    let (outside, inside) = border.reach
    let outer = layer.bounds.outset(outside)
    guard !matrix.bounds(of: outer).outward.intersection(clip).isEmpty else { return }
    let inner = layer.bounds.outset(-inside)
    let corners = layer.corners.fitted(to: layer.size.size)
    cairo_new_path(cairo)
    addShape(outer, corners.outset(by: outside), isEllipse: layer.isEllipse, matrix)
    if inner.width > 0, inner.height > 0 {
      addShape(inner, corners.outset(by: -inside), isEllipse: layer.isEllipse, matrix)
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    setSource(border.color, 1)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Begins a path along the layer's edge.
  func addOutline(_ layer: LayerPresentation, _ matrix: Affine) {
    cairo_new_path(cairo)
    addShape(layer.bounds, layer.corners, isEllipse: layer.isEllipse, matrix)
  }

  private func addShape(_ rect: Rect, _ corners: Corners, isEllipse: Bool, _ matrix: Affine) {
    if matrix.isUpright, corners.isSquare, !isEllipse {
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
      Outline.addRectangle(cairo, rect, corners)
    }
    setMatrix(Affine())
  }
}

extension LayerPresentation {
  /// A colour or a gradient that can be seen.
  var hasFill: Bool { fill.alpha > 0 || gradient != nil }

  /// The fill hides what lies beneath.
  var isFillOpaque: Bool { fill.isOpaque || gradient?.isOpaque == true }
}

extension LayerPresentation.Border {
  /// How far the line reaches to either side of the edge, in points.
  var reach: (outside: Double, inside: Double) {
    switch alignment {
    case .inside: (0, width.double)
    case .center: (width.double / 2, width.double / 2)
    case .outside: (width.double, 0)
    }
  }
}

extension Rect {
  func outset(_ amount: Double) -> Rect {
    Rect(x: x - amount, y: y - amount, width: width + amount * 2, height: height + amount * 2)
  }
}
