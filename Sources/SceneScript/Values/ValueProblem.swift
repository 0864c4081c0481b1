import SourceDiagnostics

/// What is wrong with the text of a value; the place is added by who knows it.
struct ValueProblem: Error, Hashable {
  let id: String
  /// Lower case, no full stop, names the value.
  let message: String
  let hints: [String]

  init(id: String, _ message: String, hints: [String] = []) {
    self.id = id
    self.message = message
    self.hints = hints
  }

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(id: id, at: range, message, hints: hints)
  }
}
