import SourceDiagnostics

/// A script's text as Unicode scalars, with the places libyaml's marks point to.
struct ScriptSource: Sendable {
  let file: String
  /// Without a byte order mark, which libyaml does not count either.
  let scalars: [Unicode.Scalar]
  /// Index of each line's first scalar; lines end where libyaml ends them.
  let lineStarts: [Int]

  /// Decodes a script.
  ///
  /// - Throws: One located diagnostic when it is too large, not UTF-8, or holds a control character.
  init(bytes: [UInt8], file: String, limit: Int) throws(Diagnostic) {
    self.file = file
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let top = SourceLocation(line: 1, column: 1)
    let start = SourceRange(file: file, start: top, end: top)
    guard bytes.count <= limit else {
      throw .scriptTooLarge(limit: limit, at: start)
    }
    if let encoding = ScriptSource.otherEncoding(bytes) {
      throw .notUTF8(at: start, "the file is \(encoding)")
    }
    let (scalars, problem) = ScriptSource.decoded(body)
    self.scalars = scalars
    lineStarts = ScriptSource.lineStarts(of: scalars)
    if let problem {
      let byte = String(body[problem], radix: 16, uppercase: true)
      throw .notUTF8(
        at: range(scalars.count, scalars.count), "byte 0x\(byte) here belongs to no character")
    }
    if let index = scalars.firstIndex(where: ScriptSource.isControl) {
      throw .controlCharacter(scalars[index], at: range(index, index + 1))
    }
  }

  /// The place of the scalar with this index, which may be just past the last one.
  func location(_ index: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: index - lineStarts[low] + 1)
  }

  /// The range of the scalars `start ..< end`.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: location(start), end: location(end))
  }

  /// The scalars `start ..< end` as text, kept within the script.
  func text(_ start: Int, _ end: Int) -> String {
    var view = String.UnicodeScalarView()
    let bounded = max(0, min(start, scalars.count))
    view.append(contentsOf: scalars[bounded..<max(bounded, min(end, scalars.count))])
    return String(view)
  }

  /// Index of the first scalar at or after `index` that ends a line, or the script's end.
  func lineEnd(from index: Int) -> Int {
    var index = index
    while index < scalars.count, !scalars[index].endsLine { index += 1 }
    return index
  }

  /// The index of the first scalar of the line that `index` is on.
  func lineStart(of index: Int) -> Int { lineStarts[location(index).line - 1] }

  /// The scalar with this index; nil outside the script.
  subscript(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> ([Unicode.Scalar], problem: Int?) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    // A decoder reads ahead, so the offset is counted from what came out of it.
    var offset = bytes.startIndex
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        scalars.append(scalar)
        offset += UTF8.width(scalar)
      case .emptyInput: return (scalars, nil)
      case .error: return (scalars, offset)
      }
    }
  }

  private static func lineStarts(of scalars: [Unicode.Scalar]) -> [Int] {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar.endsLine {
      if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
      starts.append(index + 1)
    }
    return starts
  }

  /// The encoding that a byte order mark names, other than UTF-8.
  private static func otherEncoding(_ bytes: [UInt8]) -> String? {
    let marks: [(name: String, bytes: [UInt8])] = [
      ("UTF-32", [0xFF, 0xFE, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF]), ("UTF-16", [0xFF, 0xFE]),
      ("UTF-16", [0xFE, 0xFF]),
    ]
    return marks.first { bytes.starts(with: $0.bytes) }?.name
  }

  /// What YAML 1.2 §5.1 calls not printable.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// What libyaml breaks lines at: LF, CR, NEL, LS and PS.
  var endsLine: Bool {
    self == "\n" || self == "\r" || self == "\u{85}" || self == "\u{2028}" || self == "\u{2029}"
  }

  var isBlank: Bool { self == " " || self == "\t" }

  /// Such as `U+0007`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Diagnostic {
  fileprivate static func scriptTooLarge(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "script-too-large", at: range,
      "the script has more than \(limit) bytes",
      hints: ["make it shorter, or raise the limit with --max-script-size"])
  }

  fileprivate static func notUTF8(at range: SourceRange, _ reason: String) -> Diagnostic {
    Diagnostic(
      id: "not-utf-8", at: range, "the script is not UTF-8 text: \(reason)",
      hints: ["save it as UTF-8 in your editor"])
  }

  fileprivate static func controlCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "control-character", at: range, "the invisible control character \(scalar.codePoint) stands here",
      hints: ["delete it"])
  }
}
