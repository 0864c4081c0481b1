extension AnimatedValue {
  /// Goes to a value from where it is.
  ///
  /// With `times`, each repetition begins anew at the target of the change before. With `autoreverses`
  /// each goes there and the same way back, mirrored in time as in Core Animation, so the value ends,
  /// and its target is, where it began.
  ///
  /// - Parameters:
  ///   - value: In the value's own unit, within ±10⁹.
  ///   - specification: The curve or spring.
  ///   - duration: As written beside it, of one way; nil for a spring with a time of its own and when
  ///     nothing is written. 0 is a change at once.
  ///   - fallback: What a curve takes when nothing is written.
  ///   - times: 1…1 000 000.
  ///   - time: When it begins; not before the change before it.
  /// - Returns: When it is there: the new `end`.
  /// - Throws: `AnimatorError`, having changed nothing: `.outOfOrder`; `.parameter` for a value or
  ///   `times` out of range; `.timing` when curve and duration do not go together; `.timeOverflow`.
  @discardableResult
  public mutating func change(
    to value: Double, timing specification: CurveSpecification, duration: Time?, orElse fallback: Time,
    times: Int = 1, autoreverses: Bool = false, at time: Time
  ) throws(AnimatorError) -> Time {
    try AnimatedValue.check(value)
    let count = try AnimatedValue.passes(times, autoreverses)
    let timing = try AnimatedValue.timing(specification, duration, fallback)
    return try replace(at: time) { (older) throws(AnimatorError) in
      try older.motion(
        to: value, timing, as: specification, count: count, autoreverses: autoreverses, at: time)
    }
  }

  /// What a change to a value makes of what there is.
  private func motion(
    to value: Double, _ timing: Timing, as specification: CurveSpecification,
    count: Int, autoreverses: Bool, at time: Time
  ) throws(AnimatorError) -> ValueMotion {
    let target = autoreverses ? self.target : value
    guard timing.duration > .zero else {
      return try AnimatorError.exactly { () throws(TimeOverflow) in
        try ValueMotion(jumpingTo: target, at: time)
      }
    }
    let seconds = timing.duration.seconds
    let pass = ValuePass.stretches(
      [ValueStretch(from: self.target, to: value, timing: timing, start: 0, length: seconds)],
      seconds: seconds)
    var (first, length) = (pass, timing.duration)
    var added: Time?
    if let end = endOfMotion(at: time) {
      if case .curve = timing.motion {
        (first, added) = (pass.softened, end)
      } else {
        let onScreen = state(at: .time(time), .before)
        (first, length) = try AnimatedValue.handOff(
          onScreen, to: value, timing, as: specification)
      }
    }
    return try AnimatorError.exactly { () throws(TimeOverflow) in
      try ValueMotion(
        first, length, then: pass, timing.duration, count: count, autoreverses: autoreverses,
        target: target, addedTo: added, at: time)
    }
  }

  /// When what moves at a time would be at rest; nil at rest.
  func endOfMotion(at time: Time) -> Time? {
    guard let last = motions.last, last.span.end > time, !last.isStill else { return nil }
    return last.span.end
  }

  /// Takes over from what there is when a change comes, without motions that begin just then.
  ///
  /// In place, because a copy at each of many changes would take quadratic time; what `make` cannot do
  /// changes nothing.
  mutating func replace(
    at time: Time, by make: (AnimatedValue) throws(AnimatorError) -> ValueMotion
  ) throws(AnimatorError) -> Time {
    if let last = motions.last, time < last.span.start { throw .outOfOrder(time, last: last.span.start) }
    // One that takes no time is over, and stays.
    var dropped: [ValueMotion] = []
    while let last = motions.last, last.span.start == time, last.span.end > time {
      dropped.append(motions.removeLast())
    }
    do {
      motions.append(try make(self))
    } catch {
      motions += dropped.reversed()
      throw error
    }
    return motions[motions.count - 1].span.end
  }

  /// A spring from what is on screen to a goal.
  private static func handOff(
    _ onScreen: (value: Double, velocity: Double), to goal: Double, _ timing: Timing,
    as specification: CurveSpecification
  ) throws(AnimatorError) -> (ValuePass, Time) {
    guard case .spring(var spring) = timing.motion else { return (.stretches([], seconds: 0), .zero) }
    var length = timing.duration
    let offset = onScreen.value - goal
    switch specification.motion {
    case .dampedSpring(let ratio, _):
      spring = .damped(
        ratio: ratio, offset: offset, velocity: onScreen.velocity, seconds: length.seconds)
    case .spring where specification.hasOwnDuration:
      let unit = max(abs(offset), abs(onScreen.velocity) / spring.undampedFrequency)
      do {
        length = try spring.settlingTime(
          offset: offset, velocity: onScreen.velocity, unit: unit)
      } catch {
        throw .timing(error)
      }
    case .spring, .curve: break
    }
    let shape = SpringShape(
      spring, from: onScreen.value, velocity: onScreen.velocity, to: goal, duration: length.seconds)
    return (.spring(shape), length)
  }

  static func timing(
    _ specification: CurveSpecification, _ duration: Time?, _ fallback: Time
  ) throws(AnimatorError) -> Timing {
    do {
      return try specification.timing(duration: duration, orElse: fallback)
    } catch {
      throw .timing(error)
    }
  }

  static func check(_ value: Double) throws(AnimatorError) {
    try AnimatorError.check(
      value, as: "the value", in: limit, "within -1000000000 to 1000000000")
  }

  /// How many ways there are, there and back counting as two.
  static func passes(_ times: Int, _ autoreverses: Bool) throws(AnimatorError) -> Int {
    try AnimatorError.check(Double(times), as: "times", in: 1...1e6, "1 or more, at most 1000000")
    return autoreverses ? 2 * times : times
  }
}
