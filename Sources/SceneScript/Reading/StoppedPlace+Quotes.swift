import SourceDiagnostics

/// Quotes that stay open, end too early, or hold what is no escape.
extension StoppedPlace {
  var quote: Diagnostic? {
    guard failure.context.hasSuffix("quoted scalar") else { return nil }
    guard failure.problem.contains("end of stream") || failure.problem.contains("document indicator") else {
      return nil
    }
    let end = source.lineEnd(from: contextIndex)
    return .unclosedQuote(source.text(contextIndex, contextIndex + 1), at: source.range(contextIndex, end))
  }

  var escape: Diagnostic? {
    guard failure.context.hasSuffix("quoted scalar") else { return nil }
    // The mark is on the backslash or inside the digits, as libyaml happened to notice.
    var start = index
    while start > contextIndex, source[start] != "\\" { start -= 1 }
    var end = start + 2
    let digits = "0123456789abcdefABCDEF".unicodeScalars
    while let scalar = source[end], digits.contains(scalar), end < start + 6 { end += 1 }
    let first = source.text(start, end)
    if let high = surrogate(first), let pair = surrogatePair(high, after: end) {
      return .surrogates(first + pair.text, pair.scalar, at: source.range(start, end + 6))
    }
    return .badEscape(first, at: source.range(start, end))
  }

  private func surrogate(_ escape: String) -> UInt32? {
    guard escape.hasPrefix("\\u"), let value = UInt32(escape.dropFirst(2), radix: 16) else { return nil }
    return (0xD800...0xDFFF).contains(value) ? value : nil
  }

  private func surrogatePair(_ high: UInt32, after end: Int) -> (text: String, scalar: Unicode.Scalar)? {
    let text = source.text(end, end + 6)
    guard (0xD800..<0xDC00).contains(high), let low = surrogate(text), low >= 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)).map { (text, $0) }
  }

  /// `title: "A" b`, `text: 'It's me'`, `text: [x] done`.
  var wordsAfterValue: Diagnostic? {
    let ends = [trail.scalars.last, trail.lastBrackets].compactMap { $0 }.filter { $0.upperBound <= index }
    guard index > firstOnLine, let value = ends.max(by: { $0.upperBound < $1.upperBound }),
      source.location(value.upperBound).line == source.location(index).line, !value.isEmpty,
      let sign = source[value.lowerBound], "\"'[{".unicodeScalars.contains(sign)
    else { return nil }
    let end = valueEnd(from: value.lowerBound)
    var meant = source.text(value.lowerBound, end)
    if sign == "\"" || sign == "'" {
      meant.removeFirst()
      if meant.unicodeScalars.last == sign { meant.removeLast() }
    }
    return .wordsAfterValue(
      source.text(value.lowerBound, value.upperBound), meant: meant,
      at: source.range(value.lowerBound, end))
  }
}

extension Diagnostic {
  fileprivate static func unclosedQuote(_ quote: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-quote", at: range, "the quote `\(quote)` that opens here is never closed",
      hints: ["put `\(quote)` at the end of the text"])
  }

  fileprivate static func badEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "bad-escape", at: range, "`\(escape)` is no escape in double quotes",
      hints: ["for a backslash write `\\\\`, or use single quotes", "characters can stand as they are"])
  }

  fileprivate static func surrogates(_ escape: String, _ scalar: Unicode.Scalar, at range: SourceRange)
    -> Diagnostic
  {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return Diagnostic(
      id: "bad-escape", at: range, "`\(escape)` is JSON's pair of surrogates, which YAML does not read",
      hints: ["write the character itself: `\(scalar)`", "or write `\\U\(padded)`"])
  }

  fileprivate static func wordsAfterValue(_ text: String, meant: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      id: "words-after-value", at: range, "the value ends at `\(text)`, and words follow it",
      hints: ["quote it as a whole: `\(quoted(meant))`"])
  }
}
