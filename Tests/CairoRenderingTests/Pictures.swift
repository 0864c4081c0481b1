import TestSupport
import PictureCoding
import SceneModel

/// Pictures made for a test.
enum Pictures {
  static func picture(_ buffer: PixelBuffer) throws -> Picture {
    try PictureInspector().picture(try PNGEncoder.encode(buffer, level: 1))
  }

  /// Opaque noise.
  static func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) throws -> Picture {
    var random = SeededGenerator(seed: seed)
    var buffer = PixelBuffer(width: width, height: height)
    for index in buffer.bytes.indices {
      buffer.bytes[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    return try picture(buffer)
  }

  /// Each pixel as `color` says: blue, green, red, alpha, premultiplied.
  static func drawn(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) throws -> Picture {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return try picture(PixelBuffer(width: width, height: height, bytes: bytes))
  }
}
