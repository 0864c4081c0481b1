/// Where a step curve jumps.
///
/// Source: CSS Easing Functions Level 2, `steps()`.
public enum StepPosition: String, Hashable, Sendable, CaseIterable {
  /// The first jump happens at once.
  case jumpStart = "jump-start"
  /// The last jump happens at the end; the default.
  case jumpEnd = "jump-end"
  /// It rests at both 0 and 1; needs two steps or more.
  case jumpNone = "jump-none"
  /// It jumps at both ends and rests at neither.
  case jumpBoth = "jump-both"
  /// CSS's older word for `jumpStart`: the same values, kept apart because CSS writes it back as written.
  case start
}

/// `steps(count, position)`.
struct StepCurve: Hashable, Sendable {
  let count: Int
  let position: StepPosition

  /// How many jumps there are from 0 to 1.
  private var jumps: Int {
    switch position {
    case .jumpStart, .start, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }

  /// The step algorithm of CSS Easing 2, §2.4.
  ///
  /// A fraction computed from a frame may miss the edge of a step by its last bits; within 4 units in
  /// the last place it counts as the edge, or a step would come one frame late.
  func value(at x: Double, before: Bool) -> Double {
    let product = x * Double(count)
    let nearest = product.rounded()
    let onEdge = abs(product - nearest) <= 4 * product.ulp
    var step = onEdge ? nearest : product.rounded(.down)
    if position == .jumpStart || position == .start || position == .jumpBoth { step += 1 }
    if before, onEdge { step -= 1 }
    if x >= 0 { step = max(step, 0) }
    if x <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  var range: ClosedRange<Double> { value(at: 0, before: false)...value(at: 1, before: false) }
}
