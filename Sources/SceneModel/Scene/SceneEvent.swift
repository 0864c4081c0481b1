import AnimatorCore

/// Something an app would be told while the scene plays: a touch, a gesture's state, a step in the life
/// of a screen or of a presentation. Names are UIKit's.
public struct SceneEvent: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case touchesBegan, touchesEnded, touchesCancelled
    case gestureBegan, gestureChanged, gestureEnded, gestureCancelled
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    case presentationTransitionWillBegin, presentationTransitionDidEnd
    case dismissalTransitionWillBegin, dismissalTransitionDidEnd
    case animateTransition, completeTransition
    /// A finger took hold of a transition that was under way.
    case transitionGrabbed
    /// The dim of a presentation is taken away: when it was cancelled or its dismissal is complete.
    case dimmingViewRemoved
    /// An element's properties set off to other values, or have arrived.
    case changeBegan, changeEnded
    /// A field is typed into, or no longer.
    case editingBegan, editingEnded
  }

  public let time: Time
  public let frame: Int
  public let kind: Kind
  /// The screen or element it is about.
  public let subject: String
  /// `drag`, `swipe`, `pinch`, `scroll` or `tap`, for touches and gestures.
  public var gesture: String?
  /// Whether a transition came about, for its ends.
  public var completed: Bool?
  /// Since the finger came down, in points.
  public var translation: Point?
  /// Points a second.
  public var velocity: Point?
  /// How far the two fingers of a pinch have come.
  public var pinch: Pinch?

  /// Factor and degrees, clockwise, since the fingers came down, and what they change by per second.
  public struct Pinch: Hashable, Sendable {
    public let scale: Double
    public let scaleVelocity: Double
    public let rotation: Double
    public let rotationVelocity: Double
  }

  init(_ kind: Kind, _ subject: String, at time: Time, rate: FrameRate) {
    self.kind = kind
    self.subject = subject
    self.time = time
    frame = rate.frame(at: time)
  }
}
