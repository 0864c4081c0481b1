import SourceDiagnostics

/// Says in a person's words why libyaml stopped: each of its problems comes from a few habits of
/// writing, told apart by the text around the place.
struct SyntaxExplanation {
  let diagnostic: Diagnostic

  /// - Parameter trail: What was read before the stop.
  init(_ failure: YAMLFailure, in source: ScriptSource, after trail: ReadingTrail) {
    let here = Place(failure: failure, source: source, trail: trail)
    diagnostic =
      here.tab ?? here.invisibleSpace ?? here.syntaxSign ?? here.quote ?? here.escape ?? here.colonTooMany
      ?? here.colonMissing
      ?? here.bracket ?? here.wordsAfterValue ?? here.sign ?? here.indentation
      ?? .syntaxError(failure.problem, at: here.range)
  }
}

/// The surroundings of a stop. Each property answers for one habit: nil when it is not that.
private struct Place {
  let failure: YAMLFailure
  let source: ScriptSource
  let trail: ReadingTrail

  var lastScalar: Range<Int>? { trail.scalars.last }
  var index: Int { min(failure.index, source.scalars.count) }
  var contextIndex: Int { min(failure.contextIndex, source.scalars.count) }
  var range: SourceRange { source.range(index, min(index + 1, source.scalars.count)) }

  /// Index of the first scalar of the stop's line that is not blank.
  var firstOnLine: Int { indentEnd(ofLineAt: index) }

  func indentEnd(ofLineAt index: Int) -> Int {
    var first = source.lineStart(of: index)
    while let scalar = source[first], scalar.isBlank { first += 1 }
    return first
  }

  var tab: Diagnostic? {
    let indent = source.lineStart(of: index)..<max(firstOnLine, source.lineStart(of: index))
    let tab = indent.first { source[$0] == "\t" } ?? (source[index] == "\t" ? index : nil)
    return tab.map { .tab(at: source.range($0, $0 + 1)) }
  }

  var invisibleSpace: Diagnostic? {
    for start in Set([source.lineStart(of: index), source.lineStart(of: contextIndex)]).sorted() {
      if let space = InvisibleSpace(in: start..<source.lineEnd(from: start), of: source) {
        return space.diagnostic
      }
    }
    return nil
  }

  var syntaxSign: Diagnostic? {
    let scanned = ["alias", "anchor", "tag", "block scalar", "directive"]
    if scanned.contains(where: { failure.context.hasSuffix($0) }) {
      return SyntaxWord(at: contextIndex, in: source).diagnostic
    }
    guard failure.problem.contains("cannot start any token") else { return nil }
    return SyntaxWord(at: index, in: source).diagnostic
  }

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

  /// `text: Step 1: go`, a line too deep, or a line above without its colon.
  var colonTooMany: Diagnostic? {
    guard failure.problem.contains("mapping values are not allowed"), let value = lastScalar else {
      return nil
    }
    let start = value.lowerBound
    let lineOfValue = source.location(start).line
    if lineOfValue == source.location(index).line {
      let end = valueEnd(from: start)
      return .colonInside(source.text(start, end), at: source.range(start, end))
    }
    var keyStart = indentEnd(ofLineAt: start)
    while source[keyStart] == "-", source[keyStart + 1]?.isBlank == true {
      keyStart += 1
      while let scalar = source[keyStart], scalar.isBlank { keyStart += 1 }
    }
    let key = source.text(firstOnLine, index)
    if keyStart < start {
      let columns = source.location(firstOnLine).column - source.location(keyStart).column
      return .tooDeep(
        key, owner: source.text(keyStart, start).prefixBeforeColon, columns,
        at: source.range(firstOnLine, index))
    }
    return missingColon(in: start)
  }

  var colonMissing: Diagnostic? {
    failure.problem.contains("could not find expected ':'") ? missingColon(in: contextIndex) : nil
  }

  private func missingColon(in start: Int) -> Diagnostic {
    let end = valueEnd(from: start)
    let line = source.text(start, end)
    return JoinedPair(line)?.diagnostic(at: source.range(start, end))
      ?? .missingColon(line, at: source.range(start, end))
  }

  /// The end of the words from `start` on: a comment or the line's end, without blanks.
  private func valueEnd(from start: Int) -> Int {
    let lineEnd = source.lineEnd(from: start)
    var end = start
    while end < lineEnd, !(source.scalars[end] == "#" && end > 0 && source.scalars[end - 1].isBlank) {
      end += 1
    }
    while end > start, source.scalars[end - 1].isBlank { end -= 1 }
    return end
  }

