/// u²(3 − 2u) between 0 and 1: the least polynomial that leaves and arrives level.
enum SmoothStep {
  static func value(at u: Double) -> Double {
    if u <= 0 { return 0 }
    return u >= 1 ? 1 : u * u * (3 - 2 * u)
  }

  static func slope(at u: Double) -> Double { u > 0 && u < 1 ? 6 * u * (1 - u) : 0 }
}
