import SourceDiagnostics

/// Says in a person's words why libyaml stopped: each of its problems comes from a few habits of
/// writing, told apart by the text around the place.
struct SyntaxExplanation {
  let diagnostic: Diagnostic

  /// - Parameter trail: What was read before the stop.
  init(_ failure: YAMLFailure, in source: ScriptSource, after trail: ReadingTrail) {
    let here = StoppedPlace(failure: failure, source: source, trail: trail)
    diagnostic =
      here.tab ?? here.invisibleSpace ?? here.syntaxSign ?? here.quote ?? here.escape ?? here.colonTooMany
      ?? here.colonMissing
      ?? here.bracket ?? here.wordsAfterValue ?? here.sign ?? here.indentation
      ?? .syntaxError(failure.problem, at: here.range)
  }
}

extension Diagnostic {
  fileprivate static func syntaxError(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(id: "syntax-error", at: range, "this is not YAML: \(problem)")
  }
}
