/// The fonts that stand behind every scene's own: Inter, then Noto for the scripts Inter lacks.
///
/// Named here and nowhere else, so that a text looks the same whatever else is installed. DejaVu, which
/// Debian's own rules prefer for Arabic and for emoji, is not among them.
package enum StandardFonts {
  /// Where Debian's packages put their files. Other fonts in these folders are used only for scripts
  /// that no family of the fallback list covers, or when a text asks for them by name.
  package static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
  ]

  /// The family of a text that asks for none.
  package static let defaultFamily = "Inter"

  /// Noto's colour font, the only one used for emoji.
  package static let emojiFamily = "Noto Color Emoji"

  /// A family of each Debian package, by which a missing package is noticed.
  package static let packages: [(family: String, package: String)] = [
    (defaultFamily, "fonts-inter"),
    ("Noto Sans", "fonts-noto-core"),
    ("Noto Sans CJK JP", "fonts-noto-cjk"),
    (emojiFamily, "fonts-noto-color-emoji"),
  ]

  /// The families tried in order after those a text asks for.
  static func fallback(han: HanForms) -> [String] {
    [
      defaultFamily, "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
      "Noto Sans Bengali", "Noto Sans Thai",
    ] + han.families + ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", emojiFamily]
  }
}
