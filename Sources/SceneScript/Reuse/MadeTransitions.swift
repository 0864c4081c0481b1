import AnimatorCore
import SceneModel
import SourceDiagnostics

/// A transition of `transitions:` that is made of tracks.
struct MadeTransition {
  let key: Node.Key
  /// Nil where the declaration is wrong, which was said.
  let parameters: [OwnParameter]?
  let fields: Fields
  /// `entering/ID`.
  let elements: [Node.Entry]
  /// Where each use is the same; nil where its parameters decide, or where it is wrong.
  var settled: TrackTransition?
}

/// `transitions:` with `entering`, `leaving`, `dim` and `container`, and what each use says `with`.
extension Resolver {
  private static let elementPrefix = "entering/"

  /// Whether a transition is made of tracks, rather than `like` another.
  static func isMade(_ node: Node) -> Bool {
    guard let entries = node.entries, !entries.contains(where: { $0.key.name == "like" }) else {
      return false
    }
    return entries.contains { entry in
      let isSection = ["entering", "leaving", "container"].contains(entry.key.name)
      return isSection || entry.key.name.hasPrefix(elementPrefix)
        || entry.key.name == "dim" && entry.value.entries != nil
    }
  }

  /// Reads a declaration; its tracks where it has no parameters.
  func madeTransition(_ entry: Node.Entry) -> OwnTransition? {
    let elements = (entry.value.entries ?? []).filter { $0.key.name.hasPrefix(Resolver.elementPrefix) }
    let fields = fields(
      of: entry.value, .transition, owner: entry.key,
      tolerated: Set(elements.map(\.key.name)))
    var made = MadeTransition(
      key: entry.key, parameters: ownParameters(fields["parameters"]), fields: fields,
      elements: elements)
    if let edge = fields["edge"] { sink.report(.edgeOfMade(edge.key)) }
    var options = TransitionOptions()
    if case .time(let time)? = value("duration", of: fields)?.value,
      let range = fields["duration"]?.value.range
    {
      options.duration = Spanned(time, at: range)
    }
    if case .curve(let curve)? = value("curve", of: fields)?.value, let range = fields["curve"]?.value.range {
      options.curve = Spanned(curve, at: range)
    }
    let shell = TrackTransition(entry.key.name, curve: "ease-in-out", duration: .milliseconds(300))
    if made.parameters?.isEmpty ?? false { made.settled = tracks(of: made) }
    madeTransitions[entry.key.name] = made
    guard made.parameters?.isEmpty != true || made.settled != nil else { return lost() }
    let name = TransitionName(name: entry.key.name, transition: made.settled ?? shell)
    return OwnTransition(name: name, options: options, base: nil)
  }

  /// The transition with the values of a use; nil after saying what is wrong.
  func made(_ chosen: TransitionName, with said: Spanned<[Node.Entry]>?, at range: SourceRange) -> (
    any Transition
  )? {
    guard let made = madeTransitions[chosen.transition.declaration.name] else {
      if let said { sink.report(.valuesOfOthers(chosen.name, at: said.range)) }
      return chosen.transition
    }
    guard let parameters = made.parameters else { return nil }
    let owner = ArgumentOwner(
      name: "the transition `\(made.key.name)`", use: range, definition: made.key.range
    ) { "`with: {\($0): …}` beside `as`" }
    guard let arguments = arguments(said?.value ?? [], of: parameters, owner) else { return nil }
    if let settled = made.settled { return settled }
    return inside("transition", made.key, usedAt: range, arguments: arguments) { tracks(of: made) }
  }

  private func tracks(of made: MadeTransition) -> TrackTransition? {
    var transition = TrackTransition(made.key.name, curve: "ease-in-out", duration: .milliseconds(300))
    var isRight = true
    func read(_ entry: Node.Entry?) -> [TrackTransition.Track] {
      guard let entry else { return [] }
      guard let tracks = tracks(entry) else {
        isRight = false
        return []
      }
      return tracks
    }
    transition.entering = read(made.fields["entering"])
    transition.leaving = read(made.fields["leaving"])
    transition.dim = read(made.fields["dim"])
    transition.container = read(made.fields["container"])
    for element in made.elements where isReading(at: element.key.range) {
      let address = String(element.key.name.dropFirst(Resolver.elementPrefix.count))
      do throws(ValueProblem) {
        try AddressValue.check(address)
      } catch {
        sink.report(error.diagnostic(at: element.key.range))
        isRight = false
      }
      transition.elements[address] = read(element)
    }
    return isRight ? transition : nil
  }

  /// `{PROPERTY: [START, END]}` or `{PROPERTY: {0%: …, 100%: …}}`.
  private func tracks(_ entry: Node.Entry) -> [TrackTransition.Track]? {
    let section = Section(rawValue: entry.key.name) ?? .entering
    let fields = fields(of: entry.value, section == .dim ? .dim : .tracks, owner: entry.key)
    if entry.value.entries?.isEmpty == true {
      sink.report(.noTracks(entry.key, at: entry.value.range))
      return nil
    }
    guard let entries = entry.value.entries, fields.entries.count == entries.count else { return nil }
    let tracks = entries.compactMap { property -> TrackTransition.Track? in
      guard let name = TrackTransition.Track.Property(rawValue: property.key.name),
        let type = table.key(named: property.key.name, of: fields.kind)?.type,
        let stops = stops(property, type)
      else { return nil }
      let track = TrackTransition.Track(name, stops)
      for jump in section.jumps(of: track) { sink.report(.trackJumps(jump, property, entry.key)) }
      return track
    }
    return tracks.count == entries.count ? tracks : nil
  }

