/// Halves rasters by averaging 2 × 2 (or 2 × 1, 1 × 2) pixels: the mip levels from which a raster is
/// drawn smaller.
enum Halving {
  /// A raster half as wide, or half as high, rounded up; a last odd column or row is averaged with itself.
  static func halved(_ source: Raster, x: Bool, y: Bool) throws(DrawingError) -> Raster {
    let width = x ? (source.width + 1) / 2 : source.width
    let height = y ? (source.height + 1) / 2 : source.height
    let target = try Raster(source.format, width: width, height: height)
    let channels = source.format == .color ? 4 : 1
    for row in 0..<height {
      let top = y ? row * 2 : row
      let bottom = y ? min(top + 1, source.height - 1) : top
      let upper = source.pixels + top * source.bytesPerRow
      let lower = source.pixels + bottom * source.bytesPerRow
      let output = target.pixels + row * target.bytesPerRow
      for column in 0..<width {
        let left = (x ? column * 2 : column) * channels
        let right = x ? min(left + channels, (source.width - 1) * channels) : left
        for channel in 0..<channels {
          let sum =
            UInt16(upper[left + channel]) + UInt16(upper[right + channel])
            + UInt16(lower[left + channel]) + UInt16(lower[right + channel])
          output[column * channels + channel] = UInt8(truncatingIfNeeded: (sum + 2) >> 2)
        }
      }
    }
    target.finish()
    return target
  }

  /// How often a raster is halved before it is drawn at `scale`, so that what is left of the scale lies
  /// above ½ and at most 1: a filter of four pixels then meets every pixel. At exactly ½ both ways of
  /// drawing give the same average, so a zoom through it shows no jump.
  static func level(_ scale: Double) -> Int {
    var (level, rest) = (0, scale)
    while rest <= 0.5, level < 6 {
      rest *= 2
      level += 1
    }
    return level
  }
}
