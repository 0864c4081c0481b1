import SceneModel
import SourceDiagnostics

extension Resolver {
  /// The elements of a list, without those that are wrong.
  func elements(_ node: Node, of key: Node.Key) -> [Element] {
    rawItems(node, .content, of: key).compactMap(element)
  }

  /// The items of a parameter's list, without those that are wrong.
  func items(_ node: Node, _ kind: ItemKind, of key: Node.Key) -> [Element]? {
    guard let nodes = node.items else {
      report(.wrongKind(key.name, wanted: ParameterType.items(kind).description, node), about: node)
      return nil
    }
    let entry = Table.item(kind.component)
    return nodes.compactMap { written in
      guard isReading(at: written.range), !written.isReported, let node = expanded(written) else {
        return lost()
      }
      return element(rawItem(node, entry), kind.component)
    }
  }

  /// A component that stands alone in a place of its own, such as a navigation bar.
  ///
  /// - Parameter others: Options that stand beside its key.
  func component(_ node: Node, named name: String, of key: Node.Key, others: [Node.Entry] = []) -> Element? {
    guard let component = catalogue.component(named: name) else {
      sink.report(.notAvailable(key))
      return nil
    }
    var raw = rawItem(node, Table.item(component))
    raw.keyword = key
    raw.options += others
    return element(raw, component)
  }

  /// An item as its subject alone, or as an object of subject and options.
  private func rawItem(_ node: Node, _ entry: ItemEntry) -> RawItem {
    guard let entries = node.entries else {
      let keyword = Node.Key(name: entry.keyword, range: node.range)
      return RawItem(entry: entry, keyword: keyword, object: node, options: [], range: node.range)
    }
    let subject = entries.first { $0.key.name == entry.component?.subject?.name }
    let keyword = Node.Key(name: entry.keyword, range: subject?.key.range ?? node.range)
    return RawItem(
      entry: entry, keyword: keyword, object: subject?.value,
      options: entries.filter { $0.key.range != subject?.key.range }, range: node.range)
  }

  private func element(_ raw: RawItem) -> Element? {
    if let own = components.use(raw.keyword.name) { return ownElement(raw, own) }
    guard let component = catalogue.component(named: raw.keyword.name) else { return lost() }
    return element(raw, component)
  }

  private func element(_ raw: RawItem, _ component: any Component) -> Element? {
    guard let read = read(raw, .content) else {
      return lost()
    }
    var values: [String: ParameterValue] = [:]
    for (name, value) in read.options.values {
      if case .parameter(let parameter) = value.value { values[name] = parameter }
    }
    if let subject = component.declaration.subject, case .parameter(let value)? = read.object?.value {
      values[subject.name] = value
    }
    let element = Element(
      component, id: id(of: read), isIDDerived: read.options.word("id") == nil,
      parameters: ParameterValues(values),
      content: read.options.content("content") ?? [],
      range: scopes.first?.outermost ?? raw.headRange)
    checkRelations(of: element, said: values, read)
    checkCaps(of: element, at: read.options.values["cap-insets"]?.range)
    return element
  }

  /// Tells of values that do not go together.
  private func checkRelations(of element: Element, said: [String: ParameterValue], _ read: ReadItem) {
    let relations = element.component.declaration.relations + ElementStyle.relations
    var values = element.parameters
    values.values["content"] = .elements(element.content)
    for relation in relations {
      guard let problem = relation.problem(in: values, said: Set(said.keys)) else { continue }
      let isSubject = problem.parameter == element.component.declaration.subject?.name
      let range =
        (isSubject ? read.object?.range : read.options.values[problem.parameter]?.range) ?? read.raw.headRange
      if relation.isOnlyWithoutInsert {
        emptyLists.append(
          Diagnostic(.warning, id: "empty-list", at: range, problem.message, hints: [problem.hint]))
      } else {
        sink.report(Diagnostic(id: "bad-value", at: range, problem.message, hints: [problem.hint]))
      }
      return
    }
  }

  /// Tells of borders of a picture that leave nothing between them to be stretched.
  private func checkCaps(of element: Element, at range: SourceRange?) {
    guard let caps = element.parameters.object("cap-insets"), let range,
      let picture = element.parameters.picture("image").flatMap({ files.pictures[$0] })
    else { return }
    func sum(_ a: String, _ b: String) -> Int { (caps.integer(a) ?? 0) + (caps.integer(b) ?? 0) }
    for (sides, taken, whole) in [
      ("`left` and `right`", sum("left", "right"), picture.width),
      ("`top` and `bottom`", sum("top", "bottom"), picture.height),
    ] where taken > whole {
      sink.report(.capsTooLarge(sides, taken, whole, at: range))
    }
  }

  /// Tells of what is empty, where no step inserts anything.
  func checkEmptyLists() {
    guard !inserts else { return }
    for diagnostic in emptyLists { sink.report(diagnostic) }
  }

  /// `id:`, or the slug of its text (`Ada Lovelace` -> `ada-lovelace`) or of its name in a list, as it is
  /// written (an icon), or without either that of its icon or
  /// the slug of its placeholder; where that is a value the value's name
  /// (`$wifi` -> `wifi`).
  private func id(of read: ReadItem) -> String? {
    if let said = read.options.word("id") { return said.value }
    guard case .parameter(let subject)? = read.object?.value else {
      // An empty field is called by what stands in it.
      if case .parameter(.text(let words))? = read.options.values["placeholder"]?.value {
        let slug = NameValue.slug(of: words)
        return slug.isEmpty ? nil : slug
      }
      guard case .parameter(.choice(let icon))? = read.options.values["icon"]?.value else { return nil }
      return icon
    }
    let type = read.raw.entry.component?.subject?.type
    let text: String
    switch subject {
    case .text(let words):
      // Path data names nothing.
      guard type != .path else { return nil }
      text = words
    case .choice(let name):
      // One of a few words, such as a stack's direction, names nothing either.
      guard case .name? = type else { return nil }
      text = read.raw.object?.text ?? name
    default: return nil
    }
    if let object = read.raw.object, !object.isSettled, let written = object.text, written.hasPrefix("$") {
      var rest = written.dropFirst()
      if let name = Resolver.takeName(&rest), rest.isEmpty { return name }
    }
    let slug = NameValue.slug(of: text)
    return slug.isEmpty ? nil : slug
  }
}

extension Diagnostic {
  fileprivate static func capsTooLarge(_ sides: String, _ taken: Int, _ whole: Int, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "bad-value", at: range,
      "\(sides) of `cap-insets` are \(taken) pixels together, and the picture has \(whole)",
      hints: ["make them smaller, so that something between them is left to be stretched"])
  }
}
