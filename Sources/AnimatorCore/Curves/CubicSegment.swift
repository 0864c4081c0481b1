/// One cubic Bézier piece of a curve, from (x0, y0) to (x3, y3), with x growing along it.
///
/// x is kept as a fraction of the segment's width; y in whole distances.
struct CubicSegment: Hashable, Sendable {
  let start: Double
  let width: Double
  let x1: Double
  let x2: Double
  let y0: Double
  let y1: Double
  let y2: Double
  let y3: Double

  /// A whole curve from (0, 0) to (1, 1).
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.init((0, 0), (x1, y1), (x2, y2), (1, 1))
  }

  init(
    _ p0: (x: Double, y: Double), _ p1: (x: Double, y: Double), _ p2: (x: Double, y: Double),
    _ p3: (x: Double, y: Double)
  ) {
    start = p0.x
    width = p3.x - p0.x
    x1 = (p1.x - p0.x) / width
    x2 = (p2.x - p0.x) / width
    (y0, y1, y2, y3) = (p0.y, p1.y, p2.y, p3.y)
  }

  // Power form: x(t) = ((ax·t + bx)·t + cx)·t of the width, y(t) = ((ay·t + by)·t + cy)·t + y0.
  private var ax: Double { 1 + 3 * (x1 - x2) }
  private var bx: Double { 3 * (x2 - 2 * x1) }
  private var cx: Double { 3 * x1 }
  private var ay: Double { y3 - y0 + 3 * (y1 - y2) }
  private var by: Double { 3 * (y0 - 2 * y1 + y2) }
  private var cy: Double { 3 * (y1 - y0) }

  /// The parameter t at which the segment's x is `u` of its width, 0 < u < 1, and the steps it took.
  ///
  /// Newton inside a bracket, with a halving wherever Newton would leave it; halving alone where a flat
  /// x(t) makes Newton slow. x(t) is monotone because x1 and x2 lie in 0…1, so there is one root.
  func parameter(at u: Double) -> (t: Double, iterations: Int) {
    let (ax, bx, cx) = (ax, bx, cx)
    var (low, high) = (0.0, 1.0)
    var t = u
    var iterations = 0
    while iterations < 24 {
      let error = ((ax * t + bx) * t + cx) * t - u
      if abs(error) <= 1e-16 { return (t, iterations) }
      if error < 0 { low = t } else { high = t }
      iterations += 1
      let newton = t - error / ((3 * ax * t + 2 * bx) * t + cx)
      if newton == t { return (t, iterations) }
      t = newton > low && newton < high ? newton : low + (high - low) / 2
    }
    let halving = BoundedSearch.bisect(low...high) { ((ax * $0 + bx) * $0 + cx) * $0 < u }
    return (halving.root, iterations + halving.iterations)
  }

  /// y where the curve passes `x`; the end values outside the segment.
  func value(at x: Double) -> Double {
    let u = (x - start) / width
    if u <= 0 { return y0 }
    if u >= 1 { return y3 }
    let t = parameter(at: u).t
    return ((ay * t + by) * t + cy) * t + y0
  }

  /// dy/dx at `x`, from the right inside the segment and at its start, from the left at its end;
  /// infinite where the tangent is vertical.
  func slope(at x: Double) -> Double {
    let u = (x - start) / width
    if u <= 0 { return startSlope }
    if u >= 1 { return endSlope }
    let t = parameter(at: u).t
    return CubicSegment.ratio(
      y: ((3 * ay * t + 2 * by) * t + cy, 6 * ay * t + 2 * by, 6 * ay),
      x: ((3 * ax * t + 2 * bx) * t + cx, 6 * ax * t + 2 * bx, 6 * ax), towards: 1) / width
  }

  var startSlope: Double {
    CubicSegment.ratio(y: (cy, 2 * by, 6 * ay), x: (cx, 2 * bx, 6 * ax), towards: 1) / width
  }

  var endSlope: Double {
    // Written from the end point so that a tangent that vanishes there vanishes exactly.
    CubicSegment.ratio(
      y: (3 * (y3 - y2), 6 * (y3 - 2 * y2 + y1), 6 * ay),
      x: (3 * (1 - x2), 6 * (1 - 2 * x2 + x1), 6 * ax), towards: -1) / width
  }

  /// The limit of dy/dx from the derivatives with respect to t: the first that does not vanish decides.
  private static func ratio(
    y: (Double, Double, Double), x: (Double, Double, Double), towards side: Double
  ) -> Double {
    if x.0 != 0 { return y.0 / x.0 }
    if y.0 != 0 { return y.0 > 0 ? .infinity : -.infinity }
    if x.1 != 0 { return y.1 / x.1 }
    if y.1 != 0 { return y.1 * side > 0 ? .infinity : -.infinity }
    return x.2 != 0 ? y.2 / x.2 : 0
  }

  /// The lowest and highest y of the segment: its ends and the roots of dy/dt between them.
  var range: ClosedRange<Double> {
    var (low, high) = (min(y0, y3), max(y0, y3))
    for t in CubicSegment.roots(3 * ay, 2 * by, cy) where t > 0 && t < 1 {
      let y = ((ay * t + by) * t + cy) * t + y0
      low = min(low, y)
      high = max(high, y)
    }
    return low...high
  }

  /// Real roots of a·t² + b·t + c, in the form that does not cancel.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    var roots: [Double] = []
    if a != 0 { roots.append(q / a) }
    if q != 0 { roots.append(c / q) }
    return roots
  }
}
