import SceneModel
import SourceDiagnostics

/// A parameter of an action or a component of the script's own.
struct OwnParameter {
  let key: Node.Key
  /// What it takes; nil for any value.
  let type: ValueType?
  /// What holds when a use says nothing, its values put in; nil where each use must say something.
  let standard: Node?
}

/// Declarations: `[title, artist]`, or `{title: text, liked: {type: flag, default: false}}`.
extension Resolver {
  /// The parameters that a map's `parameters` declares; nil after saying what is wrong, so that nothing is
  /// said of uses.
  func ownParameters(_ entry: Node.Entry?) -> [OwnParameter]? {
    guard let entry else { return [] }
    if let items = entry.value.items { return listed(items, of: entry) }
    guard entry.value.entries != nil else {
      let wanted = ValueType.parameters.description
      sink.report(
        entry.value.isNull
          ? .missingValue(entry.key.name, wanted: wanted, at: entry.key.range)
          : .wrongKind(entry.key.name, wanted: wanted, entry.value))
      return nil
    }
    let entries = namedEntries(entry)
    let parameters = entries.compactMap(ownParameter)
    return parameters.count == entries.count ? parameters : nil
  }

  /// Names alone, each of which takes any value.
  private func listed(_ items: [Node], of entry: Node.Entry) -> [OwnParameter]? {
    var parameters: [OwnParameter] = []
    for item in items {
      guard let name = scalar(item, "the name of a parameter", of: entry.key),
        attempt(item, { () throws(ValueProblem) in try NameValue.check(name) }) != nil
      else { continue }
      if let first = parameters.first(where: { $0.key.name == name }) {
        sink.report(.parameterTwice(name, at: item.range, first: first.key.range))
      } else {
        parameters.append(
          OwnParameter(key: Node.Key(name: name, range: item.range), type: nil, standard: nil))
      }
    }
    return parameters.count == items.count ? parameters : nil
  }

  /// `NAME: TYPE`, `NAME: {type, default}`, or `NAME:` alone.
  private func ownParameter(_ entry: Node.Entry) -> OwnParameter? {
    if entry.value.isNull { return OwnParameter(key: entry.key, type: nil, standard: nil) }
    if entry.value.entries == nil {
      return parameterType(entry.value, of: entry.key).map {
        OwnParameter(key: entry.key, type: $0, standard: nil)
      }
    }
    let fields = fields(of: entry.value, .parameter, owner: entry.key)
    guard fields.entries.count == entry.value.entries?.count else { return nil }
    var type: ValueType?
    if let said = fields["type"] {
      type = parameterType(said.value, of: said.key)
      guard type != nil else { return nil }
    }
    guard let standard = fields["default"] else {
      return OwnParameter(key: entry.key, type: type, standard: nil)
    }
    guard let value = settled(standard.value), isRight(value, type, of: entry.key) else { return nil }
    return OwnParameter(key: entry.key, type: type, standard: value)
  }

  /// A type by its word, or a list of words to choose one from.
  private func parameterType(_ node: Node, of key: Node.Key) -> ValueType? {
    if let items = node.items {
      let words = items.compactMap(\.text)
      if !words.isEmpty, words.count == items.count { return .parameter(.choice(words)) }
    }
    guard let text = scalar(node, ValueType.parameterType.description, of: key) else { return nil }
    if let type = table.parameterTypes.first(where: { $0.name == text }) { return type.type }
    sink.report(.unknownType(text, among: table.parameterTypes.map(\.name), at: node.range))
    return nil
  }

  /// Whether a value is of a type; says so when not.
  func isRight(_ node: Node, _ type: ValueType?, of key: Node.Key) -> Bool {
    guard let type, type != .anything else {
      guard node.isNull else { return true }
      sink.report(.missingValue(key.name, wanted: "a value", at: node.text == "" ? key.range : node.range))
      return false
    }
    return value(node, type, of: key) != nil
  }
}

extension Diagnostic {
  fileprivate static func parameterTwice(_ name: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "duplicate-name", at: range, "the parameter `\(name)` is declared twice",
      notes: [.init("first declared here", at: first)], hints: ["keep one of them"])
  }

  fileprivate static func unknownType(_ text: String, among names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "unknown-type", at: range, "there is no type `\(text)` of parameters",
      hints: [
        suggestion(for: text, among: names).map { "did you mean `\($0)`?" } ?? "types are \(listed(names))",
        "a default is written as `{default: …}`",
      ])
  }
}
