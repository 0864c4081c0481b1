extension PropertyAnimator {
  /// Adds something to animate alongside: `addAnimations(_:delayFactor:)`.
  ///
  /// It begins after a share of what is left and ends with the animator, by the animator's own curve,
  /// and takes part in every pause, scrub and reversal.
  ///
  /// - Parameter delayFactor: The share of the rest it waits, 0…1; at 1 it jumps at the end.
  /// - Returns: Its index for `track(ofAddition:)`.
  /// - Throws: `AnimatorError`; `.wrongState` once it is stopped, or while it is reversed or led by a
  ///   finger, `.parameter` for the factor.
  @discardableResult
  public mutating func addAnimation(delayFactor: Double = 0, at time: Time) throws(AnimatorError) -> Int {
    try AnimatorError.check(delayFactor, as: "delayFactor", in: 0...1, "within 0 to 1")
    let count = tracks.count
    try perform(at: time) { (animator) throws(AnimatorError) in
      guard !animator.isBackwards else { throw AnimatorError.wrongState(command: "add", state: "reversed") }
      try AnimatorError.exactly { () throws(TimeOverflow) in
        switch animator.phase {
        case .inactive:
          _ = try animator.add(delayFactor, at: animator.rail.start)
        case .paused(let position):
          animator.phase = .paused(try animator.add(delayFactor, at: position))
        case .running(let run):
          let here = try animator.add(delayFactor, at: try animator.position(of: run, at: time))
          let stop: Rail.Position? =
            run.pausesThere
            ? try animator.rail.position(run.until - max(time, run.since), after: here, reversed: false) : nil
          try animator.run(from: here, to: stop, at: max(time, run.since))
        case .scrubbed(let scrub) where scrub.finger == nil:
          try animator.add(delayFactor, at: scrub)
        default: break
        }
      }
      guard animator.tracks.count > count else { throw animator.wrongState("add") }
    }
    return count - 1
  }

  private mutating func append(start: Double) {
    starts.append(start)
    tracks.append(MotionTrack(value: 0))
    for index in rail.legs.indices {
      rail.legs[index].motions.append(.rest(0, length: rail.legs[index].length))
    }
  }

  /// Adds to what was scrubbed: on the path, or in a straight line from where it stands.
  private mutating func add(_ delayFactor: Double, at scrub: Scrub) throws(TimeOverflow) {
    guard !scrub.isOnPath else {
      phase = .paused(try add(delayFactor, at: try rail.cut(atFraction: scrub.fraction)))
      return
    }
    let start = scrub.fraction + delayFactor * (1 - scrub.fraction)
    append(start: start)
    let map = FractionMap.taking(hold: 0, at: scrub.fraction, start: start)
    phase = .scrubbed(
      Scrub(
        fraction: scrub.fraction, maps: scrub.maps + [map], finger: nil, keepsVelocity: scrub.keepsVelocity))
  }

  /// Puts a new item on the rail ahead of a place.
  ///
  /// - Returns: That place, now a boundary.
  private mutating func add(_ delayFactor: Double, at position: Rail.Position) throws(TimeOverflow)
    -> Rail.Position
  {
    let here = try rail.cut(at: position)
    let left = try Rail.length(of: rail.route(from: here, to: rail.end, reversed: false)).seconds
    let delay = delayFactor * left
    let whole = timing.duration.seconds
    let rate = left > delay ? whole / (left - delay) : 0
    append(start: fraction(after: delay, here))
    var elapsed = 0.0
    for index in here.leg..<rail.legs.count {
      let length = rail.legs[index].length
      let next = elapsed + length.seconds
      let isLast = index == rail.legs.count - 1
      let motion: MotionLeg
      if rate > 0 || left == 0 {
        motion = MotionLeg(
          .timed(TimedShape(timing: timing, from: 0, to: 1)), from: (elapsed - delay) * rate,
          to: isLast ? whole : (next - delay) * rate, length: length)
      } else {
        motion = isLast ? Continuation.jumpAtEnd(length: length) : .rest(0, length: length)
      }
      rail.legs[index].motions[starts.count - 1] = motion
      elapsed = next
    }
    return here
  }

  /// The fraction of time some seconds ahead of a boundary.
  private func fraction(after seconds: Double, _ boundary: Rail.Position) -> Double {
    var rest = seconds
    for leg in rail.legs[boundary.leg...] {
      let length = leg.length.seconds
      if rest < length { return leg.from + (leg.to - leg.from) * (rest / length) }
      rest -= length
    }
    return 1
  }
}
