import AnimatorCore

/// Does the moves of `play:` one after the other.
struct TransitionPlayer {
  private var transition: InteractiveTransition
  private let name: String
  /// Where a finger goes that leads it all the way, in points.
  private let way: Point
  private let rate: FrameRate
  /// Of the longest film: what goes beyond is an error before anybody hears of it.
  private let frameLimit: Int
  private var clock: Time
  private var told: [PlannedTransition.Told] = []
  private var isUnderWay = false
  /// How far the finger is from where it came down, in ways; nil while there is none.
  private var finger: Double?
  private var velocity = 0.0

  init(
    transition: InteractiveTransition, name: String, way: Point, rate: FrameRate, frameLimit: Int, clock: Time
  ) {
    self.transition = transition
    self.name = name
    self.way = way
    self.rate = rate
    self.frameLimit = frameLimit
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
      letGo()
      setOff()
      clock = try transition.run(to: fraction, duration: duration, curve: curve, at: clock)
      noteCancelled(when: fraction == 0)
    case .drag(let fraction, let duration, let curve):
      try drag(to: fraction, .drag(duration: duration ?? .milliseconds(600), curve: curve))
    case .release(let rule):
      let outcome = try transition.release(rule, at: clock)
      letGo()
      clock = transition.endOfRun ?? clock
      noteCancelled(when: outcome == .cancel)
    }
  }

  private mutating func drag(to fraction: Double, _ path: FingerPath) throws(AnimatorError) {
    let distance = fraction - transition.percentComplete(at: clock)
    let end = try later(path.duration)
    if finger == nil {
      try transition.begin(at: clock)
      finger = 0
      tell(.touchesBegan, at: clock)
      tell(.gestureBegan, at: clock, translation: 0, velocity: 0)
      setOff()
    }
    let start = finger ?? 0
    let first = rate.frame(at: clock)
    for frame in first..<max(min(rate.frame(at: end), frameLimit), first) {
      guard let time = try? rate.time(of: frame), time > clock, time < end else { continue }
      let local = rate.localSeconds(of: frame, from: clock, duration: path.duration)
      tell(
        .gestureChanged, at: time, translation: start + path.share(at: local) * distance,
        velocity: path.speed(at: local) * distance)
    }
    finger = start + distance
    velocity = path.releaseSpeed * distance
    clock = try transition.update(along: path, by: distance, at: clock)
  }

  private func later(_ duration: Time) throws(AnimatorError) -> Time {
    do { return try clock + duration } catch { throw .timeOverflow }
  }

  private mutating func setOff() {
    guard !isUnderWay else { return }
    isUnderWay = true
    told.append(.began(clock))
  }

  /// The finger leaves the glass.
  private mutating func letGo() {
    guard let ways = finger else { return }
    tell(.gestureEnded, at: clock, translation: ways, velocity: velocity)
    tell(.touchesEnded, at: clock)
    finger = nil
  }

  /// It was taken back.
  private mutating func noteCancelled(when isCancelled: Bool) {
    guard isCancelled else { return }
    isUnderWay = false
    told.append(.cancelled(clock))
  }

  private mutating func tell(
    _ kind: SceneEvent.Kind, at time: Time, translation: Double? = nil, velocity: Double? = nil
  ) {
    var event = SceneEvent(kind, name, at: time, rate: rate)
    event.gesture = "drag"
    event.translation = translation.map { Point(x: way.x * $0, y: way.y * $0) }
    event.velocity = velocity.map { Point(x: way.x * $0, y: way.y * $0) }
    told.append(.event(event))
  }
}
