import SceneModel
import SourceDiagnostics

/// Screens that are a question or a message: `alert:`, `action-sheet:` and `toast:`, with what they take beside them.
extension Resolver {
  /// A kind of screen: its key names its component and the transition that presents it, too.
  private struct PresentedKind {
    let name: String
    let options: Set<String>
  }

  private static let presentedKinds = [
    PresentedKind(name: "alert", options: ["message", "fields", "buttons"]),
    PresentedKind(name: "action-sheet", options: ["message", "buttons"]),
    PresentedKind(name: "toast", options: ["icon", "button"]),
  ]

  /// Whether a screen says that it is one of them.
  func isPresentedKind(_ fields: Fields) -> Bool {
    Resolver.presentedKinds.contains { fields[$0.name] != nil }
  }

  /// What such a screen is called when nobody names it: the slug of its words.
  func nameOfPresented(_ node: Node) -> String? {
    let entry = node.entries?.first { entry in Resolver.presentedKinds.contains { $0.name == entry.key.name }
    }
    guard let entry, let written = expanded(entry.value),
      let words = written.text ?? written.entries?.first(where: { $0.key.name == "text" })?.value.text
    else { return nil }
    let slug = NameValue.slug(of: words)
    return slug.isEmpty ? nil : slug
  }

  /// The screen its keys describe; nil after saying what is wrong, or where it is no such screen.
  func presentedScreen(_ fields: Fields, named name: String, range: SourceRange) -> Screen? {
    let said = Resolver.presentedKinds.filter { fields[$0.name] != nil }
    guard let kind = said.first, let entry = fields[kind.name] else { return nil }
    let others = fields.entries.values.filter { $0.key.name != kind.name && $0.key.name != "theme" }
    var taken: [Node.Entry] = []
    for other in others.sorted(by: { $0.key.range.start < $1.key.range.start }) {
      if kind.options.contains(other.key.name) {
        taken.append(other)
      } else {
        sink.report(.notOfPresented(other.key, kind: kind.name, takes: kind.options.sorted()))
      }
    }
    guard let element = component(entry.value, named: kind.name, of: entry.key, others: taken) else {
      return lost()
    }
    // Its words are no name for the whole: a button may have the same.
    var parameters = element.parameters.values
    // It has no more room than the screen: what is too long for it scrolls.
    parameters["shrink"] = .flag(true)
    let content = Element(
      element.component, parameters: ParameterValues(parameters), content: element.content,
      range: element.range)
    // The two groups of an action sheet stand apart, with the dimmed screen between them.
    return Screen(
      name: name, body: .content([content]), background: kind.name == "action-sheet" ? .clear : nil,
      theme: theme, standardTransition: kind.name, range: range)
  }

  /// Options of such screens where there is none.
  func reportStrayOptions(_ fields: Fields) {
    for option in Set(Resolver.presentedKinds.flatMap(\.options)).sorted() {
      guard let entry = fields[option] else { continue }
      let kinds = Resolver.presentedKinds.filter { $0.options.contains(option) }.map(\.name)
      sink.report(.needsPresented(entry.key, kinds: kinds))
    }
  }
}

extension Diagnostic {
  fileprivate static func notOfPresented(_ key: Node.Key, kind: String, takes: [String]) -> Diagnostic {
    Diagnostic(
      id: "not-of-presented", at: key.range,
      "`\(key.name)` does not go with `\(kind)`, which is the whole screen",
      hints: ["beside `\(kind)` stand \(listed(takes))"])
  }

  fileprivate static func needsPresented(_ key: Node.Key, kinds: [String]) -> Diagnostic {
    let names = kinds.map { "`\($0)`" }.joined(separator: " or ")
    return Diagnostic(
      id: "needs-presented", at: key.range, "`\(key.name)` belongs to \(names), and this screen is none",
      hints: ["begin the screen with `\(kinds[0]): WORDS`"])
  }
}
