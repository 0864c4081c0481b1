import SourceDiagnostics

extension Resolver {
  /// Takes options that were written inside the keyword's value out beside it, after saying so.
  func hoisted(_ item: RawItem, _ kind: ListKind) -> RawItem? {
    guard let object = item.object, let inner = object.entries else { return item }
    var names = Set(table.options(of: item.entry, in: kind).map(\.name))
    if item.entry.transition != nil { names.formUnion(table.transitionParameterNames) }
    let own: Set<String> = item.entry.object.type == .screen ? Set(table.keys(of: .screen).map(\.name)) : []
    // What a screen is made of says so, though transitions have options of these names, too.
    let isScreen = inner.contains {
      own.contains($0.key.name)
        && (!names.contains($0.key.name) || ["content", "background"].contains($0.key.name))
    }
    let nested = inner.filter { names.contains($0.key.name) && !(isScreen && own.contains($0.key.name)) }
    guard let first = nested.first else { return item }
    let columns =
      object.isFlow ? nil : first.key.range.start.column - item.keyword.range.start.column
    let range = nested.reduce(first.key.range) { $0.union($1.key.range) }
    sink.report(
      .nestedOptions(
        item.keyword.name, columns: columns, option: first.key.name,
        at: nested.count == 1 ? first.key.range : range))
    let rest = inner.filter { entry in !nested.contains { $0.key.range == entry.key.range } }
    guard !rest.isEmpty || !item.entry.object.isRequired else { return nil }
    var kept = object
    kept.content = .mapping(rest)
    return RawItem(
      entry: item.entry, keyword: item.keyword, object: rest.isEmpty ? nil : kept,
      options: item.options + nested, range: item.range)
  }
}

extension ItemEntry.Object {
  var isRequired: Bool {
    if case .required = self { true } else { false }
  }
}

extension Diagnostic {
  fileprivate static func nestedOptions(
    _ keyword: String, columns: Int?, option: String, at range: SourceRange
  ) -> Diagnostic {
    let fix =
      columns.map { "move them \(spelled($0)) to the left" }
      ?? "take them out of the braces, as in `{\(keyword): …, \(option): …}`"
    return Diagnostic(
      id: "nested-options", at: range, "options stand beside `\(keyword)`, not inside it: \(fix)")
  }

  private static func spelled(_ columns: Int) -> String {
    let words = ["no column", "one column", "two columns", "three columns", "four columns"]
    return words.indices.contains(columns) ? words[columns] : "\(columns) columns"
  }
}
