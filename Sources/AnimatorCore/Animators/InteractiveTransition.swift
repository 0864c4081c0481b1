/// `UIPercentDrivenInteractiveTransition` as a value: a transition that a finger leads, that may be
/// grabbed while it runs, cancelled and tried again.
///
/// `track` goes from 0, nothing has happened, to 1, it has. While the finger leads it is linear in the
/// finger; by the clock it runs by `timing`. Commands are given in the order of time, as with
/// `PropertyAnimator`, and throw its errors. A cancelled transition is back at its start and may begin
/// again; a finished one is over.
///
/// ```swift
/// var transition = InteractiveTransition(timing: .curve(.easeOut, duration: .milliseconds(300)))
/// try transition.begin(at: .zero)
/// let up = try transition.update(along: .drag(), by: 0.4, at: .zero)
/// let outcome = try transition.release(.threshold, at: up)       // .finish
/// transition.track.value(at: 0.7)
/// ```
///
/// Source: the documentation of UIPercentDrivenInteractiveTransition; what is marked *ours* is not its.
public struct InteractiveTransition: Hashable, Sendable {
  /// `completionCurve` when none is given.
  public static let defaultCompletionCurve = CurveSpecification(.easeInOut)

  /// What the rest runs by after the finger has let go.
  public let completionCurve: CurveSpecification
  /// The transition's clock and path. Ready for its questions; commands go through the transition.
  public internal(set) var animator: PropertyAnimator

  var phase = Phase.idle
  var log: [TransitionEvent] = []

  enum Phase: Hashable, Sendable {
    case idle
    /// By the clock, or waiting where a run stopped.
    case running
    /// Since a time, by the finger.
    case led
    /// The rest after a release.
    case completing
    case finished
  }

  /// A transition at its start.
  ///
  /// - Parameters:
  ///   - timing: What it runs by without a finger; its duration is the d of (1 − p) · d / speed.
  ///   - completionCurve: Springs take over the finger's velocity.
  public init(
    timing: Timing, completionCurve: CurveSpecification = defaultCompletionCurve
  ) {
    self.completionCurve = completionCurve
    animator = PropertyAnimator(timing: timing, pausesOnCompletion: true)
  }

  /// How far it is over time: 0…1, past them where a spring or a rubber band takes it.
  public var track: MotionTrack { animator.track }

  /// Everything that has happened and, if no command follows, will happen, in order.
  public var events: [TransitionEvent] {
    var end = self
    guard let time = animator.endOfRun, (try? end.settle(at: time)) != nil else { return log }
    return end.log
  }

  /// When what runs ends; nil when nothing does.
  public var endOfRun: Time? { animator.endOfRun }

  /// Whether a finger has hold of it.
  public var isLed: Bool { phase == .led }

  /// How far it is on screen; whole ways.
  public func percentComplete(at time: Time) -> Double { track.value(at: time) }

  /// How long the rest takes: (1 − p) · d / speed to finish, p · d / speed to cancel.
  ///
  /// - Parameters:
  ///   - duration: Seconds, of the whole transition.
  ///   - percentComplete: Past its end as far again, so that what overshoots has time to come back.
  ///   - speed: More than 0.
  public static func remainingDuration(
    _ outcome: ReleaseRule.Outcome, duration: Double, percentComplete: Double, speed: Double = 1
  ) -> Double {
    abs(outcome == .finish ? 1 - percentComplete : percentComplete) * duration / speed
  }
}

/// Something that happened to a transition that may be led by a finger.
public struct TransitionEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Set off by the clock.
    case started
    /// A run by the clock stopped short of the ends.
    case paused
    /// A finger took hold of it; `grabbed` when it was moving by itself.
    case began(grabbed: Bool)
    /// The finger let go.
    case released(ReleaseRule.Outcome)
    /// It is over: finished, or back at its start as if nothing had been.
    case ended(completed: Bool)
  }

  public let time: Time
  public let kind: Kind
  /// On screen, whole ways.
  public let percentComplete: Double
  /// With which it arrived there, whole ways per second.
  public let velocity: Double
}
