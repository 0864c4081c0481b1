extension PropertyAnimator {
  /// Runs by the clock to a fraction of time, forwards or back as need be, and pauses there.
  ///
  /// At the very end in its direction it completes as any run does. *Ours*; with UIKit one would
  /// pause at the right moment.
  ///
  /// - Parameters:
  ///   - fraction: Of time, 0…1, while not reversed.
  ///   - duration: Nil for as long as the path takes.
  ///   - curve: Nil for along the path, at an even rate of its own time. Otherwise from the value on
  ///     screen to that of the path at `fraction`.
  /// - Returns: When it pauses or ends.
  /// - Throws: `AnimatorError`; `.wrongState` unless it is inactive or paused, `.parameter` for the fraction
  ///   or a negative duration.
  @discardableResult
  public mutating func run(
    to fraction: Double, duration: Time? = nil, curve: TimingFunction? = nil, at time: Time
  ) throws(AnimatorError) -> Time {
    try AnimatorError.check(fraction, as: "the fraction", in: 0...1, "within 0 to 1")
    try AnimatorError.check(duration?.seconds ?? 0, as: "the duration", in: 0...1e9, "0 or more")
    try perform(at: time) { (animator) throws(AnimatorError) in
      let wasInactive = animator.phase == .inactive
      if wasInactive { animator.phase = .paused(animator.rail.start) }
      let from = try animator.settledFraction(at: time, "run")
      if fraction != from { animator.turn(backwards: fraction < from, at: time) }
      try AnimatorError.exactly { () throws(TimeOverflow) in
        try animator.run(from: from, to: fraction, duration: duration, curve: curve, at: time)
      }
      animator.note(wasInactive ? .started : .continued, at: time)
    }
    return endOfRun ?? time
  }

  private mutating func turn(backwards: Bool, at time: Time) {
    guard backwards != isBackwards else { return }
    isBackwards = backwards
    note(.reversed(backwards), at: time)
  }

  private mutating func run(
    from: Double, to fraction: Double, duration: Time?, curve: TimingFunction?, at time: Time
  ) throws(TimeOverflow) {
    var here = try backOnRail(from, at: time)
    let legs = rail.legs.count
    let stop = try rail.cut(atFraction: fraction)
    if isBackwards { here = Rail.Position(startOf: here.leg + rail.legs.count - legs) }
    let (low, high) = isBackwards ? (stop.leg, here.leg) : (here.leg, stop.leg)
    var end = stop
    if low < high, duration != nil || curve != nil {
      let played = Array(rail.legs[low..<high])
      var length = try Rail.length(of: played)
      if let duration { length = duration }
      let replaced: [Rail.Leg]
      if let curve {
        replaced = [rail.leg(curve, from: here, to: stop, reversed: isBackwards, length: length)]
      } else {
        replaced = try Rail.stretched(played, to: length)
      }
      rail.legs.replaceSubrange(low..<high, with: replaced)
      let change = replaced.count - played.count
      if isBackwards {
        here = Rail.Position(startOf: here.leg + change)
      } else {
        end = Rail.Position(startOf: stop.leg + change)
      }
    }
    let isEnd = isBackwards ? end == rail.start : end == rail.end
    try run(from: here, to: isEnd ? nil : end, at: time)
  }

  /// A boundary of the rail where it stands; scrubbed off the rail, on a new one of its own curve.
  private mutating func backOnRail(_ fraction: Double, at time: Time) throws(TimeOverflow) -> Rail.Position {
    if case .paused(let here) = phase { return try rail.cut(at: here) }
    let values = values(at: time)
    rail.legs = [
      try own(from: fraction, values, to: 0).reversed, try own(from: fraction, values, to: 1),
    ]
    return Rail.Position(startOf: 1)
  }
}

extension Rail {
  /// Legs in another time, their bounds rounded to a nanosecond; jumps stay jumps.
  static func stretched(_ legs: [Leg], to length: Time) throws(TimeOverflow) -> [Leg] {
    let whole = try Rail.length(of: legs).seconds
    guard whole > 0 else { return legs }
    var (result, played, end) = ([Leg](), 0.0, Time.zero)
    for (index, leg) in legs.enumerated() {
      played += leg.length.seconds
      let isLast = index == legs.count - 1
      let next =
        isLast ? length : try Time(roundingToNanosecond: length.seconds * min(1, played / whole))
      result.append(leg.lasting(max(.zero, try next - end)))
      end = max(end, next)
    }
    return result
  }

  /// From the values at one boundary to those at another by a curve, read forwards.
  func leg(_ curve: TimingFunction, from a: Position, to b: Position, reversed: Bool, length: Time) -> Leg {
    let motions = (legs.first?.motions ?? []).indices.map { index in
      let shape = TimedShape(
        timing: .oneSecond(curve), from: value(of: index, at: a), to: value(of: index, at: b))
      return MotionLeg(.timed(shape), from: MotionLeg.justBefore, to: 1, length: length)
    }
    let leg = Leg(length: length, from: fraction(at: a), to: fraction(at: b), motions: motions)
    return reversed ? leg.reversed : leg
  }
}
