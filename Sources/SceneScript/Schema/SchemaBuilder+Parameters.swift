import SceneModel

/// Values whose kind the catalogue's declarations name.
extension SchemaBuilder {
  mutating func schema(_ type: ParameterType) -> JSON {
    switch type {
    case .flag:
      return define("flag") { _ in
        [
          "type": ["boolean", "string"], "pattern": SchemaPattern.whole("true|false"),
          "description": "true or false",
        ]
      }
    case .text:
      return define("text") { _ in
        [
          "type": ["string", "number", "boolean"],
          "description": "a text, as it is written; $name for a value",
        ]
      }
    case .number(let range):
      return number(
        range.lowerBound, range.upperBound, type: "number", pattern: "[+-]?\(SchemaPattern.number)")
    case .integer(let range):
      return number(
        Double(range.lowerBound), Double(range.upperBound), type: "integer",
        pattern: "[+-]?[0-9]{1,9}(?:\\.0*)?")
    case .length(let allowsNegative): return length(allowsNegative)
    case .share:
      return define("share") { _ in
        [
          "description": .string(type.description), "type": ["number", "string"], "minimum": 0, "maximum": 1,
          "pattern": SchemaPattern.whole(SchemaPattern.share), "examples": ["30%", 0.3],
        ]
      }
    case .color: return color()
    case .side(let sides):
      guard sides.isEmpty else { return choice(sides.map(\.rawValue)) }
      return define("side") { $0.choice(Side.allCases.map(\.rawValue)) }
    case .choice(let words): return choice(words)
    case .name(let list): return name(list)
    case .rectangle: return rectangle()
    case .picture:
      return define("picture") { _ in
        [
          "type": "string", "minLength": 1, "description": "a picture file below the folder of the script",
          "examples": ["home.png"],
        ]
      }
    case .path:
      // The letters of SVG's path data, and its numbers.
      return define("path") { _ in
        [
          "type": "string", "pattern": SchemaPattern.whole("[MmLlHhVvCcSsQqTtAaZz0-9eE+,.\\s-]*"),
          "description": .string(type.description), "examples": ["M0 0L24 12"],
        ]
      }
    case .insets: return insets()
    case .lengths(let names):
      let one: JSON = ["anyOf": [choice(names.map(\.name)), schema(.length(allowsNegative: false))]]
      return ["description": .string(type.description), "type": "array", "minItems": 1, "items": one]
    case .items(let kind): return items(kind)
    case .object(let declarations):
      let properties = declarations.map { property(Table.option($0)) }
      return object(
        type.description, properties, required: declarations.filter(\.isRequired).map(\.name))
    }
  }

  private func number(_ minimum: Double, _ maximum: Double, type: String, pattern: String) -> JSON {
    [
      "type": [.string(type), "string"], "minimum": .number(minimum), "maximum": .number(maximum),
      "pattern": SchemaPattern.whole(pattern),
    ]
  }

  private mutating func length(_ allowsNegative: Bool) -> JSON {
    define(allowsNegative ? "signed-length" : "length") { _ in
      let schema: JSON = [
        "description": "a length in points, pixels or percent", "type": ["number", "string"],
        "pattern": SchemaPattern.whole(SchemaPattern.length(allowsNegative: allowsNegative)),
        "examples": allowsNegative ? [12, "-12px", "50%"] : [12, "12px", "50%"],
      ]
      return allowsNegative ? schema : schema.adding(["minimum": 0])
    }
  }

  /// One of some words; where YAML reads a word as a number, that too.
  mutating func choice(_ words: [String]) -> JSON {
    let numbers = words.compactMap { word in Int(word).map { JSON.number(Double($0)) } }
    return ["anyOf": [["enum": .array(words.map(JSON.string) + numbers)], reference()]]
  }

  private mutating func color() -> JSON {
    define("color") { builder in
      let roles: JSON = [
        "enum": .array(ThemeColor.allCases.map { .string($0.rawValue) }),
        "description": "a colour of the theme, by what it is for",
      ]
      let names: JSON = [
        "enum": .array((["transparent"] + Color.cssNames.keys.sorted()).map(JSON.string)),
        "description": "a colour of CSS",
      ]
      let digits: JSON = [
        "type": "string", "pattern": SchemaPattern.whole(SchemaPattern.color),
        "description": "red, green, blue and, if need be, opacity, in quotes",
        "examples": ["#ffcc00", "#ffcc0080"],
      ]
      // Names of CSS are read in capital letters too.
      let shouted: JSON = [
        "type": "string", "pattern": "^[A-Za-z]*[A-Z][A-Za-z]*$", "description": "a colour of CSS",
      ]
      return ["description": "a colour", "anyOf": [roles, names, digits, shouted]]
    }
  }

  private mutating func name(_ list: NameList) -> JSON {
    define("\(list.noun)-name") { builder in
      let names: JSON = [
        "enum": .array(list.names.map(JSON.string)), "description": .string("a name of \(list.plural)"),
      ]
      let others: JSON = [
        "enum": .array(list.otherNames.keys.sorted().map(JSON.string)), "description": "another name for one",
      ]
      // `NameList.canonical` folds these.
      let folded: JSON = [
        "type": "string", "pattern": "[A-Z._ ]|-filled$", "description": "a name in another spelling",
      ]
      return [
        "description": .string("a name of \(list.plural)"),
        "anyOf": [names, others, folded, builder.reference()],
      ]
    }
  }

  private mutating func rectangle() -> JSON {
    define("rectangle") { builder in
      let (signed, unsigned) = (builder.length(true), builder.length(false))
      return [
        "description": "[x, y, width, height], each a length", "type": ["array", "string"],
        "prefixItems": [signed, signed, unsigned, unsigned], "minItems": 4, "maxItems": 4, "pattern": "\\$",
        "examples": [[16, 100, 358, 22]],
      ]
    }
  }

  private mutating func insets() -> JSON {
    define("insets") { builder in
      let (signed, unsigned) = (builder.length(true), builder.length(false))
      let sides = ["top", "leading", "bottom", "trailing"].map { JSON.Member(name: $0, value: unsigned) }
      return [
        "description": "a length, [vertical, horizontal], or sides by name",
        "type": ["number", "string", "array", "object"],
        "pattern": SchemaPattern.whole(SchemaPattern.length(allowsNegative: true)), "items": signed,
        "minItems": 2,
        "maxItems": 2, "properties": .object(sides), "additionalProperties": false,
        "examples": [12, [8, 16], ["top": 8, "leading": 16]],
      ]
    }
  }
}
