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
    return diagnostics.filter { seen.insert($0).inserted }.inTextOrder()
  }
}
