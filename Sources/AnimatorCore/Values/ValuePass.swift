/// One way of a motion, from its start to its end.
enum ValuePass: Hashable, Sendable {
  /// Stretches that follow each other, the first of them at 0 seconds.
  case stretches([ValueStretch], seconds: Double)
  /// A spring that took over.
  case spring(SpringShape)

  var seconds: Double {
    switch self {
    case .stretches(_, let seconds): seconds
    case .spring(let shape): shape.duration
    }
  }

  /// - Parameter time: Seconds; kept within the pass.
  func value(at time: Double) -> Double {
    switch self {
    case .spring(let shape): return shape.value(at: time)
    case .stretches(let stretches, _):
      var index = stretches.count - 1
      while index > 0, stretches[index].start > time { index -= 1 }
      return index < 0 ? 0 : stretches[index].value(at: time - stretches[index].start)
    }
  }

  /// Per second.
  func velocity(at time: Double, _ side: Side) -> Double {
    switch self {
    case .spring(let shape): return shape.velocity(at: time, side)
    case .stretches(let stretches, _):
      var index = stretches.count - 1
      while index > 0, side == .after ? stretches[index].start > time : stretches[index].start >= time {
        index -= 1
      }
      return index < 0 ? 0 : stretches[index].velocity(at: time - stretches[index].start, side)
    }
  }

  func isStill(at value: Double) -> Bool {
    guard case .stretches(let stretches, _) = self else { return false }
    return stretches.allSatisfy { $0.from == value && $0.to == value }
  }

  /// The same way, set out on without a velocity of its own.
  var softened: ValuePass {
    guard case .stretches(var stretches, let seconds) = self, let first = stretches.first else { return self }
    stretches[0] = first.softened
    return .stretches(stretches, seconds: seconds)
  }
}

/// The way from one value to the next by a timing that is stretched over a length of time.
struct ValueStretch: Hashable, Sendable {
  let from: Double
  let to: Double
  let timing: Timing
  /// Seconds since the start of its pass.
  let start: Double
  /// Seconds, more than 0.
  let length: Double
  /// Seconds over which it sets out softly; 0 for the timing as it is.
  let softening: Double
  /// The timing's seconds per second.
  private let rate: Double

  init(
    from: Double, to: Double, timing: Timing, start: Double, length: Double, softening: Double = 0
  ) {
    self.from = from
    self.to = to
    self.timing = timing
    self.start = start
    self.length = length
    self.softening = softening
    rate = timing.duration.seconds / length
  }

  /// The share of its length over which a curve of slope 1 or more sets out softly.
  ///
  /// *Ours*, by eye: with it ease-out comes nearest to ease-in-out, half of the way at half of the time.
  static let softShare = 0.75

  /// The same stretch for a value that moves already.
  ///
  /// The flatter the timing begins, the shorter it is held back, so that the one with slope 0 is itself.
  var softened: ValueStretch {
    guard timing.progress(at: 0) == 0 else { return self }
    let slope = timing.velocity(at: 0) * timing.duration.seconds
    return ValueStretch(
      from: from, to: to, timing: timing, start: start, length: length,
      softening: ValueStretch.softShare * min(1, abs(slope)) * length)
  }

  /// - Parameter time: Seconds since the start of the stretch.
  func value(at time: Double) -> Double {
    if time >= length { return to }
    var progress = timing.progress(at: time * rate)
    if time < softening { progress *= SmoothStep.value(at: time / softening) }
    // Exact at both ends, unlike from + (to − from) · progress.
    return from * (1 - progress) + to * progress
  }

  func velocity(at time: Double, _ side: Side) -> Double {
    let inner = (side == .before ? MotionShape.hairBefore(time) : time) * rate
    var velocity = timing.velocity(at: inner) * rate
    if time < softening {
      let u = time / softening
      velocity =
        velocity * SmoothStep.value(at: u)
        + timing.progress(at: inner) * SmoothStep.slope(at: u) / softening
    }
    return (to - from) * velocity
  }
}
