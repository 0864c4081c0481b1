/// One number over time, such as a layer's opacity or rotation, that is told again and again where to go.
///
/// Changes are given in the order of time and take effect at once. After each of them the value at any
/// time has its answer in closed form: asked in any order, nothing is stepped or remembered. Copies are
/// independent.
///
/// ```swift
/// var opacity = AnimatedValue(1)
/// try opacity.change(
///   to: 0, timing: CurveSpecification(.easeInOut), duration: nil, orElse: .milliseconds(300),
///   at: .zero)
/// opacity.value(at: 0.15)  // 0.5
/// ```
///
/// **A change that meets a motion** continues its value and its velocity, and is there when its own
/// time is over:
/// - A *spring* starts from the value on screen with the velocity on screen, whatever velocity it was
///   given itself; the older motion ends there. With a time of its own it settles to a thousandth of the
///   distance, or of |velocity| / ω₀ where that is more.
/// - A *curve* g, and so a change along keyframes, is added: what the older motion lacked of its target
///   goes on by its own curve, while the new one runs from that target to its own: v = to + (from − to)(1 − g) +
///   what is left of the older. That is what UIKit does since iOS 8 (WWDC 2014, session 236).
///   UIKit's velocity jumps by the slope with which g begins; *ours*: such a curve sets out
///   softly, g · S(x / w) with S(u) = u²(3 − 2u) over the first w = ¾ · min(1, |slope|) of its duration, so
///   that ease-out runs nearly as ease-in-out does. No curve loses velocity, not one that begins
///   vertically. One that begins with slope 0, as ease-in-out does, is exactly UIKit's.
///   *Ours* too: what is left of an older motion that would outlast the new one by a factor ρ is
///   faded out by 1 − S over the last 1 − 1/ρ of the new one's duration.
/// - `steps` and `linear(stops)` that begin with a jump, a first keyframe at 0 % that is not the target
///   so far, and a change that takes no time jump, because they say so.
///
/// A motion that ends at the very moment of a change has ended; a motion that began at that very moment
/// is replaced as if it had never been.
///
/// A curve may leave the range between two values; whoever applies the value clamps it.
public struct AnimatedValue: Hashable, Sendable {
  /// Before the first change.
  public let initialValue: Double
  /// Their starts never go back; their ends may.
  var motions: [ValueMotion] = []

  /// A value that rests.
  ///
  /// - Parameter initialValue: In the value's own unit; kept within ±10⁹, and NaN counts as 0.
  public init(_ initialValue: Double) {
    let limit = AnimatedValue.limit
    self.initialValue =
      initialValue.isNaN ? 0 : min(max(initialValue, limit.lowerBound), limit.upperBound)
  }

  // Wide enough for any unit of a layer, narrow enough that no product with a velocity overflows.
  static let limit = -1e9...1e9

  /// Where the last change leads, or the initial value: what the value will be in the end.
  public var target: Double { motions.last?.target ?? initialValue }

  /// When everything rests at `target`; nil while there was no change.
  public var end: Time? { motions.last?.span.end }

  /// The times at which a change begins or would end by itself, in order, without repetition.
  public var boundaries: [Time] {
    var times: [Time] = []
    for time in motions.flatMap({ [$0.span.start, $0.span.end] }).sorted() where times.last != time {
      times.append(time)
    }
    return times
  }

  /// The value at an exact time; at the start of a change that of the change.
  ///
  /// - Complexity: O(log changes + motions still under way), without allocation; so are its siblings.
  public func value(at time: Time) -> Double { value(at: .time(time)) }

  /// The value a number of seconds after the start of the scene; NaN counts as before everything.
  public func value(at seconds: Double) -> Double { value(at: .seconds(seconds)) }

  /// The value shown in a frame.
  ///
  /// A change owns the frames round(start · rate) ..< round(end · rate). In them its local time is
  /// frame / rate − start, kept within the change; after them it is at its end (design: time).
  public func value(inFrame frame: Int, rate: FrameRate) -> Double { value(at: .frame(frame, rate)) }

