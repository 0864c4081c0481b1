#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How fast something that was let go comes to rest: the share of its speed it keeps each millisecond.
///
/// Source: `UIScrollView.DecelerationRate`.
public enum DecelerationRate: Double, Hashable, Sendable, CaseIterable {
  case normal = 0.998
  case fast = 0.99

  /// How far something still goes that is let go at a velocity.
  ///
  /// (v / 1000) · r / (1 − r), the sum of what it moves in each following millisecond.
  ///
  /// - Parameter velocity: Points per second, or any other length per second.
  /// - Returns: The same length; same sign as the velocity.
  ///
  /// Source: WWDC 2018, session 803, "Designing Fluid Interfaces".
  public func projectedOffset(velocity: Double) -> Double {
    velocity / 1000 * rawValue / (1 - rawValue)
  }

  /// κ in v(t) = v₀ e^(−κt), per second.
  public var decay: Double { -1000 * log(rawValue) }
}
