import SourceDiagnostics

/// Pulls libyaml's events into nodes and refuses what scripts do not have: anchors, aliases, tags,
/// merge keys, several documents, keys that are no single value, and depth.
///
/// What is wrong but leaves a tree is reported and reading goes on; at the first error of syntax
/// libyaml stops, and so does this.
struct NodeReader {
  private let source: ScriptSource
  private let sink: DiagnosticSink
  private let events: YAMLEventSource
  private var trail = ReadingTrail()
  /// Collections inside each other; checked while pulling, so that deep nesting costs nothing.
  private let depthLimit: Int
  private var depth = 0

  /// The script's only document; nil when there is none or it could not be read to its end.
  static func read(_ source: ScriptSource, depthLimit: Int, sink: DiagnosticSink) -> Node? {
    var trail = ReadingTrail()
    do throws(Stop) {
      var reader = NodeReader(source: source, sink: sink, events: try open(source), depthLimit: depthLimit)
      defer { trail = reader.trail }
      let node = try reader.document()
      Directives(source: source).report(to: sink)
      SpacingCheck(source: source, scalarRanges: reader.trail.scalars).report(to: sink)
      return node
    } catch {
      switch error {
      case .syntax(let failure):
        sink.report(SyntaxExplanation(failure, in: source, after: trail).diagnostic)
      case .tooDeep(let index): sink.report(.tooDeep(limit: depthLimit, at: source.range(index, index + 1)))
      }
      return nil
    }
  }

  private static func open(_ source: ScriptSource) throws(Stop) -> YAMLEventSource {
    do { return try YAMLEventSource(source.text(0, source.scalars.count)) } catch { throw .syntax(error) }
  }

  private enum Stop: Error {
    case syntax(YAMLFailure)
    case tooDeep(Int)
  }

  private init(source: ScriptSource, sink: DiagnosticSink, events: YAMLEventSource, depthLimit: Int) {
    self.depthLimit = depthLimit
    self.source = source
    self.sink = sink
    self.events = events
  }

  private func next() throws(Stop) -> YAMLEvent {
    do { return try events.next() } catch { throw .syntax(error) }
  }

  private mutating func document() throws(Stop) -> Node? {
    var root: Node?
    while true {
      let event = try next()
      switch event.kind {
      case .streamStart, .documentEnd: continue
      case .streamEnd:
        if root == nil { sink.report(.emptyScript(at: source.range(0, 0))) }
        return root
      case .documentStart(let isImplicit):
        guard root == nil else {
          sink.report(.severalDocuments(at: source.range(event.start, isImplicit ? event.start : event.end)))
          return root
        }
      default: root = try node(event)
      }
    }
  }

  private mutating func node(_ event: YAMLEvent) throws(Stop) -> Node {
    switch event.kind {
    case .scalar(let text, let style, let isDecorated):
      if isDecorated { sink.report(SyntaxWord(at: event.start, in: source).diagnostic) }
      return scalar(text, style, event, isDecorated: isDecorated)
    case .alias:
      sink.report(SyntaxWord(at: event.start, in: source).diagnostic)
      var node = scalar(source.text(event.start, event.end), .doubleQuoted, event, isDecorated: false)
      node.isReported = true
      return node
    case .sequenceStart(let isFlow, let isDecorated):
      return try sequence(event, isFlow: isFlow, isDecorated: isDecorated)
    case .mappingStart(let isFlow, let isDecorated):
      return try mapping(event, isFlow: isFlow, isDecorated: isDecorated)
    default:
      return scalar("", .plain, event, isDecorated: false)
    }
  }

