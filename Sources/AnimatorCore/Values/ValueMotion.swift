/// What one change makes of a value: its passes one after another.
struct ValueMotion: Hashable, Sendable {
  let span: ValueSpan
  /// Where the value rests afterwards.
  let target: Double
  /// The first pass, which may take over from an older motion.
  let first: ValuePass
  /// All other passes.
  let pass: ValuePass
  /// Whether every second pass runs backwards.
  let autoreverses: Bool
  /// Whether what the motion before lacks of its target is added, rather than dropped.
  let isAdded: Bool
  /// The share of the duration after which the older motion is faded out; 1 when it ends by itself.
  let fadeStart: Double

  /// Whether the value is the target all the time.
  var isStill: Bool { !isAdded && first.isStill(at: target) && pass.isStill(at: target) }

  /// A change that takes no time.
  init(jumpingTo target: Double, at time: Time) throws(TimeOverflow) {
    span = try ValueSpan(start: time, duration: .zero)
    self.target = target
    first = .stretches([], seconds: 0)
    pass = first
    autoreverses = false
    isAdded = false
    fadeStart = 1
  }

  /// - Parameters:
  ///   - length: Of `first`.
  ///   - passLength: Of `pass`, more than 0.
  ///   - count: Of passes, there and back counting as two.
  ///   - added: The end of the older motion to which this one is added.
  init(
    _ first: ValuePass, _ length: Time, then pass: ValuePass, _ passLength: Time, count: Int,
    autoreverses: Bool, target: Double, addedTo added: Time?, at time: Time
  ) throws(TimeOverflow) {
    span = try ValueSpan(start: time, duration: try length + (try passLength * (count - 1)))
    self.target = target
    self.first = first
    self.pass = pass
    self.autoreverses = autoreverses
    isAdded = added != nil
    if let added, added > span.end {
      fadeStart = span.seconds / (try added - time).seconds
    } else {
      fadeStart = 1
    }
  }

  /// - Parameter local: Seconds since the start, 0 or more.
  func value(at local: Double) -> Double {
    if local >= span.seconds { return target }
    if local < first.seconds { return first.value(at: local) }
    let place = place(at: local, .after)
    return pass.value(at: place.isBackwards ? pass.seconds - place.time : place.time)
  }

  /// Per second.
  func velocity(at local: Double, _ side: Side) -> Double {
    if side == .after ? local >= span.seconds : local > span.seconds { return 0 }
    if side == .after ? local < first.seconds : local <= first.seconds {
      return first.velocity(at: local, side)
    }
    let place = place(at: local, side)
    return place.isBackwards
      ? -pass.velocity(at: pass.seconds - place.time, side.opposite) : pass.velocity(at: place.time, side)
  }

  /// Where in which pass after the first.
  private func place(at local: Double, _ side: Side) -> (time: Double, isBackwards: Bool) {
    let left = local - first.seconds
    let passes = left / pass.seconds
    // Computed from a frame, the edge of a pass may be missed by its last bits, as that of a step.
    let nearest = passes.rounded()
    let onEdge = abs(passes - nearest) <= 4 * (local / pass.seconds).ulp
    let index = onEdge ? (side == .after ? nearest : nearest - 1) : passes.rounded(.down)
    let time = onEdge ? (side == .after ? 0 : pass.seconds) : left - index * pass.seconds
    // Number 0 follows the first pass.
    let isEven = index.truncatingRemainder(dividingBy: 2) == 0
    return (min(max(time, 0), pass.seconds), autoreverses && isEven)
  }

  /// How much of the older motion is left in what is seen.
  func fade(at local: Double) -> Double {
    guard fadeStart < 1 else { return 1 }
    return 1 - SmoothStep.value(at: (local / span.seconds - fadeStart) / (1 - fadeStart))
  }

  /// Per second.
  func fadeSlope(at local: Double) -> Double {
    guard fadeStart < 1 else { return 0 }
    let share = (1 - fadeStart) * span.seconds
    return -SmoothStep.slope(at: (local / span.seconds - fadeStart) / (1 - fadeStart)) / share
  }
}
