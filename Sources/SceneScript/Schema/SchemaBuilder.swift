import SceneModel

/// Writes the table as JSON Schema; https://json-schema.org/draft/2020-12.
///
/// Objects list all their keys and say `additionalProperties: false`: editors that know no more than draft 7
/// pass over `unevaluatedProperties`, and then find no misspelt key. For their sake, too, no keyword is used
/// whose meaning draft 7 had for another one, such as `items` with a list.
///
/// Editors read `9:41` and `1.10` by YAML's core schema, so a place for words takes numbers and booleans.
struct SchemaBuilder {
  let table: Table
  /// Under `$defs`, by name.
  private(set) var definitions: [String: JSON] = [:]

  init(table: Table) { self.table = table }

  /// The whole schema.
  static func schema(of table: Table) -> JSON {
    var builder = SchemaBuilder(table: table)
    let top = builder.top()
    let definitions = builder.definitions.sorted { $0.key < $1.key }.map {
      JSON.Member(name: $0.key, value: $0.value)
    }
    return JSON.object([
      .init(name: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
      .init(name: "title", value: "Screenplay script, version 1"),
    ]).adding(top).adding(["$defs": .object(definitions)])
  }

  /// A reference to a definition, which is made when it is asked for first.
  mutating func define(_ name: String, _ make: (inout SchemaBuilder) -> JSON) -> JSON {
    if definitions[name] == nil {
      // Taken, while what it is made of refers to it.
      definitions[name] = .null
      definitions[name] = make(&self)
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  /// A map of fixed keys.
  func object(_ description: String, _ properties: [JSON.Member], required: [String] = []) -> JSON {
    var object: JSON = ["type": "object", "description": .string(description)]
    if !required.isEmpty { object = object.adding(["required": .array(required.map(JSON.string))]) }
    return object.adding(["properties": .object(properties), "additionalProperties": false])
  }

  /// What forbids pairs of keys that exclude each other, and keys without those they belong to.
  func rules(excluding pairs: [[String]], needs: [(key: String, needed: String)] = []) -> JSON {
    var rules: JSON = [:]
    if !needs.isEmpty {
      let members = needs.map { JSON.Member(name: $0.key, value: [.string($0.needed)]) }
      rules = ["dependentRequired": .object(members)]
    }
    let both = pairs.map { pair -> JSON in ["required": .array(pair.map(JSON.string))] }
    return both.isEmpty ? rules : rules.adding(["not": both.count == 1 ? both[0] : ["anyOf": .array(both)]])
  }

  /// An option or a key as a property: what it takes, what it is for, what holds when nothing is said.
  mutating func property(_ option: OptionEntry) -> JSON.Member {
    property(option, as: schema(option.type))
  }

  func property(_ option: OptionEntry, as schema: JSON) -> JSON.Member {
    let standard = option.defaultText.map { "; \($0) unless said" } ?? ""
    var property: JSON = ["description": .string(option.summary + standard)]
    if let value = SchemaBuilder.defaultValue(of: option) { property = property.adding(["default": value]) }
    return .init(name: option.name, value: property.adding(schema))
  }

  /// The default as a value, where its text is one.
  private static func defaultValue(of option: OptionEntry) -> JSON? {
    guard let text = option.defaultText, !text.contains(" "), let first = text.first, !"[{".contains(first)
    else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default: return Double(text).map(JSON.number) ?? .string(text)
    }
  }
}

extension [OptionEntry] {
  /// Those that this version has.
  var available: [OptionEntry] { filter { $0.availability == .available } }
}
