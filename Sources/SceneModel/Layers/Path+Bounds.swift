extension Path {
  /// The smallest rectangle around lines and curves (not around control points); nil when nothing is
  /// drawn.
  public var bounds: Rect? {
    var box = Box()
    var from = Point.zero
    var start = Point.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        // A move that nothing follows draws nothing.
        guard index + 1 < elements.count else { break }
        (from, start) = (point, point)
        box.include(point)
      case .line(let point):
        box.include(point)
        from = point
      case .cubic(let control1, let control2, let point):
        for share in Path.extremes(from.x, control1.x, control2.x, point.x)
          + Path.extremes(from.y, control1.y, control2.y, point.y)
        {
          box.include(Path.point(from, control1, control2, point, at: share))
        }
        box.include(point)
        from = point
      case .close: from = start
      }
    }
    return box.rect
  }

  /// Where on a cubic curve its coordinate turns round, as shares of the curve's parameter.
  ///
  /// The zeros of its derivative, a quadratic polynomial.
  private static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let zeros: [Double]
    if abs(a) * 3 < 1e-9 {
      zeros = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      zeros = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return zeros.filter { $0 > 0 && $0 < 1 }
  }

  static func point(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, at t: Double) -> Point {
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let s = 1 - t
      return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }
    return Point(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y))
  }

  private struct Box {
    var rect: Rect?

    mutating func include(_ point: Point) {
      guard let old = rect else {
        rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
        return
      }
      let (left, top) = (min(old.x, point.x), min(old.y, point.y))
      rect = Rect(
        x: left, y: top, width: max(old.maxX, point.x) - left, height: max(old.maxY, point.y) - top)
    }
  }
}
