/// Lines and curves in a layer's points, origin top left, y down.
///
/// Coordinates are kept in steps of 2⁻¹⁶ point, like everything in a presentation, so that equal paths are
/// equal to the bit on every machine.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points, then where it ends.
    case cubic(Point, Point, Point)
    /// Back to where the subpath began.
    case close
  }

  /// Begins with a move unless it is empty; after a close comes a move.
  public private(set) var elements: [Element] = []
  private var start = Point.zero
  /// Where the next element begins.
  public private(set) var currentPoint = Point.zero

  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: Point) {
    let point = point.onGrid
    // A move that nothing follows draws nothing.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  public mutating func line(to point: Point) {
    begin()
    currentPoint = point.onGrid
    elements.append(.line(currentPoint))
  }

  public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    begin()
    currentPoint = point.onGrid
    elements.append(.cubic(control1.onGrid, control2.onGrid, currentPoint))
  }

  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Another path after this one.
  public mutating func append(_ other: Path) {
    for element in other.elements { append(element) }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .cubic(let control1, let control2, let point): cubic(control1, control2, to: point)
    case .close: close()
    }
  }

  /// What is drawn after a close, or without a move, begins where the last subpath began.
  private mutating func begin() {
    if elements.isEmpty || elements.last == .close { elements.append(.move(start)) }
  }
}

extension Path {
  /// The path with every point mapped.
  ///
  /// - Parameter map: An affine map; a curve's image is then the curve of the images.
  public func mapped(_ map: (Point) -> Point) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): result.append(.move(map(point)))
      case .line(let point): result.append(.line(map(point)))
      case .cubic(let control1, let control2, let point):
        result.append(.cubic(map(control1), map(control2), map(point)))
      case .close: result.append(.close)
      }
    }
    return result
  }

  public func scaled(by factor: Double) -> Path {
    mapped { Point(x: $0.x * factor, y: $0.y * factor) }
  }

  public func moved(by offset: Point) -> Path {
    mapped { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// Left and right changed over inside a room of `width` points: what a right-to-left screen shows of an
  /// arrow.
  public func mirrored(width: Double) -> Path {
    mapped { Point(x: width - $0.x, y: $0.y) }
  }
}

extension Point {
  /// The nearest point on the grid of presentations.
  var onGrid: Point { Point(x: Fixed(x).double, y: Fixed(y).double) }
}
