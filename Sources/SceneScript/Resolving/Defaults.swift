import SceneModel
import SourceDiagnostics

/// What `defaults:` says of steps and transitions.
struct Defaults {
  fileprivate var steps: [String: OptionValues] = [:]
  fileprivate var stepTransitions: [String: TransitionOptions] = [:]
  fileprivate var transitions: [String: TransitionOptions] = [:]
  /// Transitions of `transitions:` that are wrong, so that their uses are not wrong too.
  var brokenTransitions: Set<String> = []

  func ofStep(_ keyword: String) -> OptionValues { steps[keyword] ?? OptionValues() }

  /// How a step moves unless it says otherwise.
  func transitionOptions(ofStep keyword: String) -> TransitionOptions {
    stepTransitions[keyword] ?? TransitionOptions()
  }

  func ofTransition(_ name: String) -> TransitionOptions { transitions[name] ?? TransitionOptions() }
}

extension Resolver {
  func readDefaults(_ entry: Node.Entry?) {
    for defaults in namedEntries(entry) {
      let name = defaults.key.name
      if let item = table.item(named: name, of: .script) {
        guard item.availability == .available else {
          sink.report(.notAvailable(defaults.key))
          continue
        }
        readStepDefaults(item, defaults)
      } else if let transition = transitions[name]?.name ?? catalogueTransition(name) {
        self.defaults.transitions[name] = transitionOptions(
          optionEntries(defaults), of: transition, owner: defaults.key)
      } else if !self.defaults.brokenTransitions.contains(name) {
        let steps = Table.steps.filter { $0.availability == .available }.map(\.keyword)
        let names = steps + catalogue.transitions.map(\.declaration.name) + transitions.keys.sorted()
        sink.report(.unknownDefaults(defaults.key, nearest: Table.meant(by: name, among: names)))
      }
    }
  }

  private func catalogueTransition(_ name: String) -> TransitionName? {
    catalogue.transition(named: name).map { TransitionName(name: name, transition: $0) }
  }

  /// The entries of `NAME: {OPTIONS}`.
  func optionEntries(_ entry: Node.Entry) -> [Node.Entry] {
    if let entries = entry.value.entries { return entries }
    if entry.value.isNull {
      sink.report(.missingValue(entry.key.name, wanted: "a map of options", at: entry.key.range))
    } else {
      sink.report(.wrongKind(entry.key.name, wanted: "a map of options", entry.value))
    }
    return []
  }

  private func readStepDefaults(_ item: ItemEntry, _ entry: Node.Entry) {
    let raw = RawItem(
      entry: item.withoutRequirements, keyword: entry.key, object: nil, options: optionEntries(entry),
      range: entry.range)
    guard let read = read(raw, .script) else { return }
    defaults.steps[item.keyword] = read.options
    guard item.transition != nil else { return }
    var options = TransitionOptions(read.options)
    let name = read.options.transition("as")?.value ?? defaultTransition(of: item)
    if let name {
      options.parameters = parameters(read.others, of: name)
    } else {
      for option in read.others { sink.report(.needsTransition(option.key, item.keyword)) }
    }
    defaults.stepTransitions[item.keyword] = options
  }

  /// Options of a transition where no step is: its sides, times and what it declares.
  func transitionOptions(_ entries: [Node.Entry], of name: TransitionName, owner: Node.Key)
    -> TransitionOptions
  {
    var values = OptionValues()
    var others: [Node.Entry] = []
    let declared = Set(name.transition.declaration.parameters.map(\.name))
    let known = Table.transitionOptions.filter { $0.name != "as" }
    for entry in entries {
      let option = known.first { $0.name == entry.key.name }
      if declared.contains(entry.key.name) {
        others.append(entry)
      } else if let option, option.availability == .available {
        values.values[option.name] = value(entry.value, option.type, of: entry.key)
      } else if option != nil {
        sink.report(.notAvailable(entry.key))
      } else if table.transitionParameterNames.contains(entry.key.name) {
        others.append(entry)
      } else {
        let names = known.filter { $0.availability == .available }.map(\.name) + declared.sorted()
        sink.report(
          .unknownOption(
            entry.key, of: owner.name, nearest: Table.meant(by: entry.key.name, among: names), among: names))
      }
    }
    var options = TransitionOptions(values)
    options.parameters = parameters(others, of: name)
    return options
  }
}

extension ItemEntry {
  /// The same keyword where nothing has to be said: only its options.
  fileprivate var withoutRequirements: ItemEntry {
    ItemEntry(
      keyword, .none, options: options.filter { !$0.isRequired }, transition: transition, example: example,
      summary)
  }
}

extension Diagnostic {
  fileprivate static func unknownDefaults(_ key: Node.Key, nearest: String?) -> Diagnostic {
    Diagnostic(
      id: "unknown-key", at: key.range, "`\(key.name)` is neither a step nor a transition",
      hints: [
        nearest.map { "did you mean `\($0)`?" }
          ?? "`defaults` holds options by the name of a step or transition"
      ])
  }
}
