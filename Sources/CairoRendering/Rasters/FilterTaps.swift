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
    return taps(scale, offset, pixels) { weights($0, sharpness) }
  }

  /// The same for enlarging what is blurred anyway, by the cubic B-spline: smooth, and itself a blur of a third of
  /// a source pixel's variance.
  ///
  /// Source: M. Unser, "Splines: a perfect fit for signal and image processing", IEEE Signal Processing Magazine
  /// 16, 1999, equation 3.
  static func spline(scale: Double, _ pixels: Range<Int>) -> [pk_taps] {
    taps(scale, 0, pixels) { t in
      let s = 1 - t
      return rounded(
        s * s * s / 6, ((3 * t - 6) * t * t + 4) / 6, ((3 * s - 6) * s * s + 4) / 6, t * t * t / 6, t)
    }
  }

  private static func taps(
    _ scale: Double, _ offset: Double, _ pixels: Range<Int>,
    _ weights: (_ fraction: Double) -> (Int8, Int8, Int8, Int8)
  ) -> [pk_taps] {
    pixels.map { pixel in
      let position = (Double(pixel) + 0.5 - offset) / scale - 0.5
      let whole = position.rounded(.down)
      return pk_taps(first: Int32(clamping: Int(whole) - 1), weight: weights(position - whole))
    }
  }

  private static func weights(_ fraction: Double, _ a: Double) -> (Int8, Int8, Int8, Int8) {
    func near(_ x: Double) -> Double { ((a + 2) * x - (a + 3)) * x * x + 1 }
    func far(_ x: Double) -> Double { ((a * x - 5 * a) * x + 8 * a) * x - 4 * a }
    return rounded(far(1 + fraction), near(fraction), near(1 - fraction), far(2 - fraction), fraction)
  }

  /// Shares in 64ths; what rounding leaves over goes to the heaviest.
  private static func rounded(
    _ first: Double, _ second: Double, _ third: Double, _ fourth: Double, _ fraction: Double
  ) -> (Int8, Int8, Int8, Int8) {
    func share(_ value: Double) -> Int8 { Int8((value * 64).rounded()) }
    let outer = (share(first), share(fourth))
    var inner = (share(second), share(third))
    let rest = 64 - outer.0 - outer.1 - inner.0 - inner.1
    if fraction < 0.5 { inner.0 += rest } else { inner.1 += rest }
    return (outer.0, inner.0, inner.1, outer.1)
  }
}
