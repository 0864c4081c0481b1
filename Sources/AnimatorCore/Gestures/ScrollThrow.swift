#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What content does once a finger has let it go: it slows down, and comes back where it is past an end.
///
/// Closed form: v₀ e^(−κt) until it rests or meets an end, from there the critically damped spring of mass 1 and
/// stiffness 100.
///
/// Source: `UIScrollView.DecelerationRate`; Ilya Lobanov, "How UIScrollView works" (2019), for the spring and for
/// the end: half a pixel, below which nobody sees anything move.
public struct ScrollThrow: Hashable, Sendable {
  private let start: Double
  private let velocity: Double
  private let decay: Double
  /// Seconds until it rests, or meets an end.
  private let slowing: Double
  /// What it moves meanwhile.
  private let way: Double
  private let bounce: Bounce?
  /// Where it comes to rest.
  public let target: Double
  /// Seconds until it rests.
  public let duration: Double

  private struct Bounce: Hashable {
    let limit: Double
    /// Past the limit at first, and how fast it goes on.
    let offset: Double
    let velocity: Double
    let duration: Double

    static let frequency = 10.0

    init(_ limit: Double, offset: Double, velocity: Double, tolerance: Double) {
      (self.limit, self.offset, self.velocity) = (limit, offset, velocity)
      let slope = velocity + Bounce.frequency * offset
      // Each of the two parts falls below half of the tolerance, as in the source.
      let first = offset == 0 ? 0 : log(2 * abs(offset) / tolerance) / Bounce.frequency
      let second =
        slope == 0 ? 0 : 2 / Bounce.frequency * log(4 * abs(slope) / (M_E * Bounce.frequency * tolerance))
      duration = max(first, second, 0)
    }

    func value(at time: Double) -> Double {
      limit + (offset + (velocity + Bounce.frequency * offset) * time) * exp(-Bounce.frequency * time)
    }
  }

  /// - Parameters:
  ///   - offset: Where it is let go, in points.
  ///   - velocity: Points per second, in the direction in which the offset grows.
  ///   - range: Where it can rest.
  ///   - tolerance: What nobody sees, in points, more than 0: half a pixel.
  ///   - snapped: Rounds where it would rest by itself to what it can rest at.
  public init(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>, rate: DecelerationRate = .normal,
    tolerance: Double, snapped: (Double) -> Double = { $0 }
  ) {
    let tolerance = max(tolerance, 1e-3)
    decay = rate.decay
    start = offset
    self.velocity = velocity
    let limit = velocity > 0 ? range.upperBound : range.lowerBound
    let goal = offset + velocity / decay
    guard range.contains(offset), range.contains(goal) else {
      if range.contains(offset) {
        // As fast as it still is when it gets there.
        let share = decay * (limit - offset) / velocity
        slowing = max(-log1p(-share) / decay, 0)
        way = limit - offset
        bounce = Bounce(limit, offset: 0, velocity: velocity * (1 - share), tolerance: tolerance)
      } else {
        let near = min(max(offset, range.lowerBound), range.upperBound)
        (slowing, way) = (0, 0)
        bounce = Bounce(near, offset: offset - near, velocity: velocity, tolerance: tolerance)
      }
      target = bounce?.limit ?? offset
      duration = slowing + (bounce?.duration ?? 0)
      return
    }
    bounce = nil
    let rest = abs(velocity) / decay
    slowing = rest > tolerance ? log(rest / tolerance) / decay : 0
    target = slowing > 0 ? min(max(snapped(goal), range.lowerBound), range.upperBound) : offset
    way = target - offset
    duration = slowing
  }

  /// Where it is a number of seconds after it was let go.
  public func value(at seconds: Double) -> Double {
    guard seconds < duration else { return target }
    guard seconds > 0 else { return start }
    if seconds < slowing {
      if bounce != nil { return start + velocity / decay * -expm1(-decay * seconds) }
      // Stretched a little, so that it is at its target when it ends.
      return start + way * expm1(-decay * seconds) / expm1(-decay * slowing)
    }
    return bounce?.value(at: seconds - slowing) ?? target
  }
}
