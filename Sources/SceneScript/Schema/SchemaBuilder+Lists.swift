import SceneModel

/// Lists, whose items are a keyword with its options.
extension SchemaBuilder {
  mutating func list(_ kind: ListKind) -> JSON {
    define("\(kind.itemName)s") { builder in
      let items: JSON = ["type": "array", "items": builder.item(kind)]
      guard kind == .play else { return items }
      return ["type": ["array", "string"], "items": builder.item(kind), "minItems": 1, "pattern": "\\$"]
    }
  }

  private mutating func item(_ kind: ListKind) -> JSON {
    define(kind.itemName) { builder in
      let available = builder.table.items(of: kind).filter { $0.availability == .available }
      var choices = available.map { item in
        builder.define("\(kind.itemName).\(item.keyword)") { $0.item(item, kind) }
      }
      let words = available.filter(\.standsAlone)
      choices += words.map { ["const": .string($0.keyword), "description": .string($0.summary)] }
      if kind == .content { choices.append(builder.ownComponent()) }
      // `60%` runs there.
      if kind == .play { choices.insert(builder.schema(.share), at: 0) }
      return ["description": .string("a \(kind.itemName)"), "anyOf": .array(choices)]
    }
  }

  /// `keyword: object` with its options beside it.
  private mutating func item(_ item: ItemEntry, _ kind: ListKind) -> JSON {
    let common = table.commonOptions(of: kind).available.map { shared($0, "\(kind.itemName)-option") }
    var properties = [keyword(item)] + item.options.available.map { property($0) } + common
    if item.transition != nil {
      properties += Table.transitionOptions.available.map { shared($0, "transition-option") }
      properties += transitionParameters()
    }
    let required = [item.keyword] + item.options.filter(\.isRequired).map(\.name)
    var schema = object(item.summary, properties, required: required)
    if kind == .script { schema = schema.adding(rules(excluding: Table.exclusions(ofStep: item.keyword))) }
    guard item.transition != nil else { return schema }
    return schema.adding(["allOf": [transitionRules(by: "as")]])
  }

  /// The keyword with what stands after it.
  private mutating func keyword(_ item: ItemEntry) -> JSON.Member {
    let description = "\(item.summary): `\(item.example)`"
    var choices: [JSON] = []
    switch item.object {
    case .none: choices = [["type": "null"]]
    case .optional(let type): choices = [schema(type), ["type": "null"]]
    case .required(let type):
      choices = [item.component.flatMap { own in own.subject.map { subject($0, of: own) } } ?? schema(type)]
    }
    if let component = item.component, component.takesObject {
      choices.append(inside(component))
    }
    let value: JSON = choices.count == 1 ? choices[0] : ["anyOf": .array(choices)]
    return .init(name: item.keyword, value: (["description": .string(description)] as JSON).adding(value))
  }

  /// An option that many items have, described once.
  mutating func shared(_ option: OptionEntry, _ group: String) -> JSON.Member {
    let reference = define("\(group).\(option.name)") { $0.property(option).value }
    return .init(name: option.name, value: reference)
  }

  /// A component that stands alone in a place of its own, or in a list of its own: its subject, or an object.
  mutating func standing(_ name: String) -> JSON {
    guard let component = table.catalogue.component(named: name) else { return false }
    return standing(component.declaration)
  }

  /// A row, as its title alone or as an object, or a component with its keyword.
  mutating func element() -> JSON {
    define("element") { builder in
      var choices: [JSON] = []
      let list = builder.table.catalogue.component(named: "list")?.declaration
      if case .items(let rows)? = list?.subject?.type {
        choices.append(builder.standing(rows.component.declaration))
      }
      choices.append(builder.item(.content))
      return ["description": .string(ValueType.element.description), "anyOf": .array(choices)]
    }
  }

  mutating func items(_ kind: ItemKind) -> JSON {
    ["type": ["array", "string"], "items": standing(kind.component.declaration), "pattern": "\\$"]
  }

  private mutating func standing(_ component: ComponentDeclaration) -> JSON {
    define("part.\(component.name)") { builder in
      let subject = component.subject.map { [builder.subject($0, of: component)] } ?? []
      return [
        "description": .string(component.summary), "anyOf": .array(subject + [builder.inside(component)]),
      ]
    }
  }

  /// A subject, of a list that may not be empty with one item at least.
  mutating func subject(_ subject: ParameterDeclaration, of component: ComponentDeclaration) -> JSON {
    let schema = schema(subject.type)
    let isFilled = component.relations.contains(.filled(subject.name))
    return isFilled ? schema.adding(["minItems": 1]) : schema
  }

  /// An object of a component's subject and options by name.
  private mutating func inside(_ component: ComponentDeclaration) -> JSON {
    let subject = component.subject.map { [Table.option($0)] } ?? []
    var options = subject + component.parameters.map(Table.option)
    if component.acceptsContent {
      options.append(OptionEntry("content", .items(.content), "what stands inside it, back to front"))
    }
    let common = Table.commonElementOptions.map { shared($0, "\(ListKind.content.itemName)-option") }
    return object(
      component.summary, options.map { property($0) } + common,
      required: options.filter(\.isRequired).map(\.name))
  }
}

extension ItemEntry {
  /// Whether the keyword alone is an item.
  var standsAlone: Bool { !object.isRequired && !options.contains(where: \.isRequired) }
}
