/// What is shown of a finger that goes past a limit: x·c·L / (L + c·x), never as far as L.
///
/// Source: the formula commonly given for UIScrollView's bounce; the constant is its 0.55.
public enum RubberBand {
  public static let coefficient = 0.55

  /// How far something moves past its limit when the finger has moved on by `distance`.
  ///
  /// - Parameters:
  ///   - distance: How far the finger is past the limit, 0 or more; below 0 counts as 0.
  ///   - travel: L in the same unit, more than 0; otherwise nothing moves.
  /// - Returns: 0…`travel`, at a slope of 0.55 at first.
  public static func offset(of distance: Double, travel: Double) -> Double {
    guard distance > 0, travel > 0 else { return 0 }
    // Divided through by c·x, so that no product can overflow.
    return travel / (1 + travel / (coefficient * distance))
  }

  /// The derivative of `offset(of:travel:)` with respect to the distance.
  public static func slope(at distance: Double, travel: Double) -> Double {
    guard travel > 0 else { return 0 }
    let ratio = 1 + coefficient * max(distance, 0) / travel
    return coefficient / (ratio * ratio)
  }

  /// How far past the limit the finger is when something stands `offset` past it: the inverse.
  ///
  /// - Returns: 0 or more; infinite from `travel` on, where no finger can bring it.
  public static func distance(of offset: Double, travel: Double) -> Double {
    guard offset > 0 else { return 0 }
    guard offset < travel else { return .infinity }
    return offset / (coefficient * (1 - offset / travel))
  }
}
