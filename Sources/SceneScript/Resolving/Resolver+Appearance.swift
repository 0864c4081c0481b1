import SceneModel
import SourceDiagnostics

/// What all screens look like, and the language they are written in.
extension Resolver {
  func readAppearance(_ top: Fields) {
    if case .theme(let said)? = value("theme", of: top)?.value { theme = said }
    if let appearance = choices.appearance { theme = Theme(appearance, colors: theme.colors) }
  }

  /// The locale with its texts and its direction of writing.
  func readLanguage(_ top: Fields) {
    if case .parameter(.text(let locale))? = value("locale", of: top)?.value { language = locale }
    language = choices.locale ?? language
    readStrings(top["strings"])
    if let language { isRightToLeft = Locale.isRightToLeft(language) }
    if case .parameter(.choice(let writing))? = value("writing", of: top)?.value, writing != "auto" {
      isRightToLeft = writing == "rtl"
    }
  }

  /// `light`, `dark`, or an object of both an appearance and colours.
  func theme(_ node: Node, of key: Node.Key) -> Theme? {
    let appearances = Theme.Appearance.allCases.map(\.rawValue)
    let appearance = ParameterType.choice(appearances)
    if node.text != nil {
      guard case .choice(let word)? = parameter(node, appearance, of: key) else { return nil }
      return Theme.Appearance(rawValue: word).map { Theme($0) }
    }
    let declarations =
      [ParameterDeclaration("appearance", appearance, default: .choice("light"), "light or dark")]
      + ThemeColor.allCases.map { ParameterDeclaration($0.rawValue, .color, "this colour") }
    guard case .object(let values)? = parameter(node, .object(declarations), of: key) else { return nil }
    var theme = Theme(values.choice("appearance").flatMap(Theme.Appearance.init) ?? .light)
    for color in ThemeColor.allCases { theme.colors[color] = values.color(color.rawValue) }
    return theme
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
