import AnimatorCore
import SceneModel
import SourceDiagnostics

/// A transition of `transitions:`.
struct OwnTransition {
  let name: TransitionName
  /// What it says itself.
  let options: TransitionOptions
  /// The one it is like, which says the rest; nil for one that is made of tracks.
  let base: TransitionName?
}

/// How to move, as far as one place of the script says.
struct TransitionOptions {
  var edge: Spanned<Side>?
  var exitEdge: Spanned<Side>?
  var stay: Spanned<Time>?
  var queues: Spanned<Bool>?
  var source: Spanned<String>?
  var duration: Spanned<Time>?
  var curve: Spanned<CurveSpecification>?
  var play: [Spanned<PlayMove>]?
  var parameters: [String: Spanned<ParameterValue>] = [:]

  init() {}

  init(_ options: OptionValues) {
    edge = options.side("edge")
    exitEdge = options.side("exit-edge")
    stay = options.time("for")
    if case .parameter(.flag(let flag))? = options.values["queue"]?.value,
      let range = options.values["queue"]?.range
    {
      queues = Spanned(flag, at: range)
    }
    source = options.word("from")
    duration = options.time("duration")
    curve = options.curve("curve")
    play = options.moves("play")
  }

  var isEmpty: Bool {
    edge == nil && exitEdge == nil && stay == nil && queues == nil && source == nil && duration == nil
      && curve == nil && play == nil
      && parameters.isEmpty
  }

  /// These, and what `others` says where nothing is said here and the transition can take it.
  ///
  /// A spring with a time of its own takes the place of a more general duration, too.
  func completed(by others: TransitionOptions, for declaration: TransitionDeclaration) -> TransitionOptions {
    var result = self
    if let other = others.edge, declaration.edges.contains(other.value) { result.edge = edge ?? other }
    if let other = others.exitEdge, declaration.edges.contains(other.value) {
      result.exitEdge = exitEdge ?? other
    }
    result.stay = stay ?? others.stay
    result.queues = queues ?? others.queues
    result.source = source ?? others.source
    if duration == nil, curve?.value.hasOwnDuration != true { result.duration = others.duration }
    result.curve = curve ?? others.curve
    result.play = play ?? others.play
    let names = Set(declaration.parameters.map(\.name))
    result.parameters.merge(others.parameters.filter { names.contains($0.key) }) { said, _ in said }
    return result
  }
}

extension Resolver {
  /// The transition a name stands for; nil after saying that there is none.
  func transition(_ text: String, _ node: Node) -> TransitionName? {
    if let own = transitions[text] { return own.name }
    if let known = catalogue.transition(named: text) { return TransitionName(name: text, transition: known) }
    guard !defaults.brokenTransitions.contains(text) else { return nil }
    let names = catalogue.transitions.map(\.declaration.name) + transitions.keys.sorted()
    let nearest = suggestion(for: text, among: names)
    report(.unknownTransition(text, nearest: nearest, among: names, at: node.range), about: node)
    return nil
  }

  /// How a step moves: what it says, then its `defaults:`, then the transition's; nil where nobody says
  /// anything.
  ///
  /// - Parameter standard: How what it shows moves when nobody says anything, as an alert does.
  func transitionUse(_ item: ReadItem, standard: String? = nil) -> TransitionUse? {
    let keyword = item.raw.keyword.name
    let stepDefaults = defaults.ofStep(keyword)
    let isMisnamed = item.raw.options.contains { $0.key.name == "as" } && item.options.transition("as") == nil
    // Whatever else is said belongs to a transition that nobody knows.
    guard !isMisnamed else { return lost() }
    let named = item.options.transition("as") ?? stepDefaults.transition("as")
    var said = TransitionOptions(item.options)
    let usual =
      standard.flatMap { catalogue.transition(named: $0) }.map {
        TransitionName(name: $0.declaration.name, transition: $0)
      }
      ?? defaultTransition(of: item.raw.entry)
    guard let chosen = named?.value ?? usual else {
      for option in item.others { sink.report(.needsTransition(option.key, keyword)) }
      if item.raw.entry.transition == ItemEntry.TransitionRule.none {
        let names = ["edge", "from", "duration", "curve", "play"]
        let moving = item.raw.options.filter { names.contains($0.key.name) }
        for option in moving { sink.report(.needsTransition(option.key, keyword)) }
        return nil
      }
      let rest = TransitionOptions(stepDefaults)
      said.stay = said.stay ?? rest.stay
      if said.duration == nil, said.curve?.value.hasOwnDuration != true { said.duration = rest.duration }
      said.curve = said.curve ?? rest.curve
      said.play = said.play ?? rest.play
      return said.isEmpty ? nil : use(nil, name: nil, said)
    }
    said.parameters = parameters(item.others, of: chosen)
    let declaration = chosen.transition.declaration
    said = said.completed(by: defaults.transitionOptions(ofStep: keyword), for: declaration)
    said = said.completed(by: settled(chosen), for: declaration)
    var arguments: Spanned<[Node.Entry]>?
    if let with = item.options.values["with"], case .arguments(let entries) = with.value {
      arguments = Spanned(entries, at: with.range)
    }
    guard let made = made(chosen, with: arguments, at: named?.range ?? item.raw.headRange) else {
      return lost()
    }
    let used = TransitionName(name: chosen.name, transition: made)
    return named == nil && said.isEmpty ? nil : use(used, name: named?.map { $0.name }, said)
  }

