import SourceDiagnostics

/// Names in backticks, as many as anybody reads.
func listed(_ names: [String]) -> String {
  let limit = 24
  let shown = names.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
  return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}

/// The nearest of some names to a misspelt one; nothing among more names than anybody gives.
func suggestion(for name: String, among names: [String]) -> String? {
  names.count <= 1000 ? nearestName(to: name, among: names) : nil
}

/// A text in double quotes as YAML wants it; in single ones where it holds double quotes itself.
func quoted(_ text: String) -> String {
  guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
  return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}

extension Diagnostic {
  /// The same with texts that somebody can read: a value of a thousand letters is cut in its middle.
  var shortened: Diagnostic {
    Diagnostic(
      severity, id: id, at: range, Diagnostic.shortened(message),
      notes: notes.map { Note(Diagnostic.shortened($0.message), at: $0.range) },
      hints: hints.map(Diagnostic.shortened))
  }

  private static func shortened(_ text: String) -> String {
    let limit = 600
    // In scalars: a single character may have thousands.
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return text }
    return "\(String(scalars.prefix(limit / 2)))…\(String(scalars.suffix(limit / 4)))"
  }
}
