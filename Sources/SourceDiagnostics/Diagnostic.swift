/// How much a diagnostic matters.
public enum Severity: String, Sendable, Codable, Hashable {
  /// The script has no meaning as written; nothing is rendered.
  case error
  /// It renders, but probably not as meant.
  case warning
  /// Something worth knowing that was done on the person's behalf.
  case note
}

/// Something to tell the author of a script: facts only; words and carets are put on by
/// `DiagnosticFormatter`.
public struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// Another place that explains the diagnostic, such as "first defined here".
  public struct Note: Hashable, Sendable, Codable {
    public let message: String
    public let range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A stable kebab-case name of the kind of problem, such as `unknown-transition`.
  public let id: String
  public let severity: Severity
  /// Where; nil only when no text is involved.
  public let range: SourceRange?
  /// Lower case, no full stop, names the offending value.
  public let message: String
  public var notes: [Note]
  /// What to do, most helpful first.
  public var hints: [String]

  public init(
    _ severity: Severity = .error, id: String, at range: SourceRange?, _ message: String,
    notes: [Note] = [], hints: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.hints = hints
  }
}

/// Thrown when a stage found errors: all it found, never empty, in the order of the text.
public struct DiagnosticsError: Error, Sendable {
  public let diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "a DiagnosticsError must hold at least one diagnostic")
    self.diagnostics = diagnostics
  }
}
