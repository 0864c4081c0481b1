import SceneModel
import SourceDiagnostics

/// `themes:` and what names them.
extension Resolver {
  func readThemes(_ entry: Node.Entry?) {
    for own in namedEntries(entry) {
      if Theme.Appearance(rawValue: own.key.name) != nil {
        sink.report(.nameTaken(own.key, what: "a theme"))
      } else if case .theme(let theme)? = value(own.value, .theme, of: own.key)?.value {
        themes.define(own.key, theme)
      } else {
        // Its uses are not wrong too.
        themes.define(own.key, .light)
      }
    }
  }

  /// A theme by its name; nil after saying that there is none.
  ///
  /// - Parameter isChosen: Whether the reader chose it.
  func theme(named name: String, at range: SourceRange, isChosen: Bool = false) -> Theme? {
    if let appearance = Theme.Appearance(rawValue: name) { return Theme(appearance) }
    if let own = themes.use(name) { return own }
    let names = Theme.Appearance.allCases.map(\.rawValue) + themes.names
    var diagnostic = Diagnostic.unknownTheme(name, among: names, at: range)
    if isChosen { diagnostic.notes.append(.chosen("theme")) }
    sink.report(diagnostic)
    return nil
  }

  /// The theme that the reader has chosen: light or dark with the colours of the script's own, or one of
  /// `themes:` as it is.
  func chosenTheme(_ name: String, instead said: Theme, at range: SourceRange) -> Theme {
    if let appearance = Theme.Appearance(rawValue: name) {
      return Theme(appearance, colors: said.colors, textSizes: said.textSizes)
    }
    return theme(named: name, at: range, isChosen: true) ?? said
  }

  /// An appearance, colours and sizes of text, as an object's keys.
  static let themeDeclarations: [ParameterDeclaration] =
    [
      ParameterDeclaration(
        "appearance", .choice(Theme.Appearance.allCases.map(\.rawValue)), default: .choice("light"),
        "light or dark")
    ]
    + ThemeColor.allCases.map { ParameterDeclaration($0.rawValue, .color, "this colour") }
    + [
      ParameterDeclaration(
        "text-sizes",
        .object(TextStyle.allCases.map { ParameterDeclaration($0.rawValue, .number(1...1000), "points") }),
        "points of text by style")
    ]

  func theme(of values: ParameterValues) -> Theme {
    var theme = Theme(values.choice("appearance").flatMap(Theme.Appearance.init) ?? .light)
    for color in ThemeColor.allCases { theme.colors[color] = values.color(color.rawValue) }
    let sizes = values.object("text-sizes")
    for style in TextStyle.allCases { theme.textSizes[style] = sizes?.number(style.rawValue) }
    return theme
  }
}

extension Diagnostic {
  fileprivate static func unknownTheme(_ name: String, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "unknown-theme", at: range, "there is no theme `\(name)`",
      hints: [
        suggestion(for: name, among: names).map { "did you mean `\($0)`?" } ?? "themes are \(listed(names))"
      ])
  }
}
