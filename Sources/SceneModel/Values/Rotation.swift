#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A turn in degrees, clockwise as y goes down.
package struct Rotation {
  package let degrees: Double

  package init(degrees: Double) { self.degrees = degrees }

  /// Exact at every quarter turn, so that a card turned all the way lies exactly as before.
  package var sineAndCosine: (sine: Double, cosine: Double) {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 0: return (0, 1)
    case 90, -270: return (1, 0)
    case 180, -180: return (0, -1)
    case 270, -90: return (-1, 0)
    case let rest:
      let radians = rest * .pi / 180
      return (sin(radians), cos(radians))
    }
  }
}
