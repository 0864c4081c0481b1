internal import CCairo
internal import CPixelKernels
internal import SceneModel

/// Makes the blurred coverage of an outline at the canvas scale.
struct ShadowMask {
  /// Pixels of the mask around the outline on every side.
  let margin: Int
  let width: Int
  let height: Int
  private let shape: ShadowShape
  private let scale: Double
  private let box: Int

  init(_ shape: ShadowShape, _ scale: Double) {
    self.shape = shape
    self.scale = scale
    let box = ShadowMask.box(blur: shape.blur.double, scale: scale)
    let margin = 3 * box / 2 + 2
    func side(_ length: Fixed) -> Int {
      Int(min((length.double * scale - 1.0 / 256).rounded(.up), 1_000_000)) + 2 * margin
    }
    width = side(shape.width)
    height = side(shape.height)
    self.margin = margin
    self.box = box
  }

  /// A layer of hundreds of screens, or a blur of hundreds of points, casts none.
  var isPossible: Bool { box <= PK_BOX_LIMIT && width <= 16_384 && height <= 16_384 }

  /// The side in pixels of the three boxes that come close to a Gaussian.
  ///
  /// Source: SVG 1.1, feGaussianBlur: floor(σ · 3 · √(2π) / 4 + ½); σ is half of CSS's blur.
  static func box(blur: Double, scale: Double) -> Int {
    let deviation = blur / 2 * scale
    return Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
  }

  func raster() throws(DrawingError) -> Raster {
    let raster = try Raster(.mask, width: width, height: height)
    try draw(on: raster, x: 0, y: 0, CAIRO_OPERATOR_OVER)
    let status = pk_box_blur_a8(
      raster.pixels, raster.bytesPerRow, Int32(width), Int32(height), Int32(box))
    guard status == 0 else { throw .outOfMemory(bytes: raster.byteCount) }
    if let offset = shape.cutout?.rect {
      try draw(on: raster, x: -offset.x * scale, y: -offset.y * scale, CAIRO_OPERATOR_DEST_OUT)
    }
    return raster
  }

  private func draw(
    on raster: Raster, x: Double, y: Double, _ operation: cairo_operator_t
  ) throws(DrawingError) {
    let canvas = try Canvas(raster)
    let context = canvas.context
    cairo_set_operator(context, operation)
    cairo_translate(context, Double(margin) + x, Double(margin) + y)
    cairo_scale(context, scale, scale)
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
