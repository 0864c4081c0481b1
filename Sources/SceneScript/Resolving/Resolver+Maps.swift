import SceneModel
import SourceDiagnostics

/// A map's entries whose keys the table knows.
struct Fields {
  let kind: MapKind
  let entries: [String: Node.Entry]
  let range: SourceRange

  subscript(_ name: String) -> Node.Entry? { entries[name] }

  /// Where it begins, for what is said of all of it.
  var start: SourceRange { SourceRange(file: range.file, start: range.start, end: range.start) }
}

extension Resolver {
  /// A map's entries, checked against the table: unknown, unavailable and missing keys are reported.
  ///
  /// - Parameters:
  ///   - owner: The key the map is the value of, for messages; nil for the script itself.
  ///   - tolerated: Keys that somebody else looks at.
  func fields(of node: Node, _ kind: MapKind, owner: Node.Key?, tolerated: Set<String> = []) -> Fields {
    guard let entries = node.entries else {
      if !node.isNull || owner == nil {
        sink.report(.notAMap(kind, node.kindName, keys: table.availableKeys(of: kind), at: node.range))
      } else {
        sink.report(
          .missingValue(
            owner?.name ?? "", wanted: ValueType.map(kind).description, at: owner?.range ?? node.range))
      }
      return Fields(kind: kind, entries: [:], range: node.range)
    }
    var known: [String: Node.Entry] = [:]
    for entry in entries where !tolerated.contains(entry.key.name) && isReading(at: entry.key.range) {
      switch table.key(named: entry.key.name, of: kind) {
      case let key? where key.availability == .available: known[key.name] = entry
      case _?: sink.report(.notAvailable(entry.key))
      case nil where (kind == .change || kind == .keyframe) && !ownersOfParameter(entry.key.name).isEmpty:
        sink.report(.parameterOfOwn(entry.key, ownersOfParameter(entry.key.name)))
      case nil: sink.report(.unknownKey(entry.key, in: kind, among: table.availableKeys(of: kind)))
      }
    }
    for key in table.keys(of: kind) where key.isRequired && known[key.name] == nil {
      // The version is asked for where it belongs, at the top.
      let range =
        kind == .top
        ? SourceRange(file: node.range.file, start: node.range.start, end: node.range.start) : node.range
      sink.report(.missingKey(key.name, of: kind, at: owner?.range ?? range))
    }
    return Fields(kind: kind, entries: known, range: node.range)
  }

  /// Components of the script's own that declare a parameter of this name.
  private func ownersOfParameter(_ name: String) -> [String] {
    components.names.filter { own in
      components[own]?.parameters?.contains { $0.key.name == name } ?? false
    }
  }

  /// A field's value by the table's type; nil when it is not there or wrong, which is then reported.
  func value(_ name: String, of fields: Fields) -> Spanned<ScriptValue>? {
    guard let entry = fields[name], let key = table.key(named: name, of: fields.kind) else { return nil }
    return value(entry.value, key.type, of: entry.key)
  }

  /// The entries of `{NAME: …}`, their names checked; none for what is no map.
  func namedEntries(_ entry: Node.Entry?) -> [Node.Entry] {
    guard let entry else { return [] }
    guard let entries = entry.value.entries else {
      if entry.value.isNull {
        sink.report(.missingValue(entry.key.name, wanted: "a map of names", at: entry.key.range))
      } else {
        sink.report(.wrongKind(entry.key.name, wanted: "a map of names", entry.value))
      }
      return []
    }
    for inner in entries where isReading(at: inner.key.range) {
      do throws(ValueProblem) {
        try NameValue.check(inner.key.name)
      } catch {
        sink.report(error.diagnostic(at: inner.key.range))
      }
    }
    return entries
  }
}

extension Table {
  func key(named name: String, of kind: MapKind) -> OptionEntry? {
    keys(of: kind).first { $0.name == name }
  }

  func availableKeys(of kind: MapKind) -> [String] {
    keys(of: kind).filter { $0.availability == .available }.map(\.name)
  }
}

extension Diagnostic {
  fileprivate static func notAMap(
    _ kind: MapKind, _ found: String, keys: [String], at range: SourceRange
  ) -> Diagnostic {
    let isSteps = kind == .top && found == "a list"
    return Diagnostic(
      id: "wrong-kind", at: range, "\(kind.name) is a map of `key: value`, not \(found)",
      hints: [
        isSteps
          ? "begin with `screenplay: 1` and put the steps under `script:`"
          : "its keys are \(listed(keys))"
      ])
  }

  fileprivate static func unknownKey(_ key: Node.Key, in kind: MapKind, among names: [String]) -> Diagnostic {
    let nearest = Table.meant(by: key.name, among: names)
    // Values of all components are too many to be named.
    let all =
      kind == .change
      ? "its keys are \(listed(Table.properties.map(\.name))) and what the component takes"
      : names.count == 1 ? "its only key is \(listed(names))" : "its keys are \(listed(names))"
    return Diagnostic(
      id: "unknown-key", at: key.range, "\(kind.name) has no key `\(key.name)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? all])
  }

  static func parameterOfOwn(_ key: Node.Key, _ owners: [String]) -> Diagnostic {
    Diagnostic(
      id: "parameter-of-own", at: key.range,
      "`\(key.name)` is a parameter of your component \(listed(owners)): it is put in once, when the screen is made",
      hints: [
        "set what it stands in: the element of that component by its own id and value, as in "
          + "`set: ID/title` with `to: {text: …}`"
      ])
  }

  static func missingKey(_ name: String, of kind: MapKind, at range: SourceRange) -> Diagnostic {
    let fix =
      switch name {
      case "screenplay": "begin the script with `screenplay: 1`"
      case "script": "say what happens: `script:` and below it `- show: home.png`"
      default: "add `\(name):`"
      }
    return Diagnostic(
      id: "missing-key", at: range, "\(kind.name) has no `\(name)`, which it needs", hints: [fix])
  }

  static func notAvailable(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "not-available", at: key.range, "`\(key.name)` is not available in this version",
      hints: ["it is part of the language, and comes with a later version"])
  }

  static func missingValue(_ name: String, wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-value", at: range, "`\(name)` has no value: it takes \(wanted)",
      hints: ["write it after the colon; for the words null, ~ or nothing at all use quotes"])
  }

  static func wrongKind(_ name: String, wanted: String, _ node: Node) -> Diagnostic {
    var hints: [String] = []
    if node.isFlow, let entries = node.entries, entries.count == 1, let only = entries.first {
      let text = only.value.isNull ? "{\(only.key.name)}" : "\(only.key.name): \(only.value.text ?? "…")"
      hints = ["if this is text, quote it: `\(quoted(text))`"]
    } else if node.isFlow, wanted == ParameterType.text.description {
      hints = ["if this is text, put it in quotes"]
    }
    return Diagnostic(
      id: "wrong-kind", at: node.range, "`\(name)` takes \(wanted), not \(node.kindName)", hints: hints)
  }
}
