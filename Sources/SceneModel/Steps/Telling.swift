import AnimatorCore
import SourceDiagnostics

/// What is put over the film to explain it: `caption` and `highlight`.
public struct Telling: Sendable {
  public enum Kind: Sendable {
    /// Nil takes the ones that are up away.
    case caption(Spanned<String>?, CaptionPosition)
    /// The element to look at; nil takes the one that is up away.
    case highlight(Spanned<String>?, HighlightStyle, note: String?)
  }

  public var kind: Kind
  /// How long it stays; nil until it is taken away.
  public var stay: Time?

  public init(_ kind: Kind, for stay: Time? = nil) {
    self.kind = kind
    self.stay = stay
  }

  var keyword: String {
    switch kind {
    case .caption: "caption"
    case .highlight: "highlight"
    }
  }
}

public enum CaptionPosition: String, Hashable, Sendable, CaseIterable {
  case top, center, bottom
}

/// How an element is pointed out.
public enum HighlightStyle: String, Hashable, Sendable, CaseIterable {
  /// A line around it.
  case outline
  /// All else gets darker.
  case spotlight
}
