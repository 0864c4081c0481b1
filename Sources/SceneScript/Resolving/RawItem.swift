import SourceDiagnostics

/// An item of a list, its keyword found and its options not yet read.
struct RawItem {
  let entry: ItemEntry
  var keyword: Node.Key
  /// What stands after the keyword; nil for nothing.
  var object: Node?
  var options: [Node.Entry]
  let range: SourceRange

  /// The keyword with its object, for carets that should not run over all lines of the item.
  var headRange: SourceRange { object.map { keyword.range.union($0.range) } ?? keyword.range }
}

/// Finds the items of a list: each has exactly one keyword, its options beside it.
extension Resolver {
  func rawItems(_ node: Node, _ kind: ListKind, of key: Node.Key) -> [RawItem] {
    guard let items = node.items else {
      report(.notAList(key.name, kind, node), about: node)
      // What was meant is clear, so the steps are read all the same.
      guard node.entries != nil else { return lost() }
      return rawItems(of: node, kind, isListed: false)
    }
    return items.flatMap { rawItems(of: $0, kind, isListed: true) }
  }

  private func rawItems(of node: Node, _ kind: ListKind, isListed: Bool) -> [RawItem] {
    guard isReading(at: node.range), !node.isReported else { return lost() }
    switch node.content {
    case .scalar(let text, _): return bareItem(text, node, kind).map { [$0] } ?? lost()
    case .sequence:
      sink.report(.listInList(kind, at: node.range))
      return lost()
    case .mapping(let entries):
      let keywords = keywords(entries, kind, isListed: isListed)
      guard let first = keywords.first else {
        reportNoKeyword(entries, node, kind)
        return lost()
      }
      if isListed {
        for other in keywords.dropFirst() {
          sink.report(
            .twoKeywords(entries[first].key, entries[other].key, kind, isFlow: node.isFlow))
        }
      }
      // Each keyword begins an item; what stands before the first belongs to it.
      let bounds = [0] + keywords.dropFirst() + [entries.count]
      return zip(keywords, zip(bounds, bounds.dropFirst())).compactMap { keyword, bounds in
        item(entries[keyword], Array(entries[bounds.0..<bounds.1]), kind) ?? lost()
      }
    }
  }

  /// Where items begin; of an item of a list, a keyword that the others are options of is the only one: a
  /// button's `icon` is none.
  private func keywords(_ entries: [Node.Entry], _ kind: ListKind, isListed: Bool) -> [Int] {
    let keywords = entries.indices.filter { table.item(named: entries[$0].key.name, of: kind) != nil }
    guard isListed, keywords.count > 1 else { return keywords }
    let owner = keywords.first { owner in
      guard let item = table.item(named: entries[owner].key.name, of: kind) else { return false }
      let options = table.options(of: item, in: kind).map(\.name)
      return keywords.allSatisfy { $0 == owner || options.contains(entries[$0].key.name) }
    }
    return owner.map { [$0] } ?? keywords
  }

