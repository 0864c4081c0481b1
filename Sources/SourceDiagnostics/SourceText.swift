/// A script's text, cut into lines the way libyaml counts them, so that a `SourceRange` finds its place.
public struct SourceText: Sendable, Hashable {
  /// The file as the person named it; what `SourceRange.file` says.
  public let name: String
  public let text: String
  /// Without their line ends; at least one, and one more after a line end at the end of the text.
  public let lines: [String]

  /// Cuts `text` at LF, CR, CRLF, NEL, LS and PS; a byte order mark at the beginning belongs to no line.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for (index, scalar) in text.unicodeScalars.enumerated() {
      defer { previous = scalar }
      switch scalar {
      case "\u{FEFF}" where index == 0: continue
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(String(line))
        line.removeAll(keepingCapacity: true)
      default: line.append(scalar)
      }
    }
    lines.append(String(line))
    self.lines = lines
  }

  /// The line with this number, counted from 1; nil when there is none.
  public func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