  private mutating func scalar(
    _ text: String, _ style: ScalarStyle, _ event: YAMLEvent, isDecorated: Bool
  ) -> Node {
    var (text, style) = (text, style)
    if isDecorated {
      // A decorated value is nearly always words that begin with `!` or `&`.
      text = source.text(event.start, event.end)
      style = .doubleQuoted
    }
    let end = style == .literal || style == .folded ? source.contentEnd(before: event.end) : event.end
    if event.end > event.start { trail.scalars.append(event.start..<event.end) }
    if let scalar = text.unicodeScalars.first(where: ScriptSource.isControl) {
      sink.report(.escapedControl(scalar, at: source.range(event.start, end)))
    }
    var node = Node(content: .scalar(text, style), range: source.range(event.start, end))
    node.isReported = isDecorated
    if style == .plain, let space = InvisibleSpace(in: event.start..<event.end, of: source) {
      sink.report(space.diagnostic)
      node.isReported = true
    }
    guard style == .plain, let cut = HashCut(after: event.start..<event.end, in: source) else { return node }
    sink.report(cut.diagnostic)
    return Node(content: .scalar(cut.wholeText, .doubleQuoted), range: node.range)
  }

  private mutating func sequence(_ start: YAMLEvent, isFlow: Bool, isDecorated: Bool) throws(Stop) -> Node {
    try enter(start, hasBrackets: isFlow, isDecorated: isDecorated)
    defer { depth -= 1 }
    var items: [Node] = []
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        if isFlow { trail.closeBracket(at: event.end) }
        let range =
          isFlow
          ? source.range(start.start, event.end)
          : span(items.first?.range, items.last?.range, else: start)
        return Node(content: .sequence(items), range: range, isFlow: isFlow)
      }
      items.append(try node(event))
    }
  }

  private mutating func mapping(_ start: YAMLEvent, isFlow: Bool, isDecorated: Bool) throws(Stop) -> Node {
    // A pair inside `[…]` is a mapping without braces of its own.
    let hasBraces = isFlow && source[start.start] == "{"
    try enter(start, hasBrackets: hasBraces, isDecorated: isDecorated)
    defer { depth -= 1 }
    var builder = MappingBuilder(source: source, sink: sink, isFlow: isFlow)
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        if hasBraces { trail.closeBracket(at: event.end) }
        let entries = builder.finished()
        let range =
          hasBraces
          ? source.range(start.start, event.end)
          : span(entries.first?.key.range, entries.last?.value.range, else: start)
        return Node(content: .mapping(entries), range: range, isFlow: isFlow)
      }
      let key = try node(event)
      let valueEvent = try next()
      let value = try node(valueEvent)
      builder.add(key: key, at: event.start..<event.end, value: value, at: valueEvent.start..<valueEvent.end)
    }
  }

  private mutating func enter(_ start: YAMLEvent, hasBrackets: Bool, isDecorated: Bool) throws(Stop) {
    if isDecorated { sink.report(SyntaxWord(at: start.start, in: source).diagnostic) }
    depth += 1
    if hasBrackets { trail.openBrackets.append(start.start) }
    guard depth <= depthLimit else { throw .tooDeep(start.start) }
  }

  private func span(_ first: SourceRange?, _ last: SourceRange?, else start: YAMLEvent) -> SourceRange {
    guard let first, let last else { return source.range(start.start, start.end) }
    return first.union(last)
  }
}

extension ScriptSource {
  /// libyaml ends a block scalar where the next token begins; this is just past its last visible scalar.
  fileprivate func contentEnd(before end: Int) -> Int {
    var end = end
    while end > 0, let scalar = self[end - 1], scalar.isBlank || scalar.endsLine { end -= 1 }
    return end
  }
}

extension Diagnostic {
  fileprivate static func emptyScript(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-script", at: range, "the script is empty",
      hints: ["the smallest one is `screenplay: 1` and `script: [show: home.png, wait: 1s]`"])
  }

  fileprivate static func severalDocuments(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "several-documents", at: range, "a second document begins here; a script is one document",
      hints: ["delete the `---`, or quote it where it is text"])
  }

  fileprivate static func tooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-deep", at: range,
      "lists and maps stand inside each other more than \(limit) deep",
      hints: ["raise the limit with --max-depth"])
  }

  fileprivate static func escapedControl(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "control-character", at: range,
      "an escape stands for the invisible control character \(scalar.codePoint)",
      hints: ["leave it out"])
  }
}