  var bracket: Diagnostic? {
    let isExpectingMore = failure.problem.contains("expected ',' or")
    if let open = isExpectingMore ? contextIndex : trail.openBrackets.last {
      if let cut = HashCut(somewhereIn: open..<max(index, open), of: source) { return cut.diagnostic }
      let sign = source.text(open, open + 1)
      if source.location(open).line != source.location(index).line || index >= source.lineEnd(from: index) {
        return .unclosedBracket(sign, at: source.range(open, open + 1), noticed: range)
      }
      if isExpectingMore { return .missingComma(in: sign, at: range) }
    }
    guard let scalar = source[index], "]},".unicodeScalars.contains(scalar) else { return nil }
    return .strayBracket(String(scalar), at: range)
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

  /// `chapter: - Intro`, `chapter: ? what`.
  var sign: Diagnostic? {
    guard failure.problem.hasSuffix("are not allowed in this context"), index > firstOnLine else {
      return nil
    }
    return SyntaxWord(at: index, in: source).diagnostic
  }

  var indentation: Diagnostic? {
    guard failure.problem.hasPrefix("did not find expected"), index == firstOnLine,
      index < source.scalars.count
    else { return nil }
    let column = source.location(index).column
    let line = source.location(index).line
    var columns: [Int] = []
    // Upwards, each line that is less indented than all before it is one this line could stand beside.
    for above in stride(from: line - 1, through: 1, by: -1) {
      let first = indentEnd(ofLineAt: source.lineStarts[above - 1])
      guard let scalar = source[first], !scalar.endsLine, scalar != "#" else { continue }
      let aboveColumn = source.location(first).column
      if aboveColumn < columns.last ?? .max { columns.append(aboveColumn) }
      if aboveColumn == 1 { break }
    }
    return .wrongIndentation(column, fitting: columns.reversed(), at: range)
  }
}

extension String {
  fileprivate var prefixBeforeColon: String { String(prefix { $0 != ":" }) }
}

extension Diagnostic {
  fileprivate static func syntaxError(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(id: "syntax-error", at: range, "this is not YAML: \(problem)")
  }

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

  fileprivate static func colonInside(_ text: String, at range: SourceRange) -> Diagnostic {
    var hints = ["quote it: `\(quoted(text))`"]
    // `detail as: zoom`: the word before the colon may be an option on the wrong line.
    if let word = text.prefixBeforeColon.split(separator: " ").last, word != text.prefixBeforeColon,
      word.first?.isLetter == true, word.allSatisfy({ $0.isLowercase || $0 == "-" })
    {
      hints.append("if `\(word)` is an option, put it on a line of its own, in the column of the keyword")
    }
    return Diagnostic(
      id: "reads-as-syntax", at: range, "`\(text)` holds a colon and a space, which YAML reads as a key",
      hints: hints)
  }

  fileprivate static func tooDeep(_ key: String, owner: String, _ columns: Int, at range: SourceRange)
    -> Diagnostic
  {
    let hint =
      columns > 0
      ? "`\(key)` stands beside `\(owner)`: move it \(columns) column\(columns == 1 ? "" : "s") to the left"
      : "close the value of `\(owner)` before `\(key)`"
    return Diagnostic(
      id: "wrong-indentation", at: range,
      "`\(key)` is indented under `\(owner)`, which already has a value", hints: [hint])
  }

  fileprivate static func missingColon(_ line: String, at range: SourceRange) -> Diagnostic {
    let words = line.split(separator: " ", maxSplits: 1)
    let fixed = words.count == 2 ? "\(words[0]): \(words[1])" : "\(line): …"
    return Diagnostic(
      id: "missing-colon", at: range, "`\(line)` has no colon between key and value",
      hints: ["write `\(fixed)`"])
  }

  fileprivate static func unclosedBracket(_ open: String, at range: SourceRange, noticed: SourceRange)
    -> Diagnostic
  {
    let close = open == "[" ? "]" : "}"
    return Diagnostic(
      id: "unclosed-bracket", at: range, "the `\(open)` that opens here is not closed",
      notes: [.init("reading stopped here", at: noticed)], hints: ["put `\(close)` after its last value"])
  }

  fileprivate static func missingComma(in open: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-comma", at: range,
      "inside `\(open == "[" ? "[…]" : "{…}")` a comma is missing before this",
      hints: [
        "values in brackets are separated by commas; quote a value that holds brackets, quotes or colons"
      ])
  }

  fileprivate static func strayBracket(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "stray-bracket", at: range, "`\(sign)` closes or separates nothing here",
      hints: ["delete it, or quote the value it belongs to"])
  }

  fileprivate static func wordsAfterValue(_ text: String, meant: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      id: "words-after-value", at: range, "the value ends at `\(text)`, and words follow it",
      hints: ["quote it as a whole: `\(quoted(meant))`"])
  }

  fileprivate static func wrongIndentation(_ column: Int, fitting columns: [Int], at range: SourceRange)
    -> Diagnostic
  {
    let first = columns.dropLast().map(String.init).joined(separator: ", ")
    let fitting = (first.isEmpty ? "" : first + " or ") + columns.suffix(1).map(String.init).joined()
    return Diagnostic(
      id: "wrong-indentation", at: range,
      "this line begins in column \(column), where nothing above it begins",
      hints: ["begin it in column \(fitting)"])
  }
}
