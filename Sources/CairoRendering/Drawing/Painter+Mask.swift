internal import CCairo
internal import SceneModel

extension Painter {
  /// What lies inside a rounded layer is drawn as a group, then the rounded outline is filled with it:
  /// clipping each thing instead would blend the edge's pixels once for each of them.
  ///
  /// Only the bands with the corners need that; between them the edges are straight.
  func drawRoundMasked(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    let rect = matrix.bounds(of: layer.bounds)
    let corners = RoundedCorners(layer.corners, layer.size.size)
    // What looks at the pixels beneath has to find them on one canvas.
    guard matrix.isUpright, !layer.isEllipse, window == nil, isStraight(layer, rect, matrix),
      !layer.sublayers.contains(where: \.containsBackdrop)
    else {
      try drawMaskedGroup(layer, matrix, clip)
      return
    }
    let top = Int((rect.top + corners.top * matrix.d).rounded(.up))
    let bottom = Int((rect.bottom - corners.bottom * matrix.d).rounded(.down))
    guard top < bottom else {
      try drawMaskedGroup(layer, matrix, clip)
      return
    }
    var band = clip
    band.bottom = min(top, clip.bottom)
    try drawMaskedGroup(layer, matrix, band)
    band = clip
    band.top = max(bottom, clip.top)
    try drawMaskedGroup(layer, matrix, band)
    band.top = max(top, clip.top)
    band.bottom = min(bottom, clip.bottom)
    try drawStraight(layer, matrix, rect, band)
  }

  /// What lies inside a layer with straight edges.
  func drawMasked(_ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double) throws(DrawingError) {
    let rect = seams.continued(matrix.bounds(of: layer.bounds))
    guard matrix.isUpright, isStraight(layer, rect, matrix) else {
      try drawMaskedGroup(layer, matrix, clip, alpha)
      return
    }
    try cut(rect, clip) { (inner) throws(DrawingError) in
      try inner.drawContent(layer, matrix, alpha, isHidden: inner.isCoveredBySublayer(layer, matrix))
      try inner.drawSublayers(layer, matrix, alpha)
    }
  }

  /// The mask cuts something off, or several things end together on an edge between pixels.
  func needsMask(_ layer: LayerPresentation, _ matrix: Affine) -> Bool {
    guard isWithinBounds(layer) else { return true }
    return matrix.isUpright && !isStraight(layer, matrix.bounds(of: layer.bounds), matrix)
  }

  /// The part of a rounded layer where its edges are straight.
  private func drawStraight(
    _ layer: LayerPresentation, _ matrix: Affine, _ rect: DeviceRect, _ band: PixelRect
  ) throws(DrawingError) {
    try cut(rect, band) { (inner) throws(DrawingError) in
      let isHidden = inner.isCoveredBySublayer(layer, matrix)
      if !isHidden {
        var plain = layer
        plain.corners = .square
        try inner.drawFill(plain, matrix, 1)
      }
      try inner.drawContent(layer, matrix, 1, isHidden: isHidden)
      try inner.drawSublayers(layer, matrix, 1)
    }
  }

  /// A mask with this outline can be done without a group: its edges inside the canvas lie on pixels, or
  /// what lies on them is one thing that can be cut between pixels. Two things cut one after the other
  /// would blend the edge twice.
  private func isStraight(_ layer: LayerPresentation, _ rect: DeviceRect, _ matrix: Affine) -> Bool {
    let visible = rect.intersection(DeviceRect(clip))
    if visible.isOnPixels { return true }
    guard layer.isCuttable else { return false }
    let ownFill = layer.needsRoundMask && layer.hasFill ? 1 : 0
    return ownFill + layer.contentCount + touching(layer.sublayers, matrix, visible.inward) <= 1
  }

  /// How many things reach out of a rectangle.
  private func touching(_ layers: [LayerPresentation], _ parent: Affine, _ inside: PixelRect) -> Int {
    layers.reduce(0) { count, layer in
      guard layer.opacity > .zero else { return count }
      let matrix = parent.after(layer.transform).snapped
      let reach = extent(layer, matrix).outset(-1)
      if reach.union(inside) == inside { return count }
      let own = (layer.hasFill ? 1 : 0) + layer.contentCount
      return count + own + touching(layer.sublayers, matrix, inside)
    }
  }

  /// Draws inside a rectangle: cut by Cairo's clip to whole pixels, and between pixels by the window.
  private func cut(
    _ rect: DeviceRect, _ area: PixelRect, _ body: (Painter) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    var inner = self
    inner.clip = windowed(rect).outward.intersection(area)
    guard !inner.clip.isEmpty else { return }
    if !windowed(rect).intersection(DeviceRect(inner.clip)).isOnPixels { inner.window = windowed(rect) }
    cairo_save(cairo)
    setMatrix(Affine())
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(inner.clip.left), Double(inner.clip.top), Double(inner.clip.width),
      Double(inner.clip.height))
    cairo_clip(cairo)
    try body(inner)
    cairo_restore(cairo)
  }

  private func drawMaskedGroup(
    _ layer: LayerPresentation, _ matrix: Affine, _ band: PixelRect, _ alpha: Double = 1
  ) throws(DrawingError) {
    let rect = matrix.bounds(of: layer.bounds)
    let area = seams.continued(rect).outward.intersection(band)
    guard !area.isEmpty else { return }
    var probe = self
    probe.clip = area
    probe.seams = seams.inside(rect, from: 0, 0)
    let isHidden = probe.isCoveredBySublayer(layer, matrix)
    try group(area, isOverwritten: isHidden) { (inner) throws(DrawingError) in
      let moved = matrix.moved(-area.left, -area.top)
      inner.seams = seams.inside(rect, from: area.left, area.top)
      if layer.needsRoundMask, !isHidden, layer.hasFill {
        // The outline cuts it, so the whole group is filled: no edge of its own.
        inner.setSource(layer.fill, 1)
        cairo_paint(inner.cairo)
        if let gradient = layer.gradient {
          try inner.withSource(gradient, layer.bounds, moved, inner.clip) { cairo_paint($0.cairo) }
        }
      }
      try inner.drawContent(layer, moved, 1, isHidden: isHidden)
      try inner.drawSublayers(layer, moved, 1)
    } paint: { (painter, place) throws(DrawingError) in
      try RasterPattern.with(place.raster, place.matrix, isSmooth: false) { pattern in
        cairo_save(painter.cairo)
        painter.setMatrix(Affine())
        cairo_new_path(painter.cairo)
        cairo_rectangle(
          painter.cairo, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
        cairo_clip(painter.cairo)
        cairo_set_source(painter.cairo, pattern)
        painter.addOutline(layer, matrix)
        painter.fillPath(alpha)
        cairo_restore(painter.cairo)
      }
    }
  }
}

extension LayerPresentation {
  var containsBackdrop: Bool {
    backdrop != nil || sublayers.contains(where: \.containsBackdrop)
  }

  fileprivate var contentCount: Int { content == .none ? 0 : 1 }

  /// Everything inside is made of rasters and plain rectangles, whose edges can lie anywhere.
  fileprivate var isCuttable: Bool {
    switch content {
    case .text, .ellipse, .path: return false
    case .none, .picture, .snapshot: break
    }
    return sublayers.allSatisfy { $0.isCuttableSublayer }
  }

  private var isCuttableSublayer: Bool {
    let isTurned = transform.b != .zero || transform.c != .zero
    let isRound = !corners.isSquare && (masksToBounds || hasFill)
    return !isTurned && !isRound && shadow == nil && border == nil && backdrop == nil && blur == .zero
      && mask == nil && isCuttable
  }
}
