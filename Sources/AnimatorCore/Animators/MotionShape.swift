/// From which side a velocity is taken where a motion has a kink.
enum Side: Hashable, Sendable {
  case before, after

  var opposite: Side { self == .before ? .after : .before }
}

/// A value as a function of a shape's own seconds, in closed form.
///
/// Total on all times; a `MotionLeg` plays a part of it, forwards or backwards.
enum MotionShape: Hashable, Sendable {
  case rest(Double)
  case timed(TimedShape)
  case spring(SpringShape)
  case finger(FingerShape)

  func value(at time: Double) -> Double {
    switch self {
    case .rest(let value): value
    case .timed(let shape): shape.value(at: time)
    case .spring(let shape): shape.value(at: time)
    case .finger(let shape): shape.value(at: time)
    }
  }

  /// Per second of the shape's own time.
  func velocity(at time: Double, _ side: Side) -> Double {
    switch self {
    case .rest: 0
    case .timed(let shape): shape.velocity(at: time, side)
    case .spring(let shape): shape.velocity(at: time, side)
    case .finger(let shape): shape.velocity(at: time, side)
    }
  }

  /// A hair before `time`: near enough for a limit from the left, far enough to survive a division.
  static func hairBefore(_ time: Double) -> Double { time - 8 * time.ulp }
}

/// A timing between two values.
struct TimedShape: Hashable, Sendable {
  let timing: Timing
  /// At progress 0 and at progress 1.
  let from: Double
  let to: Double

  func value(at time: Double) -> Double {
    let progress = timing.progress(at: time)
    // Exact at both ends, unlike from + (to − from) · progress.
    return from * (1 - progress) + to * progress
  }

  func velocity(at time: Double, _ side: Side) -> Double {
    (to - from) * timing.velocity(at: side == .before ? MotionShape.hairBefore(time) : time)
  }
}
