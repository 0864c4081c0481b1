/// What was read so far, for checking the gaps and for explaining a stop.
struct ReadingTrail {
  /// Scalars' places in the order of the text.
  var scalars: [Range<Int>] = []
  /// Where the flow collections began that are not closed yet, outermost first.
  var openBrackets: [Int] = []
  /// The flow collection that was closed last.
  private(set) var lastBrackets: Range<Int>?

  mutating func closeBracket(at end: Int) {
    if let start = openBrackets.popLast() { lastBrackets = start..<max(start, end) }
  }
}
