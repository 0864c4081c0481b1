extension PropertyAnimator {
  /// Moves a paused or inactive animator to a fraction at once: setting `fractionComplete`.
  ///
  /// - Parameter fraction: In the direction of play, 0…1. With `scrubsLinearly` the value follows
  ///   straight, otherwise along the curve.
  /// - Throws: `AnimatorError`; `.wrongState` while it runs, `.parameter` outside 0…1.
  public mutating func setFractionComplete(_ fraction: Double, at time: Time) throws(AnimatorError) {
    try AnimatorError.check(fraction, as: "fractionComplete", in: 0...1, "within 0 to 1")
    try scrub(at: time) { (animator) throws(TimeOverflow) in
      let forwards = animator.isBackwards ? 1 - fraction : fraction
      let maps = animator.scrubMaps(at: time)
      for index in animator.tracks.indices {
        try animator.tracks[index].append(.rest(maps[index].value(at: forwards)), at: time)
      }
      animator.phase = .scrubbed(Scrub(fraction: forwards, maps: maps, finger: nil, keepsVelocity: false))
      try animator.showFraction(at: time)
    }
  }

  /// Lets a finger lead a paused or inactive animator from where it stands.
  ///
  /// The next command, at whatever time, takes the finger off: the fraction and the velocity are then
  /// those of the path, velocity 0 when the path has ended before.
  ///
  /// - Parameters:
  ///   - path: The finger's way in time.
  ///   - distance: How far it goes, in fractions in the direction of play, ±1000.
  ///   - limit: What happens past the ends.
  /// - Returns: When the path ends.
  /// - Throws: `AnimatorError`; `.wrongState` while it runs, `.parameter` for the distance.
  @discardableResult
  public mutating func scrub(
    along path: FingerPath, by distance: Double, limit: FingerLimit = .stop, at time: Time
  ) throws(AnimatorError) -> Time {
    try AnimatorError.check(distance, as: "the distance", in: -1000...1000, "within -1000 to 1000 whole ways")
    try scrub(at: time) { (animator) throws(TimeOverflow) in
      let maps = animator.scrubMaps(at: time)
      let from = animator.forwardsFraction(at: time)
      let shape = FingerShape(
        path, from: from, by: animator.isBackwards ? -distance : distance, limit: limit)
      func leg(_ map: FractionMap) -> MotionLeg {
        MotionLeg(.finger(shape.leading(map)), from: 0, to: path.duration.seconds, length: path.duration)
      }
      for index in animator.tracks.indices {
        try animator.tracks[index].append(leg(maps[index]), at: time)
      }
      animator.phase = .scrubbed(
        Scrub(
          fraction: from, maps: maps, finger: Scrub.Finger(start: time, shape: shape), keepsVelocity: true))
      try animator.fractions.append(leg(animator.isBackwards ? .complement : .identity), at: time)
    }
    return try AnimatorError.exactly { () throws(TimeOverflow) in try time + path.duration }
  }

  private mutating func scrub(
    at time: Time, _ body: (inout PropertyAnimator) throws(TimeOverflow) -> Void
  ) throws(AnimatorError) {
    try perform(at: time) { (animator) throws(AnimatorError) in
      switch animator.phase {
      case .inactive, .paused, .scrubbed: break
      default: throw animator.wrongState("scrub")
      }
      try AnimatorError.exactly { () throws(TimeOverflow) in
        try animator.hold(at: time)
        try animator.letGo(at: time)
        try body(&animator)
      }
      animator.note(.scrubbed, at: time)
    }
  }

  /// Takes the finger off; off the path nothing but the finger changes, on it the place becomes exact.
  mutating func letGo(at time: Time) throws(TimeOverflow) {
    guard case .scrubbed(let scrub) = phase else { return }
    if scrub.finger != nil { try cut(at: time) }
    phase = .scrubbed(
      Scrub(
        fraction: scrub.fraction(at: time), maps: scrub.maps, finger: nil,
        keepsVelocity: scrub.keepsVelocity))
  }

  /// Where a paused animator stands, while not reversed.
  func forwardsFraction(at time: Time) -> Double {
    let fraction = pausedFraction(at: time) ?? 0
    return isBackwards ? 1 - fraction : fraction
  }

  /// How values follow the fraction from now on, so that none jumps when it is taken hold of.
  private func scrubMaps(at time: Time) -> [FractionMap] {
    if case .scrubbed(let scrub) = phase { return scrub.maps }
    guard case .paused(let position) = phase else { return starts.map { _ in .identity } }
    let here = forwardsFraction(at: time)
    let values = starts.indices.map { rail.value(of: $0, at: position) }
    if !scrubsLinearly {
      let maps = starts.indices.map { index in
        FractionMap.path(
          rail.legs.map { FractionMap.Stretch(from: $0.from, to: $0.to, leg: $0.motions[index]) })
      }
      // Where something moved after all time was over, a fraction does not tell where on the path it stands.
      if zip(maps, values).allSatisfy({ abs($0.value(at: here) - $1) <= 1e-9 }) { return maps }
    }
    return starts.indices.map { index in
      index == 0 && scrubsLinearly ? .identity : .taking(hold: values[index], at: here, start: starts[index])
    }
  }
}

extension PropertyAnimator.Scrub {
  var isOnPath: Bool {
    if case .path = maps[0] { true } else { false }
  }
}

extension FractionMap {
  /// The straight lines of something that stands at `value` while the animator is at `fraction`.
  static func taking(hold value: Double, at fraction: Double, start: Double) -> FractionMap {
    if value == 0 { return .anchored(zero: 0, fraction: max(fraction, start), value: 0) }
    return .anchored(zero: start < fraction ? start : 0, fraction: fraction, value: value)
  }
}
