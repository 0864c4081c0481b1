/// Walks the tags of an SVG file: enough to judge it before librsvg sees it, not to draw it. What is not
/// well formed is left for librsvg to tell of.
struct SVGScanner {
  struct Tag {
    /// Without a prefix such as `svg:`.
    let name: String
    /// Names without prefix, so that `xlink:href` is `href`.
    var attributes: [(name: String, value: String)] = []
    var isEnd = false
    var isEmpty = false
    /// 1 for the first.
    let line: Int

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag and the text before it; nil at the end.
  mutating func next() -> (text: ArraySlice<UInt8>, tag: Tag)? {
    let start = index
    while let open = find(UInt8(ascii: "<")) {
      let rest = bytes[open...]
      if rest.starts(with: "<!--".utf8) {
        skip(past: "-->")
      } else if rest.starts(with: "<![CDATA[".utf8) {
        skip(past: "]]>")
      } else if rest.starts(with: "<?".utf8) {
        skip(past: "?>")
      } else if rest.starts(with: "<!".utf8) {
        skipDeclaration()
      } else {
        return (bytes[start..<open], tag())
      }
    }
    return nil
  }

  private mutating func tag() -> Tag {
    advance(1)
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { advance(1) }
    let line = line
    var tag = Tag(name: name(), line: line)
    tag.isEnd = isEnd
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ">") {
        advance(1)
        break
      }
      if bytes[index] == UInt8(ascii: "/") {
        tag.isEmpty = true
        advance(1)
        continue
      }
      let key = name()
      guard !key.isEmpty else {
        advance(1)
        continue
      }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
      advance(1)
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
      else {
        continue
      }
      let quote = bytes[index]
      advance(1)
      let from = index
      let end = find(quote) ?? bytes.count
      tag.attributes.append((key, String(decoding: bytes[from..<end], as: UTF8.self)))
      index = min(end + 1, bytes.count)
    }
    return tag
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[index]) { index += 1 }
    let whole = bytes[start..<index]
    let own = whole.lastIndex(of: UInt8(ascii: ":")).map { whole[($0 + 1)...] } ?? whole
    return String(decoding: own, as: UTF8.self)
  }

  /// A document type, with what it declares inside square brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      advance(1)
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func skip(past end: String) {
    let pattern = Array(end.utf8)
    while index < bytes.count, !bytes[index...].starts(with: pattern) { advance(1) }
    advance(min(pattern.count, bytes.count - index))
  }

  private mutating func skipSpace() {
    while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { advance(1) }
  }

  /// Goes on to the next such byte.
  private mutating func find(_ byte: UInt8) -> Int? {
    while index < bytes.count, bytes[index] != byte { advance(1) }
    return index < bytes.count ? index : nil
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }
}
