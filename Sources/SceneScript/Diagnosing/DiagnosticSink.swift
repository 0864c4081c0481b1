import SourceDiagnostics

/// Where a stage puts everything it finds, so that one run tells all of it.
///
/// Owned by one resolve; never shared between threads.
final class DiagnosticSink {
  /// Problems after which nothing more is looked at: nobody reads so many, and telling each costs time.
  static let limit = 1000

  /// Where the definition that is being read is used, innermost first: told with whatever is found in it.
  var uses: [Diagnostic.Note] = []

  /// True once a file that defines names could not be read: what is unknown then may stand there, and what is unused be used
  /// there.
  var hasLostNames = false

  private static let aboutNames: Set<String> = [
    "unknown-screen", "unknown-value", "unknown-component", "unknown-transition", "unknown-action",
    "unknown-theme",
    "invalid-curve", "missing-string", "no-strings", "unused-screen", "unused-value", "unused-component",
    "unused-action",
  ]

  private var diagnostics: [Diagnostic] = []
  /// Those found in definitions, without their uses: what is wrong in one is told for the first use of it.
  private var found: Set<Diagnostic> = []
  /// The first that found no room.
  private var overflow: Diagnostic?
  private(set) var hasErrors = false

  var isFull: Bool { diagnostics.count >= DiagnosticSink.limit }

  func report(_ bare: Diagnostic) {
    if hasLostNames, DiagnosticSink.aboutNames.contains(bare.id) { return }
    var diagnostic = bare
    if !uses.isEmpty {
      guard found.insert(bare).inserted else { return }
      diagnostic.notes += uses
    }
    guard isFull else {
      diagnostics.append(diagnostic.shortened)
      if diagnostic.severity == .error { hasErrors = true }
      return
    }
    if overflow == nil || overflow?.severity != .error { overflow = diagnostic }
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Tries something whose problems are of no interest.
  func silently<Value>(_ body: () -> Value) -> Value {
    let before = (diagnostics, overflow, hasErrors, found)
    defer { (diagnostics, overflow, hasErrors, found) = before }
    return body()
  }

  /// Nothing is looked at from here on.
  func stop(at range: SourceRange) {
    report(.tooManyProblems(.error, at: range))
  }

  /// In the order of the text; equal ones once.
  var inTextOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let ordered = diagnostics.filter { seen.insert($0).inserted }.inTextOrder()
    guard let overflow else { return ordered }
    // At the last of those that are told, so that it is read after them.
    let range = ordered.last { $0.range != nil }?.range ?? overflow.range
    return ordered + [range.map { .tooManyProblems(overflow.severity, at: $0) } ?? overflow]
  }
}

extension Diagnostic {
  fileprivate static func tooManyProblems(_ severity: Severity, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      severity, id: "too-many-problems", at: range,
      "the script has more than \(DiagnosticSink.limit) problems; only so many are told")
  }
}
