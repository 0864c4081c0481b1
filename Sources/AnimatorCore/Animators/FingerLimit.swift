/// What becomes of a finger that goes past the ends of the way.
public enum FingerLimit: Hashable, Sendable {
  /// What it leads stops at the end.
  case stop
  /// What it leads gives way less and less, by `RubberBand` with the whole way as travel.
  case rubberBand
  /// Nothing: there is no end.
  case none
}

/// A limit in place: which fraction a finger leads to.
struct FractionLimit: Hashable, Sendable {
  let style: FingerLimit
  let lower: Double
  let upper: Double

  /// The limit under which a finger takes hold of `fraction`, and where the finger then counts from.
  ///
  /// What overshoots when it is grabbed must not jump back: the ends move out to it, or the band is
  /// taken as stretched already.
  static func taking(hold fraction: Double, _ style: FingerLimit) -> (FractionLimit, origin: Double) {
    if style == .none { return (FractionLimit(style: style, lower: 0, upper: 1), fraction) }
    let excess = max(fraction - 1, -fraction)
    if style == .rubberBand, excess < 0.9 {
      let distance = RubberBand.distance(of: excess, travel: 1)
      let origin = fraction > 1 ? 1 + distance : fraction < 0 ? -distance : fraction
      return (FractionLimit(style: style, lower: 0, upper: 1), origin)
    }
    return (FractionLimit(style: .stop, lower: min(0, fraction), upper: max(1, fraction)), fraction)
  }

  func fraction(at raw: Double) -> Double {
    switch style {
    case .none: return raw
    case .stop: return min(max(raw, lower), upper)
    case .rubberBand:
      if raw > upper { return upper + RubberBand.offset(of: raw - upper, travel: 1) }
      if raw < lower { return lower - RubberBand.offset(of: lower - raw, travel: 1) }
      return raw
    }
  }

  /// The derivative; at the very ends towards greater or lesser fractions.
  func slope(at raw: Double, _ ahead: Bool) -> Double {
    let isInside = ahead ? raw >= lower && raw < upper : raw > lower && raw <= upper
    if isInside { return 1 }
    switch style {
    case .none: return 1
    case .stop: return 0
    case .rubberBand: return RubberBand.slope(at: max(raw - upper, lower - raw), travel: 1)
    }
  }
}