  /// The velocity at an exact time in units per second, from the right; 0 at rest, and where the value
  /// jumps that of the motion after it.
  ///
  /// Kept within ±10⁶ of a motion's distance per second where its curve is vertical.
  public func velocity(at time: Time) -> Double { state(at: .time(time), .after).velocity }

  /// The velocity a number of seconds after the start of the scene, as for an exact time.
  public func velocity(at seconds: Double) -> Double { state(at: .seconds(seconds), .after).velocity }

  /// Whether the value is the same in all frames from one to another, both included.
  ///
  /// Certain when true; a motion that stands still for a while counts as moving.
  ///
  /// - Complexity: O(changes).
  public func isResting(inFrames frames: ClosedRange<Int>, rate: FrameRate) -> Bool {
    // The frame from which on nothing of a motion is seen.
    var gone = Int.max
    for index in motions.indices.reversed() {
      let motion = motions[index]
      let first = rate.frame(at: motion.span.start)
      gone = min(gone, rate.frame(at: motion.span.end))
      let isMoving = first <= frames.upperBound && gone > frames.lowerBound
      let isBeginning = first > frames.lowerBound && first <= frames.upperBound
      if isMoving || isBeginning, !(motion.isStill && isAtTarget(before: index)) { return false }
      if !motion.isAdded { gone = min(gone, first) }
      if gone <= frames.lowerBound { break }
    }
    return true
  }
}

extension AnimatedValue {
  private func value(at moment: ValueMoment) -> Double {
    guard let last = lastBegun(at: moment) else { return initialValue }
    if moment.hasReached(motions[last].span.end, motions[last].span.endSeconds) {
      return motions[last].target
    }
    var lacking = 0.0
    for index in oldestMoving(under: last, at: moment, .after)..<last {
      let local = moment.local(in: motions[index].span)
      lacking =
        lacking * motions[index].fade(at: local) + motions[index].value(at: local) - motions[index].target
    }
    let local = moment.local(in: motions[last].span)
    return motions[last].value(at: local) + lacking * motions[last].fade(at: local)
  }

  /// Value and velocity together.
  ///
  /// - Parameter side: With `.before` for a time at which a motion is under way, neither its start nor its end.
  func state(at moment: ValueMoment, _ side: Side) -> (value: Double, velocity: Double) {
    guard let last = lastBegun(at: moment) else { return (initialValue, 0) }
    if moment.hasReached(motions[last].span.end, motions[last].span.endSeconds) {
      return (motions[last].target, 0)
    }
    var (lacking, change) = (0.0, 0.0)
    for index in oldestMoving(under: last, at: moment, side)...last {
      let motion = motions[index]
      let local = moment.local(in: motion.span)
      let fade = motion.fade(at: local)
      change = change * fade + lacking * motion.fadeSlope(at: local) + motion.velocity(at: local, side)
      lacking = lacking * fade + motion.value(at: local) - motion.target
    }
    return (motions[last].target + lacking, change)
  }

  /// Whether a motion finds the value at rest where it leads to.
  private func isAtTarget(before index: Int) -> Bool {
    guard index > 0 else { return motions[index].target == initialValue }
    let older = motions[index - 1]
    return older.target == motions[index].target && older.span.end <= motions[index].span.start
  }

  private func lastBegun(at moment: ValueMoment) -> Int? {
    var (low, high) = (0, motions.count)
    while low < high {
      let middle = (low + high) / 2
      let span = motions[middle].span
      if moment.hasReached(span.start, span.startSeconds) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The first of the motions that add up to what is seen.
  private func oldestMoving(under last: Int, at moment: ValueMoment, _ side: Side) -> Int {
    var oldest = last
    while motions[oldest].isAdded {
      let older = motions[oldest - 1].span
      let isOver =
        side == .after
        ? moment.hasReached(older.end, older.endSeconds) : moment.hasPassed(older.end, older.endSeconds)
      if isOver { break }
      oldest -= 1
    }
    return oldest
  }
}
