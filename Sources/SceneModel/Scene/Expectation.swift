import AnimatorCore
import SourceDiagnostics

/// What an `expect` step says about one frame, its addresses looked up.
///
/// Addresses are looked up where the step stands, like those of every step; what they lead to is looked at in the
/// frame that shows the step's time, as a `still` in its place would draw it. So whatever ends at that time has
/// ended, and whatever begins at it has begun, a step without a duration right after it too.
public struct Expectation: Sendable {
  /// An element or a screen.
  public struct Subject: Sendable {
    /// As the script names it.
    public let address: String
    public let screen: String
    /// Ids from the outermost to its own; empty for the screen itself.
    public let path: [String]
    /// What has it on screen; nil when only a screen that is not in sight has it.
    package let instance: ScreenInstance?
  }

  public struct Check: Sendable {
    public let condition: ExpectedCondition
    /// What a condition compares it with; nil for those that compare it with nothing.
    public let other: Subject?
    /// The condition's value in the script; nil for a scene made in Swift.
    public let range: SourceRange?
  }

  /// Nil for everything that is on screen.
  public let subject: Subject?
  public let checks: [Check]
  /// When the step stands.
  public let time: Time
  /// The frame that shows that time; the last one for what lies beyond.
  public let frame: Int
}
