/// `UIViewPropertyAnimator` as a value: commands with their times go in, tracks in closed form come out.
///
/// The animated value goes from 0, how things stood, to 1, how they shall stand; it may leave 0…1.
/// Commands are given in the order of time and take effect at once; after each of them `track`, `events`
/// and all questions about the past and the future have their answers, as if nothing else happened.
/// Copies are independent.
///
/// ```swift
/// var animator = PropertyAnimator(timing: .curve(.easeInOut, duration: .milliseconds(300)))
/// try animator.start(at: .zero)
/// try animator.pause(at: .milliseconds(120))
/// try animator.setReversed(true, at: .milliseconds(500))
/// try animator.continueAnimation(at: .milliseconds(500))
/// animator.track.value(at: 0.56)
/// ```
///
/// Every command throws `AnimatorError`: `.outOfOrder` for a time before that of the last one,
/// `.wrongState` where UIKit would raise an exception or do nothing, `.timeOverflow` beyond 10⁹ s.
/// A command that throws changes nothing. Where a command meets the end of the motion to the
/// nanosecond, the end comes first.
///
/// Source: the documentation of UIViewPropertyAnimator, UIViewAnimating and
/// UIViewImplicitlyAnimating; the rules marked *ours* are not the platform's.
public struct PropertyAnimator: Hashable, Sendable {
  /// As `UIViewAnimatingState`.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case inactive, active, stopped
  }

  /// As `UIViewAnimatingPosition`.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    case end, start, current
  }

  /// What the animation runs by when nothing interrupts it.
  public let timing: Timing
  /// The curve or spring of `timing` for what is left after an interruption.
  public let curve: CurveSpecification
  /// Whether a paused animator maps fractions to values straight, as in UIKit, or along its curve.
  public let scrubsLinearly: Bool
  /// Whether it stays active, paused, when it has reached its end.
  public let pausesOnCompletion: Bool

  /// Where each animated value begins: fractions of time. The first is the animator's own.
  var starts: [Double] = [0]
  var tracks = [MotionTrack(value: 0)]
  var fractions = MotionTrack(value: 0)
  var rail: Rail
  var phase = Phase.inactive
  var isBackwards = false
  var clock: Time?
  var log: [AnimatorEvent] = []

  enum Phase: Hashable, Sendable {
    case inactive
    case running(Run)
    case paused(Rail.Position)
    case scrubbed(Scrub)
    case stopped
    case finished
  }

  struct Run: Hashable, Sendable {
    let origin: Rail.Position
    let since: Time
    let until: Time
    /// Whether it is told to pause there, short of the end or not.
    let pausesThere: Bool
  }

  /// Taken hold of: off the path, or along it for one that does not scrub linearly.
  struct Scrub: Hashable, Sendable {
    /// While not reversed; where the finger took hold when there is one.
    let fraction: Double
    let maps: [FractionMap]
    let finger: Finger?
    /// Whether what moved until the scrub still counts as moving at that very instant.
    let keepsVelocity: Bool

    struct Finger: Hashable, Sendable {
      let start: Time
      let shape: FingerShape
    }
  }

  /// An animator by a timing.
  ///
  /// - Parameters:
  ///   - timing: Its curve, or spring, is also what runs after an interruption unless another is given.
  public init(
    timing: Timing, scrubsLinearly: Bool = true,
    pausesOnCompletion: Bool = false
  ) {
    let curve: CurveSpecification
    switch timing.motion {
    case .curve(let function): curve = CurveSpecification(function)
    case .spring(let spring): curve = CurveSpecification(spring)
    }
    self.init(
      timing: timing, curve: curve, scrubsLinearly: scrubsLinearly,
      pausesOnCompletion: pausesOnCompletion)
  }

  /// An animator by a curve or spring as scripts write it, such as UIKit's spring by damping.
  ///
  /// - Parameter duration: Nil for a spring with a time of its own.
  /// - Throws: `AnimatorError.timing` when the two do not go together.
  public init(
    curve: CurveSpecification, duration: Time? = nil,
    scrubsLinearly: Bool = true, pausesOnCompletion: Bool = false
  ) throws(AnimatorError) {
    let timing: Timing
    do {
      timing = try curve.timing(duration: duration)
    } catch {
      throw .timing(error)
    }
    self.init(
      timing: timing, curve: curve, scrubsLinearly: scrubsLinearly,
      pausesOnCompletion: pausesOnCompletion)
  }

  init(
    timing: Timing, curve: CurveSpecification, scrubsLinearly: Bool,
    pausesOnCompletion: Bool
  ) {
    self.timing = timing
    self.curve = curve
    self.scrubsLinearly = scrubsLinearly
    self.pausesOnCompletion = pausesOnCompletion
    let motion = MotionLeg(
      .timed(TimedShape(timing: timing, from: 0, to: 1)), from: 0, to: timing.duration.seconds,
      length: timing.duration)
    rail = Rail(legs: [Rail.Leg(length: timing.duration, from: 0, to: 1, motions: [motion])])
  }
}
