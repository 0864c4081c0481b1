/// A rectangle of whole pixels in a picture, origin top left, y down.
public struct PixelRegion: Hashable, Sendable, Encodable {
  /// Column of its first pixel, from 0.
  public let x: Int
  /// Row of its first pixel, from 0.
  public let y: Int
  /// Pixels, at least 1.
  public let width: Int
  /// Pixels, at least 1.
  public let height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRegion: CustomStringConvertible {
  /// `12 × 4 at 30, 7`.
  public var description: String { "\(width) × \(height) at \(x), \(y)" }
}

/// The smallest region around pixels that are told to it.
struct PixelBounds {
  private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

  /// Takes in columns `columns` of row `y`; they must not be empty.
  mutating func add(_ columns: ClosedRange<Int>, y: Int) {
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  /// Nil when nothing was told.
  var region: PixelRegion? {
    guard left <= right else { return nil }
    return PixelRegion(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
