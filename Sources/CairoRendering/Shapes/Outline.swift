internal import CCairo
internal import Glibc
internal import SceneModel

/// Closed paths in a context's current space.
enum Outline {
  /// A rectangle with round corners.
  ///
  /// - Parameter corners: Radii that overlap are made smaller.
  static func addRectangle(_ context: OpaquePointer, _ rect: Rect, _ corners: Corners) {
    guard !corners.isSquare, rect.width > 0, rect.height > 0 else {
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let radii = RoundedCorners(corners, rect.size)
    cairo_new_sub_path(context)
    radii.topRight.add(to: context, Point(x: right, y: top), along: (1, 0), into: (0, 1))
    radii.bottomRight.add(to: context, Point(x: right, y: bottom), along: (0, 1), into: (-1, 0))
    radii.bottomLeft.add(to: context, Point(x: left, y: bottom), along: (-1, 0), into: (0, -1))
    radii.topLeft.add(to: context, Point(x: left, y: top), along: (0, -1), into: (1, 0))
    cairo_close_path(context)
  }

  /// The ellipse that touches the rectangle's four sides.
  static func addEllipse(_ context: OpaquePointer, _ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, rect.center.x, rect.center.y)
    cairo_scale(context, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, .pi * 2)
    cairo_close_path(context)
    cairo_restore(context)
  }
}

/// The four corners of a rectangle of one size.
struct RoundedCorners {
  let topLeft: RoundedCorner
  let topRight: RoundedCorner
  let bottomRight: RoundedCorner
  let bottomLeft: RoundedCorner

  init(_ corners: Corners, _ size: Size) {
    let corners = corners.fitted(to: size)
    let isContinuous = corners.curve == .continuous
    let (a, b) = (corners.topLeft.double, corners.topRight.double)
    let (c, d) = (corners.bottomRight.double, corners.bottomLeft.double)
    // The corners of a side share it in the ratio of their radii.
    func corner(_ radius: Double, _ across: Double, _ down: Double) -> RoundedCorner {
      guard radius > 0 else { return RoundedCorner(radius: 0, smoothness: 0) }
      let room = min(size.width / (radius + across), size.height / (radius + down))
      let smoothness = isContinuous ? (room - 1) / (RoundedCorner.continuousReach - 1) : 0
      return RoundedCorner(radius: radius, smoothness: min(max(smoothness, 0), 1))
    }
    topLeft = corner(a, b, d)
    topRight = corner(b, a, c)
    bottomRight = corner(c, d, b)
    bottomLeft = corner(d, c, a)
  }

  /// How far corners reach into the rectangle from each side.
  var top: Double { max(topLeft.reach, topRight.reach) }
  var left: Double { max(topLeft.reach, bottomLeft.reach) }
  var bottom: Double { max(bottomLeft.reach, bottomRight.reach) }
  var right: Double { max(topRight.reach, bottomRight.reach) }
}

/// One corner: a quarter circle, the platform's continuous curve, or something in between.
struct RoundedCorner {
  let radius: Double
  /// 0 is the quarter circle, 1 the whole continuous curve.
  let smoothness: Double

  /// Where the continuous curve leaves the side, in radii.
  static let continuousReach = 1.52866483

  var reach: Double { radius * (1 + (RoundedCorner.continuousReach - 1) * smoothness) }

  /// - Parameters:
  ///   - corner: Where the sides would meet.
  ///   - along: The unit vector along which the outline comes to the corner.
  ///   - into: The one along which it leaves.
  func add(
    to context: OpaquePointer, _ corner: Point, along: (x: Double, y: Double), into: (x: Double, y: Double)
  ) {
    guard radius > 0 else {
      cairo_line_to(context, corner.x, corner.y)
      return
    }
    if smoothness == 0 {
      let center = Point(
        x: corner.x + (into.x - along.x) * radius, y: corner.y + (into.y - along.y) * radius)
      let start = along.x == 1 ? -Double.pi / 2 : along.y == 1 ? 0 : along.x == -1 ? .pi / 2 : .pi
      cairo_arc(context, center.x, center.y, radius, start, start + .pi / 2)
      return
    }
    func at(_ index: Int) -> Point {
      let (round, smooth) = (RoundedCorner.circular[index], RoundedCorner.continuous[index])
      let before = (round.0 + (smooth.0 - round.0) * smoothness) * radius
      let beyond = (round.1 + (smooth.1 - round.1) * smoothness) * radius
      return Point(
        x: corner.x - along.x * before + into.x * beyond, y: corner.y - along.y * before + into.y * beyond)
    }
    func curve(_ index: Int) {
      let (first, second, end) = (at(index), at(index + 1), at(index + 2))
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
    cairo_line_to(context, at(0).x, at(0).y)
    curve(1)
    cairo_line_to(context, at(4).x, at(4).y)
    curve(5)
    cairo_line_to(context, at(8).x, at(8).y)
    curve(9)
  }

  /// The platform's continuous corner in radii, each point as its distances from the corner along the two
  /// sides: a start, a curve, a line, a curve, a line, a curve.
  ///
  /// Source: PixelCut, "Code for iOS 7 Rounded Rectangles" (paintcodeapp.com/news): read out of
  /// `UIBezierPath(roundedRect:cornerRadius:)`.
  private static let continuous: [(Double, Double)] = [
    (1.52866483, 0),
    (1.08849323, 0), (0.86840689, 0), (0.66993427, 0.06549600),
    (0.63149399, 0.07491100),
    (0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399),
    (0.06549600, 0.66993427),
    (0, 0.86840689), (0, 1.08849323), (0, 1.52866483),
  ]

  /// The same points of a quarter circle.
  private static let circular: [(Double, Double)] = {
    // The angles, from the side, at which the continuous curve's parts meet, as seen from the circle's middle.
    func at(_ angle: Double) -> (Double, Double) { (1 - sin(angle), 1 - cos(angle)) }
    func arc(_ from: Double, _ to: Double) -> [(Double, Double)] {
      let reach = 4.0 / 3 * tan((to - from) / 4)
      let (a, b) = (at(from), at(to))
      // Along the circle: the derivative of `at`.
      let out = (-cos(from) * reach, sin(from) * reach)
      let back = (cos(to) * reach, -sin(to) * reach)
      return [(a.0 + out.0, a.1 + out.1), (b.0 + back.0, b.1 + back.1), b]
    }
    let (first, second) = (0.3395, 0.3791)
    return [at(0)] + arc(0, first) + [at(second)] + arc(second, .pi / 2 - second)
      + [at(.pi / 2 - first)] + arc(.pi / 2 - first, .pi / 2)
  }()
}
