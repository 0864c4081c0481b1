internal import CCairo
internal import CPixelKernels
internal import SceneModel

extension Painter {
  /// Draws with a gradient as Cairo's source: its own pixels, because Cairo's are rounded in steps that can
  /// be seen.
  ///
  /// - Parameters:
  ///   - bounds: What the gradient spans, in the layer's points.
  ///   - matrix: From there to pixels.
  ///   - area: The pixels that will be drawn on.
  func withSource(
    _ gradient: Gradient, _ bounds: Rect, _ matrix: Affine, _ area: PixelRect,
    _ body: (Painter) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    guard !area.isEmpty, !gradient.stops.isEmpty, let inverse = matrix.inverse else { return }
    let raster = try pool.take(width: area.width, height: area.height, isClear: false)
    defer { pool.give(raster) }
    // Counted from the layer's own corner, so that a part drawn on a canvas of its own has the same bytes.
    let (x, y) = (matrix.tx.rounded(.down), matrix.ty.rounded(.down))
    var place = GradientPlace(gradient.shape, bounds).kernel(inverse.after(.translation(x + 0.5, y + 0.5)))
    place.x = Int32(clamping: area.left - Int(x))
    place.y = Int32(clamping: area.top - Int(y))
    pk_gradient_bgra(
      raster.pixels, raster.bytesPerRow, Int32(clamping: area.width), Int32(clamping: area.height),
      GradientColors.table(gradient.stops), &place)
    try RasterPattern.with(raster, .translation(Double(area.left), Double(area.top)), isSmooth: false) {
      (pattern) throws(DrawingError) in
      setMatrix(Affine())
      cairo_set_source(cairo, pattern)
      try body(self)
    }
  }
}

/// A gradient's own coordinates as affine functions of the layer's points.
private struct GradientPlace {
  /// u = a·x + b·y + c; likewise v.
  private var u = (a: 0.0, b: 0.0, c: 1.0)
  private var v = (a: 0.0, b: 0.0, c: 0.0)
  private var isRadial = false

  /// One without length shows its last colour, as in CSS.
  init(_ shape: Gradient.Shape, _ bounds: Rect) {
    func point(_ unit: UnitPoint) -> Point {
      Point(x: bounds.x + unit.x.double * bounds.width, y: bounds.y + unit.y.double * bounds.height)
    }
    switch shape {
    case .linear(let from, let to): setLine(point(from), point(to))
    case .angle(let degrees):
      // Source: CSS Images 3, "linear gradient syntax": the line is as long as makes the corners' colours
      // those of its ends.
      let (sine, cosine) = Turn.sineAndCosine(degrees.double)
      let length = abs(bounds.width * sine) + abs(bounds.height * cosine)
      let (x, y) = (sine * length / 2, -cosine * length / 2)
      let center = bounds.center
      setLine(Point(x: center.x - x, y: center.y - y), Point(x: center.x + x, y: center.y + y))
    case .radial(let center, let radiusX, let radiusY):
      setEllipse(point(center), radiusX.double * bounds.width, radiusY.double * bounds.height)
    case .circle(let center, let radius):
      let length = radius.double * max(bounds.width, bounds.height)
      setEllipse(point(center), length, length)
    }
  }

  private mutating func setLine(_ from: Point, _ to: Point) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let square = x * x + y * y
    guard square > 1e-12 else { return }
    u = (x / square, y / square, -(from.x * x + from.y * y) / square)
  }

  private mutating func setEllipse(_ center: Point, _ x: Double, _ y: Double) {
    guard x > 1e-6, y > 1e-6 else { return }
    u = (1 / x, 0, -center.x / x)
    v = (0, 1 / y, -center.y / y)
    isRadial = true
  }

  /// - Parameter map: From pixels to the layer's points.
  func kernel(_ map: Affine) -> pk_gradient {
    func through(_ f: (a: Double, b: Double, c: Double)) -> (Float, Float, Float) {
      (
        Float(f.a * map.tx + f.b * map.ty + f.c), Float(f.a * map.a + f.b * map.b),
        Float(f.a * map.c + f.b * map.d)
      )
    }
    let (u, v) = (through(u), through(v))
    return pk_gradient(
      u: u.0, u_across: u.1, u_down: u.2, v: v.0, v_across: v.1, v_down: v.2, is_radial: isRadial ? 1 : 0,
      x: 0, y: 0)
  }
}

/// The colours along a gradient as the kernel takes them.
enum GradientColors {
  /// Premultiplied BGRA in 256ths of a level, `PK_GRADIENT_COLORS` of them from 0 to 1.
  ///
  /// Source: CSS Images 3, "color stop lists": mixed premultiplied; of stops in one place the last holds
  /// from there on.
  static func table(_ stops: [Gradient.Stop]) -> [UInt16] {
    let count = Int(PK_GRADIENT_COLORS)
    let colors = stops.map { premultiplied($0.color) }
    let positions = stops.map(\.position.double)
    var table = [UInt16](repeating: 0, count: count * 4)
    var next = 0
    for index in 0..<count {
      let share = Double(index) / Double(count - 1)
      while next < positions.count, positions[next] <= share { next += 1 }
      let color: SIMD4<Double>
      if next == 0 {
        color = colors[0]
      } else if next == positions.count {
        color = colors[next - 1]
      } else {
        let (low, high) = (positions[next - 1], positions[next])
        color = colors[next - 1] + (colors[next] - colors[next - 1]) * ((share - low) / (high - low))
      }
      for channel in 0..<4 {
        table[index * 4 + channel] = UInt16(min(max((color[channel] * 256).rounded(), 0), 65280))
      }
    }
    return table
  }

  private static func premultiplied(_ color: Color) -> SIMD4<Double> {
    let alpha = Double(color.alpha)
    return SIMD4(
      Double(color.blue) * alpha / 255, Double(color.green) * alpha / 255, Double(color.red) * alpha / 255,
      alpha)
  }
}
