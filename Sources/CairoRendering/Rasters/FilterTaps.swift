internal import CPixelKernels

/// The four-pixel filter by which rasters are scaled while they move.
///
/// Keys' cubic with a parameter that follows the scale: −½ (Catmull-Rom, as for moves without a scale) from
/// scale 1 on, and from there down to 0 at ½, where it gives the average of two pixels that the next level
/// is made of. So neither the end of a zoom nor a change of level shows as a change of sharpness.
///
/// Source: R. Keys, "Cubic convolution interpolation for digital image processing", IEEE Trans. ASSP 29,
/// 1981, equation 8.
enum FilterTaps {
  /// The taps of a row or column of target pixels.
  ///
  /// - Parameters:
  ///   - scale: Target pixels a source pixel, above ½.
  ///   - offset: Where the source begins, in target pixels.
  static func taps(scale: Double, offset: Double, _ pixels: Range<Int>) -> [pk_taps] {
    let sharpness = -min(max(scale - 0.5, 0), 0.5)
    return pixels.map { pixel in
      let position = (Double(pixel) + 0.5 - offset) / scale - 0.5
      let whole = position.rounded(.down)
      return pk_taps(first: Int32(clamping: Int(whole) - 1), weight: weights(position - whole, sharpness))
    }
  }

  /// Shares in 64ths; what rounding leaves over goes to the heaviest.
  private static func weights(_ fraction: Double, _ a: Double) -> (Int8, Int8, Int8, Int8) {
    func near(_ x: Double) -> Double { ((a + 2) * x - (a + 3)) * x * x + 1 }
    func far(_ x: Double) -> Double { ((a * x - 5 * a) * x + 8 * a) * x - 4 * a }
    func share(_ value: Double) -> Int8 { Int8((value * 64).rounded()) }
    let outer = (share(far(1 + fraction)), share(far(2 - fraction)))
    var inner = (share(near(fraction)), share(near(1 - fraction)))
    let rest = 64 - outer.0 - outer.1 - inner.0 - inner.1
    if fraction < 0.5 { inner.0 += rest } else { inner.1 += rest }
    return (outer.0, inner.0, inner.1, outer.1)
  }
}
