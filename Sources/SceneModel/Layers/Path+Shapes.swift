extension Path {
  /// How far the control points of a quarter circle lie from its ends, in radii.
  ///
  /// Source: 4/3 · (√2 − 1), the curve that meets the circle at 45°.
  static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// A closed rectangle, clockwise from its top left corner.
  public init(_ rect: Rect) {
    self.init()
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.y))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.x, y: rect.maxY))
    close()
  }

  /// The ellipse that touches the four sides of a rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: Rect) {
    self.init()
    let (center, x, y) = (rect.center, rect.width / 2, rect.height / 2)
    func at(_ unit: (Double, Double)) -> Point { Point(x: center.x + unit.0 * x, y: center.y + unit.1 * y) }
    let k = Path.quarter
    move(to: at((1, 0)))
    cubic(at((1, k)), at((k, 1)), to: at((0, 1)))
    cubic(at((-k, 1)), at((-1, k)), to: at((-1, 0)))
    cubic(at((-1, -k)), at((-k, -1)), to: at((0, -1)))
    cubic(at((k, -1)), at((1, -k)), to: at((1, 0)))
    close()
  }
}