  /// `- pop`: a keyword alone.
  private func bareItem(_ text: String, _ node: Node, _ kind: ListKind) -> RawItem? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if let entry = table.item(named: text, of: kind) {
      let key = Node.Key(name: text, range: node.range)
      guard entry.availability == .available else {
        sink.report(.notAvailable(key))
        return nil
      }
      return RawItem(entry: entry, keyword: key, object: nil, options: [], range: node.range)
    }
    if kind == .play, let run = Resolver.bareRun(text, node) { return run }
    if node.isNull {
      sink.report(.emptyItem(kind, at: node.range))
    } else if words.count == 2, table.item(named: words[0], of: kind) != nil {
      sink.report(.missingColon(text, fixed: "\(words[0]): \(words[1])", at: node.range))
    } else if let joined = JoinedPair(text), table.item(named: joined.key, of: kind) != nil {
      sink.report(joined.diagnostic(at: node.range))
    } else {
      reportUnknown(Node.Key(name: text, range: node.range), kind)
    }
    return nil
  }

  private func item(_ head: Node.Entry, _ entries: [Node.Entry], _ kind: ListKind) -> RawItem? {
    guard let entry = table.item(named: head.key.name, of: kind) else { return nil }
    guard entry.availability == .available else {
      sink.report(.notAvailable(head.key))
      return nil
    }
    // YAML needs the colon where options follow, so nothing after it may be no object.
    let object = head.value.text == "" && head.value.isNull ? nil : head.value
    let options = entries.filter { $0.key.range != head.key.range }
    let range = entries.reduce(head.range) { $0.union($1.range) }
    var item = RawItem(entry: entry, keyword: head.key, object: object, options: options, range: range)
    if entry.component?.takesObject == true, let inner = object?.entries {
      let subject = inner.first { $0.key.name == entry.component?.subject?.name }
      item.object = subject?.value
      item.options += inner.filter { $0.key.range != subject?.key.range }
      return item
    }
    // Inside a component of the script's own stand its parameters, whatever they are called.
    if kind == .content, components[head.key.name] != nil { return item }
    return hoisted(item, kind)
  }

  private func reportNoKeyword(_ entries: [Node.Entry], _ node: Node, _ kind: ListKind) {
    guard let first = entries.first else {
      sink.report(.emptyItem(kind, at: node.range))
      return
    }
    let owners = table.items(of: kind).filter { item in
      table.options(of: item, in: kind).contains { $0.name == first.key.name }
    }
    let isTransitionOption = kind == .script && table.transitionParameterNames.contains(first.key.name)
    if !owners.isEmpty || isTransitionOption {
      sink.report(.optionAlone(first.key, kind, isFlow: node.isFlow))
    } else {
      reportUnknown(first.key, kind)
    }
  }

  private func reportUnknown(_ key: Node.Key, _ kind: ListKind) {
    let names = table.items(of: kind).map(\.keyword)
    let available = table.items(of: kind).filter { $0.availability == .available }.map(\.keyword)
    sink.report(
      .unknownKeyword(key, kind, nearest: Table.meant(by: key.name, among: names), among: available))
  }
}

extension Diagnostic {
  fileprivate static func notAList(_ name: String, _ kind: ListKind, _ node: Node) -> Diagnostic {
    let hint =
      node.entries != nil
      ? "put `- ` before each \(kind.itemName)" : "write one \(kind.itemName) a line, each after `- `"
    return Diagnostic(
      id: "not-a-list", at: node.range, "`\(name)` is a list of \(kind.itemName)s, not \(node.kindName)",
      hints: [hint])
  }

  fileprivate static func listInList(_ kind: ListKind, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "list-in-list", at: range, "a list stands where one \(kind.itemName) belongs",
      hints: [
        kind == .script
          ? "write `sequence:` or `parallel:` before it, or take one `-` away" : "take one `-` away"
      ])
  }

  fileprivate static func emptyItem(_ kind: ListKind, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-item", at: range, "a \(kind.itemName) is missing after `-`",
      hints: ["write one, or delete the `-`"])
  }

  fileprivate static func twoKeywords(
    _ first: Node.Key, _ second: Node.Key, _ kind: ListKind, isFlow: Bool
  ) -> Diagnostic {
    let fix = isFlow ? "put `}, {` before `\(second.name)`" : "put `- ` before `\(second.name)`"
    return Diagnostic(
      id: "two-keywords", at: second.range,
      "`\(first.name)` and `\(second.name)` are two \(kind.itemName)s: \(fix)",
      notes: [.init("the \(kind.itemName) begins here", at: first.range)])
  }

  fileprivate static func optionAlone(_ key: Node.Key, _ kind: ListKind, isFlow: Bool) -> Diagnostic {
    let fix =
      isFlow
      ? "put it into the braces of the \(kind.itemName) it belongs to"
      : "to give it to the \(kind.itemName) above, write it without `- `, in the column of the keyword"
    return Diagnostic(
      id: "option-alone", at: key.range, "`\(key.name)` is an option, and this item has no keyword",
      hints: [fix])
  }

  fileprivate static func unknownKeyword(
    _ key: Node.Key, _ kind: ListKind, nearest: String?, among names: [String]
  ) -> Diagnostic {
    let id: String = kind == .outputs ? "unknown-output" : "unknown-component"
    return Diagnostic(
      id: kind == .script ? "unknown-step" : kind == .play ? "unknown-move" : id,
      at: key.range,
      "there is no \(kind.itemName) `\(key.name)`",
      hints: [
        nearest.map { "did you mean `\($0)`?" } ?? "\(kind.itemName)s are \(listed(names))"
      ])
  }

  fileprivate static func missingColon(_ text: String, fixed: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-colon", at: range, "`\(text)` has no colon between key and value",
      hints: ["write `\(fixed)`"])
  }
}
