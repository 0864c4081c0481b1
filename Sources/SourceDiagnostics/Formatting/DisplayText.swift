/// A piece of text as a terminal shows it: every grapheme cluster with its place in the source and on
/// the screen, safe to print.
///
/// Control characters and marks that reverse the direction of writing come from strangers and could
/// rewrite what the terminal shows; they are replaced by visible signs.
package struct DisplayText {
  struct Cluster {
    /// What is printed.
    let text: String
    /// Index of its first scalar in the source line, from 0.
    let scalarOffset: Int
    /// First cell on the screen, from 0.
    let cell: Int
    /// Cells it takes: 0, 1, 2, or more for a tab.
    let width: Int
  }

  let clusters: [Cluster]
  /// Scalars in the whole text.
  let scalarCount: Int
  /// Cells of the whole text.
  let width: Int

  /// Lays out one line; tabs go to the next multiple of `tabWidth` cells.
  init(_ line: String, tabWidth: Int = 4) {
    var clusters: [Cluster] = []
    var (cell, offset) = (0, 0)
    for character in line {
      let scalars = character.unicodeScalars
      var text = String(character)
      let width: Int
      if character == "\t" {
        width = tabWidth - cell % tabWidth
        text = String(repeating: " ", count: width)
      } else {
        text = DisplayText.printable(text)
        width = text.reduce(0) { $0 + DisplayText.width(of: $1) }
      }
      clusters.append(Cluster(text: text, scalarOffset: offset, cell: cell, width: width))
      cell += width
      offset += scalars.count
    }
    self.clusters = clusters
    scalarCount = offset
    self.width = cell
  }

  /// The cells that a range of scalars covers; widened to whole clusters. A range at or past the end
  /// lies just after the text.
  func cells(ofScalars range: Range<Int>) -> Range<Int> {
    func cluster(holding scalar: Int) -> Cluster? { clusters.last { $0.scalarOffset <= scalar } }
    func start(_ scalar: Int) -> Int {
      scalar >= scalarCount ? width + min(scalar - scalarCount, 1) : cluster(holding: scalar)?.cell ?? 0
    }
    let first = start(range.lowerBound)
    guard !range.isEmpty else { return first..<first }
    guard range.upperBound - 1 < scalarCount, let last = cluster(holding: range.upperBound - 1) else {
      return first..<max(first, width)
    }
    return first..<max(first, last.cell + last.width)
  }

  /// The text with nothing in it that a terminal or a page would obey: visible signs instead.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isUnsafe(scalar) {
        result.append(scalar)
      } else if let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil {
        result.append(picture)
      } else {
        result.append("\u{FFFD}")
      }
    }
    return String(result)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Zero-width spaces: what nobody sees explains no error. Joiners stay, emoji are made with them.
    case 0x200B, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Cells a grapheme cluster takes on a terminal that follows Unicode: emoji sequences and flags two,
  /// everything else the sum of its scalars.
  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count > 1, first.properties.isEmoji,
      scalars.contains(where: { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation })
    {
      return 2
    }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Unicode Standard Annex 11 (East Asian Width, W and F as two cells) and general categories Mn, Me
  /// and Cf as none; vowels and finals of Hangul join the syllable before them.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
