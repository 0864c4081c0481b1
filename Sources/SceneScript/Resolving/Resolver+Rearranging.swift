import SceneModel
import SourceDiagnostics

/// `insert`, `remove` and `move`.
extension Resolver {
  func rearrangement(_ name: Spanned<String>?, _ item: ReadItem, _ options: OptionValues) -> Rearrangement? {
    let keyword = item.raw.keyword.name
    let (duration, curve) = (options.time("duration"), options.curve("curve"))
    if keyword == "remove" {
      return name.map { Rearrangement(.remove($0), duration: duration, curve: curve) }
    }
    guard let options = exclusive(["into", "before", "after"], item, options) else { return nil }
    guard let position = position(options) else {
      // What stands there and is wrong has been told.
      if !item.raw.options.contains(where: { ["into", "before", "after"].contains($0.key.name) }) {
        sink.report(.noPosition(keyword, at: item.raw.headRange))
      }
      return nil
    }
    if keyword == "move" {
      return name.map { Rearrangement(.move($0, to: position), duration: duration, curve: curve) }
    }
    guard case .content(let elements)? = item.object?.value, let element = elements.first else { return nil }
    inserts = true
    return Rearrangement(.insert(element, at: position), duration: duration, curve: curve)
  }

  private func position(_ options: OptionValues) -> Rearrangement.Position? {
    if let into = options.word("into") { return .into(into) }
    if let before = options.word("before") { return .before(before) }
    return options.word("after").map { .after($0) }
  }

  /// A row where its title stands or nothing but words, otherwise a component by its keyword.
  func anyElement(_ node: Node, of key: Node.Key) -> Element? {
    var list = node
    list.content = .sequence([node])
    guard case .items(let rows)? = catalogue.component(named: "list")?.declaration.subject?.type else {
      return elements(list, of: key).first
    }
    let title = rows.component.declaration.subject?.name
    let isRow = node.text != nil || node.entries?.contains { $0.key.name == title } ?? false
    return isRow ? items(list, rows, of: key)?.first : elements(list, of: key).first
  }
}

extension Diagnostic {
  fileprivate static func noPosition(_ keyword: String, at range: SourceRange) -> Diagnostic {
    let words = keyword == "insert" ? "`into`, `before` or `after`" : "`before` or `after`"
    return Diagnostic(
      id: "missing-option", at: range, "`\(keyword)` needs \(words): where it comes to stand",
      hints: ["write `after: ELEMENT` below it, in the column of `\(keyword)`"])
  }
}
