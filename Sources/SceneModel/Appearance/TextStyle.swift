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

  /// Points from baseline to baseline, whatever the script: letters of other faces than the first keep the distance.
  ///
  /// Source: the same documentation, "leading".
  public var lineHeight: Double {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }

  /// That of the style of a size; where no style has it, the same share of it as of the nearest body text.
  static func lineHeight(ofSize size: Double) -> Double {
    allCases.first { $0.size == size }?.lineHeight ?? size * 1.25
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
