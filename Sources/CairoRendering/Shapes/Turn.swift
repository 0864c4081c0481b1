internal import Glibc

enum Turn {
  /// Exact at every quarter turn.
  static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 0: (0, 1)
    case 90, -270: (1, 0)
    case 180, -180: (0, -1)
    case 270, -90: (-1, 0)
    case let rest: (sin(rest * .pi / 180), cos(rest * .pi / 180))
    }
  }
}
