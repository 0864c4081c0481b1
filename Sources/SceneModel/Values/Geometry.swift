/// A point in points (1/72 inch at scale 1), origin top left, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, origin top left, y down.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
  /// What both rectangles cover; nil when that has no area.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    // Itself to the last bit when it lies wholly inside.
    let isInside = left == x && top == y && right == maxX && bottom == maxY
    return isInside ? self : Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
  public func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }
  /// How far it has to move to lie out of sight beyond a side of what holds it.
  public func wayOut(of container: Size, beyond side: Side) -> Point {
    switch side {
    case .top: Point(x: 0, y: -maxY)
    case .bottom: Point(x: 0, y: container.height - y)
    case .left, .leading: Point(x: -maxX, y: 0)
    case .right, .trailing: Point(x: container.width - x, y: 0)
    }
  }
  /// The rectangle on the way to another; `progress` may leave 0…1.
  public func interpolated(to other: Rect, _ progress: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y),
      width: mix(width, other.width), height: mix(height, other.height))
  }
}

/// A length as a script writes it; percent is of the side it is measured along.
public enum Length: Hashable, Sendable {
  case points(Double)
  case pixels(Double)
  /// 1 is the whole side.
  case fraction(Double)

  /// The length in points, for a side of `whole` points at `scale` pixels a point.
  public func points(of whole: Double, scale: Double) -> Double {
    switch self {
    case .points(let value): value
    case .pixels(let value): value / scale
    case .fraction(let value): value * whole
    }
  }
}

/// A rectangle as a script writes it, relative to the container.
public struct LengthRect: Hashable, Sendable {
  public var x: Length
  public var y: Length
  public var width: Length
  public var height: Length
  public init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle in points inside `container`, its edges on whole pixels of `scale`.
  public func resolved(in container: Size, scale: Double) -> Rect {
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let left = x.points(of: container.width, scale: scale)
    let top = y.points(of: container.height, scale: scale)
    let right = left + width.points(of: container.width, scale: scale)
    let bottom = top + height.points(of: container.height, scale: scale)
    return Rect(
      x: snap(left), y: snap(top), width: snap(right) - snap(left), height: snap(bottom) - snap(top))
  }
}

/// A side of the container; `leading` and `trailing` follow the direction of writing.
public enum Side: String, Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing, left, right

  /// The side with leading and trailing settled.
  public func physical(rightToLeft: Bool) -> Side {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    default: self
    }
  }

  public var isHorizontal: Bool { self != .top && self != .bottom }
}
