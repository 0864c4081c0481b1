import SourceDiagnostics

/// A value that ` #…` cut short: `Issue #12`, `background: #101418`.
///
/// A comment has a space after its `#`; a value has none. That tells them apart.
struct HashCut {
  /// What was meant: up to a real comment or the line's end.
  let wholeText: String
  private let keptText: String
  private let range: SourceRange

  /// Nil unless a plain value at `value` (empty for nothing) is followed by such a `#` on its line.
  init?(after value: Range<Int>, in source: ScriptSource) {
    var hash = value.upperBound
    while let scalar = source[hash], scalar.isBlank { hash += 1 }
    guard hash > value.upperBound, HashCut.isCut(at: hash, in: source) else { return nil }
    self.init(value.isEmpty ? hash..<hash : value, hash: hash, in: source)
  }

  /// The first such `#` in a stretch of text that could not be read, none inside quotes.
  init?(somewhereIn stretch: Range<Int>, of source: ScriptSource) {
    var quote: Unicode.Scalar?
    for index in stretch.clamped(to: 0..<source.scalars.count) {
      let scalar = source.scalars[index]
      if let open = quote {
        if scalar == open || scalar.endsLine { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if index > 0, source.scalars[index - 1].isBlank, HashCut.isCut(at: index, in: source) {
        self.init(index..<index, hash: index, in: source)
        return
      }
    }
    return nil
  }

  private init(_ value: Range<Int>, hash: Int, in source: ScriptSource) {
    let lineEnd = source.lineEnd(from: hash)
    var end = hash
    while end < lineEnd {
      if end > hash, source.scalars[end] == "#", source.scalars[end - 1].isBlank,
        !HashCut.isCut(at: end, in: source)
      {
        break
      }
      end += 1
    }
    while end > hash, source.scalars[end - 1].isBlank || "]}".unicodeScalars.contains(source.scalars[end - 1])
    {
      end -= 1
    }
    wholeText = source.text(value.lowerBound, end)
    keptText = source.text(value.lowerBound, value.upperBound)
    range = source.range(value.lowerBound, end)
  }

  private static func isCut(at hash: Int, in source: ScriptSource) -> Bool {
    guard source[hash] == "#", let next = source[hash + 1] else { return false }
    return !next.isBlank && !next.endsLine && next != "#"
  }

  var diagnostic: Diagnostic { .cutByHash(wholeText, kept: keptText, at: range) }
}

extension Diagnostic {
  fileprivate static func cutByHash(_ text: String, kept: String, at range: SourceRange) -> Diagnostic {
    let left = kept.isEmpty ? "nothing is left of the value" : "the value ends at `\(kept)`"
    return Diagnostic(
      id: "needs-quotes", at: range, "a `#` after a space begins a comment, so \(left)",
      hints: ["a # needs quotes: `\(quoted(text))`", "a comment has a space after its `#`"])
  }
}
