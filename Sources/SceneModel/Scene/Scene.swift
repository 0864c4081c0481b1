import AnimatorCore
import SourceDiagnostics

/// A film, wholly settled: every name, time, size and motion is decided, and any frame can be asked
/// for alone.
public struct Scene: Sendable {
  public let title: String?
  public let canvas: Canvas
  public let resources: Resources
  /// At least 1.
  public let frameCount: Int
  /// When the last step ends.
  public let end: Time
  public let steps: [StepRecord]
  public let chapters: [Chapter]
  /// Pictures that the script itself asks for.
  public let stills: [StillRequest]
  /// What `expect` steps say of its frames, in the order of time.
  public let expectations: [Expectation]
  /// Touches, gestures and the life of screens, in the order of time.
  public let events: [SceneEvent]
  /// What moves: transitions first, then properties of elements, each in the order in which they begin.
  public let tracks: [SceneTrack]
  /// In the order of frames; the first is at frame 0.
  package let changes: [StageChange]
  /// Fingers that are seen.
  package let gestures: [Gesture]
  /// Captions and highlights, in the order in which they come.
  package let overlays: [Overlay]
  /// Screens with elements that change, by instance.
  package let animatedScreens: [ObjectIdentifier: AnimatedScreen]

  /// A picture of one frame, to be written below the output folder.
  public struct StillRequest: Hashable, Sendable {
    public let file: String
    public let frame: Int
  }
}

/// What a step came to: when it runs and in which frames.
public struct StepRecord: Hashable, Sendable {
  public let keyword: String
  /// What it is about: an element, a screen, a file; nil for those that are about time alone.
  public let subject: String?
  /// The chapter it belongs to; nil before the first.
  public let chapter: String?
  /// An instant step names the frame at which it takes effect, twice.
  public let firstFrame: Int
  /// Inclusive.
  public let lastFrame: Int
  /// When it begins to wait out its delay.
  public let start: Time
  /// When it does what it does: `start` and its delay.
  public let action: Time
  public let end: Time
  /// What came of the finger; nil for steps without one.
  public let outcome: Outcome?
  /// The whole item in the script; nil for a scene made in Swift.
  public let range: SourceRange?
  public let steps: [StepRecord]

  /// Whether what a finger led came about.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case finished, cancelled
  }
}
