#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Path {
  /// An elliptical arc as SVG gives it, in curves of at most a quarter turn.
  ///
  /// Source: SVG 2, appendix B.2.4 (from ends to the middle) and B.2.5 (radii out of range); L. Maisonobe,
  /// "Drawing an elliptical arc using polylines, quadratic or cubic Bézier curves", 2003 (the control points).
  mutating func arc(
    from: Point, to: Point, radiusX: Double, radiusY: Double, degrees: Double, isLarge: Bool, isPositive: Bool
  ) {
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard from != to else { return }
    guard rx > 0, ry > 0 else {
      line(to: to)
      return
    }
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let half = Point(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let p = Point(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    let excess = p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let under = rx * rx * p.y * p.y + ry * ry * p.x * p.x
    let share = (max(rx * rx * ry * ry - under, 0) / under).squareRoot() * (isLarge == isPositive ? -1 : 1)
    let c = Point(x: share * rx * p.y / ry, y: -share * ry * p.x / rx)
    let center = Point(
      x: cosine * c.x - sine * c.y + (from.x + to.x) / 2, y: sine * c.x + cosine * c.y + (from.y + to.y) / 2)
    let first = atan2((p.y - c.y) / ry, (p.x - c.x) / rx)
    var sweep = atan2((-p.y - c.y) / ry, (-p.x - c.x) / rx) - first
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }

    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(
        x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    for index in 0..<count {
      let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
      cubic(
        at(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        at(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
        to: index == count - 1 ? to : at(cos(b), sin(b)))
    }
  }
}
