/// A number in steps of 2⁻¹⁶: what a presentation is made of, so that equal is equal, NaN and −0
/// cannot exist, and last-bit differences of libm between machines do not reach pixels.
public struct Fixed: Hashable, Comparable, Sendable {
  /// The value × 65536.
  public let rawValue: Int64

  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// The nearest step, half away from zero; NaN becomes 0, and what lies beyond ±2³¹ its limit.
  public init(_ value: Double) {
    guard !value.isNaN else {
      rawValue = 0
      return
    }
    let bounded = min(max(value, -2_147_483_648), 2_147_483_647)
    rawValue = Int64((bounded * 65536).rounded(.toNearestOrAwayFromZero))
  }

  public static let zero = Fixed(rawValue: 0)
  public static let one = Fixed(rawValue: 65536)

  public var double: Double { Double(rawValue) / 65536 }

  public static func < (a: Fixed, b: Fixed) -> Bool { a.rawValue < b.rawValue }
}

/// A point in fixed point, in points.
public struct FixedPoint: Hashable, Sendable {
  public let x: Fixed
  public let y: Fixed
  public init(_ point: Point) {
    x = Fixed(point.x)
    y = Fixed(point.y)
  }
  public var point: Point { Point(x: x.double, y: y.double) }
}

/// A size in fixed point, in points.
public struct FixedSize: Hashable, Sendable {
  public let width: Fixed
  public let height: Fixed
  public init(_ size: Size) {
    width = Fixed(size.width)
    height = Fixed(size.height)
  }
  public var size: Size { Size(width: width.double, height: height.double) }
}

/// A rectangle in fixed point, in points.
public struct FixedRect: Hashable, Sendable {
  public let x: Fixed
  public let y: Fixed
  public let width: Fixed
  public let height: Fixed
  public init(_ rect: Rect) {
    x = Fixed(rect.x)
    y = Fixed(rect.y)
    width = Fixed(rect.width)
    height = Fixed(rect.height)
  }
  public var rect: Rect { Rect(x: x.double, y: y.double, width: width.double, height: height.double) }
}

/// An affine map in fixed point: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty (Cairo's xx, yx, xy, yy, x0, y0).
public struct FixedTransform: Hashable, Sendable {
  public let a: Fixed
  public let b: Fixed
  public let c: Fixed
  public let d: Fixed
  public let tx: Fixed
  public let ty: Fixed

  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = Fixed(a)
    self.b = Fixed(b)
    self.c = Fixed(c)
    self.d = Fixed(d)
    self.tx = Fixed(tx)
    self.ty = Fixed(ty)
  }

  public static let identity = FixedTransform()

  public static func translation(x: Double, y: Double) -> FixedTransform { FixedTransform(tx: x, ty: y) }

  /// First this, then a move.
  func moved(by delta: Point) -> FixedTransform {
    FixedTransform(
      a: a.double, b: b.double, c: c.double, d: d.double, tx: tx.double + delta.x, ty: ty.double + delta.y)
  }

  /// True when nothing but a move happens.
  public var isTranslation: Bool { a == .one && b == .zero && c == .zero && d == .one }
}
