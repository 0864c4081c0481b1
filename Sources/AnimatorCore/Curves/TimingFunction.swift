/// A timing curve: progress as a function of the fraction of a duration.
///
/// A value: evaluating it allocates nothing, depends on nothing else and is safe on any thread.
/// Progress may leave 0…1 and is never clamped here; whoever applies it to an opacity or a colour
/// clamps that property.
public struct TimingFunction: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case linear
    case bezier(CubicSegment)
    case piecewise([CubicSegment])
    case easing(EasingCurve)
    case steps(StepCurve)
    case stops(StopCurve)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// The progress at a fraction of the duration.
  ///
  /// Exactly 0 at 0 and 1 at 1, except `steps` and `linear(stops)`, which say themselves what they
  /// show there. Outside 0…1 the curve goes on along its end tangent, or stays where it is when that
  /// tangent is vertical; `steps` and `linear(stops)` go on as CSS says.
  ///
  /// - Parameters:
  ///   - x: Fraction of the duration; clamped to ±10⁹, and NaN counts as 0.
  ///   - before: CSS's "before flag", which matters to `steps` alone: true when the animation has not
  ///     begun or runs backwards onto the edge of a step.
  /// - Returns: Whole distances, within 10⁻⁹ of the exact curve; 10⁻⁴ at a vertical tangent.
  /// - Complexity: At most 100 search steps for a Bézier curve, typically 5.
  public func value(at x: Double, before: Bool = false) -> Double {
    let x = TimingFunction.sane(x)
    switch form {
    case .linear: return x
    case .steps(let curve): return curve.value(at: x, before: before)
    case .stops(let curve): return curve.value(at: x)
    case .bezier(let segment):
      return x < 0 || x > 1 ? extrapolated(x) : segment.value(at: x)
    case .piecewise(let segments):
      return x < 0 || x > 1
        ? extrapolated(x) : TimingFunction.segment(at: x, of: segments).value(at: x)
    case .easing(let curve):
      return x < 0 || x > 1 ? extrapolated(x) : curve.value(at: x)
    }
  }

  /// The true derivative of `value(at:)`: from the right below 1, from the left at 1.
  ///
  /// ease-out at 0 is 1 / 0.58. Infinite at a vertical tangent; jumps do not count.
  ///
  /// - Parameter x: Fraction of the duration, as in `value(at:)`.
  /// - Returns: Whole distances per whole duration.
  public func slope(at x: Double) -> Double {
    let x = TimingFunction.sane(x)
    switch form {
    case .linear: return 1
    case .steps: return 0
    case .stops(let curve): return curve.slope(at: x)
    case .bezier, .piecewise, .easing:
      if x >= 0, x <= 1 { return innerSlope(at: x) }
      let end = innerSlope(at: x < 0 ? 0 : 1)
      return end.isFinite ? end : 0
    }
  }

  /// The lowest and the highest progress over 0…1.
  public var range: ClosedRange<Double> {
    switch form {
    case .linear: return 0...1
    case .bezier(let segment): return segment.range
    case .piecewise(let segments):
      let low = segments.map(\.range.lowerBound).min() ?? 0
      return low...(segments.map(\.range.upperBound).max() ?? 1)
    case .easing(let curve): return curve.range
    case .steps(let curve): return curve.range
    case .stops(let curve): return curve.range
    }
  }

  private func innerSlope(at x: Double) -> Double {
    switch form {
    case .bezier(let segment): segment.slope(at: x)
    case .piecewise(let segments): TimingFunction.segment(at: x, of: segments).slope(at: x)
    case .easing(let curve): curve.slope(at: x)
    case .linear, .steps, .stops: 0
    }
  }

  private func extrapolated(_ x: Double) -> Double {
    let end: Double = x < 0 ? 0 : 1
    let slope = innerSlope(at: end)
    return slope.isFinite ? end + (x - end) * slope : end
  }

  /// The segment that owns `x`: each owns its start, the last one its end too.
  private static func segment(at x: Double, of segments: [CubicSegment]) -> CubicSegment {
    var index = segments.count - 1
    while index > 0, segments[index].start > x { index -= 1 }
    return segments[index]
  }

  private static func sane(_ x: Double) -> Double {
    x.isNaN ? 0 : min(max(x, -1e9), 1e9)
  }
}
