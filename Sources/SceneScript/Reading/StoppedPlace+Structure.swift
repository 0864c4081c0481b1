import SourceDiagnostics

/// Colons, brackets and indentation.
extension StoppedPlace {
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
    let hint =
      words.count == 2
      ? "write `\(words[0]): \(words[1])`" : "write `\(line):`, and after the colon its value if it takes one"
    return Diagnostic(
      id: "missing-colon", at: range, "`\(line)` has no colon between key and value",
      hints: [hint])
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
