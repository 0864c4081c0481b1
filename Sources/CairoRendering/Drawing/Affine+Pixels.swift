internal import CCairo
internal import SceneModel

/// Into pixels.
extension Affine {
  /// Back from pixels; nil for a map that cannot be inverted.
  var inverse: Affine? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  func moved(_ x: Int, _ y: Int) -> Affine {
    var copy = self
    copy.tx += Double(x)
    copy.ty += Double(y)
    return copy
  }

  /// No turning and no mirroring: rectangles stay rectangles with their sides in place.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// How much longer a horizontal and a vertical unit become.
  var scales: (x: Double, y: Double) {
    isUpright ? (a, d) : ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  /// Cairo takes the map: all numbers finite and small enough for its 24.8 fixed point, invertible.
  var isDrawable: Bool {
    let parts = [a, b, c, d, tx, ty]
    return parts.allSatisfy { abs($0) < 4_000_000 } && abs(a * d - b * c) > 1e-9
  }

  /// The map whose origin stands on a whole pixel when it very nearly did.
  var snapped: Affine {
    guard isUpright else { return self }
    var copy = self
    copy.tx = Affine.snapped(tx)
    copy.ty = Affine.snapped(ty)
    return copy
  }

  /// A whole number when the value is within 1/512 pixel of it: what a chain of lengths rounded to
  /// 2⁻¹⁶ point loses, and less than Cairo's 1/256 pixel can show.
  static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1.0 / 512 ? whole : value
  }

  /// The bounding box of a rectangle, its edges snapped.
  func bounds(of rect: Rect) -> DeviceRect {
    if isUpright {
      return DeviceRect(
        left: Affine.snapped(a * rect.x + tx), top: Affine.snapped(d * rect.y + ty),
        right: Affine.snapped(a * rect.maxX + tx), bottom: Affine.snapped(d * rect.maxY + ty))
    }
    let xs = [rect.x, rect.maxX].flatMap { x in [rect.y, rect.maxY].map { a * x + c * $0 + tx } }
    let ys = [rect.x, rect.maxX].flatMap { x in [rect.y, rect.maxY].map { b * x + d * $0 + ty } }
    return DeviceRect(
      left: xs.min() ?? 0, top: ys.min() ?? 0, right: xs.max() ?? 0, bottom: ys.max() ?? 0)
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
