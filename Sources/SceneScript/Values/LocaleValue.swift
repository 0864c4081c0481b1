/// The name of a locale, as it may stand in a file's name.
enum LocaleValue {
  /// Letters, digits, `-` and `_` (BCP 47, and as systems write it).
  static func check(_ text: String) throws(ValueProblem) {
    let isRight = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "-" || scalar == "_")
    }
    guard isRight, let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.count <= 35
    else {
      throw ValueProblem(
        id: "invalid-locale", "`\(text)` is no locale", hints: ["write one such as `en` or `ar-EG`"])
    }
  }
}
