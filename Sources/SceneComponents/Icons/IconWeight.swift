/// Thickness of an icon's lines, by the names of the text weights they go with.
public enum IconWeight: String, Hashable, Sendable, CaseIterable {
  case light, regular, medium, semibold, bold

  /// On the square of `Icon.boxSide`.
  ///
  /// Source: the stems of Inter (its `l`) at 1/1.25 of the icon's size are 1.21, 1.61, 2.04, 2.47 and 2.90
  /// wide; the heavier ones are thinner here, or the gaps of an icon with many lines would close.
  public var lineWidth: Double {
    switch self {
    case .light: 1.25
    case .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.6
    }
  }
}
