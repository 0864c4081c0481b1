import SourceDiagnostics

/// What a step `expect` says about an element, or about all that is on screen.
public struct ExpectationUse: Sendable {
  /// Ids joined by `/`, or a screen's name; nil for everything, of which `moves` alone can be said.
  public var element: Spanned<String>?
  /// In the order of the script; each has to hold.
  public var conditions: [Spanned<ExpectedCondition>]

  public init(_ element: Spanned<String>?, _ conditions: [Spanned<ExpectedCondition>]) {
    self.element = element
    self.conditions = conditions
  }
}

/// One thing that is to hold in a frame. Fingers that are shown have no part in it.
public enum ExpectedCondition: Hashable, Sendable {
  /// Whether some pixel of its frame is seen: in the canvas, not cut off, not covered, not transparent.
  case visible(Bool)
  /// Its whole frame lies within that of another element or screen, give or take half a pixel of the film.
  case inside(String)
  /// Its frame and that of another element or screen have no area in common, give or take half a pixel.
  case clearOf(String)
  /// Where it lies in the canvas, give or take half a pixel; the smallest rectangle around it when it is turned.
  case frame(LengthRect)
  /// 0…1, its own times that of all that holds it, give or take half a percent.
  case opacity(Double)
  /// Its words; those of several texts inside it in drawing order, with a space between.
  case text(String)
  /// Whether words are cut off with an ellipsis or have no room in their frame.
  case truncated(Bool)
  /// WCAG 2.2's contrast ratio of its words to what is behind them, at least: 1…21.
  case contrast(Double)
  /// Whether the next frame shows it elsewhere or otherwise.
  case moves(Bool)
}
