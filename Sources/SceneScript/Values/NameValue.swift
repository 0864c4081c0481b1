import SceneModel

/// Names that scripts give: kebab-case, in the letters of any script.
enum NameValue {
  static func check(_ text: String) throws(ValueProblem) {
    guard isName(text) else { throw .invalidName(text) }
  }

  static func isName(_ text: String) -> Bool { !text.isEmpty && slug(of: text) == text }

  /// Words in kebab-case; see `Slug`.
  static func slug(of text: String) -> String { Slug.of(text) }
}

/// ELEMENT: ids joined by `/`.
enum AddressValue {
  static func check(_ text: String) throws(ValueProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.allSatisfy(NameValue.isName) else { return }
    let fixed = parts.map(NameValue.slug).filter { !$0.isEmpty }.joined(separator: "/")
    throw .invalidAddress(text, fixed)
  }
}

extension ValueProblem {
  fileprivate static func invalidName(_ text: String) -> ValueProblem {
    let fixed = NameValue.slug(of: text)
    return ValueProblem(
      id: "invalid-name", "`\(text)` is no name: names are words in lower case joined by `-`",
      hints: fixed.isEmpty ? [] : ["write `\(fixed)`"])
  }

  fileprivate static func invalidAddress(_ text: String, _ fixed: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-address",
      "`\(text)` is no element: ids are words in lower case joined by `-`, with `/` between",
      hints: fixed.isEmpty ? [] : ["write `\(fixed)`"])
  }
}
