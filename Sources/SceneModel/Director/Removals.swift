import SourceDiagnostics

/// Elements that steps took away.
struct Removals {
  private var removed: [(path: [String], range: SourceRange?)] = []

  /// An element is gone with all that it held.
  mutating func note(_ path: [String], of instance: ScreenInstance, at range: SourceRange?) {
    for element in instance.elements where element.path.starts(with: path) {
      removed.append((element.path, range))
    }
  }

  /// Where the last one that the address answered was taken away; nil where none was.
  func place(of address: String) -> SourceRange? {
    let wanted = address.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return removed.last { wanted.isAbbreviation(of: $0.path) }?.range
  }
}

/// Presentations that steps and taps took away.
struct Dismissals {
  private var taps: [(screen: String, range: SourceRange)] = []
  private var steps: [(screen: String, range: SourceRange)] = []

  /// A tap will take it away once the finger has left.
  mutating func tapped(_ screen: String, at range: SourceRange) { taps.append((screen, range)) }

  mutating func dismissed(_ screen: String, by step: SceneStep) {
    if let range = step.range { steps.append((screen, range)) }
  }

  /// Whether a step is what a tap set off, no `dismiss` of the script.
  func isTap(_ step: SceneStep) -> Bool { taps.contains { $0.range == step.range } }

  /// The last step that took a screen away.
  func step(of screen: String) -> SourceRange? { steps.last { $0.screen == screen }?.range }

  /// The last tap that took something away, and what.
  var lastTap: (screen: String, range: SourceRange)? { taps.last }
}