  private func stops(_ entry: Node.Entry, _ type: ValueType) -> [TrackTransition.Track.Stop]? {
    guard let node = expanded(entry.value) else { return nil }
    if let items = node.items {
      guard items.count == 2 else {
        sink.report(.trackCount(entry.key, items.count, at: node.range))
        return nil
      }
      let values = items.compactMap { trackValue($0, type, of: entry.key) }
      guard values.count == 2 else { return nil }
      return [.init(at: 0, values[0]), .init(at: 1, values[1])]
    }
    guard let entries = node.entries, !entries.isEmpty else {
      report(.wrongKind(entry.key.name, wanted: ValueType.track.description, node), about: node)
      return nil
    }
    var keys: [Double: Node.Key] = [:]
    var stops: [TrackTransition.Track.Stop] = []
    for stop in entries {
      guard let offset = offset(stop.key) else { continue }
      if let first = keys[offset] {
        sink.report(.sameOffset(stop.key, first: first))
        continue
      }
      keys[offset] = stop.key
      guard let value = trackValue(stop.value, type, of: entry.key) else { continue }
      stops.append(.init(at: offset, value))
    }
    return stops.count == entries.count ? stops : nil
  }

  private func trackValue(_ node: Node, _ type: ValueType, of key: Node.Key) -> Length? {
    switch value(node, type, of: key)?.value {
    case .parameter(.length(let length)): length
    case .parameter(.share(let number)), .parameter(.number(let number)), .number(let number): .points(number)
    default: nil
    }
  }
}

/// A part of a transition made of tracks.
private enum Section: String {
  case entering, leaving, dim, container

  struct Jump {
    let isAtEnd: Bool
    let value: Length
    /// Of the other end.
    let other: Length
    /// What is there before or after.
    let rest: Double
  }

  /// Where a track does not meet what is seen before the transition and after it: the screen below before it, the new one
  /// at rest after it.
  func jumps(of track: TrackTransition.Track) -> [Jump] {
    let rest: Double =
      switch track.property {
      case .opacity: self == .dim ? 0 : 1
      case .scale, .scaleX, .scaleY: 1
      case .x, .y, .rotation, .blur, .cornerRadius: 0
      }
    func jump(isAtEnd: Bool) -> Jump? {
      guard let first = track.stops.first, let last = track.stops.last else { return nil }
      let (stop, other) = isAtEnd ? (last, first) : (first, last)
      let number: Double
      switch stop.value {
      case .points(let value), .pixels(let value), .fraction(let value): number = value
      }
      let isMet =
        track.property == .rotation
        ? number.truncatingRemainder(dividingBy: 360) == 0 : number == rest
      return isMet ? nil : Jump(isAtEnd: isAtEnd, value: stop.value, other: other.value, rest: rest)
    }
    return switch self {
    case .entering: [jump(isAtEnd: true)].compactMap { $0 }
    case .leaving, .dim: [jump(isAtEnd: false)].compactMap { $0 }
    case .container: [jump(isAtEnd: false), jump(isAtEnd: true)].compactMap { $0 }
    }
  }
}

extension Diagnostic {
  fileprivate static func trackJumps(_ jump: Section.Jump, _ property: Node.Entry, _ section: Node.Key)
    -> Diagnostic
  {
    let name = property.key.name
    let unit = name == "rotation" ? "deg" : ""
    let (value, rest) = (jump.value.scriptText + unit, plain(jump.rest) + unit)
    let other = jump.other.scriptText + unit
    let (end, start) =
      other == rest ? ("", "") : (": `\(name): [\(other), \(rest)]`", ": `\(name): [\(rest), \(other)]`")
    return Diagnostic(
      .warning, id: "track-jumps", at: property.range,
      jump.isAtEnd
        ? "`\(name)` of `\(section.name)` ends at \(value), and the screen comes to rest at \(rest): it jumps there"
        : "`\(name)` of `\(section.name)` begins at \(value), and before it is \(rest): it jumps there",
      hints: [
        jump.isAtEnd ? "let it end at \(rest)\(end)" : "let it begin at \(rest)\(start)"
      ])
  }

  fileprivate static func noTracks(_ section: Node.Key, at range: SourceRange) -> Diagnostic {
    let example = section.name == "dim" ? "{opacity: [0, 30%]}" : "{opacity: [0, 1], y: [100%, 0]}"
    return Diagnostic(
      id: "empty-change", at: range, "`\(section.name)` names nothing that changes",
      hints: ["name properties, as in `\(example)`, or leave it out"])
  }

  fileprivate static func trackCount(_ key: Node.Key, _ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-track", at: range, "`\(key.name)` goes from one value to another, and here are \(count)",
      hints: ["write `[START, END]`, or values by their share: `{0%: …, 70%: …, 100%: …}`"])
  }

  fileprivate static func edgeOfMade(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "option-of-another", at: key.range, "a transition made of tracks comes from no edge",
      hints: ["say where it comes from in `entering:`, as `x: [100%, 0%]`"])
  }

  fileprivate static func valuesOfOthers(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "option-of-another", at: range, "`\(name)` takes no values `with` it",
      hints: ["its options stand beside `as`; `with` is for transitions of your own that have `parameters`"])
  }
}
