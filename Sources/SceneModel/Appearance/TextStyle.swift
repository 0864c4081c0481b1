/// A text's size and weight by what it is for.
///
/// Sizes and weights: the platform's public design documentation, "Typography", at the default setting.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle = "large-title"
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// Points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// As CSS `font-weight`.
  public var weight: Int {
    switch self {
    case .largeTitle: 700
    case .headline: 600
    default: 400
    }
  }
}
