internal import PictureCoding
public import SceneModel

/// A frame made small, by which another environment's frames are judged.
public struct SmallPicture: Sendable, Hashable {
  public let frame: Int
  /// Each pixel is the mean of a square of the frame's pixels.
  public let pixels: PixelBuffer

  /// Pixels of the shorter side, at most.
  public static let side = 72
  /// In a golden file, for each environment.
  public static let count = 6

  public init(frame: Int, pixels: PixelBuffer) {
    self.frame = frame
    self.pixels = pixels
  }

  /// Makes a frame small.
  ///
  /// Squares of n × n pixels, n the least by which the shorter side is `side` at most, become their mean, half
  /// up; those at the right and lower edges may be narrower.
  public init(frame: Int, of picture: PixelBuffer) {
    let (width, height) = (picture.width, picture.height)
    let n = max(1, (min(width, height) + SmallPicture.side - 1) / SmallPicture.side)
    var small = PixelBuffer(width: (width + n - 1) / n, height: (height + n - 1) / n)
    picture.bytes.withUnsafeBufferPointer { source in
      small.bytes.withUnsafeMutableBufferPointer { target in
        var index = 0
        for top in stride(from: 0, to: height, by: n) {
          for left in stride(from: 0, to: width, by: n) {
            var (b, g, r, a) = (0, 0, 0, 0)
            let (rows, columns) = (top..<min(top + n, height), left..<min(left + n, width))
            for y in rows {
              for x in columns {
                let at = (y * width + x) * 4
                b += Int(source[at])
                g += Int(source[at + 1])
                r += Int(source[at + 2])
                a += Int(source[at + 3])
              }
            }
            let count = rows.count * columns.count
            for sum in [b, g, r, a] {
              target[index] = UInt8((sum + count / 2) / count)
              index += 1
            }
          }
        }
      }
    }
    self.init(frame: frame, pixels: small)
  }
}

extension SmallPicture {
  /// The picture as a PNG.
  func png() throws(PictureError) -> [UInt8] { try PNGEncoder.encode(pixels, level: 9) }

  /// Reads what `png` made.
  init(frame: Int, png: [UInt8]) throws(PictureError) {
    let limits = PictureLimits(side: 16_384, pixels: 4_000_000)
    let picture = try PictureInspector(limits: limits).picture(png)
    self.init(frame: frame, pixels: try PictureDecoder.decode(picture))
  }
}
