import AnimatorCore
import SourceDiagnostics

/// What changes which elements a screen has: `insert`, `remove` and `move`.
public struct Rearrangement: Sendable {
  public enum Action: Sendable {
    /// A row, or a component.
    case insert(Element, at: Position)
    case remove(Spanned<String>)
    case move(Spanned<String>, to: Position)
  }

  /// Where something comes to stand.
  public enum Position: Sendable {
    /// Behind all that the element holds.
    case into(Spanned<String>)
    case before(Spanned<String>)
    case after(Spanned<String>)

    public var address: Spanned<String> {
      switch self {
      case .into(let address), .before(let address), .after(let address): address
      }
    }
  }

  public var action: Action
  public var duration: Spanned<Time>?
  public var curve: Spanned<CurveSpecification>?

  public init(_ action: Action, duration: Spanned<Time>? = nil, curve: Spanned<CurveSpecification>? = nil) {
    self.action = action
    self.duration = duration
    self.curve = curve
  }

  var keyword: String {
    switch action {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    }
  }
}
