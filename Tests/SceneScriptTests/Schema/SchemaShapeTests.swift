import Foundation
import SceneModel
import Testing

@testable import SceneScript

/// What holds of every place in the schema.
struct SchemaShapeTests {
  /// Every schema in the schema, with the path to it.
  private static func walk(
    _ schema: JSONValue, _ path: String, _ visit: (String, [String: JSONValue]) -> Void
  ) {
    guard case .object(let keywords) = schema else { return }
    visit(path, keywords)
    for (keyword, argument) in keywords {
      switch (keyword, argument) {
      case ("properties", .object(let members)), ("patternProperties", .object(let members)),
        ("$defs", .object(let members)):
        for (name, inner) in members { walk(inner, "\(path)/\(keyword)/\(name)", visit) }
      case ("anyOf", .array(let inner)), ("allOf", .array(let inner)), ("prefixItems", .array(let inner)):
        for (index, inner) in inner.enumerated() { walk(inner, "\(path)/\(keyword)/\(index)", visit) }
      case ("items", _), ("additionalProperties", _), ("propertyNames", _), ("not", _), ("if", _),
        ("then", _):
        walk(argument, "\(path)/\(keyword)", visit)
      default: break
      }
    }
  }

  @Test func objectsAreClosed() throws {
    SchemaShapeTests.walk(try #require(SchemaTests.schema), "") { path, keywords in
      let isRule = path.contains("/if") || path.contains("/then")
      if keywords["properties"] != nil, !isRule {
        #expect(keywords["additionalProperties"] != nil, "\(path)")
      }
    }
  }

  @Test func defaultsAndExamplesAreValues() throws {
    let schema = try #require(SchemaTests.schema)
    let validator = SchemaValidator(schema)
    var count = 0
    SchemaShapeTests.walk(schema, "") { path, keywords in
      var values = [keywords["default"]].compactMap { $0 }
      if case .array(let examples)? = keywords["examples"] { values += examples }
      for value in values {
        count += 1
        #expect(validator.accepts(value, .object(keywords)), "\(path): \(value)")
      }
    }
    #expect(count > 50)
  }

  @Test func definitionsAreUsedAndThere() throws {
    let schema = try #require(SchemaTests.schema)
    guard case .object(let definitions)? = schema["$defs"] else {
      Issue.record("no definitions")
      return
    }
    var used: Set<String> = []
    SchemaShapeTests.walk(schema, "") { _, keywords in
      if case .string(let path)? = keywords["$ref"] { used.insert(String(path.dropFirst("#/$defs/".count))) }
    }
    #expect(used == Set(definitions.keys))
  }

  @Test func everyPropertyIsExplained() throws {
    SchemaShapeTests.walk(try #require(SchemaTests.schema), "") { path, keywords in
      let isRule = path.contains("/if") || path.contains("/then")
      guard case .object(let properties)? = keywords["properties"], !isRule else { return }
      for (name, property) in properties {
        #expect(property["description"] != nil || property["$ref"] != nil, "\(path)/\(name)")
      }
    }
  }

  @Test func namesOfPartsAreOneThingEach() {
    // Definitions go by the names of components: two of one name would be one definition.
    var declarations: [String: ComponentDeclaration] = [:]
    func look(_ declaration: ComponentDeclaration) {
      if let known = declarations[declaration.name] {
        #expect(known == declaration, "\(declaration.name)")
        return
      }
      declarations[declaration.name] = declaration
      for parameter in [declaration.subject].compactMap({ $0 }) + declaration.parameters {
        if case .items(let kind) = parameter.type { look(kind.component.declaration) }
      }
    }
    for component in catalogue.components { look(component.declaration) }
  }

  /// The reader knows the exclusions that the table has for the schema.
  @Test func exclusionsAreErrors() {
    let head = "screenplay: 1\nscreens: {a: home.png}\nscript:\n  - show: a\n"
    for step in Table.steps {
      for pair in Table.exclusions(ofStep: step.keyword) {
        let values = [
          "to": step.keyword == "set" ? "{x: 1}" : "a", "by": "50%", "keyframes": "{100%: {x: 1}}",
        ]
        let options = pair.map { "    \($0): \(values[$0] ?? "a")\n" }.joined()
        let said = diagnostics("\(head)  - \(step.keyword): a\n\(options)")
        #expect(said.contains { $0.id == "either-or" }, "\(step.keyword): \(pair)")
      }
    }
    let values = ["position": "[1, 1]", "x": "1", "y": "1", "scale": "2", "scale-x": "2", "scale-y": "2"]
    for pair in Table.exclusions(of: .change) {
      let to = pair.map { "\($0): \(values[$0] ?? "")" }.joined(separator: ", ")
      #expect(
        diagnostics("\(head)  - set: a\n    to: {\(to)}\n").contains { $0.id == "either-or" }, "\(pair)")
    }
  }
}
