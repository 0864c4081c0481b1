internal import CCairo
internal import CPixelKernels
internal import SceneModel

/// Everything that decides a shadow's mask, in the mask's pixels.
struct ShadowShape: Hashable, Sendable {
  var width: Fixed
  var height: Fixed
  var corners: Corners
  /// The side of the three boxes that come close to a Gaussian.
  var box: Int
  var isEllipse: Bool
  /// The shadow's offset, when the outline itself is cut out of it.
  var cutout: Offset?

  struct Offset: Hashable, Sendable {
    var x: Fixed
    var y: Fixed
  }

  /// Pixels of the mask around the outline on every side.
  var margin: Int { reach + 2 }

  /// How far the blur carries.
  private var reach: Int { 3 * box / 2 }

  /// Columns and rows, from each side, whose pixels are not all like their neighbours'.
  var caps: (left: Int, top: Int, right: Int, bottom: Int) {
    let round = RoundedCorners(corners, Size(width: width.double, height: height.double))
    let (x, y) = (cutout?.x.double ?? 0, cutout?.y.double ?? 0)
    // The cut edge lies where the layer is, which the shadow was moved away from.
    func cap(_ corner: Double, _ offset: Double) -> Int {
      margin + Int((corner + max(offset, 0)).rounded(.up)) + reach + 3
    }
    return (cap(round.left, -x), cap(round.top, -y), cap(round.right, x), cap(round.bottom, y))
  }

  /// A shape whose mask becomes this one's when the pixels in the middle are repeated; nil when it would be no
  /// smaller.
  var smallest: ShadowShape? {
    guard !isEllipse else { return nil }
    let (mask, caps) = (ShadowMask(self), caps)
    let (across, down) = (mask.width - caps.left - caps.right - 1, mask.height - caps.top - caps.bottom - 1)
    guard across > 0 || down > 0 else { return nil }
    var small = self
    // Whole pixels, so that the edges lie between pixels as they did.
    small.width = Fixed(rawValue: width.rawValue - Int64(max(across, 0)) << 16)
    small.height = Fixed(rawValue: height.rawValue - Int64(max(down, 0)) << 16)
    return small
  }
}

/// Makes the blurred coverage of an outline.
struct ShadowMask {
  let width: Int
  let height: Int
  private let shape: ShadowShape

  init(_ shape: ShadowShape) {
    self.shape = shape
    func side(_ length: Fixed) -> Int { Int((length.double - 1.0 / 256).rounded(.up)) + 2 * shape.margin }
    width = side(shape.width)
    height = side(shape.height)
  }

  /// The side in pixels of the three boxes that come close to a Gaussian.
  ///
  /// Source: SVG 1.1, feGaussianBlur: floor(σ · 3 · √(2π) / 4 + ½); σ is half of CSS's blur.
  static func box(blur: Double, scale: Double) -> Int {
    let deviation = blur / 2 * scale
    return Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  /// The mask; its corners and edges are kept in the cache, so that other sizes cost no blur.
  func raster(_ cache: RasterCache) throws(DrawingError) -> Raster {
    guard let small = shape.smallest else { return try drawn() }
    let part = try cache.raster(.shadow(small)) { () throws(DrawingError) in try ShadowMask(small).drawn() }
    return try enlarged(part)
  }

  /// The mask drawn and blurred as a whole.
  func drawn() throws(DrawingError) -> Raster {
    let raster = try Raster(.mask, width: width, height: height)
    try draw(on: raster, x: 0, y: 0, CAIRO_OPERATOR_OVER)
    let status = pk_box_blur_a8(
      raster.pixels, raster.bytesPerRow, Int32(clamping: width), Int32(clamping: height),
      Int32(clamping: shape.box))
    guard status == 0 else { throw .outOfMemory(bytes: raster.byteCount) }
    if let offset = shape.cutout {
      try draw(on: raster, x: -offset.x.double, y: -offset.y.double, CAIRO_OPERATOR_DEST_OUT)
    }
    return raster
  }

  /// A smaller mask with the pixels in its middle repeated.
  private func enlarged(_ part: Raster) throws(DrawingError) -> Raster {
    let raster = try Raster(.mask, width: width, height: height)
    let caps = shape.caps
    let (across, down) = (width - part.width, height - part.height)
    for y in 0..<height {
      let row = y <= caps.top ? y : max(y - down, caps.top)
      let source = part.pixels + row * part.bytesPerRow
      let target = raster.pixels + y * raster.bytesPerRow
      guard across > 0 else {
        target.update(from: source, count: width)
        continue
      }
      target.update(from: source, count: caps.left)
      (target + caps.left).update(repeating: source[caps.left], count: across)
      (target + caps.left + across).update(from: source + caps.left, count: part.width - caps.left)
    }
    return raster
  }

  private func draw(
    on raster: Raster, x: Double, y: Double, _ operation: cairo_operator_t
  ) throws(DrawingError) {
    let canvas = try CairoCanvas(raster)
    let context = canvas.context
    cairo_set_operator(context, operation)
    cairo_translate(context, Double(shape.margin) + x, Double(shape.margin) + y)
    let rect = Rect(x: 0, y: 0, width: shape.width.double, height: shape.height.double)
    if shape.isEllipse {
      Outline.addEllipse(context, rect)
    } else {
      Outline.addRectangle(context, rect, shape.corners)
    }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
    try canvas.finish()
  }
}
