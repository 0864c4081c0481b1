import SourceDiagnostics

/// Finds tabs between values. YAML allows some; scripts allow none, because nobody sees them.
struct SpacingCheck {
  let source: ScriptSource
  /// Where scalars stand, in the order of the text; tabs inside them are theirs.
  let scalarRanges: [Range<Int>]

  /// Reports the first tab of each line that has one outside values and comments.
  func report(to sink: DiagnosticSink) {
    var index = 0
    for scalar in scalarRanges + [source.scalars.count..<source.scalars.count] {
      checkGap(from: index, to: scalar.lowerBound, sink)
      index = max(index, scalar.upperBound)
    }
  }

  private func checkGap(from start: Int, to end: Int, _ sink: DiagnosticSink) {
    var index = start
    while index < end {
      let scalar = source.scalars[index]
      if scalar == "\t" {
        sink.report(.tab(at: source.range(index, index + 1)))
        index = source.lineEnd(from: index)
      } else if scalar == "#" {
        index = source.lineEnd(from: index)
      } else {
        index += 1
      }
    }
  }
}

extension Diagnostic {
  static func tab(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "tab", at: range, "a tab stands between values; scripts are indented and spaced with spaces",
      hints: ["replace it by spaces; most editors can do so in the whole file"])
  }
}
