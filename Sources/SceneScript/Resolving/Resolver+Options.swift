import SceneModel
import SourceDiagnostics

/// What stands beside a keyword, read by the table.
struct ReadItem {
  let raw: RawItem
  let object: Spanned<ScriptValue>?
  let options: OptionValues
  /// Options that may be a transition's own; only steps that move between screens leave any.
  let others: [Node.Entry]
}

extension Resolver {
  /// Reads an item's object and options; nil when the object is missing or wrong.
  ///
  /// All options are read even then, so that everything wrong is told.
  func read(_ raw: RawItem, _ kind: ListKind) -> ReadItem? {
    let known = table.options(of: raw.entry, in: kind)
    var options = OptionValues()
    var others: [Node.Entry] = []
    for option in raw.options where isReading(at: option.key.range) {
      let name = option.key.name
      let entry = known.first { $0.name == name }
      let isParameter = raw.entry.transition != nil && table.transitionParameterNames.contains(name)
      if let entry, entry.availability == .available {
        options.values[name] = value(option.value, entry.type, of: option.key)
        // Without them, what follows looks wrong that is not.
        if options.values[name] == nil, name == "id" || name == "from" { isWhole = false }
      } else if isParameter {
        others.append(option)
      } else if entry != nil {
        sink.report(.notAvailable(option.key))
      } else {
        reportUnknownOption(option.key, of: raw, among: known)
      }
    }
    let given = Set(raw.options.map(\.key.name))
    let missing = known.filter { $0.isRequired && !given.contains($0.name) }
    for option in missing { sink.report(.missingOption(option, of: raw)) }
    var object: Spanned<ScriptValue>?
    switch (raw.entry.object, raw.object) {
    case (.none, let node?):
      sink.report(.unwantedObject(raw.keyword.name, node.text, at: node.range))
    case (.required(let type), nil):
      sink.report(.missingObject(raw.entry, wanted: type.description, at: raw.keyword.range))
      return nil
    case (.required(let type), let node?), (.optional(let type), let node?):
      object = value(node, type, of: raw.keyword)
      if object == nil { return nil }
    case (.none, nil), (.optional, nil): break
    }
    return missing.isEmpty ? ReadItem(raw: raw, object: object, options: options, others: others) : nil
  }

  private func reportUnknownOption(_ key: Node.Key, of raw: RawItem, among known: [OptionEntry]) {
    var names = known.map(\.name)
    if raw.entry.transition != nil { names += table.transitionParameterNames.sorted() }
    let available = known.filter { $0.availability == .available }.map(\.name)
    sink.report(
      .unknownOption(
        key, of: raw.keyword.name, nearest: Table.meant(by: key.name, among: names), among: available))
  }
}

extension Diagnostic {
  static func unknownOption(_ key: Node.Key, of keyword: String, nearest: String?, among names: [String])
    -> Diagnostic
  {
    let list = listed(names)
    let all = names.count == 1 ? "its only option is \(list)" : "its options are \(list)"
    return Diagnostic(
      id: "unknown-option", at: key.range, "`\(keyword)` has no option `\(key.name)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? all])
  }

  fileprivate static func missingOption(_ option: OptionEntry, of raw: RawItem) -> Diagnostic {
    let example = option.name == "frame" ? "frame: [16, 100, 358, 22]" : "\(option.name):"
    return Diagnostic(
      id: "missing-option", at: raw.headRange,
      "`\(raw.keyword.name)` needs `\(option.name)`: \(option.summary)",
      hints: ["write `\(example)` below it, in the column of `\(raw.keyword.name)`"])
  }

  fileprivate static func unwantedObject(_ keyword: String, _ text: String?, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "unwanted-value", at: range,
      "nothing stands after `\(keyword):`" + (text.map { ", but `\($0)` does" } ?? ""),
      hints: ["delete it, or write it as an option beside `\(keyword)`"])
  }

  fileprivate static func missingObject(_ entry: ItemEntry, wanted: String, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "missing-object", at: range, "`\(entry.keyword)` needs \(wanted)",
      hints: ["write it like `\(entry.example)`"])
  }
}
