/// A curve that takes over a value and its velocity: v + (goal − v) · g(u) + e · t · (1 − u)².
///
/// e is what the velocity on screen has more than the curve begins with. Its term begins with that slope
/// and has vanished, its slope too, at the end, so the curve arrives as it would have.
struct BlendedShape: Hashable, Sendable {
  let curve: TimedShape
  /// Seconds, more than 0.
  let duration: Double
  let excess: Double

  init(_ timing: Timing, from value: Double, velocity: Double, to goal: Double) {
    curve = TimedShape(timing: timing, from: value, to: goal)
    duration = timing.duration.seconds
    let slope = (goal - value) * timing.velocity(at: 0)
    // A curve that sets out vertically has its own way.
    let isVertical = abs(timing.velocity(at: 0)) >= Spring.largestVelocity
    excess = isVertical ? 0 : velocity - slope
  }

  func value(at time: Double) -> Double {
    let t = min(max(time, 0), duration)
    let left = 1 - t / duration
    return curve.value(at: time) + excess * t * left * left
  }

  func velocity(at time: Double, _ side: Side) -> Double {
    guard time >= 0, time <= duration else { return 0 }
    let u = time / duration
    return curve.velocity(at: time, side) + excess * (1 - u) * (1 - 3 * u)
  }
}
