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
      try drawWithoutRaster(snapshot, stretched, alpha)
      return
    }
    let placed = placement(size, own, content.edges, stretched, alpha)
    // Of a screen that was not drawn yet only what is missing: it may never be seen as a whole.
    if damage != nil, tree(ofSnapshot: layer, matrix) != nil,
      !environment.cache.holds(.snapshot(snapshot.digest))
    {
      var inner = self
      inner.seams = Seams(snapshot.layer, matrix, clip)
      try inner.drawClipped(snapshot, matrix)
      return
    }
    guard environment.usesSnapshotCache else {
      try drawAnew(snapshot, size, placed, stretched)
      return
    }
    try draw(
      placed.with { (x, y) throws(DrawingError) in
        try level(.snapshot(snapshot.digest), x, y) { () throws(DrawingError) in
          try rasterize(snapshot.layer, size)
        }
      })
  }

  /// Without the cache: the tree itself where its raster would be copied pixel by pixel, else a raster
  /// that is thrown away.
  private func drawAnew(
    _ snapshot: Snapshot, _ size: PixelSize, _ placed: Placed, _ matrix: Affine
  ) throws(DrawingError) {
    let raster = try rasterize(snapshot.layer, size)
    func halved(_ x: Int, _ y: Int) throws(DrawingError) -> Raster {
      if x == 0, y == 0 { return raster }
      return try Halving.halved(try halved(max(x - 1, 0), max(y - 1, 0)), x: x > 0, y: y > 0)
    }
    let placement = placed.with(level: halved)
    let whole = Rect(size: Size(width: Double(size.width), height: Double(size.height)))
    if placement.isExact, placement.alpha == 1, window == nil, raster.isOpaque, placement.edges.isOnPixels,
      placement.region == whole
    {
      try drawClipped(snapshot, matrix)
    } else {
      try draw(placement)
    }
  }

  /// A tree with more pixels than a raster may have.
  private func drawWithoutRaster(
    _ snapshot: Snapshot, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    let area = matrix.bounds(of: snapshot.layer.bounds).outward.intersection(clip)
    guard alpha != 1, !area.isEmpty else {
      try drawClipped(snapshot, matrix)
      return
    }
    try group(area) { (inner) throws(DrawingError) in
      try inner.drawClipped(snapshot, matrix.moved(-area.left, -area.top))
    } paint: { (painter, place) throws(DrawingError) in
      try painter.paint(place.raster, at: area, alpha)
    }
  }

  /// The tree itself, cut at the layer's bounds.
  private func drawClipped(_ snapshot: Snapshot, _ matrix: Affine) throws(DrawingError) {
    var inner = self
    inner.backdropRoot = matrix.bounds(of: snapshot.layer.bounds).outward
    inner.clip = inner.backdropRoot.intersection(clip)
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
  func rasterize(_ layer: LayerPresentation, _ size: PixelSize) throws(DrawingError) -> Raster {
    let raster = try Raster(.color, width: size.width, height: size.height)
    let inner = try CairoCanvas(raster)
    var painter = Painter(environment, pool, inner)
    try painter.drawTree(layer, .scale(environment.scale, environment.scale))
    try inner.finish()
    raster.finish()
    return raster
  }

  /// Whole pixels at the canvas scale; nil when they are more than a raster may have.
  func rasterSize(_ size: Size) -> PixelSize? {
    // A side rounded to 2⁻¹⁶ point may be a trace longer than the whole pixels it was meant to be.
    let width = (size.width * environment.scale - 1.0 / 256).rounded(.up)
    let height = (size.height * environment.scale - 1.0 / 256).rounded(.up)
    guard width <= 16_384, height <= 16_384, width * height <= 64_000_000 else { return nil }
    return PixelSize(width: max(Int(width), 1), height: max(Int(height), 1))
  }

  private func placement(
    _ size: PixelSize, _ points: Size, _ edges: EdgeExtension, _ matrix: Affine, _ alpha: Double
  ) -> Placed {
    let scale = environment.scale
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
    return Placed(
      matrix: toPixels,
      region: edges == .none
        ? Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        : Rect(
          x: region.x * scale, y: region.y * scale, width: region.width * scale,
          height: region.height * scale),
      edges: seams.continued(matrix.bounds(of: region)), alpha: alpha)
  }

  /// Where a snapshot's raster goes, before there is one.
  private struct Placed {
    var matrix: Affine
    var region: Rect
    var edges: DeviceRect
    var alpha: Double

    func with(level: @escaping (Int, Int) throws(DrawingError) -> Raster) -> RasterPlacement {
      RasterPlacement(matrix: matrix, region: region, edges: edges, alpha: alpha, level: level)
    }
  }
}

/// Whole pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int
}
