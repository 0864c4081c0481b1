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

  /// A transition of the script's own: like another with other options, or made of tracks.
  mutating func ownTransition(_ summary: String, _ keys: [JSON.Member]) -> JSON {
    var properties = keys.filter { $0.name != "dim" } + transitionParameters()
    let (tracks, dim) = (map(.tracks), map(.dim))
    // Of a transition like another `dim` is a share, of one of tracks it moves.
    if let index = properties.firstIndex(where: { $0.name == "dim" }) {
      properties[index] = .init(
        name: "dim",
        value: [
          "description": "how dark the screen below becomes, or how a black layer between the two comes",
          "anyOf": [properties[index].value, dim],
        ])
    }
    let made = ["entering", "leaving", "container"].map { name -> JSON in ["required": [.string(name)]] }
    // That one key is `entering/ID`: not each is something else.
    let element: JSON = ["not": ["propertyNames": ["not": ["pattern": "^entering/"]]]]
    return object(summary, properties).adding([
      "patternProperties": ["^entering/": tracks],
      "anyOf": .array([["required": ["like"]]] + made + [["required": ["dim"]], element]),
      "allOf": [transitionRules(by: "like")],
    ])
  }

  /// Properties from start to end, or with values by their share.
  mutating func tracks(_ summary: String, _ keys: [OptionEntry]) -> JSON {
    let properties = keys.map { key -> JSON.Member in
      let value = schema(key.type)
      let pair: JSON = ["type": "array", "items": value, "minItems": 2, "maxItems": 2]
      let stop = JSON.Member(name: "^(?:\(SchemaPattern.share))$", value: value)
      let stops: JSON = [
        "type": "object", "minProperties": 1, "patternProperties": .object([stop]),
        "additionalProperties": false,
      ]
      return .init(
        name: key.name, value: ["description": .string(key.summary), "anyOf": [pair, stops]])
    }
    return object(summary, properties).adding(["minProperties": 1])
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
        let edge: JSON = declaration.edges.isEmpty ? false : builder.schema(.side(declaration.edges))
        others += ["edge", "exit-edge"].map { .init(name: $0, value: edge) }
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
