import SourceDiagnostics

/// The values of `values:` and which of them were used.
struct ValueStore {
  private var entries: [String: Node.Entry] = [:]
  private var order: [String] = []
  private var used: Set<String> = []

  var names: [String] { order }

  var unused: [(name: String, range: SourceRange)] {
    order.filter { !used.contains($0) }.compactMap { name in entries[name].map { (name, $0.key.range) } }
  }

  func definition(of name: String) -> SourceRange? { entries[name]?.key.range }

  mutating func define(_ entry: Node.Entry) {
    entries[entry.key.name] = entry
    order.append(entry.key.name)
  }

  /// The value, which counts as used from now on.
  mutating func use(_ name: String) -> Node.Entry? {
    guard let entry = entries[name] else { return nil }
    used.insert(name)
    return entry
  }

  /// What a value comes to once the values inside it are put in; kept, so that values made of values
  /// made of values cost no more than their number.
  fileprivate var expansions: [String: Node] = [:]
}

extension Resolver {
  /// Scalars that `$name` may put together.
  private static let expansionLimit = 65_536

  func readValues(_ entry: Node.Entry?) {
    for value in namedEntries(entry) {
      if value.value.isNull {
        sink.report(.missingValue(value.key.name, wanted: "a value", at: value.key.range))
      } else if value.value.isSimple {
        values.define(value)
      } else {
        sink.report(.wrongKind(value.key.name, wanted: "a single value or a list of those", value.value))
      }
    }
  }

  /// The node with every `$name` in its text replaced: `$name` alone stands for the value as it is,
  /// inside other words for its text. Nil after saying what is wrong.
  func expanded(_ node: Node, inside outer: [String] = []) -> Node? {
    guard !node.isSettled, case .scalar(let text, let style) = node.content, text.contains("$") else {
      return node
    }
    var result = ""
    var rest = Substring(text)
    var isReplaced = false
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      if rest.first == "$" {
        result += "$"
        rest.removeFirst()
        continue
      }
      guard let name = Resolver.takeName(&rest) else {
        sink.report(.strayDollar(at: node.range))
        return nil
      }
      guard let value = value(named: name, for: node, inside: outer) else { return nil }
      if result.isEmpty, rest.isEmpty, !isReplaced { return value }
      guard let words = value.text, !value.isNull else {
        sink.report(.notAText(name, value.kindName, at: node.range, definition: value.definition))
        return nil
      }
      result += words
      isReplaced = true
      guard result.utf8.count <= Resolver.expansionLimit else {
        sink.report(.valueTooLong(name, limit: Resolver.expansionLimit, at: node.range))
        return nil
      }
    }
    var copy = node
    copy.content = .scalar(result + rest, isReplaced || text != result + rest ? .doubleQuoted : style)
    return copy
  }

  private func value(named name: String, for node: Node, inside outer: [String]) -> Node? {
    // Inside a value of `values:` there are no parameters.
    if outer.isEmpty, let argument = scopes.last?.arguments[name] {
      var copy = argument
      copy.range = node.range
      copy.definition = argument.definition ?? argument.range
      copy.origin = argument.origin ?? copy.definition?.file
      return copy
    }
    guard !outer.contains(name) else {
      sink.report(.valueUsesItself(name, at: node.range))
      return nil
    }
    guard outer.count < Resolver.chainLimit else {
      sink.report(.chainTooLong("values", limit: Resolver.chainLimit, at: node.range))
      return nil
    }
    guard let entry = values.use(name) else {
      let parameters = outer.isEmpty ? scopes.last?.arguments.keys.sorted() ?? [] : []
      let nearest = suggestion(for: name, among: parameters + values.names)
      sink.report(
        .unknownValue(name, nearest: nearest, isInside: outer.isEmpty && !scopes.isEmpty, at: node.range))
      return nil
    }
    guard let inner = values.expansions[name] ?? expanded(entry.value, inside: outer + [name]) else {
      return nil
    }
    values.expansions[name] = inner
    var copy = Node(content: inner.content, range: node.range, isFlow: inner.isFlow)
    copy.definition = entry.range
    copy.origin = inner.origin ?? entry.range.file
    return copy
  }

  /// `name`, `(name)`; nil when neither stands at the beginning of `rest`.
  static func takeName(_ rest: inout Substring) -> String? {
    let isBracketed = rest.first == "("
    var scan = isBracketed ? rest.dropFirst() : rest
    var name = String(scan.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
    while name.last == "-" { name.removeLast() }
    guard let first = name.first, first.isLetter else { return nil }
    scan.removeFirst(name.count)
    if isBracketed {
      guard scan.first == ")" else { return nil }
      scan.removeFirst()
    }
    rest = scan
    return name
  }
}

extension Node {
  /// A scalar, or a list of nothing else.
  var isSimple: Bool { text != nil || items?.allSatisfy { $0.text != nil } ?? false }
}

extension Diagnostic {
  fileprivate static func valueTooLong(_ name: String, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "value-too-long", at: range, "with `$\(name)` the text grows beyond \(limit) bytes")
  }

  fileprivate static func strayDollar(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "stray-dollar", at: range, "a `$` begins the name of a value, and no name follows it here",
      hints: ["for a dollar sign write `$$`"])
  }

  fileprivate static func unknownValue(
    _ name: String, nearest: String?, isInside: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-value", at: range, "there is no value `\(name)`",
      hints: [
        nearest.map { "did you mean `$\($0)`?" }
          ?? "define it under `\(isInside ? "parameters" : "values"):`",
        "for a dollar sign write `$$`",
      ])
  }

  fileprivate static func valueUsesItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(id: "uses-itself", at: range, "the value `\(name)` uses itself")
  }

  fileprivate static func notAText(
    _ name: String, _ kind: String, at range: SourceRange, definition: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-kind", at: range, "`$\(name)` stands among words, but it is \(kind)",
      notes: definition.map { [.init("`\(name)` is defined here", at: $0)] } ?? [])
  }
}
