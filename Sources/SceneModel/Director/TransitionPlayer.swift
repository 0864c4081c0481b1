import AnimatorCore

/// Does the moves of `play:` one after the other.
struct TransitionPlayer {
  private var transition: InteractiveTransition
  /// Of the longest film: what goes beyond is an error before anybody hears of it.
  private let latest: Time
  private var clock: Time
  private var told: [PlannedTransition.Told] = []
  private var isUnderWay = false
  private var finger: Finger?

  /// One that leads, from where it came down.
  private struct Finger {
    let start: Time
    /// Where what it does is told among all else.
    let place: Int
    var stretches: [FingerPath.Stretch] = []
    /// How far it is from there, in ways.
    var moved: Double { stretches.last?.to ?? 0 }
  }

  init(transition: InteractiveTransition, latest: Time, clock: Time) {
    self.transition = transition
    self.latest = latest
    self.clock = clock
  }

  var plan: PlannedTransition {
    var told = told
    // The last end is told by whoever watches the stage, with all others.
    if let last = told.lastIndex(where: { if case .cancelled = $0 { true } else { false } }), !isUnderWay {
      told.remove(at: last)
    }
    return PlannedTransition(transition: transition, end: clock, told: told)
  }

  /// All the way by the clock.
  mutating func start() throws(AnimatorError) {
    setOff()
    try transition.start(at: clock)
    clock = transition.endOfRun ?? clock
  }

  /// Does one move, and is then where it ends.
  mutating func play(_ move: PlayMove) throws(AnimatorError) {
    switch move {
    case .hold(let duration):
      clock = try later(duration)
    case .run(let fraction, let duration, let curve):
      try letGo()
      setOff()
      clock = try transition.run(to: fraction, duration: duration, curve: curve, at: clock)
      noteCancelled(when: fraction == 0)
    case .drag(let fraction, let duration, let curve):
      try drag(to: fraction, .drag(duration: duration ?? .milliseconds(600), curve: curve))
    case .release(let rule):
      let outcome = try transition.release(rule, at: clock)
      try letGo(isCancelled: rule == .cancel)
      clock = transition.endOfRun ?? clock
      noteCancelled(when: outcome == .cancel)
    }
  }

  private mutating func drag(to fraction: Double, _ path: FingerPath) throws(AnimatorError) {
    let distance = fraction - transition.percentComplete(at: clock)
    if finger == nil {
      try transition.begin(at: clock)
      finger = Finger(start: clock, place: told.count)
      setOff()
    }
    let begun = try since(finger?.start ?? clock).seconds
    let moved = finger?.moved ?? 0
    finger?.stretches.append(
      FingerPath.Stretch(start: begun, path: path, from: moved, to: moved + distance))
    clock = try transition.update(along: path, by: distance, at: clock)
  }

  private func since(_ start: Time) throws(AnimatorError) -> Time {
    do { return try clock - start } catch { throw .timeOverflow }
  }

  private func later(_ duration: Time) throws(AnimatorError) -> Time {
    do { return try clock + duration } catch { throw .timeOverflow }
  }

  private mutating func setOff() {
    guard !isUnderWay else { return }
    isUnderWay = true
    told.append(.began(clock))
  }

  /// The finger leaves the glass, or is taken away.
  private mutating func letGo(isCancelled: Bool = false) throws(AnimatorError) {
    guard let finger else { return }
    let path = FingerPath.joined(finger.stretches, duration: try since(finger.start))
    if clock <= latest {
      told.insert(.finger(path, since: finger.start, isCancelled: isCancelled), at: finger.place)
    }
    self.finger = nil
  }

  /// It was taken back.
  private mutating func noteCancelled(when isCancelled: Bool) {
    guard isCancelled else { return }
    isUnderWay = false
    told.append(.cancelled(clock))
  }
}
