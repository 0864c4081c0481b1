import SourceDiagnostics

/// What `$name` stands for inside an action or a component of the script's own, besides `values:`.
struct Scope {
  /// What is used, as the script calls it.
  let name: String
  /// By the name of the parameter, values already put in.
  let arguments: [String: Node]
  /// The use in the script itself that this one stands in, if it is not that use.
  let outermost: SourceRange
}

extension Resolver {
  /// Uses of actions and components inside each other that one script may come to.
  private static let useLimit = 10_000

  /// Reads the inside of an action or a component with the values of a use; nil after saying that it uses
  /// itself, or that there are too many.
  func inside<Value>(
    _ what: String, _ definition: Node.Key, usedAt range: SourceRange, arguments: [String: Node],
    _ read: () -> Value?
  ) -> Value? {
    let name = "\(what) `\(definition.name)`"
    guard !scopes.contains(where: { $0.name == name }) else {
      sink.report(.usesItself(name, at: range, definition: definition.range))
      return nil
    }
    guard scopes.count < Resolver.chainLimit else {
      sink.report(.chainTooLong("\(what)s", limit: Resolver.chainLimit, at: range))
      return nil
    }
    useCount += 1
    guard useCount <= Resolver.useLimit else {
      if useCount == Resolver.useLimit + 1 { sink.report(.tooManyUses(Resolver.useLimit, at: range)) }
      return nil
    }
    let outer = sink.uses
    scopes.append(
      Scope(name: name, arguments: arguments, outermost: scopes.first?.outermost ?? range))
    sink.uses = [.init("in the \(name), which is used here", at: range)] + outer
    defer {
      scopes.removeLast()
      sink.uses = outer
    }
    return read()
  }

  /// The values of a use by parameter, those of the defaults put in; nil after saying what is wrong.
  ///
  /// - Parameters:
  ///   - entries: What the use says.
  ///   - owner: What is used, for messages, where its use stands.
  func arguments(_ entries: [Node.Entry], of parameters: [OwnParameter], _ owner: ArgumentOwner)
    -> [String: Node]?
  {
    var values: [String: Node] = [:]
    var isRight = true
    for entry in entries {
      guard let parameter = parameters.first(where: { $0.key.name == entry.key.name }) else {
        sink.report(.unknownArgument(entry.key, of: owner, among: parameters.map(\.key.name)))
        isRight = false
        continue
      }
      guard let value = settled(entry.value), self.isRight(value, parameter.type, of: entry.key) else {
        isRight = false
        continue
      }
      values[parameter.key.name] = value
    }
    let said = Set(entries.map(\.key.name))
    for parameter in parameters where !said.contains(parameter.key.name) {
      guard let standard = parameter.standard else {
        sink.report(.missingArgument(parameter.key, of: owner))
        isRight = false
        continue
      }
      values[parameter.key.name] = standard
    }
    return isRight ? values : nil
  }

  /// A node with all values put in, which has no more `$` to look for; nil after saying what is wrong.
  func settled(_ node: Node) -> Node? {
    guard !node.isReported, var copy = expanded(node) else { return nil }
    copy.isSettled = true
    switch copy.content {
    case .scalar: break
    case .sequence(let items):
      let inner = items.compactMap(settled)
      guard inner.count == items.count else { return nil }
      copy.content = .sequence(inner)
    case .mapping(let entries):
      let inner = entries.compactMap { entry in
        settled(entry.value).map { Node.Entry(key: entry.key, value: $0) }
      }
      guard inner.count == entries.count else { return nil }
      copy.content = .mapping(inner)
    }
    return copy
  }
}

/// What takes arguments, and where they are given.
struct ArgumentOwner {
  /// Such as "the action `log-in`".
  let name: String
  let use: SourceRange
  let definition: SourceRange
  var isComponent = false
  /// How a use gives one, for hints.
  let example: (String) -> String
}

extension Diagnostic {
  fileprivate static func usesItself(_ name: String, at range: SourceRange, definition: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "uses-itself", at: range, "the \(name) uses itself",
      notes: [.init("it is defined here", at: definition)])
  }

  fileprivate static func tooManyUses(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-many-uses", at: range,
      "actions and components use each other more than \(limit) times in all")
  }

  fileprivate static func unknownArgument(_ key: Node.Key, of owner: ArgumentOwner, among names: [String])
    -> Diagnostic
  {
    let isStyle = Table.commonElementOptions.contains { $0.name == key.name }
    let nearest = suggestion(for: key.name, among: names).map { "did you mean `\($0)`?" }
    let beside =
      isStyle && owner.isComponent ? "`\(key.name)` stands beside it, as with every component" : nil
    return Diagnostic(
      id: "unknown-parameter", at: key.range, "\(owner.name) has no parameter `\(key.name)`",
      notes: [.init("it is defined here", at: owner.definition)],
      hints: [beside ?? nearest ?? (names.isEmpty ? "it takes none" : "its parameters are \(listed(names))")])
  }

  fileprivate static func missingArgument(_ parameter: Node.Key, of owner: ArgumentOwner) -> Diagnostic {
    Diagnostic(
      id: "missing-parameter", at: owner.use, "\(owner.name) needs a value for `\(parameter.name)`",
      notes: [.init("the parameter is declared here", at: parameter.range)],
      hints: ["write \(owner.example(parameter.name)), or give the parameter a default"])
  }
}
