internal import CCairo
internal import CPixelKernels
internal import SceneModel

extension Painter {
  /// A layer that is blurred or masked: drawn as a group, the group blurred, then masked, then faded.
  func drawProcessed(
    _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    let blur = GaussianBlur(layer, matrix)
    guard !extent(layer, matrix).intersection(clip).isEmpty else { return }
    let corner = matrix.bounds(of: layer.bounds).outward
    let area = extent(layer, matrix).intersection(clip.outset(blur.margin))
      .aligned(1 << blur.level, from: corner)
    guard area.width <= 32_767, area.height <= 32_767 else { return }
    try group(area) { (inner) throws(DrawingError) in
      inner.damage = nil
      try drawGroup(layer, matrix, on: &inner, from: area)
    } paint: { (painter, place) throws(DrawingError) in
      let finished = try painter.blurred(place.raster, blur)
      defer { if finished !== place.raster { pool.give(finished) } }
      if let mask = layer.mask { try painter.apply(mask, matrix, to: finished, at: area) }
      try painter.paint(finished, at: area, alpha)
    }
  }

  /// Keeps of a raster what a mask covers.
  private func apply(
    _ mask: LayerPresentation, _ matrix: Affine, to raster: Raster, at area: PixelRect
  ) throws(DrawingError) {
    try group(area) { (inner) throws(DrawingError) in
      inner.seams = .none
      try inner.draw(mask, matrix.moved(-area.left, -area.top))
    } paint: { (_, place) throws(DrawingError) in
      let canvas = try CairoCanvas(raster)
      try RasterPattern.with(place.raster, Affine(), isSmooth: false) { pattern in
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source(canvas.context, pattern)
        cairo_paint(canvas.context)
      }
      try canvas.finish()
    }
  }

  /// The raster blurred and saturated, of the same size; scratch memory to be given back, or the raster itself.
  func blurred(
    _ raster: Raster, _ blur: GaussianBlur, saturation: Fixed = .one
  ) throws(DrawingError) -> Raster {
    guard !blur.isNothing else {
      saturate(raster, saturation)
      return raster
    }
    var small = raster
    for _ in 0..<blur.level {
      let half = try pool.take(
        width: (small.width + 1) / 2, height: (small.height + 1) / 2, isClear: false)
      pk_halve_bgra(
        small.pixels, small.bytesPerRow, Int32(clamping: small.width), Int32(clamping: small.height),
        half.pixels, half.bytesPerRow)
      if small !== raster { pool.give(small) }
      small = half
    }
    let soft = try pool.take(width: small.width, height: small.height, isClear: false)
    let status = pk_gaussian_bgra(
      small.pixels, small.bytesPerRow, soft.pixels, soft.bytesPerRow, Int32(clamping: small.width),
      Int32(clamping: small.height), blur.weights, Int32(clamping: blur.radius))
    if small !== raster { pool.give(small) }
    guard status == 0 else { throw .outOfMemory(bytes: soft.byteCount * 4) }
    // While it is small.
    saturate(soft, saturation)
    guard blur.level > 0 else { return soft }
    defer { pool.give(soft) }
    return try enlarged(soft, by: Double(1 << blur.level), width: raster.width, height: raster.height)
  }

  private func saturate(_ raster: Raster, _ saturation: Fixed) {
    guard saturation != .one else { return }
    pk_saturate_bgra(
      raster.pixels, raster.bytesPerRow, Int32(clamping: raster.width), Int32(clamping: raster.height),
      Int32(min(saturation.double, 256) * 256))
  }

  private func enlarged(
    _ raster: Raster, by factor: Double, width: Int, height: Int
  ) throws(DrawingError) -> Raster {
    let target = try pool.take(width: width, height: height, isClear: false)
    let columns = FilterTaps.spline(scale: factor, 0..<width)
    let rows = FilterTaps.spline(scale: factor, 0..<height)
    let status = pk_resample_bgra(
      raster.pixels, raster.bytesPerRow, Int32(clamping: raster.width), Int32(clamping: raster.height),
      target.pixels, target.bytesPerRow, Int32(clamping: width), Int32(clamping: height), columns, rows, 1,
      pk_best_instructions())
    guard status == 0 else { throw .outOfMemory(bytes: 8 * target.bytesPerRow) }
    return target
  }
}
