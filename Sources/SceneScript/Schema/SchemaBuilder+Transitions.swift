import SceneModel

/// What steps say of their transitions.
extension SchemaBuilder {
  /// Options of transitions' own, whichever it is.
  mutating func transitionParameters() -> [JSON.Member] {
    table.transitionParameterNames.sorted().map { name in
      let reference = define("transition-option.\(name)") { $0.transitionParameter(name) }
      return .init(name: name, value: reference)
    }
  }

  private mutating func transitionParameter(_ name: String) -> JSON {
    let uses = table.transitions(declaring: name).compactMap { transition in
      transition.declaration.parameters.first { $0.name == name }.map { (transition.declaration.name, $0) }
    }
    var types: [JSON] = []
    for (_, parameter) in uses {
      let schema = schema(parameter.type)
      if !types.contains(schema) { types.append(schema) }
    }
    let words = uses.map { transition, parameter in
      let standard = parameter.defaultValue.map { "; \($0.scriptText) unless said" } ?? ""
      return "\(transition): \(parameter.summary)\(standard)"
    }
    let head: JSON = ["description": .string(words.joined(separator: "\n"))]
    return head.adding(types.count == 1 ? types[0] : ["anyOf": .array(types)])
  }

  /// What may stand beside the name of a transition of the catalogue: its own options, and the sides it
  /// comes from.
  mutating func transitionRules(by key: String) -> JSON {
    define("\(key)-rules") { builder in
      let all = builder.table.transitionParameterNames.sorted()
      let rules = builder.table.catalogue.transitions.map { transition -> JSON in
        let declaration = transition.declaration
        let own = Set(declaration.parameters.map(\.name))
        var others = all.filter { !own.contains($0) }.map { JSON.Member(name: $0, value: false) }
        others.append(
          .init(
            name: "edge", value: declaration.edges.isEmpty ? false : builder.schema(.side(declaration.edges)))
        )
        let named: JSON = [
          "required": [.string(key)],
          "properties": .object([.init(name: key, value: ["const": .string(declaration.name)])]),
        ]
        return ["if": named, "then": ["properties": .object(others)]]
      }
      return ["allOf": .array(rules)]
    }
  }
}
