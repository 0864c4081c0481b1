import SourceDiagnostics

/// `fps:30`: a key and its value without the space that YAML needs between them.
struct JoinedPair {
  let key: String
  let value: String

  /// Nil unless `text` is a word like a key's, a colon and something.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    key = String(text[..<colon])
    value = String(text[text.index(after: colon)...])
    guard key.first?.isLetter == true, key.allSatisfy({ $0.isLetter || $0.isASCIIDigit || $0 == "-" }),
      let first = value.first, !first.isWhitespace, first != "/"
    else { return nil }
  }

  func diagnostic(at range: SourceRange) -> Diagnostic { .missingSpace(key, value, at: range) }
}

extension Diagnostic {
  fileprivate static func missingSpace(_ key: String, _ value: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-space", at: range,
      "`\(key):\(value)` has no space after its colon, so YAML reads one word",
      hints: ["write `\(key): \(value)`"])
  }
}
