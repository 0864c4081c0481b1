/// The name of a locale, as it may stand in a file's name: a language, and what follows it (BCP 47, or as systems write it).
enum LocaleValue {
  /// Letters, digits, `-` and `_`, and first a language that exists: of two letters one of ISO 639-1, of three any.
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
    let language = String(text.prefix { $0 != "-" && $0 != "_" }).lowercased()
    guard language.count == 3 || languages.contains(language) else {
      let meant = names[language].map { "write `\($0)`" }
      throw ValueProblem(
        id: "invalid-locale", "`\(text)` is no locale: there is no language `\(language)`",
        hints: [meant ?? "write the two letters of a language (ISO 639), such as `en` or `ar-EG`"])
    }
  }

  /// ISO 639-1, and what older systems still write for three of them.
  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu
    fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk
    kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to
    tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What people write for the most usual ones instead.
  private static let names = [
    "arabic": "ar", "bengali": "bn", "chinese": "zh", "cn": "zh", "cz": "cs", "danish": "da", "dk": "da",
    "dutch": "nl",
    "english": "en", "finnish": "fi", "french": "fr", "german": "de", "gr": "el", "greek": "el",
    "hebrew": "he", "hindi": "hi",
    "italian": "it", "japanese": "ja", "jp": "ja", "korean": "ko", "norwegian": "nb", "persian": "fa",
    "polish": "pl",
    "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    "ua": "uk",
    "ukrainian": "uk", "us": "en-US", "vietnamese": "vi",
  ]
}
