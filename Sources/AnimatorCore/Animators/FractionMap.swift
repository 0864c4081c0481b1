/// What a scrubbed animator shows at a fraction.
enum FractionMap: Hashable, Sendable {
  /// The fraction itself.
  case identity
  /// 1 − the fraction.
  case complement
  /// Straight from 0 at `zero` through `value` at `fraction` to 1 at 1: an addition taken hold of in
  /// the middle of its motion.
  case anchored(zero: Double, fraction: Double, value: Double)
  /// The path of a motion that may leave the straight line.
  case path([Stretch])

  /// A part of a path between two fractions, played evenly.
  struct Stretch: Hashable, Sendable {
    let from: Double
    let to: Double
    let leg: MotionLeg
  }

  func value(at fraction: Double) -> Double {
    switch self {
    case .identity: return fraction
    case .complement: return 1 - fraction
    case .anchored(let zero, let anchor, let value):
      if fraction >= anchor, anchor < 1 {
        return value + (1 - value) * (fraction - anchor) / (1 - anchor)
      }
      return anchor > zero ? value * max(0, (fraction - zero) / (anchor - zero)) : value
    case .path(let stretches):
      guard let stretch = FractionMap.stretch(at: fraction, of: stretches, ahead: true) else {
        return fraction
      }
      return stretch.leg.value(at: stretch.seconds(at: fraction))
    }
  }

  /// The derivative with respect to the fraction, towards greater or lesser ones where there is a kink.
  func slope(at fraction: Double, _ ahead: Bool) -> Double {
    switch self {
    case .identity: return 1
    case .complement: return -1
    case .anchored(let zero, let anchor, let value):
      if ahead ? fraction >= anchor : fraction > anchor {
        return anchor < 1 ? (1 - value) / (1 - anchor) : 0
      }
      guard anchor > zero, ahead ? fraction >= zero : fraction > zero else { return 0 }
      return value / (anchor - zero)
    case .path(let stretches):
      guard let stretch = FractionMap.stretch(at: fraction, of: stretches, ahead: ahead),
        stretch.to > stretch.from
      else { return 0 }
      let velocity = stretch.leg.velocity(at: stretch.seconds(at: fraction), ahead ? .after : .before)
      return velocity * stretch.leg.length.seconds / (stretch.to - stretch.from)
    }
  }

  private static func stretch(at fraction: Double, of stretches: [Stretch], ahead: Bool) -> Stretch? {
    stretches.first { ahead ? fraction < $0.to : fraction <= $0.to } ?? stretches.last
  }
}

extension FractionMap.Stretch {
  fileprivate func seconds(at fraction: Double) -> Double {
    guard to > from else { return leg.length.seconds }
    return min(max((fraction - from) / (to - from), 0), 1) * leg.length.seconds
  }
}