  /// What holds for a transition before a step says anything.
  func settled(_ name: TransitionName) -> TransitionOptions {
    let declaration = name.transition.declaration
    let own = defaults.ofTransition(name.name)
    guard let transition = transitions[name.name] else { return own }
    let said = own.completed(by: transition.options, for: declaration)
    return transition.base.map { said.completed(by: settled($0), for: declaration) } ?? said
  }

  private func use(_ transition: TransitionName?, name: Spanned<String>?, _ options: TransitionOptions)
    -> TransitionUse
  {
    TransitionUse(
      transition: transition?.transition, name: name, edge: options.edge, exitEdge: options.exitEdge,
      stay: options.stay, queues: options.queues, source: options.source,
      parameters: ParameterValues(options.parameters.mapValues(\.value)),
      parameterRanges: options.parameters.mapValues(\.range), curve: options.curve,
      duration: options.duration,
      play: options.play)
  }

  func defaultTransition(of entry: ItemEntry) -> TransitionName? {
    guard case .named(let name)? = entry.transition else { return nil }
    return catalogue.transition(named: name).map { TransitionName(name: name, transition: $0) }
  }

  /// A transition's own options, without those that are wrong.
  func parameters(_ entries: [Node.Entry], of name: TransitionName) -> [String: Spanned<ParameterValue>] {
    let declarations = name.transition.declaration.parameters
    var values: [String: Spanned<ParameterValue>] = [:]
    for entry in entries where isReading(at: entry.key.range) {
      guard let declaration = declarations.first(where: { $0.name == entry.key.name }) else {
        let others = table.transitions(declaring: entry.key.name).map(\.declaration.name)
        sink.report(.optionOfAnother(entry.key, name.name, takenBy: others, of: declarations.map(\.name)))
        continue
      }
      if let value = value(entry.value, .parameter(declaration.type), of: entry.key),
        case .parameter(let parameter) = value.value
      {
        values[entry.key.name] = Spanned(parameter, at: value.range)
      }
    }
    return values
  }
}

extension Diagnostic {
  fileprivate static func unknownTransition(
    _ text: String, nearest: String?, among names: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-transition", at: range, "there is no transition `\(text)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? "transitions are \(listed(names))"])
  }

  static func needsTransition(_ key: Node.Key, _ keyword: String) -> Diagnostic {
    Diagnostic(
      id: "needs-transition", at: key.range,
      "`\(key.name)` is an option of a transition, and `\(keyword)` says none here",
      hints: ["name it with `as:`"])
  }

  fileprivate static func optionOfAnother(
    _ key: Node.Key, _ transition: String, takenBy others: [String], of own: [String]
  ) -> Diagnostic {
    var hints: [String] = []
    if !others.isEmpty {
      let names = others.map { "`\($0)`" }.joined(separator: " and ")
      hints.append("\(names) \(others.count == 1 ? "takes" : "take") it: say `as: \(others[0])`")
    } else if let nearest = Table.meant(by: key.name, among: own) {
      hints.append("did you mean `\(nearest)`?")
    }
    return Diagnostic(
      id: "option-of-another", at: key.range, "`\(transition)` takes no `\(key.name)`", hints: hints)
  }
}
