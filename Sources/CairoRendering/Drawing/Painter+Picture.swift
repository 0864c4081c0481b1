internal import CCairo
internal import PictureCoding
internal import SceneModel

extension Painter {
  /// A picture is brought to its size in pixels once; from then on pixels are copied. It begins on a
  /// whole pixel of its layer's grid.
  func drawPicture(
    _ content: PictureContent, _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    guard let picture = environment.resources.pictures[content.picture] else {
      throw .unknownPicture(content.picture)
    }
    let frame = content.frame.rect
    let bounds = layer.bounds
    guard frame.width > 0, frame.height > 0, frame.x < bounds.maxX, frame.y < bounds.maxY, frame.maxX > 0,
      frame.maxY > 0
    else { return }
    let density = density(matrix)
    let target = RasterTarget(frame, picture, density)
    let x = target.isOwnSize ? frame.x : (frame.x * density).rounded() / density
    let y = target.isOwnSize ? frame.y : (frame.y * density).rounded() / density
    var toPixels = matrix.after(.translation(x, y)).snapped
    toPixels = Affine(
      a: toPixels.a / target.density.x, b: toPixels.b / target.density.x, c: toPixels.c / target.density.y,
      d: toPixels.d / target.density.y, tx: toPixels.tx, ty: toPixels.ty)
    let shown = cut(
      Rect(
        x: x, y: y, width: Double(target.size.width) / target.density.x,
        height: Double(target.size.height) / target.density.y), bounds)
    let region = Rect(
      x: (shown.x - x) * target.density.x, y: (shown.y - y) * target.density.y,
      width: shown.width * target.density.x, height: shown.height * target.density.y)
    try draw(
      RasterPlacement(
        matrix: toPixels, region: region, edges: seams.continued(matrix.bounds(of: shown)), alpha: alpha,
        level: { (across, down) throws(DrawingError) in
          try pictureLevel(picture, content, target, across, down)
        }))
  }

  /// Pixels a point of the raster: the canvas scale, or where the layer is shown larger, twice that and so
  /// on, so that a raster is enlarged to less than its double. A pure function of the matrix.
  private func density(_ matrix: Affine) -> Double {
    let scales = matrix.scales
    var density = environment.scale
    while max(scales.x, scales.y) > density * 1.001, density < environment.scale * 16 { density *= 2 }
    return density
  }

  private func cut(_ rect: Rect, _ bounds: Rect) -> Rect {
    let (left, top) = (max(rect.x, bounds.x), max(rect.y, bounds.y))
    return Rect(
      x: left, y: top, width: max(min(rect.maxX, bounds.maxX) - left, 0),
      height: max(min(rect.maxY, bounds.maxY) - top, 0))
  }

  private func pictureLevel(
    _ picture: Picture, _ content: PictureContent, _ target: RasterTarget, _ x: Int, _ y: Int
  ) throws(DrawingError) -> Raster {
    let (key, make) = pictureSource(picture, content, target)
    guard let tint = content.tint else { return try level(key, x, y, base: make) }
    return try level(.tinted(key, tint), x, y) { () throws(DrawingError) in
      try Tint.tinted(try environment.cache.raster(key, make: make), tint)
    }
  }

  /// The picture at its size in pixels, before its colours are changed.
  private func pictureSource(
    _ picture: Picture, _ content: PictureContent, _ target: RasterTarget
  ) -> (key: RasterKey, make: () throws(DrawingError) -> Raster) {
    let size = target.size
    if let caps = content.caps, !target.isOwnSize {
      let key = RasterKey.ninePart(
        picture.id, caps, density: target.density.x, width: size.width, height: size.height)
      return (key, { () throws(DrawingError) in try ninePart(picture, caps, target) })
    }
    if size.width == picture.width, size.height == picture.height {
      return (.picture(picture.id), { () throws(DrawingError) in try PictureRaster.decoded(picture) })
    }
    return (
      .resampled(picture.id, width: size.width, height: size.height),
      { () throws(DrawingError) in try resampled(picture, size) }
    )
  }

  private func resampled(_ picture: Picture, _ size: PixelSize) throws(DrawingError) -> Raster {
    if let drawn = try PictureRaster.drawn(picture, size) { return drawn }
    let whole = try environment.cache.raster(.picture(picture.id)) { () throws(DrawingError) in
      try PictureRaster.decoded(picture)
    }
    return try Resampler.resampled(whole, width: size.width, height: size.height)
  }

  private func ninePart(
    _ picture: Picture, _ caps: PictureCaps, _ target: RasterTarget
  ) throws(DrawingError) -> Raster {
    // A drawing is made as large as its corners will be shown; pixels are taken as they are.
    let ratio = picture.format == .svg ? target.density.x / caps.density.double : 1
    func scaled(_ pixels: Int) -> Int { max(Int((Double(pixels) * ratio).rounded()), 1) }
    let own = PixelSize(width: scaled(picture.width), height: scaled(picture.height))
    let whole: Raster
    if own.width <= 16_384, own.height <= 16_384, own.width * own.height <= 64_000_000,
      let drawn = try PictureRaster.drawn(picture, own)
    {
      whole = drawn
    } else {
      whole = try environment.cache.raster(.picture(picture.id)) { () throws(DrawingError) in
        try PictureRaster.decoded(picture)
      }
    }
    let pixel = target.density.x / caps.density.double
    func parts(_ low: Int, _ high: Int, of side: Int, _ pixels: Int, to length: Int) -> [Resampler.Stretch] {
      NineParts.stretches(
        low: Double(low), high: Double(high), side: Double(side), pixels: pixels, shown: pixel, length: length
      )
    }
    return try Resampler.resampled(
      whole,
      across: parts(caps.left, caps.right, of: picture.width, whole.width, to: target.size.width),
      down: parts(caps.top, caps.bottom, of: picture.height, whole.height, to: target.size.height))
  }
}

/// The size in pixels a picture is brought to.
private struct RasterTarget {
  let size: PixelSize
  /// Raster pixels a point of the layer.
  let density: (x: Double, y: Double)
  /// Too many pixels to make: the picture's own are drawn from.
  let isOwnSize: Bool

  init(_ frame: Rect, _ picture: Picture, _ density: Double) {
    let width = max((frame.width * density).rounded(), 1)
    let height = max((frame.height * density).rounded(), 1)
    isOwnSize = width > 16_384 || height > 16_384 || width * height > 64_000_000
    if isOwnSize {
      size = PixelSize(width: picture.width, height: picture.height)
      self.density = (Double(picture.width) / frame.width, Double(picture.height) / frame.height)
    } else {
      size = PixelSize(width: Int(width), height: Int(height))
      self.density = (density, density)
    }
  }
}
