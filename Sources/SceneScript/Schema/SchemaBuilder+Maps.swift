import SceneModel

/// Maps with fixed keys, and those that have a way of their own.
extension SchemaBuilder {
  /// The script.
  mutating func top() -> JSON {
    let properties = Table.top.available.map { key -> JSON.Member in
      switch key.name {
      case "values": property(key, as: named(.anything))
      case "strings": property(key, as: strings())
      case "defaults": property(key, as: defaults())
      default: property(key)
      }
    }
    let required = Table.top.filter(\.isRequired).map(\.name)
    // A file that another one includes has no steps, and nothing that belongs to a film.
    let film = Table.top.available.map(\.name).filter { name in !Table.included.contains { $0.name == name } }
    let isFilm: JSON = ["anyOf": .array(film.map { ["required": [.string($0)]] })]
    let definesNames: JSON = [
      "anyOf": .array((Table.includable.map(\.name) + ["include"]).map { ["required": [.string($0)]] })
    ]
    return object(
      "a script about app screens, which becomes a film; or a file that one includes", properties,
      required: required.filter { $0 != "script" }
    ).adding(["if": isFilm, "then": ["required": ["script"]], "else": definesNames])
  }

  mutating func map(_ kind: MapKind) -> JSON {
    // Components of the program have that name already.
    let own: Set<MapKind> = [.transition, .component]
    return define(own.contains(kind) ? "own-\(kind.rawValue)" : kind.rawValue) { builder in
      let keys = builder.table.keys(of: kind).available
      let properties = keys.map { builder.property($0) }
      let rules = builder.rules(excluding: Table.exclusions(of: kind), needs: Table.needs(of: kind))
      switch kind {
      case .transition:
        return builder.ownTransition(kind.name, properties)
      case .tracks, .dim: return builder.tracks(kind.name, keys)
      case .change, .keyframe:
        return builder.object(kind.name, properties).adding(["minProperties": 1]).adding(rules)
      case .top, .included, .variants, .canvas, .screen, .action, .component, .parameter:
        return builder.object(kind.name, properties, required: keys.filter(\.isRequired).map(\.name))
          .adding(rules)
      }
    }
  }

  /// Texts by name, by locale; a locale such as `ar-EG` is no name of the script's own.
  private mutating func strings() -> JSON {
    ["type": "object", "minProperties": 1, "additionalProperties": named(.anything)]
  }

  /// A screen: its name or a picture file, or one in place.
  mutating func screen() -> JSON {
    define("screen-or-name") { builder in
      [
        "description": .string(ValueType.screen.description),
        "anyOf": [["type": ["string", "number", "boolean"], "minLength": 1], builder.map(.screen)],
      ]
    }
  }

  mutating func keyframes() -> JSON {
    define("keyframes") { builder in
      let stop = JSON.Member(name: "^(?:\(SchemaPattern.share))$", value: builder.map(.keyframe))
      return [
        "description": .string(ValueType.keyframes.description), "type": "object", "minProperties": 1,
        "patternProperties": .object([stop]), "additionalProperties": false,
      ]
    }
  }

  mutating func theme() -> JSON {
    define("theme") { builder in
      let appearances = ParameterType.choice(Theme.Appearance.allCases.map(\.rawValue))
      let keys = Resolver.themeDeclarations.map { builder.property(Table.option($0)) }
      let own: JSON = [
        "type": "string", "pattern": SchemaPattern.whole(SchemaPattern.name),
        "description": "one of `themes`",
      ]
      return [
        "description": .string(ValueType.theme.description),
        "anyOf": [
          builder.schema(appearances), own, builder.object("an appearance, colours and sizes of text", keys),
        ],
      ]
    }
  }

  /// What a component takes under a name.
  mutating func part(_ name: String, of component: String) -> JSON {
    let declaration = table.catalogue.component(named: component)?.declaration
    guard let parameter = declaration?.parameters.first(where: { $0.name == name }) else {
      return ["description": .string(ValueType.part(name, of: component).description)]
    }
    return schema(.parameter(parameter.type))
  }

  /// A value that several components take under one name.
  mutating func ownValue(_ name: String) -> JSON {
    var types: [JSON] = []
    for type in table.ownTypes(of: name) {
      let schema = schema(type)
      if !types.contains(schema) { types.append(schema) }
    }
    return types.count == 1 ? types[0] : ["anyOf": .array(types)]
  }

  /// Options by the name of a step or transition.
  private mutating func defaults() -> JSON {
    let named = Table.transitionOptions.available.map { shared($0, "transition-option") }
    let unnamed = named.filter { $0.name != "as" }
    let all = transitionParameters()
    let steps = Table.steps.filter { $0.availability == .available }.map { step -> JSON.Member in
      let own = step.options.available.filter { !$0.isRequired }.map { property($0) }
      let common = Table.commonStepOptions.map { shared($0, "step-option") }
      let moving = step.transition == nil ? [] : named + all
      return .init(name: step.keyword, value: object(step.summary, own + common + moving))
    }
    let transitions = table.catalogue.transitions.map { transition -> JSON.Member in
      let own = transition.declaration.parameters.map { property(Table.option($0)) }
      return .init(
        name: transition.declaration.name, value: object(transition.declaration.summary, own + unnamed))
    }
    return [
      "type": "object", "properties": .object(steps + transitions),
      "additionalProperties": object("a transition of `transitions`", unnamed + all),
    ]
  }
}
