import SceneModel

/// The difference of two pictures as a picture: what is the same pale and grey, what differs in red.
///
/// One level of one channel is seen as well as black instead of white is told from it: red begins at three
/// tenths of its strength.
struct DifferencePicture {
  let pixels: PixelBuffer

  /// Nil when the sizes differ.
  init?(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    var result = PixelBuffer(width: actual.width, height: actual.height)
    expected.bytes.withUnsafeBufferPointer { a in
      actual.bytes.withUnsafeBufferPointer { b in
        result.bytes.withUnsafeMutableBufferPointer { target in
          for at in stride(from: 0, to: b.count, by: 4) {
            let color = Self.color(a, b, at)
            (target[at], target[at + 1], target[at + 2], target[at + 3]) = (
              color.blue, color.green, color.red, 255
            )
          }
        }
      }
    }
    pixels = result
  }

  private static func color(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> Color {
    // The picture itself over white, a fifth of its strength.
    let white = 255 - Int(b[at + 3])
    let luma =
      (19 * (Int(b[at]) + white) + 183 * (Int(b[at + 1]) + white) + 54 * (Int(b[at + 2]) + white)) / 256
    let pale = 255 - (255 - luma) / 5
    let greatest = (0..<4).reduce(0) { max($0, abs(Int(a[at + $1]) - Int(b[at + $1]))) }
    guard greatest > 0 else { return Color(red: UInt8(pale), green: UInt8(pale), blue: UInt8(pale)) }
    let strength = 300 + 700 * greatest / 255
    func mix(_ channel: Int) -> UInt8 { UInt8((pale * (1000 - strength) + channel * strength) / 1000) }
    return Color(red: mix(224), green: mix(0), blue: mix(54))
  }
}
