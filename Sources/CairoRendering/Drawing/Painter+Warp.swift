internal import CPixelKernels
internal import SceneModel

extension Painter {
  /// A bent layer: drawn flat on pixels of its own, which are then sampled where they are seen.
  func drawWarped(
    _ layer: LayerPresentation, _ warp: Warp, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    let area = extent(warp, layer, matrix).intersection(clip)
    guard !area.isEmpty, let size = rasterSize(layer.size.size) else { return }
    let bent = BentPicture(warp, layer.size.size, scale: environment.scale, matrix, from: area)
    guard let bent else { return }
    let source = try WarpSource(self, layer, size, bent.lastLevels)
    // Straight onto the canvas where nothing cuts or fades it.
    if alpha == 1, window.map({ $0.contains(area) }) ?? true {
      try source.draw(bent, on: canvas, area)
      return
    }
    try group(area) { (inner) throws(DrawingError) in
      try source.draw(bent, on: inner.canvas, inner.canvas.bounds)
    } paint: { (painter, place) throws(DrawingError) in
      try painter.paint(place.raster, at: area, alpha)
    }
  }

  /// The pixels a bent layer may touch.
  func extent(_ warp: Warp, _ layer: LayerPresentation, _ matrix: Affine) -> PixelRect {
    let points: [Point]
    var margin = 0.0
    switch warp {
    case .perspective(let perspective): points = perspective.corners
    case .curl(let curl):
      points = curl.corners(of: layer.size.size)
      margin = curl.radius.double + curl.shadowReach
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = ((xs.min() ?? 0) - margin, (ys.min() ?? 0) - margin)
    let rect = Rect(
      x: left, y: top, width: (xs.max() ?? 0) + margin - left, height: (ys.max() ?? 0) + margin - top)
    return matrix.bounds(of: rect).outward.outset(1)
  }
}

extension Curl {
  /// The page's corners where they lie flat and where they lie when they are turned over.
  fileprivate func corners(of size: Size) -> [Point] {
    let (x, y) = (x.double, y.double)
    return [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].flatMap { corner in
      let beyond = x * corner.0 + y * corner.1 - line.double
      let moved = Double.pi * radius.double - 2 * beyond
      return [Point(x: corner.0, y: corner.1)]
        + (beyond > 0 ? [Point(x: corner.0 + x * moved, y: corner.1 + y * moved)] : [])
    }
  }
}

/// A layer's finished pixels, and those of their halves that are needed.
struct WarpSource {
  /// Row by row, `PK_WARP_LEVELS` in each.
  private let rasters: [Raster?]
  private let last: (x: Int, y: Int)

  /// Out of the cache for what is nothing but a snapshot; otherwise drawn anew.
  init(
    _ painter: Painter, _ layer: LayerPresentation, _ size: PixelSize, _ last: (x: Int, y: Int)
  ) throws(DrawingError) {
    let flat = layer.flattened
    let environment = painter.environment
    var rasters = [Raster?](repeating: nil, count: Int(PK_WARP_LEVELS * PK_WARP_LEVELS))
    func index(_ x: Int, _ y: Int) -> Int { y * Int(PK_WARP_LEVELS) + x }
    for y in 0...last.y {
      for x in 0...last.x {
        if environment.usesSnapshotCache, let snapshot = flat.onlySnapshot {
          rasters[index(x, y)] = try painter.level(.snapshot(snapshot.digest), x, y) {
            () throws(DrawingError) in try painter.rasterize(snapshot.layer, size)
          }
        } else if let larger = x + y == 0 ? nil : rasters[index(max(x - 1, 0), max(y - 1, 0))] {
          rasters[index(x, y)] = try Halving.halved(larger, x: x > 0, y: y > 0)
        } else {
          rasters[0] = try painter.rasterize(flat.onlySnapshot?.layer ?? flat, size)
        }
      }
    }
    self.rasters = rasters
    self.last = last
  }

  /// - Parameter area: Of the canvas; its corner is where `bent` counts pixels from.
  func draw(_ bent: BentPicture, on canvas: CairoCanvas, _ area: PixelRect) throws(DrawingError) {
    var status: Int32 = 0
    let levels = rasters.map { raster in
      pk_warp_level(
        pixels: raster.map { UnsafePointer($0.pixels) }, stride: raster?.bytesPerRow ?? 0,
        width: Int32(clamping: raster?.width ?? 0), height: Int32(clamping: raster?.height ?? 0))
    }
    levels.withUnsafeBufferPointer { levels in
      var source = pk_warp_source(
        levels: levels.baseAddress, last_across: Int32(last.x), last_down: Int32(last.y),
        is_opaque: rasters[0]?.isOpaque == true ? 1 : 0)
      canvas.write(area) { target, bytesPerRow in
        let (width, height) = (Int32(clamping: area.width), Int32(clamping: area.height))
        switch bent.kind {
        case .perspective(var perspective):
          pk_draw_perspective(
            &source, target, bytesPerRow, width, height, &perspective, pk_best_instructions())
        case .curl(var page):
          status = pk_draw_page_curl(
            &source, target, bytesPerRow, width, height, &page, pk_best_instructions())
        }
      }
    }
    // The pointers above are into these.
    withExtendedLifetime(rasters) {}
    if status != 0 { throw .outOfMemory(bytes: area.width * 8) }
  }
}

extension LayerPresentation {
  /// The layer as it is drawn before it is bent.
  fileprivate var flattened: LayerPresentation {
    var flat = self
    flat.warp = nil
    flat.transform = .identity
    flat.opacity = .one
    flat.shadow = nil
    flat.blur = .zero
    flat.mask = nil
    flat.backdrop = nil
    return flat
  }

  /// What it shows when that is all of it, unstretched.
  fileprivate var onlySnapshot: Snapshot? {
    guard case .snapshot(let content) = content, content.edges == .none, sublayers.isEmpty, border == nil,
      gradient == nil, fill.alpha == 0, !needsRoundMask, content.snapshot.layer.size == size
    else { return nil }
    return content.snapshot
  }
}
