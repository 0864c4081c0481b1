#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A spring that takes over a value and its velocity and pulls it to a goal.
///
/// y = x₀ (c + α s) + w s around the goal, in the value's own unit; nothing is divided by the distance,
/// so a value that stands on its goal and moves is no special case. Cut after `duration`, it lands as
/// a `Timing` does.
struct SpringShape: Hashable, Sendable {
  let spring: Spring
  let start: Double
  /// Per second.
  let startVelocity: Double
  let goal: Double
  /// Seconds, 0 or more.
  let duration: Double
  let landing: SpringLanding

  init(
    _ spring: Spring, from start: Double, velocity: Double, to goal: Double, duration: Double
  ) {
    self.spring = spring
    self.start = start
    self.goal = goal
    self.duration = duration
    startVelocity = velocity
    landing = SpringLanding(
      of: spring, residue: -SpringShape.offset(spring, start - goal, velocity, at: duration),
      duration: duration)
  }

  func value(at time: Double) -> Double {
    guard time > 0 else { return start }
    if time >= duration { return goal }
    return goal + SpringShape.offset(spring, start - goal, startVelocity, at: time) + landing.value(at: time)
  }

  func velocity(at time: Double, _ side: Side) -> Double {
    let isInside = side == .before ? time > 0 && time <= duration : time >= 0 && time < duration
    guard isInside else { return 0 }
    let (c, s) = spring.basis(at: time)
    let pull = spring.frequencySquared * (start - goal) + spring.decay * startVelocity
    return startVelocity * c - pull * s + landing.slope(at: time)
  }

  private static func offset(_ spring: Spring, _ x0: Double, _ velocity: Double, at time: Double) -> Double {
    let (c, s) = spring.basis(at: time)
    return x0 * (c + spring.decay * s) + velocity * s
  }
}

extension Spring {
  /// Seconds until a spring that starts `offset` from its goal with a velocity has settled.
  ///
  /// The rule of `settlingDuration` in absolute terms: ζ < 1 by the envelope, ζ ≥ 1 the last time at
  /// which the distance is the threshold; long enough, so that it can land.
  ///
  /// - Parameters:
  ///   - velocity: Per second, in the unit of the offset.
  ///   - threshold: In the same unit, more than 0.
  /// - Returns: Seconds, infinite for a damping of 0; and the most steps one search took.
  func settlingDuration(
    offset: Double, velocity: Double, threshold: Double
  ) -> (seconds: Double, iterations: Int) {
    if offset == 0, velocity == 0 { return (0, 0) }
    if decay == 0 { return (.infinity, 0) }
    let least = landingDuration
    if discriminant < 0 {
      let other = (decay * offset + velocity) / (-discriminant).squareRoot()
      return (max(least, log((abs(offset) + abs(other)) / threshold) / decay), 0)
    }
    func isOutside(_ time: Double) -> Bool {
      let (c, s) = basis(at: time)
      return abs(offset * (c + decay * s) + velocity * s) > threshold
    }
    let turn = turn(offset: offset, velocity: velocity)
    if turn > 0, !isOutside(turn) {
      guard isOutside(0) else { return (least, 0) }
      let first = BoundedSearch.bisect(0...turn, isBefore: isOutside)
      return (max(least, first.root), first.iterations)
    }
    guard isOutside(turn) else { return (least, 0) }
    let bound = BoundedSearch.doubling(from: 2 * decay / frequencySquared) { isOutside(turn + $0) }
    let last = BoundedSearch.bisect(turn...turn + bound.bound, isBefore: isOutside)
    return (max(least, last.root), max(last.iterations, bound.iterations))
  }

  /// When a spring of ζ ≥ 1 turns round: w c = (ω₀² x₀ + α w) s, once or never; 0 for never.
  private func turn(offset: Double, velocity: Double) -> Double {
    let pull = frequencySquared * offset + decay * velocity
    guard velocity != 0, pull != 0, velocity / pull > 0 else { return 0 }
    let rate = discriminant.squareRoot()
    let ratio = velocity / pull
    if rate == 0 { return ratio }
    return ratio * rate < 1 ? atanh(ratio * rate) / rate : 0
  }
}
