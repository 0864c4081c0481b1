internal import CCairo
internal import CPixelKernels
internal import SceneModel

/// Everything that decides a shadow's mask. Lengths at the canvas scale, in fixed point.
struct ShadowShape: Hashable, Sendable {
  var width: Fixed
  var height: Fixed
  var corners: Corners
  var blur: Fixed
  var isEllipse: Bool
  /// The shadow's offset, when the outline itself is cut out of it.
  var cutout: FixedRect?
}

extension Painter {
  func drawShadow(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    guard let shadow = layer.shadow, shadow.color.alpha > 0 else { return }
    guard layer.size.width > .zero, layer.size.height > .zero else { return }
    let offset = Rect(x: shadow.x.double, y: shadow.y.double, width: 0, height: 0)
    let shape = ShadowShape(
      width: layer.size.width, height: layer.size.height, corners: layer.corners, blur: shadow.blur,
      isEllipse: layer.isEllipse, cutout: layer.isFillOpaque ? nil : FixedRect(offset))
    let mask = ShadowMask(shape, stage.scale)
    guard mask.isPossible else { return }
    let margin = Double(mask.margin) / stage.scale
    var toPixels = matrix.after(.translation(offset.x - margin, offset.y - margin))
    toPixels =
      Affine(
        a: toPixels.a / stage.scale, b: toPixels.b / stage.scale, c: toPixels.c / stage.scale,
        d: toPixels.d / stage.scale, tx: toPixels.tx, ty: toPixels.ty
      ).snapped
    let area = toPixels.bounds(of: Rect(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height)))
      .outward.outset(1).intersection(clip)
    guard !area.isEmpty else { return }
    let raster = try stage.cache.raster(.shadow(shape)) { () throws(DrawingError) in try mask.raster() }
    let hole = layer.isFillOpaque ? hidden(layer, matrix) : .empty
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
      setSource(shadow.color, 1)
      cairo_mask(cairo, pattern)
      cairo_restore(cairo)
    }
  }

  /// Pixels of the layer's own opaque fill, under which no shadow is seen.
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
