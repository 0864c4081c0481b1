internal import CCairo
internal import SceneModel

extension Painter {
  /// A snapshot's raster is stretched to the layer's bounds, as Core Animation stretches contents.
  func drawSnapshot(
    _ content: SnapshotContent, _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    let snapshot = content.snapshot
    let (own, shown) = (snapshot.layer.size.size, layer.size.size)
    guard own.width > 0, own.height > 0, shown.width > 0, shown.height > 0 else { return }
    let stretched =
      own == shown ? matrix : matrix.after(.scale(shown.width / own.width, shown.height / own.height))
    guard let size = rasterSize(own) else {
      try drawClipped(snapshot, stretched)
      return
    }
    var placement = placement(size, own, content.edges, stretched)
    placement.alpha = alpha
    if stage.usesSnapshotCache {
      placement.level = { (x, y) throws(DrawingError) in
        try level(.snapshot(snapshot.digest), x, y) { () throws(DrawingError) in
          try rasterize(snapshot.layer, size)
        }
      }
      try draw(placement)
    } else {
      try drawAnew(snapshot, size, placement, stretched)
    }
  }

  /// Without the cache: the tree itself where its raster would be copied pixel by pixel, else a raster
  /// that is thrown away.
  private func drawAnew(
    _ snapshot: Snapshot, _ size: PixelSize, _ placement: RasterPlacement, _ matrix: Affine
  ) throws(DrawingError) {
    let raster = try rasterize(snapshot.layer, size)
    if placement.isExact, placement.alpha == 1, window == nil, raster.isOpaque, placement.edges.isOnPixels,
      placement.region == Rect(size: Size(width: Double(size.width), height: Double(size.height)))
    {
      try drawClipped(snapshot, matrix)
      return
    }
    var placement = placement
    placement.level = { (x, y) throws(DrawingError) in
      var result = raster
      for step in 0..<max(x, y) { result = try Halving.halved(result, x: step < x, y: step < y) }
      return result
    }
    try draw(placement)
  }

  /// The tree itself, cut at the layer's bounds; also for what is too large for a raster.
  private func drawClipped(_ snapshot: Snapshot, _ matrix: Affine) throws(DrawingError) {
    var inner = self
    inner.clip = matrix.bounds(of: snapshot.layer.bounds).outward.intersection(clip)
    guard !inner.clip.isEmpty else { return }
    cairo_save(cairo)
    setMatrix(Affine())
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, Double(inner.clip.left), Double(inner.clip.top), Double(inner.clip.width),
      Double(inner.clip.height))
    cairo_clip(cairo)
    try inner.draw(snapshot.layer, matrix)
    cairo_restore(cairo)
  }

  /// The tree at the canvas scale on pixels of its own, the grid beginning at its origin.
  private func rasterize(_ layer: LayerPresentation, _ size: PixelSize) throws(DrawingError) -> Raster {
    let raster = try Raster(.color, width: size.width, height: size.height)
    let inner = try Canvas(raster)
    var painter = Painter(stage, worker, inner)
    try painter.drawTree(layer, .scale(stage.scale, stage.scale))
    try inner.finish()
    raster.finish()
    return raster
  }

  /// Whole pixels at the canvas scale; nil when they are more than a raster may have.
  private func rasterSize(_ size: Size) -> PixelSize? {
    // A side rounded to 2⁻¹⁶ point may be a trace longer than the whole pixels it was meant to be.
    let width = (size.width * stage.scale - 1.0 / 256).rounded(.up)
    let height = (size.height * stage.scale - 1.0 / 256).rounded(.up)
    guard width <= 16_384, height <= 16_384, width * height <= 64_000_000 else { return nil }
    return PixelSize(width: max(Int(width), 1), height: max(Int(height), 1))
  }

  private func placement(
    _ size: PixelSize, _ points: Size, _ edges: EdgeExtension, _ matrix: Affine
  ) -> RasterPlacement {
    let scale = stage.scale
    // The last column and row belong to the raster even where the layer ends inside them; they carry
    // that edge's coverage themselves.
    func side(_ pixels: Int, _ points: Double) -> Double {
      abs(Double(pixels) - points * scale) < 1.0 / 128 ? points : Double(pixels) / scale
    }
    let region = Rect(
      x: -edges.left.double, y: -edges.top.double,
      width: side(size.width, points.width) + edges.left.double + edges.right.double,
      height: side(size.height, points.height) + edges.top.double + edges.bottom.double)
    var toPixels = matrix
    toPixels.a /= scale
    toPixels.b /= scale
    toPixels.c /= scale
    toPixels.d /= scale
    return RasterPlacement(
      matrix: toPixels,
      region: edges == .none
        ? Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        : Rect(
          x: region.x * scale, y: region.y * scale, width: region.width * scale,
          height: region.height * scale),
      edges: seams.continued(matrix.bounds(of: region)), alpha: 1,
      level: { (_, _) throws(DrawingError) in throw .outOfMemory(bytes: 0) })
  }
}

/// Whole pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int
}
