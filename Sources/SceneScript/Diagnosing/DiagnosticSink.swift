import SourceDiagnostics

/// Where a stage puts everything it finds, so that one run tells all of it.
///
/// Owned by one resolve; never shared between threads.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// In the order of the text; equal ones once.
  var inTextOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let origin = SourceLocation(line: 0, column: 0)
    return diagnostics.filter { seen.insert($0).inserted }.enumerated()
      .sorted { a, b in
        let (first, second) = (a.element.range?.start ?? origin, b.element.range?.start ?? origin)
        return first == second ? a.offset < b.offset : first < second
      }
      .map(\.element)
  }
}
