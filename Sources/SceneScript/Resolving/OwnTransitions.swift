import SceneModel
import SourceDiagnostics

/// `transitions:`, each made from another one by `like:`.
extension Resolver {
  /// Names that may be made of each other in a row.
  static let chainLimit = 32

  func readTransitions(_ entry: Node.Entry?) {
    var entries: [String: Node.Entry] = [:]
    let named = namedEntries(entry)
    for own in named {
      if catalogue.transition(named: own.key.name) != nil {
        sink.report(.nameTaken(own.key, what: "a transition"))
      } else if Table.steps.contains(where: { $0.keyword == own.key.name }) {
        sink.report(.nameTaken(own.key, what: "a step"))
      } else {
        entries[own.key.name] = own
      }
    }
    defaults.brokenTransitions = Set(entries.keys)
    for own in named { readTransition(own.key.name, of: &entries, inside: []) }
  }

  /// Reads one after the one it is like; each leaves `entries` when it is begun.
  private func readTransition(
    _ name: String, of entries: inout [String: Node.Entry], inside outer: [Node.Key]
  ) {
    guard let entry = entries.removeValue(forKey: name) else { return }
    let like = entry.value.entries?.first { $0.key.name == "like" }
    let outer = outer + [entry.key]
    if let base = like?.value.text {
      if let first = outer.first(where: { $0.name == base }) {
        sink.report(.likeItself(first, at: like?.value.range ?? entry.key.range))
        return
      }
      guard outer.count <= Resolver.chainLimit else {
        sink.report(.chainTooLong("transitions", limit: Resolver.chainLimit, at: entry.key.range))
        return
      }
      readTransition(base, of: &entries, inside: outer)
    }
    if let own = transition(entry) {
      transitions[name] = own
      defaults.brokenTransitions.remove(name)
    }
  }

  private func transition(_ entry: Node.Entry) -> OwnTransition? {
    if Resolver.isMade(entry.value) { return madeTransition(entry) }
    var names = table.transitionParameterNames
    names.formUnion(Table.transitionOptions.map(\.name))
    names.subtract(Table.ownTransition.map(\.name))
    let fields = fields(of: entry.value, .transition, owner: entry.key, tolerated: names)
    guard fields["like"] != nil else {
      if entry.value.entries != nil { sink.report(.saysNoMotion(entry.key)) }
      return nil
    }
    for section in ["entering", "leaving", "container", "parameters"] {
      guard let other = fields[section], let like = fields["like"] else { continue }
      sink.report(.eitherOr(like.key, other.key))
      return nil
    }
    guard case .transition(let base)? = value("like", of: fields)?.value else { return nil }
    let name = TransitionName(name: entry.key.name, transition: base.transition)
    let rest = (entry.value.entries ?? []).filter {
      fields[$0.key.name] != nil && $0.key.name != "like" || names.contains($0.key.name)
    }
    let options = transitionOptions(rest, of: name, owner: entry.key)
    return OwnTransition(name: name, options: options, base: base)
  }
}

extension Diagnostic {
  static func chainTooLong(_ what: String, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(id: "too-deep", at: range, "\(what) are made of each other more than \(limit) deep")
  }

  fileprivate static func saysNoMotion(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "missing-key", at: key.range, "the transition `\(key.name)` does not say how the screens move",
      hints: ["add tracks such as `entering: {x: [100%, 0]}`, or `like: slide` to make it from another one"])
  }

  fileprivate static func likeItself(_ key: Node.Key, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "uses-itself", at: range, "the transition `\(key.name)` is like itself",
      notes: [.init("it begins here", at: key.range)],
      hints: ["make one of them `like:` a built-in transition"])
  }
}
