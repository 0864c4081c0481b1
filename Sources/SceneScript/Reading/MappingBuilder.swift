import SourceDiagnostics

/// Collects a mapping's entries, and catches what people write by mistake: a key twice, a key made by
/// a comma inside `{…}`, a merge key, a key that is a list.
struct MappingBuilder {
  private let source: ScriptSource
  private let sink: DiagnosticSink
  private let isFlow: Bool
  private var entries: [Node.Entry] = []
  private var firstRanges: [String: SourceRange] = [:]
  /// Where the latest entry's plain value is written: what a comma may have cut.
  private var lastValue: Range<Int>?
  /// That value together with the keys that commas made of it.
  private var cut: Range<Int>?

  init(source: ScriptSource, sink: DiagnosticSink, isFlow: Bool) {
    self.source = source
    self.sink = sink
    self.isFlow = isFlow
  }

  mutating func add(key: Node, at keyPlace: Range<Int>, value: Node, at valuePlace: Range<Int>) {
    guard case .scalar(let name, let style) = key.content else {
      sink.report(.complexKey(key.kindName, at: key.range))
      lastValue = nil
      return
    }
    guard !key.isReported else {
      lastValue = nil
      return
    }
    let isAlone = isAlone(style, keyPlace, value, valuePlace)
    if isAlone, let joined = JoinedPair(name) {
      settleCut()
      lastValue = nil
      sink.report(joined.diagnostic(at: key.range))
      let inner = Node(content: .scalar(joined.value, .doubleQuoted), range: key.range)
      keep(joined.key, at: key.range, inner)
      return
    }
    if isAlone, let lastValue {
      cut = lastValue.lowerBound..<keyPlace.upperBound
      return
    }
    settleCut()
    lastValue = nil
    if name == "<<", style == .plain {
      sink.report(.mergeKey(at: key.range))
      return
    }
    if case .scalar(_, .plain) = value.content, !valuePlace.isEmpty { lastValue = valuePlace }
    keep(name, at: key.range, value)
  }

  private mutating func keep(_ name: String, at range: SourceRange, _ value: Node) {
    if let first = firstRanges[name] {
      sink.report(.duplicateKey(name, at: range, first: first))
      lastValue = nil
      return
    }
    firstRanges[name] = range
    entries.append(Node.Entry(key: Node.Key(name: name, range: range), value: value))
  }

  mutating func finished() -> [Node.Entry] {
    settleCut()
    return entries
  }

  /// A word without value and colon inside `{…}`: `{curve: cubic-bezier(.2, 0, 0, 1)}` reads as keys `0`,
  /// `0` and `1)`, and `{fps:30}` as a key `fps:30`.
  private func isAlone(
    _ style: ScalarStyle, _ keyPlace: Range<Int>, _ value: Node, _ valuePlace: Range<Int>
  ) -> Bool {
    guard isFlow, style == .plain, value.isNull, valuePlace.isEmpty else { return false }
    var index = keyPlace.upperBound
    while let scalar = source[index], scalar.isBlank { index += 1 }
    return source[index] != ":"
  }

  /// Gives the value back what commas cut off, so that nothing else is said about it.
  private mutating func settleCut() {
    guard let cut, let lastValue, let last = entries.indices.last else { return }
    self.cut = nil
    let text = source.text(cut.lowerBound, cut.upperBound)
    let range = source.range(cut.lowerBound, cut.upperBound)
    entries[last].value = Node(content: .scalar(text, .doubleQuoted), range: range)
    let kept = source.text(lastValue.lowerBound, lastValue.upperBound)
    sink.report(.madeByComma(text, kept: kept, at: range))
  }
}

extension Diagnostic {
  fileprivate static func madeByComma(_ text: String, kept: String, at range: SourceRange) -> Diagnostic {
    var hints = ["write quotes: `\"\(text)\"`"]
    if ["cubic-bezier(", "linear(", "spring(", "steps("].contains(where: text.hasPrefix) {
      let words = text.split { $0 == "," || $0.isWhitespace }
      hints.insert("write spaces: `\(words.joined(separator: " "))`", at: 0)
    }
    return Diagnostic(
      id: "needs-quotes", at: range,
      "inside `{…}` a comma ends the value, so it is `\(kept)` and the rest became keys", hints: hints)
  }

  fileprivate static func complexKey(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "complex-key", at: range, "\(kind) stands where a key belongs",
      hints: ["a key is one word before a colon"])
  }

  fileprivate static func mergeKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "merge-key", at: range, "scripts have no merge keys (`<<`)",
      hints: ["write the options out, or set them once under `defaults:`"])
  }

  fileprivate static func duplicateKey(_ name: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "duplicate-key", at: range, "`\(name)` is given twice",
      notes: [.init("first given here", at: first)],
      hints: ["keep one of them"])
  }
}
