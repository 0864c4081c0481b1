import SceneModel

extension List {
  /// How a list sets its rows off; distances in points, of the platform's lists.
  enum Style: String, CaseIterable {
    case insetGrouped = "inset-grouped"
    case grouped
    case plain

    /// Between the list's sides and its groups: more on phones from 414 points on.
    func margin(width: Double) -> Double {
      guard self == .insetGrouped else { return 0 }
      return width >= 414 ? 20 : 16
    }

    var cornerRadius: Double { self == .insetGrouped ? 10 : 0 }

    /// From group to group.
    var spacing: Double { self == .plain ? 0 : 35 }

    /// Above words above the rows, and between these and the rows.
    var headerTop: Double { self == .plain ? 10 : 0 }
    var headerGap: Double { 6 }
    var footerGap: Double { 6 }

    /// In groups small and grey, in capitals where the script has them; above plain rows like a headline.
    func header(_ words: String, _ context: LayoutContext) -> TextContent {
      if self == .plain { return context.text(words, style: .headline, lines: nil) }
      return context.text(
        words.uppercased(), style: .footnote, color: context.theme[.secondaryLabel], lines: nil)
    }

    func footer(_ words: String, _ context: LayoutContext) -> TextContent {
      context.text(words, style: .footnote, color: context.theme[.secondaryLabel], lines: nil)
    }
  }
}
