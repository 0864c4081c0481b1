/// Names that scripts give: kebab-case, in the letters of any script.
enum NameValue {
  static func check(_ text: String) throws(ValueProblem) {
    guard isName(text) else { throw .invalidName(text) }
  }

  static func isName(_ text: String) -> Bool { !text.isEmpty && slug(of: text) == text }

  /// Words in kebab-case: letters and digits of any script in lower case, one `-` between words.
  ///
  /// `Ada Lovelace` becomes `ada-lovelace`; empty when there is no letter and no digit.
  static func slug(of text: String) -> String {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || isEmoji(character) {
        word.append(character)
      } else if character != "'", character != "’" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.joined(separator: "-")
  }
}

extension NameValue {
  /// A text may be one emoji and nothing else; `#`, `*` and digits are emoji to Unicode, not here.
  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } ?? false
  }
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
