/// Puts diagnostics into words: the only place where facts become lines of text.
public struct DiagnosticFormatter: Sendable {
  /// How diagnostics are written.
  public enum Style: String, Sendable, CaseIterable {
    /// For people: the line, carets under the whole range, notes and hints.
    case human
    /// One line each, `file:line:column: error: message [id]`, as editors and CI read it.
    case short
    /// One object for programs; see `DiagnosticReport`.
    case json
  }

  /// Diagnostics shown in human form; errors are shown before anything less.
  public static let limit = 20

  public let style: Style
  /// True to use the terminal's colours; only the human form has any.
  public let usesColor: Bool
  /// Cells a source line may take before it is cut around its range.
  public let width: Int

  public init(style: Style = .human, usesColor: Bool = false, width: Int = 100) {
    self.style = style
    self.usesColor = usesColor
    self.width = max(width, 20)
  }

  /// The text of some diagnostics in the order given, each line ended; empty for none, except in JSON.
  ///
  /// - Parameter sources: The texts that ranges point into, found by name; without its text a
  ///   diagnostic is shown with its place alone.
  public func string(for diagnostics: [Diagnostic], in sources: [SourceText] = []) -> String {
    switch style {
    case .json: DiagnosticReport(diagnostics).json
    case .short: diagnostics.map(shortLine).joined()
    case .human: humanText(diagnostics, sources)
    }
  }

  private func shortLine(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { DiagnosticFormatter.place($0) + ": " } ?? ""
    let text = "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    return DisplayText.printable(text) + "\n"
  }

  private func humanText(_ diagnostics: [Diagnostic], _ sources: [SourceText]) -> String {
    let shown = DiagnosticFormatter.selection(of: diagnostics)
    var text = shown.map { human($0, sources) }.joined(separator: "\n")
    let left = diagnostics.count - shown.count
    if left > 0 { text += "\n… and \(left) more; `--format short` shows all\n" }
    return text
  }

  /// The first `limit` by severity, in their own order.
  private static func selection(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    let order: [Severity] = [.error, .warning, .note]
    let ranked = order.flatMap { severity in
      diagnostics.indices.filter { diagnostics[$0].severity == severity }
    }
    return ranked.prefix(limit).sorted().map { diagnostics[$0] }
  }

  private func human(_ diagnostic: Diagnostic, _ sources: [SourceText]) -> String {
    let snippets = ([diagnostic.range] + diagnostic.notes.map(\.range)).map { range in
      range.flatMap { range in
        sources.first { $0.name == range.file }.map { SourceSnippet(range: range, source: $0, width: width) }
      }
    }
    let gutter = snippets.compactMap { $0?.gutterWidth }.max() ?? 1
    let paint = Paint(isOn: usesColor)
    let name = paint.severity(diagnostic.severity, "\(diagnostic.severity.rawValue)[\(diagnostic.id)]")
    var text = name + paint.bold(": " + DisplayText.printable(diagnostic.message)) + "\n"
    text += place(diagnostic.range, snippets[0], gutter, diagnostic.severity)
    let indent = String(repeating: " ", count: gutter)
    for (note, snippet) in zip(diagnostic.notes, snippets.dropFirst()) {
      text += "\(indent) \(paint.gutter("=")) \(paint.bold("note:")) \(DisplayText.printable(note.message))\n"
      text += place(note.range, snippet, gutter, .note)
    }
    for hint in diagnostic.hints {
      text += "\(indent) \(paint.gutter("=")) \(paint.bold("hint:")) \(DisplayText.printable(hint))\n"
    }
    return text
  }

  private func place(
    _ range: SourceRange?, _ snippet: SourceSnippet?, _ gutter: Int, _ severity: Severity
  ) -> String {
    guard let range else { return "" }
    let paint = Paint(isOn: usesColor)
    let arrow = String(repeating: " ", count: gutter) + paint.gutter("-->")
    var text = "\(arrow) \(DisplayText.printable(DiagnosticFormatter.place(range)))\n"
    for row in snippet?.rows(gutterWidth: gutter) ?? [] {
      let content = row.isMarker ? paint.severity(severity, row.text) : row.text
      text += paint.gutter("\(row.gutter) |") + (content.isEmpty ? "" : " " + content) + "\n"
    }
    return text
  }

  private static func place(_ range: SourceRange) -> String {
    "\(range.file):\(range.start.line):\(range.start.column)"
  }
}

/// The terminal's colours (ECMA-48 SGR), or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func gutter(_ text: String) -> String { wrap(text, "34") }
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
