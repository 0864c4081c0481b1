/// Words to be shaped and set in a layer's bounds, wrapped at their width.
public struct TextContent: Hashable, Sendable {
  /// Where lines stand across the bounds.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
    /// From side to side by wider spaces, but for the last line of a paragraph, which is leading.
    case justify
    /// These two whatever the direction of writing.
    case left, right
  }

  /// A part of the words that looks different.
  public struct Span: Hashable, Sendable {
    /// Offsets into the UTF-8 of the words; spans are in order and do not overlap.
    public var bytes: Range<Int>
    /// Of weight 700, or 900 where the text itself is as bold as that.
    public var isBold: Bool
    public var isItalic: Bool
    /// Nil is the text's.
    public var color: Color?

    public init(_ bytes: Range<Int>, isBold: Bool = false, isItalic: Bool = false, color: Color? = nil) {
      self.bytes = bytes
      self.isBold = isBold
      self.isItalic = isItalic
      self.color = color
    }

    /// Whether it looks like another, wherever that stands.
    package func looksLike(_ other: Span) -> Bool {
      isBold == other.isBold && isItalic == other.isItalic && color == other.color
    }
  }

  /// Where the lines stand in bounds higher than they are; lines that need more room begin at the top,
  /// or reach out on both sides where they stand in the middle.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom
  }

  public var text: String
  public var font: FontDescription
  public var color: Color
  public var alignment: Alignment
  public var verticalAlignment = VerticalAlignment.top
  /// Distance from baseline to baseline in points; nil takes the font's own.
  public var lineHeight: Fixed?
  /// Added between neighbouring clusters, in points; may be negative.
  public var letterSpacing: Fixed
  /// What does not fit is cut with an ellipsis; nil means as many as there are.
  public var maximumLines: Int?
  /// BCP 47, such as `ja`; decides Han forms.
  public var language: String?
  public var isRightToLeft: Bool
  public var spans: [Span] = []
  /// How small the words may get, by their size, to fit into the width with as many lines as they may have (one where
  /// nothing is said); what does not fit even so is cut. 1 leaves the size alone.
  public var minimumScale = Fixed(1)

  public init(
    _ text: String, font: FontDescription, color: Color = .black, alignment: Alignment = .leading,
    lineHeight: Double? = nil, letterSpacing: Double = 0, maximumLines: Int? = nil, language: String? = nil,
    isRightToLeft: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineHeight = lineHeight.map { Fixed($0) }
    self.letterSpacing = Fixed(letterSpacing)
    self.maximumLines = maximumLines
    self.language = language
    self.isRightToLeft = isRightToLeft
  }
}

/// Which face a text is set in.
public struct FontDescription: Hashable, Sendable {
  /// Tried in order before the scene's fallback fonts; empty means the default family.
  public var families: [String]
  /// Points.
  public var size: Fixed
  /// 100…1000, as CSS `font-weight`; 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(families: [String] = [], size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.families = families
    self.size = Fixed(size)
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// What a text takes up once it is shaped.
public struct TextMetrics: Hashable, Sendable {
  /// A character for which no font of the scene has a glyph.
  public struct MissingGlyph: Hashable, Sendable {
    public let scalar: Unicode.Scalar
    public init(_ scalar: Unicode.Scalar) { self.scalar = scalar }
  }

  /// Points: the widest line's logical width and the height of all lines.
  public let size: Size
  /// From the top to the first baseline, in points.
  public let firstBaseline: Double
  public let lineCount: Int
  /// True when an ellipsis stands for cut-off words.
  public let isTruncated: Bool
  /// In the order of the text, each once.
  public let missingGlyphs: [MissingGlyph]
  /// Families that were asked for but that no font of the scene has.
  public let missingFamilies: [String]

  public init(
    size: Size, firstBaseline: Double, lineCount: Int, isTruncated: Bool,
    missingGlyphs: [MissingGlyph] = [], missingFamilies: [String] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.missingGlyphs = missingGlyphs
    self.missingFamilies = missingFamilies
  }
}
