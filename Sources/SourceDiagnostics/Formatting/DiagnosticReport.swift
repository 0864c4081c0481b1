import FoundationEssentials

/// Diagnostics as programs read them: `{"diagnostics": […], "errors": 1, "warnings": 0}`.
///
/// Each diagnostic is `{"id", "severity", "message", "range", "notes", "hints"}`; a range is
/// `{"file", "start": {"line", "column"}, "end": {"line", "column"}}`, lines and columns from 1, columns in
/// Unicode scalars, `end` just past the last one. A key without a value is left out. Keys are sorted;
/// new ones may come, those here stay.
public struct DiagnosticReport: Sendable, Encodable {
  public let diagnostics: [Diagnostic]
  /// How many of them are errors.
  public let errors: Int
  /// How many of them are warnings.
  public let warnings: Int

  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
  }

  /// The report as one indented JSON object, its last line ended.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and integers always encode; there is nothing here that could fail.
    guard let data = try? encoder.encode(self) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
