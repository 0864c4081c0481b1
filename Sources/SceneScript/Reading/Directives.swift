import SourceDiagnostics

/// Lines before the script that begin with `%`: `%YAML 1.2` says what holds anyway; others say what scripts do not have.
struct Directives {
  let source: ScriptSource

  func report(to sink: DiagnosticSink) {
    for start in source.lineStarts {
      let end = source.lineEnd(from: start)
      let line = source.text(start, end)
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let first = words.first else { continue }
      // Comments and empty lines stand between them; anything else ends them.
      if first.hasPrefix("#") { continue }
      guard line.hasPrefix("%") else { return }
      if first == "%YAML", words.count > 1, words[1] == "1.2" { continue }
      sink.report(.directive(String(first), at: source.range(start, end)))
    }
  }
}

extension Diagnostic {
  fileprivate static func directive(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "directive", at: range,
      word == "%YAML"
        ? "scripts are YAML 1.2, and this line says otherwise"
        : "`\(word)` is a directive of YAML, which scripts do not have",
      hints: [word == "%YAML" ? "write `%YAML 1.2`, or delete the line" : "delete the line"])
  }
}
