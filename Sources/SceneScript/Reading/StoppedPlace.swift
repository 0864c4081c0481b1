import SourceDiagnostics

/// The surroundings of a stop. Each property answers for one habit: nil when it is not that.
struct StoppedPlace {
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

  /// The end of the words from `start` on: a comment or the line's end, without blanks.
  func valueEnd(from start: Int) -> Int {
    let lineEnd = source.lineEnd(from: start)
    var end = start
    while end < lineEnd, !(source.scalars[end] == "#" && end > 0 && source.scalars[end - 1].isBlank) {
      end += 1
    }
    while end > start, source.scalars[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension StoppedPlace {
  /// In the indentation, or where the stop is.
  var tab: Diagnostic? {
    let indent = source.lineStart(of: index)..<max(firstOnLine, source.lineStart(of: index))
    let tab = indent.first { source[$0] == "\t" } ?? (source[index] == "\t" ? index : nil)
    return tab.map { .tab(at: source.range($0, $0 + 1)) }
  }

  /// On the line of the stop or of what it belongs to.
  var invisibleSpace: Diagnostic? {
    for start in Set([source.lineStart(of: index), source.lineStart(of: contextIndex)]).sorted() {
      if let space = InvisibleSpace(in: start..<source.lineEnd(from: start), of: source) {
        return space.diagnostic
      }
    }
    return nil
  }

  /// `*new*`, `& more`, `!important`, `@ada`.
  var syntaxSign: Diagnostic? {
    let scanned = ["alias", "anchor", "tag", "block scalar", "directive"]
    if scanned.contains(where: { failure.context.hasSuffix($0) }) {
      return SyntaxWord(at: contextIndex, in: source).diagnostic
    }
    guard failure.problem.contains("cannot start any token") else { return nil }
    return SyntaxWord(at: index, in: source).diagnostic
  }

  /// `chapter: - Intro`, `chapter: ? what`.
  var sign: Diagnostic? {
    guard failure.problem.hasSuffix("are not allowed in this context"), index > firstOnLine else {
      return nil
    }
    return SyntaxWord(at: index, in: source).diagnostic
  }
}
