/// Straight alpha to premultiplied and back, in whole numbers, so that every machine agrees.
enum Premultiplication {
  /// c·a/255 to nearest. Exact for all 65 536 pairs.
  ///
  /// Source: the usual (x + 128 + ((x + 128) >> 8)) >> 8 division by 255 (J. Blinn, "Three wrongs make a
  /// right", IEEE CG&A 1995).
  @inline(__always)
  static func multiplied(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = UInt32(channel) * UInt32(alpha) + 128
    return UInt8(truncatingIfNeeded: (product + (product >> 8)) >> 8)
  }

  /// (c·255 + a/2)/a, at most 255; 0 where alpha is 0: what FFmpeg and PNG readers expect back.
  @inline(__always)
  static func divided(_ channel: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha != 0 else { return 0 }
    let (whole, share) = (UInt32(alpha), UInt32(channel) * 255)
    return UInt8(truncatingIfNeeded: min((share + whole / 2) / whole, 255))
  }

  /// Premultiplies four-byte pixels whose alpha is the last byte, in place; with `swapsRedAndBlue`
  /// RGBA becomes BGRA on the way.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt8>, swapsRedAndBlue: Bool) {
    var index = 0
    while index + 3 < pixels.count {
      var (first, second, third) = (pixels[index], pixels[index + 1], pixels[index + 2])
      let alpha = pixels[index + 3]
      if alpha != 255 {
        first = multiplied(first, alpha)
        second = multiplied(second, alpha)
        third = multiplied(third, alpha)
      }
      pixels[index] = swapsRedAndBlue ? third : first
      pixels[index + 1] = second
      pixels[index + 2] = swapsRedAndBlue ? first : third
      index += 4
    }
  }
}
