import SceneModel

/// A picture laid over black or white, as somebody would see it.
///
/// What shows through is judged over both, so that neither a black nor a white edge hides in its background.
struct OpaquePixels {
  /// What a picture is laid over.
  enum Backdrop {
    case black, white
  }

  let width: Int
  let height: Int
  /// `0x00RRGGBB`, row by row.
  let values: [UInt32]

  /// Lays premultiplied pixels over a backdrop; exact: c over black is c, over white c + 255 − alpha.
  init(_ picture: PixelBuffer, over backdrop: Backdrop) {
    width = picture.width
    height = picture.height
    let count = width * height
    values = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      picture.bytes.withUnsafeBytes { source in
        for index in 0..<count {
          let pixel = UInt32(
            littleEndian: source.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
          let light = backdrop == .black ? 0 : (255 - (pixel >> 24)) &* 0x01_0101
          // No channel carries: a premultiplied channel is at most its alpha.
          target[index] = (pixel & 0xFF_FFFF) &+ light
        }
      }
      initialized = count
    }
  }

  /// The ways two pictures are to be looked at: one where both are opaque, otherwise over black and white.
  static func views(_ a: PixelBuffer, _ b: PixelBuffer) -> [(OpaquePixels, OpaquePixels)] {
    let backdrops: [Backdrop] = isOpaque(a) && isOpaque(b) ? [.black] : [.black, .white]
    return backdrops.map { (OpaquePixels(a, over: $0), OpaquePixels(b, over: $0)) }
  }

  private static func isOpaque(_ picture: PixelBuffer) -> Bool {
    picture.bytes.withUnsafeBytes { bytes in
      var all = UInt32.max
      for index in 0..<bytes.count / 4 {
        all &= bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
      }
      return UInt32(littleEndian: all) >> 24 == 255
    }
  }
}
