/// A pair of lengths or speeds, in points or points per second: x to the right, y down.
public struct Vector: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public static let zero = Vector(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
}
