/// An sRGB colour with straight alpha, 8 bits a channel: what the pixels hold.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  public static let black = Color(rgb: 0x000000)
  public static let white = Color(rgb: 0xFFFFFF)
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied by `share`, kept within 0…1 and rounded to nearest.
  public func withAlpha(multipliedBy share: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(max(share, 0), 1)).rounded())
    return copy
  }

  public var isOpaque: Bool { alpha == 255 }
}
