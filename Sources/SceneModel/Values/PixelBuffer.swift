/// A picture in memory: rows of BGRA bytes, premultiplied, sRGB, top row first, no padding between rows.
public struct PixelBuffer: Hashable, Sendable {
  /// Pixels, at least 1.
  public let width: Int
  /// Pixels, at least 1.
  public let height: Int
  /// `width × height × 4` bytes in the order blue, green, red, alpha.
  public var bytes: [UInt8]

  /// Creates a transparent picture.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Takes over `bytes`, of which there must be `width × height × 4`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public var bytesPerRow: Int { width * 4 }
}
