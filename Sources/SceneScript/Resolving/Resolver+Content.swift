import SceneModel
import SourceDiagnostics

extension Resolver {
  /// The elements of a list, without those that are wrong.
  func elements(_ node: Node, of key: Node.Key) -> [Element] {
    rawItems(node, .content, of: key).compactMap(element)
  }

  private func element(_ raw: RawItem) -> Element? {
    guard let component = catalogue.component(named: raw.keyword.name), let read = read(raw, .content) else {
      return lost()
    }
    var values: [String: ParameterValue] = [:]
    for (name, value) in read.options.values {
      if case .parameter(let parameter) = value.value { values[name] = parameter }
    }
    if let subject = component.declaration.subject, case .parameter(let value)? = read.object?.value {
      values[subject.name] = value
    }
    return Element(
      component, id: id(of: read), parameters: ParameterValues(values),
      content: read.options.content("content") ?? [], range: raw.headRange)
  }

  /// `id:`, or the slug of its text (`Ada Lovelace` -> `ada-lovelace`), where the text is a value that
  /// value's name (`$wifi` -> `wifi`).
  private func id(of read: ReadItem) -> String? {
    if let said = read.options.word("id") { return said.value }
    guard case .parameter(.text(let text))? = read.object?.value else { return nil }
    if let written = read.raw.object?.text, written.hasPrefix("$") {
      var rest = written.dropFirst()
      if let name = Resolver.takeName(&rest), rest.isEmpty { return name }
    }
    let slug = NameValue.slug(of: text)
    return slug.isEmpty ? nil : slug
  }
}
