import SourceDiagnostics

/// A value that ` #…` cut short: `Issue #12`, `background: #101418`.
///
/// A comment has a space after its `#`; a value has none. That tells them apart.
struct HashCut {
  /// What was meant: up to a real comment or the line's end.
  let wholeText: String
  let diagnostic: Diagnostic

  /// Nil unless a plain value at `value` (empty for nothing) is followed by such a `#` on its line.
  init?(after value: Range<Int>, in source: ScriptSource) {
    var hash = value.upperBound
    while let scalar = source[hash], scalar.isBlank { hash += 1 }
    guard hash > value.upperBound, HashCut.isCut(at: hash, in: source) else { return nil }
    let start = value.isEmpty ? hash : value.lowerBound
    let end = HashCut.end(from: hash, in: source)
    wholeText = source.text(start, end)
    diagnostic = .cutByHash(
      wholeText, kept: source.text(value.lowerBound, value.upperBound), at: source.range(start, end))
  }

  /// The first such `#` in brackets that could not be read to their end, none inside quotes.
  init?(somewhereIn stretch: Range<Int>, of source: ScriptSource) {
    var quote: Unicode.Scalar?
    for index in stretch.clamped(to: 0..<source.scalars.count) {
      let scalar = source.scalars[index]
      if let open = quote {
        if scalar == open || scalar.endsLine { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if index > 0, " \t[{,".unicodeScalars.contains(source.scalars[index - 1]),
        HashCut.isCut(at: index, in: source)
      {
        let lineEnd = HashCut.end(from: index, in: source)
        let end = (index..<lineEnd).first { ",]}".unicodeScalars.contains(source.scalars[$0]) } ?? lineEnd
        wholeText = source.text(index, end)
        diagnostic = .cutInBrackets(wholeText, at: source.range(index, end))
        return
      }
    }
    return nil
  }

  /// The end of what was meant as a value: a real comment or the line's end, without blanks.
  private static func end(from hash: Int, in source: ScriptSource) -> Int {
    let lineEnd = source.lineEnd(from: hash)
    var end = hash + 1
    while end < lineEnd {
      let isComment = source.scalars[end] == "#" && source.scalars[end - 1].isBlank
      if isComment, !isCut(at: end, in: source) { break }
      end += 1
    }
    while end > hash + 1, source.scalars[end - 1].isBlank { end -= 1 }
    return end
  }

  private static func isCut(at hash: Int, in source: ScriptSource) -> Bool {
    guard source[hash] == "#", let next = source[hash + 1] else { return false }
    return !next.isBlank && !next.endsLine && next != "#"
  }
}

extension Diagnostic {
  fileprivate static func cutByHash(_ text: String, kept: String, at range: SourceRange) -> Diagnostic {
    let left = kept.isEmpty ? "nothing is left of the value" : "the value ends at `\(kept)`"
    return Diagnostic(
      id: "needs-quotes", at: range, "a `#` after a space begins a comment, so \(left)",
      hints: ["a # needs quotes: `\(quoted(text))`", "a comment has a space after its `#`"])
  }

  fileprivate static func cutInBrackets(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "needs-quotes", at: range,
      "the `#` begins a comment, so the rest of the line is lost and the brackets stay open",
      hints: ["a # needs quotes: `\(quoted(text))`"])
  }
}
