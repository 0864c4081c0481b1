internal import CPixelKernels
internal import SceneModel

/// What the kernel has to know of a bent layer, in pixels that are counted from the corner of an area.
struct BentPicture {
  enum Kind {
    case perspective(pk_perspective)
    case curl(pk_page_curl)
  }

  let kind: Kind
  /// How often the layer's pixels are halved at most, across and down.
  let lastLevels: (x: Int, y: Int)

  /// Nil where nothing of it is to be seen.
  ///
  /// - Parameters:
  ///   - size: Of the layer, in points.
  ///   - scale: Pixels a point of the layer's own raster.
  ///   - matrix: From the layer's points to the canvas's pixels.
  init?(_ warp: Warp, _ size: Size, scale: Double, _ matrix: Affine, from area: PixelRect) {
    switch warp {
    case .perspective(let perspective):
      let corners = perspective.corners.map { corner in
        Point(
          x: matrix.a * corner.x + matrix.c * corner.y + matrix.tx - Double(area.left) - 0.5,
          y: matrix.b * corner.x + matrix.d * corner.y + matrix.ty - Double(area.top) - 0.5)
      }
      guard
        let map = ProjectiveMap(
          onto: Size(width: size.width * scale, height: size.height * scale), from: corners)
      else { return nil }
      let steps = corners.map(map.steps)
      lastLevels = (
        BentPicture.level(steps.map(\.x).max() ?? 1), BentPicture.level(steps.map(\.y).max() ?? 1)
      )
      kind = .perspective(map.kernel(corners, light: perspective.light))
    case .curl(let curl):
      guard let page = BentPicture.page(curl, size, scale: scale, matrix, from: area) else { return nil }
      // The roll stands on edge where it ends.
      let step = max(abs(page.u.0) + abs(page.u.1), abs(page.v.0) + abs(page.v.1))
      lastLevels = (
        BentPicture.level(step * (1 + 15 * abs(page.x))), BentPicture.level(step * (1 + 15 * abs(page.y)))
      )
      kind = .curl(page)
    }
  }

  private static func page(
    _ curl: Curl, _ size: Size, scale: Double, _ matrix: Affine, from area: PixelRect
  ) -> pk_page_curl? {
    guard let inverse = matrix.inverse.map({ Affine.scale(scale, scale).after($0) }) else { return nil }
    let (left, top) = (Double(area.left) + 0.5, Double(area.top) + 0.5)
    return pk_page_curl(
      u: (inverse.a, inverse.c, inverse.a * left + inverse.c * top + inverse.tx),
      v: (inverse.b, inverse.d, inverse.b * left + inverse.d * top + inverse.ty),
      x: curl.x.double, y: curl.y.double, line: curl.line.double * scale, radius: curl.radius.double * scale,
      width: size.width * scale, height: size.height * scale, reach: max(curl.shadowReach * scale, 1),
      back: (curl.back.blue, curl.back.green, curl.back.red, 255),
      translucency: Int32((curl.translucency.double * 256).rounded()),
      shadow: Int32((curl.shadow.double * 256).rounded()))
  }

  /// The smallest picture of which a part is mixed in.
  static func level(_ step: Double) -> Int {
    var (level, rest) = (0, step)
    while rest > 1.25, level < Int(PK_WARP_LEVELS) - 1 {
      rest /= 2
      level += 1
    }
    return level
  }
}

/// From the plane a picture is seen in back to the picture.
///
/// Source: P. Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3: the map of a unit
/// square to four corners, and its adjoint.
struct ProjectiveMap {
  private let u: (Double, Double, Double)
  private let v: (Double, Double, Double)
  private let w: (Double, Double, Double)

  /// Nil for corners that run anticlockwise, which are a picture's back, or lie on a line.
  ///
  /// - Parameter corners: Clockwise from the one that shows the picture's top left.
  init?(onto size: Size, from corners: [Point]) {
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    let area = (r.x - p.x) * (s.y - q.y) - (s.x - q.x) * (r.y - p.y)
    guard area > 1e-3, size.width > 0, size.height > 0 else { return nil }
    let (dx1, dy1) = (q.x - r.x, q.y - r.y)
    let (dx2, dy2) = (s.x - r.x, s.y - r.y)
    let (sx, sy) = (p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y)
    let determinant = dx1 * dy2 - dx2 * dy1
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sx * dy2 - dx2 * sy) / determinant
    let h = (dx1 * sy - sx * dy1) / determinant
    let (a, b, c) = (q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x)
    let (d, e, f) = (q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y)
    let w = (d * h - e * g, b * g - a * h, a * e - b * d)
    // Greater than 0 inside.
    let sign = w.0 * p.x + w.1 * p.y + w.2 < 0 ? -1.0 : 1.0
    let (across, down) = (sign * size.width, sign * size.height)
    u = ((e - f * h) * across, (c * h - b) * across, (b * f - c * e) * across)
    v = ((f * g - d) * down, (a - c * g) * down, (c * d - a * f) * down)
    self.w = (w.0 * sign, w.1 * sign, w.2 * sign)
  }

  /// The picture's place that is seen at a point.
  func callAsFunction(_ point: Point) -> Point {
    func value(_ row: (Double, Double, Double)) -> Double { row.0 * point.x + row.1 * point.y + row.2 }
    let depth = value(w)
    return Point(x: value(u) / depth, y: value(v) / depth)
  }

  /// How far the picture runs from one pixel to the next, across and down.
  func steps(_ point: Point) -> (x: Double, y: Double) {
    let depth = w.0 * point.x + w.1 * point.y + w.2
    let place = self(point)
    func step(_ row: (Double, Double, Double), _ value: Double) -> Double {
      let (x, y) = (row.0 - value * w.0, row.1 - value * w.1)
      return (x * x + y * y).squareRoot() / abs(depth)
    }
    return (step(u, place.x), step(v, place.y))
  }

  func kernel(_ corners: [Point], light: Fixed) -> pk_perspective {
    // Left, top, right, bottom.
    let sides = (0..<4).map { index -> (Double, Double, Double) in
      let (from, to) = (corners[(index + 3) % 4], corners[index])
      let (x, y) = (to.x - from.x, to.y - from.y)
      let length = (x * x + y * y).squareRoot()
      // Two corners in one place have no side between them.
      guard length > 1e-6 else { return (0, 0, 1) }
      return (-y / length, x / length, (y * from.x - x * from.y) / length)
    }
    return pk_perspective(
      u: u, v: v, w: w, side: (sides[0], sides[1], sides[2], sides[3]),
      light: Int32((light.double * 256).rounded()))
  }
}
