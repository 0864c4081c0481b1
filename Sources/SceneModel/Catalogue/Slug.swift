/// What words are called by: the address of elements that nobody names.
package enum Slug {
  /// Words in kebab-case: letters and digits of any script in lower case, one `-` between words.
  ///
  /// `Ada Lovelace` becomes `ada-lovelace`; empty when there is no letter and no digit.
  package static func of(_ text: String) -> String {
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

extension Slug {
  /// A text may be one emoji and nothing else; `#`, `*` and digits are emoji to Unicode, not here.
  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } ?? false
  }
}
