import SceneModel
import SourceDiagnostics

/// What all screens look like, and the language they are written in.
extension Resolver {
  func readAppearance(_ top: Fields) {
    if case .theme(let said)? = value("theme", of: top)?.value { theme = said }
    if let name = chosen.theme {
      theme = chosenTheme(name, instead: theme, at: top["themes"]?.key.range ?? top.start)
    }
  }

  /// The locale with its texts and its direction of writing.
  func readLanguage(_ top: Fields) {
    if let said = value("locale", of: top), case .parameter(.text(let locale)) = said.value {
      if isLocale(locale, at: said.range) { language = locale }
    }
    if let locale = choices.locale {
      _ = isLocale(locale, at: top["locale"]?.value.range ?? top.start, isChosen: true)
    }
    language = chosen.locale ?? language
    readStrings(top["strings"])
    if let language { isRightToLeft = Locale.isRightToLeft(language) }
    if case .parameter(.choice(let writing))? = value("writing", of: top)?.value, writing != "auto" {
      isRightToLeft = writing == "rtl"
    }
  }

  /// Whether it is the name of a locale, after saying that it is none.
  ///
  /// - Parameter isChosen: Whether the reader chose it.
  func isLocale(_ text: String, at range: SourceRange, isChosen: Bool = false) -> Bool {
    do throws(ValueProblem) {
      try LocaleValue.check(text)
      return true
    } catch {
      var diagnostic = error.diagnostic(at: range)
      if isChosen { diagnostic.notes.append(.chosen("locale")) }
      sink.report(diagnostic)
      return false
    }
  }

  /// `light`, `dark`, one of `themes:`, or an object of an appearance, colours and sizes of text.
  func theme(_ node: Node, of key: Node.Key) -> Theme? {
    if let name = node.text { return theme(named: name, at: node.range) }
    guard case .object(let values)? = parameter(node, .object(Resolver.themeDeclarations), of: key) else {
      return nil
    }
    return theme(of: values)
  }
}

extension Diagnostic.Note {
  /// That something was chosen as the script was read, and stands nowhere in it.
  static func chosen(_ option: String) -> Diagnostic.Note {
    Diagnostic.Note("it was chosen by `--\(option)`, and stands nowhere in the script")
  }
}

/// What a locale says about writing.
enum Locale {
  /// Languages, and scripts, that are written from right to left. Source: Unicode CLDR, `characterOrder`.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "mzn", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]

  static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // A script that is named decides: `ks-Deva`, `az-Arab`.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return scripts.contains(script) }
    return parts.first.map(languages.contains) ?? false
  }
}
