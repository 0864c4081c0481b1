/// Something that happened to an animator.
public struct AnimatorEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case started
    case paused
    /// Moved to a fraction, or taken along by a finger.
    case scrubbed
    /// Turned round; the value says whether it now runs backwards.
    case reversed(Bool)
    case continued
    /// Reached the end of its way and stays active there.
    case pausedOnCompletion
    case stopped
    /// What UIKit hands to a completion handler.
    case completed(PropertyAnimator.Position)
  }

  public let time: Time
  public let kind: Kind
  /// The state from then on.
  public let state: PropertyAnimator.State
  /// Whether it runs from then on; never while paused, stopped or led by a finger.
  public let isRunning: Bool
  public let isReversed: Bool
}
