import SceneModel

/// Pictures that NumPy makes to the same byte, for numbers computed there; each function says how.
enum PerceptionPictures {
  /// A smooth disc: each pixel has the share of its 8 × 8 samples, at odd sixteenths, that lie inside.
  ///
  ///     ys, xs = np.mgrid[0:h*8, 0:w*8]
  ///     cov = ((xs*2+1-cx)**2 + (ys*2+1-cy)**2 <= r*r).reshape(h, 8, w, 8).sum(axis=(1, 3))
  ///     out[..., c] = (bg[c]*(64-cov) + fg[c]*cov + 32) // 64
  ///
  /// - Parameters:
  ///   - x: Of the middle, in sixteenths of a pixel, as `y` and `radius` are.
  static func disc(x: Int, y: Int = 16 * 45, radius: Int = 16 * 30) -> PixelBuffer {
    let (ink, paper) = (Color(red: 20, green: 40, blue: 90), Color.white)
    var picture = PixelBuffer(width: 100, height: 90)
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        var covered = 0
        for sampleY in 0..<8 {
          for sampleX in 0..<8 {
            let dx = column * 16 + sampleX * 2 + 1 - x
            let dy = row * 16 + sampleY * 2 + 1 - y
            if dx * dx + dy * dy <= radius * radius { covered += 1 }
          }
        }
        func mix(_ ink: UInt8, _ paper: UInt8) -> UInt8 {
          UInt8((Int(paper) * (64 - covered) + Int(ink) * covered + 32) / 64)
        }
        picture.set(
          column, row,
          Color(
            red: mix(ink.red, paper.red), green: mix(ink.green, paper.green),
            blue: mix(ink.blue, paper.blue)))
      }
    }
    return picture
  }

  /// 37 × 23 pixels of one of some colours each.
  ///
  ///     s = (s*1664525 + 1013904223) & 0xffffffff; k = (s >> 24) % levels
  ///     rgb = (k*40 % 256, k*90 % 256, k*23 % 256)
  static func speckle(seed: UInt32, levels: UInt32) -> PixelBuffer {
    var picture = PixelBuffer(width: 37, height: 23)
    var state = seed
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let level = (state >> 24) % levels
        func channel(_ step: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: level * step) }
        picture.set(column, row, Color(red: channel(40), green: channel(90), blue: channel(23)))
      }
    }
    return picture
  }

  /// One colour everywhere.
  static func plain(_ color: Color, width: Int = 20, height: Int = 10) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    for row in 0..<height { for column in 0..<width { picture.set(column, row, color) } }
    return picture
  }
}

extension PixelBuffer {
  /// Sets a pixel to an opaque colour, or to a clear one.
  mutating func set(_ x: Int, _ y: Int, _ color: Color) {
    let at = y * bytesPerRow + 4 * x
    bytes.replaceSubrange(at..<at + 4, with: [color.blue, color.green, color.red, color.alpha])
  }
}
