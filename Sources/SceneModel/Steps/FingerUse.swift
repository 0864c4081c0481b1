import AnimatorCore
import SourceDiagnostics

/// A finger that goes somewhere: `drag`, `swipe`, `pinch`, `scroll`.
public struct FingerUse: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case drag, swipe, pinch, scroll
  }

  /// How far and where.
  public enum Way: Hashable, Sendable {
    /// Along the direction; percent is of the way of what it leads.
    case by(Length)
    case to(Place)
    /// Two fingers apart: factor of the distance between them, and a turn in degrees, clockwise.
    case pinch(scale: Double, rotation: Double)
  }

  public var kind: Kind
  public var place: Spanned<Place>
  public var way: Spanned<Way>?
  /// Nil for the way out of what it leads.
  public var direction: Spanned<Side>?
  public var duration: Time?
  public var curve: TimingFunction?
  /// Nil for `threshold` of a drag and `projected` of a swipe.
  public var release: ReleaseRule?
  /// False leaves the finger unseen.
  public var showsFinger: Bool

  public init(
    _ kind: Kind, at place: Spanned<Place>, way: Spanned<Way>? = nil, direction: Spanned<Side>? = nil,
    duration: Time? = nil, curve: TimingFunction? = nil, release: ReleaseRule? = nil, showsFinger: Bool = true
  ) {
    self.kind = kind
    self.place = place
    self.way = way
    self.direction = direction
    self.duration = duration
    self.curve = curve
    self.release = release
    self.showsFinger = showsFinger
  }
}
