internal import CCairo
internal import SceneModel

extension Painter {
  func drawShadow(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    guard let shadow = layer.shadow, shadow.color.alpha > 0 else { return }
    guard layer.size.width > .zero, layer.size.height > .zero else { return }
    let place = ShadowPlace(layer, shadow, matrix, clip, scale: environment.scale)
    let mask = ShadowMask(place.shape)
    // What is left of an ellipse of hundreds of screens, or of a turned layer as large.
    guard mask.width <= 16_384, mask.height <= 16_384 else { return }
    let toPixels = place.matrix
    let area = toPixels.bounds(of: Rect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height)))
      .outward.outset(1).intersection(clip)
    guard !area.isEmpty else { return }
    let raster = try environment.cache.raster(.shadow(place.shape)) { () throws(DrawingError) in
      try mask.raster(environment.cache)
    }
    var hole = hidden(layer, matrix)
    // Cut out of the mask, nothing is left inside of the outline but what its edge gives to smooth pixels.
    if !layer.isFillOpaque { hole = hole.outset(-2 - Int(max(toPixels.a, toPixels.d).rounded(.up))) }
    let isExact =
      toPixels.isUpright && toPixels.a == 1 && toPixels.d == 1
      && toPixels.tx == toPixels.tx.rounded() && toPixels.ty == toPixels.ty.rounded()
    try RasterPattern.with(raster, toPixels, isSmooth: !isExact) { pattern in
      cairo_save(cairo)
      setMatrix(Affine())
      cairo_new_path(cairo)
      for part in area.without(hole) {
        cairo_rectangle(
          cairo, Double(part.left), Double(part.top), Double(part.width), Double(part.height))
      }
      cairo_clip(cairo)
      if place.needsCutout { clipOutside(layer, matrix, area) }
      setSource(shadow.color, 1)
      cairo_mask(cairo, pattern)
      cairo_restore(cairo)
    }
  }

  /// Nothing is drawn inside the layer's outline any more.
  private func clipOutside(_ layer: LayerPresentation, _ matrix: Affine, _ area: PixelRect) {
    addOutline(layer, matrix)
    cairo_rectangle(
      cairo, Double(area.left - 2), Double(area.top - 2), Double(area.width + 4), Double(area.height + 4))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Pixels within the layer's outline, where no shadow is seen: beneath an opaque fill, or cut out of it.
  private func hidden(_ layer: LayerPresentation, _ matrix: Affine) -> PixelRect {
    guard matrix.isUpright, !layer.isEllipse else { return .empty }
    let corners = RoundedCorners(layer.corners, layer.size.size)
    var rect = matrix.bounds(of: layer.bounds)
    rect.left += corners.left * matrix.a
    rect.right -= corners.right * matrix.a
    rect.top += corners.top * matrix.d
    rect.bottom -= corners.bottom * matrix.d
    return rect.inward
  }
}

/// A shadow's mask and where it goes.
private struct ShadowPlace {
  let shape: ShadowShape
  /// From the mask's pixels to the canvas's.
  let matrix: Affine
  /// The outline is to be cut out of the shadow, and the mask is too coarse for its edge.
  let needsCutout: Bool

  /// Boxes wider than this are made from a mask of half the pixels a side, again and again: so much blur leaves
  /// nothing that could be seen of them.
  private static let widestBox = 192
  /// Sides longer than this are cut down to what can be seen.
  private static let longestSide = 4096.0

  init(
    _ layer: LayerPresentation, _ shadow: LayerPresentation.Shadow, _ matrix: Affine, _ clip: PixelRect,
    scale: Double
  ) {
    var (density, box) = (scale, ShadowMask.box(blur: shadow.blur.double, scale: scale))
    while box > ShadowPlace.widestBox {
      density /= 2
      box = ShadowMask.box(blur: shadow.blur.double, scale: density)
    }
    let isCoarse = density < scale
    needsCutout = isCoarse && !layer.isFillOpaque
    let corners = layer.corners.fitted(to: layer.size.size)
    func pixels(_ radius: Fixed) -> Double { radius.double * density }
    var shape = ShadowShape(
      width: Fixed(pixels(layer.size.width)), height: Fixed(pixels(layer.size.height)),
      corners: Corners(
        topLeft: pixels(corners.topLeft), topRight: pixels(corners.topRight),
        bottomRight: pixels(corners.bottomRight), bottomLeft: pixels(corners.bottomLeft), curve: corners.curve
      ),
      box: box, isEllipse: layer.isEllipse, cutout: nil)
    if !layer.isFillOpaque, !isCoarse {
      shape.cutout = ShadowShape.Offset(x: Fixed(pixels(shadow.x)), y: Fixed(pixels(shadow.y)))
    }
    let map = matrix.after(.translation(shadow.x.double, shadow.y.double)).after(
      .scale(1 / density, 1 / density))
    let start = ShadowPlace.cut(&shape, map, clip)
    self.shape = shape
    let toPixels = map.after(.translation(start.x - Double(shape.margin), start.y - Double(shape.margin)))
    self.matrix = ShadowPlace.exact(toPixels).snapped
  }

  /// Makes a very long side as short as what can be seen of it; the new start, in whole pixels of the mask.
  private static func cut(_ shape: inout ShadowShape, _ map: Affine, _ clip: PixelRect) -> Point {
    guard map.isUpright, !shape.isEllipse else { return .zero }
    let caps = shape.caps
    func cut(_ length: Fixed, _ scale: Double, _ offset: Double, _ low: Int, _ high: Int, _ cap: Int)
      -> (start: Int, length: Fixed)
    {
      guard length.double > longestSide else { return (0, length) }
      let room = Double(cap + 8)
      let whole = Int(length.double.rounded(.down))
      let first = min(max(Int(((Double(low) - offset) / scale - room).rounded(.down)), 0), whole - 1)
      let last = min(Int(((Double(high) - offset) / scale + room).rounded(.up)), whole)
      // A cut end lies out of sight, and its own corners with it.
      let end = last >= whole ? length : Fixed(Double(max(last, first + 1)))
      return (first, Fixed(rawValue: end.rawValue - Int64(first) << 16))
    }
    let across = cut(
      shape.width, map.a, map.tx, clip.left, clip.right, max(caps.left, caps.right))
    let down = cut(
      shape.height, map.d, map.ty, clip.top, clip.bottom, max(caps.top, caps.bottom))
    (shape.width, shape.height) = (across.length, down.length)
    return Point(x: Double(across.start), y: Double(down.start))
  }

  /// Without the last bits that dividing by the scale and multiplying again left.
  private static func exact(_ matrix: Affine) -> Affine {
    guard matrix.isUpright, abs(matrix.a - 1) < 1e-9, abs(matrix.d - 1) < 1e-9 else { return matrix }
    return Affine(tx: matrix.tx, ty: matrix.ty)
  }
}

extension PixelRect {
  /// What is left of a rectangle without another: up to four rectangles.
  func without(_ hole: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(left: left, top: top, right: right, bottom: hole.top),
      PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }
}
