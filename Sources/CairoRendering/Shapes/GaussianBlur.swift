internal import Glibc
internal import SceneModel

/// How pixels are blurred: halved so often, blurred by a short kernel, and enlarged again.
///
/// The deviation is met exactly, so that a blur that grows from frame to frame grows evenly, and the cost falls
/// with its width. Halving leaves no more than 0.3 % of what a wider kernel would have blurred away.
struct GaussianBlur: Equatable {
  /// Pixels: the standard deviation.
  let deviation: Double
  /// How often the picture is halved.
  let level: Int
  /// Of the middle and of each neighbour on either side.
  let weights: [Float]

  /// - Parameter deviation: Pixels; above 2000 counts as 2000.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), 2000)
    self.deviation = deviation
    var (level, rest) = (0, deviation)
    while rest > 2.5 {
      rest /= 2
      level += 1
    }
    self.level = level
    // A mean of n pixels has the variance (n² − 1) / 12 of a pixel; the spline that enlarges adds a third.
    let step = Double(1 << level)
    let variance = (deviation * deviation - (step * step - 1) / 12) / (step * step)
    weights = GaussianBlur.weights(level == 0 ? variance : variance - 1.0 / 3)
  }

  /// The layer's own blur at the scale it is drawn at.
  init(_ layer: LayerPresentation, _ matrix: Affine) {
    let scales = matrix.scales
    // Beyond this nothing is left but an even haze, and its margins would be larger than any screen.
    self.init(deviation: min(layer.blur.double * (scales.x + scales.y) / 2, 400))
  }

  /// Less than could be seen.
  var isNothing: Bool { deviation < 0.05 }

  /// Pixels beyond which it changes nothing.
  var margin: Int { isNothing ? 0 : Int((deviation * 3).rounded(.up)) + (4 << level) }

  var radius: Int { weights.count - 1 }

  private static func weights(_ variance: Double) -> [Float] {
    guard variance > 1e-4 else { return [1] }
    let radius = Int((variance.squareRoot() * 3).rounded(.up))
    // The Gaussian summed over each pixel, not sampled in its middle: right for narrow ones too.
    let scale = (2 * variance).squareRoot()
    let shares = (0...radius).map { k in
      (erf((Double(k) + 0.5) / scale) - erf((Double(k) - 0.5) / scale)) / 2
    }
    let sum = shares[0] + 2 * shares[1...].reduce(0, +)
    return shares.map { Float($0 / sum) }
  }
}

extension PixelRect {
  /// The corner moved outwards until it lies multiples of `step` from another rectangle's, so that halving
  /// meets the same pixels whatever part of a canvas is looked at.
  func aligned(_ step: Int, from other: PixelRect) -> PixelRect {
    func down(_ value: Int, _ start: Int) -> Int {
      Int((Double(value - start) / Double(step)).rounded(.down)) * step + start
    }
    return PixelRect(
      left: down(left, other.left), top: down(top, other.top), right: right, bottom: bottom)
  }
}
