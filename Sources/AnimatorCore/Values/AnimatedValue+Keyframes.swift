extension AnimatedValue {
  /// A value to be reached on the way.
  public struct Keyframe: Hashable, Sendable {
    /// The share of the duration, 0…1.
    public let offset: Double
    /// In the unit of what is animated.
    public let value: Double
    /// From here to the next keyframe; nil for that of the change.
    public let curve: TimingFunction?

    /// Creates a keyframe; `change(along:)` checks its numbers.
    public init(offset: Double, value: Double, curve: TimingFunction? = nil) {
      self.offset = offset
      self.value = value
      self.curve = curve
    }
  }

  /// Goes through several values one after another.
  ///
  /// A first keyframe at 0 jumps to its value, as in CSS, and ends whatever moves, unless it is the
  /// target so far; without one the first way begins where the value is. Without one at 1 the
  /// value rests at the last until the duration is over. Each way between two keyframes takes a whole
  /// curve, as `animation-timing-function` does in CSS; a spring is stretched from one to the next, and
  /// the whole takes the time the spring has of its own.
  ///
  /// `times` and `autoreverses` repeat all of it. With `autoreverses` it ends at the first keyframe when
  /// that stands at 0, else at the target of the change before.
  ///
  /// - Parameters:
  ///   - keyframes: One or more; offsets rise, each above the one before.
  ///   - specification: Between keyframes that name no curve; it also decides the duration.
  /// - Returns: When it is there: the new `end`.
  /// - Throws: As `change(to:)`; `.parameter` for the number of keyframes, an offset or a value too.
  @discardableResult
  public mutating func change(
    along keyframes: [Keyframe], timing specification: CurveSpecification, duration: Time?,
    orElse fallback: Time, times: Int = 1, autoreverses: Bool = false, at time: Time
  ) throws(AnimatorError) -> Time {
    let (head, tail) = try AnimatedValue.checked(keyframes)
    let count = try AnimatedValue.passes(times, autoreverses)
    let timing = try AnimatedValue.timing(specification, duration, fallback)
    return try replace(at: time) { (older) throws(AnimatorError) in
      let start = head.offset == 0 ? head.value : older.target
      let target = autoreverses ? start : tail.value
      let pass = AnimatedValue.pass(from: start, along: keyframes, timing)
      let added = start == older.target ? older.endOfMotion(at: time) : nil
      return try AnimatorError.exactly { () throws(TimeOverflow) in
        guard timing.duration > .zero else { return try ValueMotion(jumpingTo: target, at: time) }
        return try ValueMotion(
          added == nil ? pass : pass.softened, timing.duration, then: pass, timing.duration, count: count,
          autoreverses: autoreverses, target: target, addedTo: added, at: time)
      }
    }
  }

  private static func pass(from start: Double, along keyframes: [Keyframe], _ timing: Timing) -> ValuePass {
    let seconds = timing.duration.seconds
    var stretches: [ValueStretch] = []
    var last = Keyframe(offset: 0, value: start)
    for keyframe in keyframes {
      // A keyframe at 0 only says where and how it begins.
      if keyframe.offset > 0 {
        stretches.append(
          ValueStretch(
            from: last.value, to: keyframe.value, timing: last.curve.map(Timing.oneSecond) ?? timing,
            start: last.offset * seconds, length: (keyframe.offset - last.offset) * seconds))
      }
      last = keyframe
    }
    if last.offset < 1 {
      stretches.append(
        ValueStretch(
          from: last.value, to: last.value, timing: .oneSecond(.linear), start: last.offset * seconds,
          length: (1 - last.offset) * seconds))
    }
    return .stretches(stretches, seconds: seconds)
  }

  /// - Returns: The first and the last of them.
  private static func checked(_ keyframes: [Keyframe]) throws(AnimatorError) -> (Keyframe, Keyframe) {
    guard let first = keyframes.first, let last = keyframes.last else {
      throw .parameter(
        TimingParameterError(parameter: "the number of keyframes", value: 0, legalRange: "1 or more"))
    }
    var least = 0.0
    for (index, keyframe) in keyframes.enumerated() {
      let range =
        index == 0
        ? "within 0 to 1"
        : "more than \(DecimalText(keyframes[index - 1].offset).text()), that of the keyframe before, at most 1"
      // Not a range up from `least`, which may be past 1.
      guard keyframe.offset >= least, keyframe.offset <= 1 else {
        throw .parameter(
          TimingParameterError(
            parameter: "the offset of a keyframe", value: keyframe.offset, legalRange: range))
      }
      try check(keyframe.value)
      least = keyframe.offset.nextUp
    }
    return (first, last)
  }
}
