import SceneModel

/// Actions and components of the script's own.
extension SchemaBuilder {
  /// Values of a use by the names of parameters.
  mutating func arguments() -> JSON {
    define("arguments") { _ in
      [
        "description": .string(ValueType.arguments.description), "type": "object",
        "propertyNames": ["pattern": .string("^\(SchemaPattern.name)$")], "additionalProperties": true,
      ]
    }
  }

  /// Parameters as names alone, or with what they take.
  mutating func parameters() -> JSON {
    define("parameters") { builder in
      let names: JSON = [
        "type": "array",
        "items": ["type": ["string", "number", "boolean"], "pattern": .string("^\(SchemaPattern.name)$")],
      ]
      let keys = Table.parameter.map {
        $0.name == "default" ? builder.property($0, as: true) : builder.property($0)
      }
      let one: JSON = [
        "anyOf": [
          builder.parameterType(), ["type": "null"], builder.object("a parameter", keys),
        ]
      ]
      let map: JSON = [
        "type": "object", "propertyNames": ["pattern": .string("^\(SchemaPattern.name)$")],
        "additionalProperties": one,
      ]
      return ["description": .string(ValueType.parameters.description), "anyOf": [names, map]]
    }
  }

  mutating func parameterType() -> JSON {
    define("parameter-type") { builder in
      let words: JSON = ["type": "array", "items": ["type": ["string", "number", "boolean"]], "minItems": 1]
      return [
        "description": .string(ValueType.parameterType.description),
        "anyOf": [builder.choice(builder.table.parameterTypes.map(\.name)), words],
      ]
    }
  }

  /// A component of `components:` by its name, which no schema can know: anything that is none of the program's own.
  mutating func ownComponent() -> JSON {
    define("component.own") { builder in
      let known = builder.table.items(of: .content).map { item -> JSON in
        ["required": [.string(item.keyword)]]
      }
      let common = builder.table.commonOptions(of: .content).available.map {
        builder.shared($0, "\(ListKind.content.itemName)-option")
      }
      let use: JSON = [
        "description": "values of its parameters by name, or that of the first one alone",
        "anyOf": [builder.arguments(), ["type": ["string", "number", "boolean", "null", "array"]]],
      ]
      let named: JSON = [
        "type": "object", "description": "a component of `components`", "minProperties": 1,
        "not": ["anyOf": .array(known)], "properties": .object(common), "additionalProperties": use,
        "propertyNames": ["pattern": .string("^\(SchemaPattern.name)$")],
      ]
      return [
        "anyOf": [
          named, ["type": "string", "pattern": .string("^\(SchemaPattern.name)$")],
        ]
      ]
    }
  }
}
