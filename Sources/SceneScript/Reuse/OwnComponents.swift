import SceneModel
import SourceDiagnostics

/// A component of `components:`.
struct OwnComponent {
  let key: Node.Key
  /// Nil where the declaration is wrong, which was said.
  let parameters: [OwnParameter]?
  let content: Node.Entry?
}

/// `components:`, each used in `content:` by its name.
extension Resolver {
  func readComponents(_ entry: Node.Entry?) {
    for declared in namedEntries(entry) {
      if table.item(named: declared.key.name, of: .content) != nil {
        sink.report(.nameTaken(declared.key, what: "a component"))
        continue
      }
      let fields = fields(of: declared.value, .component, owner: declared.key)
      let component = OwnComponent(
        key: declared.key, parameters: ownParameters(fields["parameters"]), content: fields["content"])
      components.define(declared.key, component)
      table.add(component: declared.key.name)
    }
  }

  /// What a use of a component stands for; nil after saying what is wrong.
  func ownElement(_ raw: RawItem, _ component: OwnComponent) -> Element? {
    var options = raw
    options.object = nil
    let read = read(options, .content)
    guard let read, let parameters = component.parameters, let content = component.content else {
      return lost()
    }
    let owner = ArgumentOwner(
      name: "the component `\(component.key.name)`", use: raw.headRange, definition: component.key.range,
      isComponent: true
    ) { "`\(component.key.name): {\($0): …}`" }
    guard let said = argumentEntries(raw, component),
      let arguments = arguments(said, of: parameters, owner)
    else { return lost() }
    let elements: [Element]? = inside(
      "component", component.key, usedAt: raw.keyword.range, arguments: arguments
    ) {
      value(content.value, .items(.content), of: content.key).flatMap {
        if case .content(let elements) = $0.value { elements } else { nil }
      }
    }
    guard let elements else { return lost() }
    let id = slug(of: parameters.first, arguments) ?? component.key.name
    let element = element(of: elements, as: read.options.word("id")?.value, orElse: id, read)
    let declaration = element.component.declaration
    let taken = Set((declaration.parameters + [declaration.subject].compactMap { $0 }).map(\.name))
    if let id = element.id { ownUses[id] = (component, taken) }
    return element
  }

  /// What a use is called that has no id: the words of its first value in kebab-case, where these are a text.
  private func slug(of parameter: OwnParameter?, _ arguments: [String: Node]) -> String? {
    guard let parameter, parameter.type == nil || parameter.type == .parameter(.text),
      let text = arguments[parameter.key.name]?.text
    else { return nil }
    let slug = NameValue.slug(of: text)
    return slug.isEmpty ? nil : slug
  }

  /// The only element of a component takes the use's id and style; of several it becomes a box.
  private func element(of elements: [Element], as said: String?, orElse derived: String, _ read: ReadItem)
    -> Element
  {
    let (id, isIDDerived) = (said ?? derived, said == nil)
    var style: [String: ParameterValue] = [:]
    for (name, value) in read.options.values {
      if case .parameter(let parameter) = value.value { style[name] = parameter }
    }
    let range = scopes.first?.outermost ?? read.raw.headRange
    if elements.count == 1, let only = elements.first {
      var values = only.parameters
      values.values.merge(style) { _, said in said }
      return Element(
        only.component, id: id, isIDDerived: isIDDerived, parameters: values, content: only.content,
        range: range)
    }
    return Element(
      ContentBox(), id: id, isIDDerived: isIDDerived, parameters: ParameterValues(style), content: elements,
      range: range)
  }

  /// What a use says of its parameters: a map of them, or the first one alone.
  private func argumentEntries(_ raw: RawItem, _ component: OwnComponent) -> [Node.Entry]? {
    guard let written = raw.object else { return [] }
    guard let object = expanded(written) else { return nil }
    if let entries = object.entries { return entries }
    guard let first = component.parameters?.first else {
      sink.report(.takesNothing(component.key, at: object.range))
      return nil
    }
    return [Node.Entry(key: Node.Key(name: first.key.name, range: object.range), value: written)]
  }

  /// Reads components that nothing uses and that need no values, so that what is wrong in them is told.
  func checkUnusedComponents() {
    for (name, range) in components.unused {
      guard let component = components[name], let parameters = component.parameters,
        let content = component.content, parameters.allSatisfy({ $0.standard != nil })
      else { continue }
      var values: [String: Node] = [:]
      for parameter in parameters { values[parameter.key.name] = parameter.standard }
      let whole = isWhole
      let _: Void? = inside("component", component.key, usedAt: range, arguments: values) {
        _ = value(content.value, .items(.content), of: content.key)
      }
      isWhole = whole
    }
  }
}

extension Diagnostic {
  fileprivate static func takesNothing(_ key: Node.Key, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unwanted-value", at: range, "the component `\(key.name)` takes nothing",
      notes: [.init("it is defined here", at: key.range)],
      hints: ["delete it, or declare `parameters:`"])
  }
}
