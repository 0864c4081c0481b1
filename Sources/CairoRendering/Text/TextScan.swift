/// What one look at a text's characters tells about how it has to be set.
struct TextScan {
  /// A script that needs no reordering and no marks, so that a line of it can be measured at once.
  enum PlainScript: CaseIterable {
    /// Digits, punctuation and spaces alone.
    case common
    case latin, greek, cyrillic
  }

  /// Chinese characters, whatever the language.
  private(set) var hasIdeographs = false
  private(set) var hasKana = false
  private(set) var hasHangul = false
  /// Nil when some character needs Pango: another script, two scripts, a mark, a control, an emoji.
  private(set) var plain: PlainScript? = .common

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      let value = scalar.value
      // Letters, digits and punctuation of ASCII.
      if value < 0x7F, value >= 0x20 {
        if (0x41...0x5A).contains(value & ~0x20) { add(.latin) }
        continue
      }
      switch value {
      case 0xD7, 0xF7, 0x2013, 0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2022, 0x2026, 0x20AC: break
      // Latin-1 and Extended-A and -B without the letters of the phonetic alphabets.
      case 0xC0...0x024F: add(.latin)
      case 0x0391...0x03A1, 0x03A3...0x03CE, 0x0386, 0x0388...0x038A, 0x038C, 0x038E...0x0390: add(.greek)
      case 0x0400...0x045F: add(.cyrillic)
      default:
        plain = nil
        add(other: scalar)
      }
    }
  }

  private mutating func add(_ script: PlainScript) {
    guard let known = plain, known != script else { return }
    plain = known == .common ? script : nil
  }

  private mutating func add(other scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: hasKana = true
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: hasHangul = true
    default: break
    }
    if scalar.value >= 0x2E80, scalar.properties.isIdeographic { hasIdeographs = true }
  }
}
