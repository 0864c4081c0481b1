import SceneModel
import SourceDiagnostics

/// An action of `actions:`.
struct OwnAction {
  let key: Node.Key
  /// Nil where the declaration is wrong, which was said.
  let parameters: [OwnParameter]?
  let steps: Node.Entry?
}

/// `actions:` and `use`.
extension Resolver {
  func readActions(_ entry: Node.Entry?) {
    for declared in namedEntries(entry) {
      let fields = fields(of: declared.value, .action, owner: declared.key)
      let action = OwnAction(
        key: declared.key, parameters: ownParameters(fields["parameters"]), steps: fields["steps"])
      actions.define(declared.key, action)
    }
  }

  /// The steps of an action with the values of a use; nil after saying what is wrong.
  func use(_ name: Spanned<String>, _ item: ReadItem, _ options: OptionValues) -> SceneStep.Action? {
    guard let action = actions.use(name.value) else {
      let names = actions.names
      sink.report(.unknownAction(name, nearest: suggestion(for: name.value, among: names), among: names))
      return nil
    }
    guard let parameters = action.parameters, let steps = action.steps else { return nil }
    var entries: [Node.Entry] = []
    if case .arguments(let said)? = options.values["with"]?.value { entries = said }
    if item.raw.options.contains(where: { $0.key.name == "with" }), item.options.values["with"] == nil {
      return nil
    }
    let owner = ArgumentOwner(
      name: "the action `\(name.value)`", use: item.raw.headRange, definition: action.key.range
    ) { "`with: {\($0): …}` beside `use`" }
    guard let arguments = arguments(entries, of: parameters, owner) else { return nil }
    return inside("action", action.key, usedAt: name.range, arguments: arguments) {
      value(steps.value, .items(.script), of: steps.key).flatMap {
        if case .steps(let steps) = $0.value { .use(name, steps) } else { nil }
      }
    }
  }

  /// Reads actions that no step uses and that need no values, so that what is wrong in them is told.
  func checkUnusedActions() {
    for (name, range) in actions.unused {
      guard let action = actions[name], let parameters = action.parameters, let steps = action.steps,
        parameters.allSatisfy({ $0.standard != nil })
      else { continue }
      var values: [String: Node] = [:]
      for parameter in parameters { values[parameter.key.name] = parameter.standard }
      let whole = isWhole
      let _: Void? = inside("action", action.key, usedAt: range, arguments: values) {
        _ = value(steps.value, .items(.script), of: steps.key)
      }
      isWhole = whole
    }
  }

  /// The entries of `with:`; nil after saying that it is no map.
  func argumentEntries(_ node: Node, of key: Node.Key) -> [Node.Entry]? {
    if let entries = node.entries { return entries }
    report(.wrongKind(key.name, wanted: ValueType.arguments.description, node), about: node)
    return nil
  }
}

/// What a script defines by name, and what of it was used.
struct OwnDefinitions<Definition> {
  private var order: [Node.Key] = []
  private var definitions: [String: Definition] = [:]
  private var used: Set<String> = []

  var names: [String] { order.map(\.name) }
  var unused: [(name: String, range: SourceRange)] {
    order.filter { !used.contains($0.name) }.map { ($0.name, $0.range) }
  }

  subscript(_ name: String) -> Definition? { definitions[name] }

  mutating func define(_ key: Node.Key, _ definition: Definition) {
    order.append(key)
    definitions[key.name] = definition
  }

  mutating func use(_ name: String) -> Definition? {
    used.insert(name)
    return definitions[name]
  }
}

extension Diagnostic {
  fileprivate static func unknownAction(_ name: Spanned<String>, nearest: String?, among names: [String])
    -> Diagnostic
  {
    let all = names.isEmpty ? "define it under `actions:`" : "actions are \(listed(names))"
    return Diagnostic(
      id: "unknown-action", at: name.range, "there is no action `\(name.value)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? all])
  }
}
