import Foundation
import Testing

/// Judges values by a JSON Schema of draft 2020-12, as far as ours goes; a keyword it does not know is a
/// failed test.
final class SchemaValidator {
  let schema: JSONValue
  private let definitions: [String: JSONValue]
  private var expressions: [String: NSRegularExpression] = [:]

  static let annotations: Set = ["$schema", "$defs", "title", "description", "default", "examples"]

  init(_ schema: JSONValue) {
    self.schema = schema
    if case .object(let members)? = schema["$defs"] { definitions = members } else { definitions = [:] }
  }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, schema) }

  func accepts(_ value: JSONValue, definition: String) -> Bool {
    definitions[definition].map { accepts(value, $0) } ?? false
  }

  func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    switch schema {
    case .bool(let isAllowed): return isAllowed
    case .object(let keywords):
      return keywords.allSatisfy { holds($0.key, $0.value, value, keywords) }
    default:
      Issue.record("no schema: \(schema)")
      return false
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: [String: JSONValue]
  ) -> Bool {
    switch (keyword, argument) {
    case (_, _) where SchemaValidator.annotations.contains(keyword): return true
    case ("$ref", .string(let path)):
      guard path.hasPrefix("#/$defs/"), let definition = definitions[String(path.dropFirst(8))] else {
        Issue.record("\(path) leads nowhere")
        return false
      }
      return accepts(value, definition)
    case ("type", .string(let name)): return isOf(name, value)
    case ("type", .array(let names)):
      return names.contains { if case .string(let name) = $0 { isOf(name, value) } else { false } }
    case ("const", _): return value == argument
    case ("enum", .array(let values)): return values.contains(value)
    case ("anyOf", .array(let schemas)): return schemas.contains { accepts(value, $0) }
    case ("allOf", .array(let schemas)): return schemas.allSatisfy { accepts(value, $0) }
    case ("not", _): return !accepts(value, argument)
    case ("if", _):
      return schema[accepts(value, argument) ? "then" : "else"].map { accepts(value, $0) } ?? true
    case ("then", _), ("else", _): return true
    default: break
    }
    switch (value, argument) {
    case (.object(let members), _): return holds(keyword, argument, members, schema)
    case (.array(let items), _): return holds(keyword, argument, items, schema)
    case (.string(let text), .string(let pattern)) where keyword == "pattern": return matches(text, pattern)
    case (.string(let text), .number(let least)) where keyword == "minLength":
      return Double(text.unicodeScalars.count) >= least
    case (.number(let number), .number(let least)) where keyword == "minimum": return number >= least
    case (.number(let number), .number(let most)) where keyword == "maximum": return number <= most
    default: return isKnown(keyword)
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ members: [String: JSONValue], _ schema: [String: JSONValue]
  ) -> Bool {
    switch (keyword, argument) {
    case ("required", .array(let names)):
      return names.allSatisfy { if case .string(let name) = $0 { members[name] != nil } else { false } }
    case ("dependentRequired", .object(let needs)):
      return needs.allSatisfy { key, needed in
        guard members[key] != nil, case .array(let names) = needed else { return true }
        return names.allSatisfy { if case .string(let name) = $0 { members[name] != nil } else { false } }
      }
    case ("minProperties", .number(let least)): return Double(members.count) >= least
    case ("propertyNames", _): return members.keys.allSatisfy { accepts(.string($0), argument) }
    case ("properties", .object(let properties)):
      return members.allSatisfy { name, value in properties[name].map { accepts(value, $0) } ?? true }
    case ("patternProperties", .object(let patterns)):
      return patterns.allSatisfy { pattern, schema in
        members.allSatisfy { !matches($0.key, pattern) || accepts($0.value, schema) }
      }
    case ("additionalProperties", _):
      return members.allSatisfy { name, value in
        if schema["properties"]?[name] != nil { return true }
        if case .object(let patterns)? = schema["patternProperties"],
          patterns.keys.contains(where: { matches(name, $0) })
        {
          return true
        }
        return accepts(value, argument)
      }
    default: return isKnown(keyword)
    }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ items: [JSONValue], _ schema: [String: JSONValue]
  ) -> Bool {
    switch (keyword, argument) {
    case ("items", _):
      var count = 0
      if case .array(let first)? = schema["prefixItems"] { count = first.count }
      return items.dropFirst(count).allSatisfy { accepts($0, argument) }
    case ("prefixItems", .array(let schemas)): return zip(items, schemas).allSatisfy { accepts($0, $1) }
    case ("minItems", .number(let least)): return Double(items.count) >= least
    case ("maxItems", .number(let most)): return Double(items.count) <= most
    default: return isKnown(keyword)
    }
  }

  /// A keyword of another kind of value says nothing of this one.
  private func isKnown(_ keyword: String) -> Bool {
    let known: Set = [
      "pattern", "minLength", "minimum", "maximum", "required", "dependentRequired", "minProperties",
      "propertyNames", "properties", "patternProperties", "additionalProperties", "items", "prefixItems",
      "minItems", "maxItems",
    ]
    if !known.contains(keyword) { Issue.record("the validator does not know `\(keyword)`") }
    return true
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  /// Patterns are not anchored.
  func matches(_ text: String, _ pattern: String) -> Bool {
    if expressions[pattern] == nil {
      do {
        expressions[pattern] = try NSRegularExpression(pattern: pattern)
      } catch {
        Issue.record("\(pattern): \(error)")
      }
    }
    let whole = NSRange(text.startIndex..., in: text)
    return expressions[pattern]?.firstMatch(in: text, range: whole) != nil
  }
}
