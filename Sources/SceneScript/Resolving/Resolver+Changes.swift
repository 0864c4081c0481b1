import AnimatorCore
import SceneModel
import SourceDiagnostics

/// `set`.
extension Resolver {
  /// What a map of properties says.
  struct ReadTargets {
    let targets: [PropertyTarget]
    /// Of a keyframe.
    let curve: TimingFunction?
  }

  func change(_ item: ReadItem, _ options: OptionValues) -> PropertyChange? {
    let names = ["to", "keyframes"]
    guard !setsParameter(item) else { return nil }
    guard let options = exclusive(names, item, options) else { return nil }
    let values: Spanned<PropertyChange.Values>
    if let to = options.values["to"], case .targets(let targets) = to.value {
      values = Spanned(.to(targets), at: to.range)
    } else if let stops = options.values["keyframes"], case .keyframes(let keyframes) = stops.value {
      values = Spanned(.keyframes(keyframes), at: stops.range)
    } else {
      // What stands there and is wrong has been told.
      if !item.raw.options.contains(where: { names.contains($0.key.name) }) {
        sink.report(.nothingSaid(at: item.raw.headRange))
      }
      return nil
    }
    // A spring with a time of its own takes the place of a more general duration.
    let ownsTime = item.options.curve("curve")?.value.hasOwnDuration == true
    let duration = ownsTime ? item.options.time("duration") : options.time("duration")
    return PropertyChange(
      values, times: options.integer("times") ?? 1, autoreverses: options.flag("autoreverse") ?? false,
      stagger: options.time("stagger")?.value ?? .zero, duration: duration, curve: options.curve("curve"))
  }

  /// Whether it would set a parameter of a component of the script's own, after saying that nothing can.
  private func setsParameter(_ item: ReadItem) -> Bool {
    guard case .word(let address)? = item.object?.value,
      let id = address.split(separator: "/").last, let use = ownUses[String(id)]
    else { return false }
    let parameters = Set((use.component.parameters ?? []).map(\.key.name))
    let keys = item.raw.options.filter { $0.key.name == "to" }.flatMap { $0.value.entries ?? [] }.map(\.key)
    let wrong = keys.filter { key in
      let isProperty = Table.properties.contains { $0.name == key.name }
      // What the table does not know at all was told when it was read.
      return parameters.contains(key.name) && !use.taken.contains(key.name) && !isProperty
        && table.key(named: key.name, of: .change) != nil
    }
    for key in wrong { sink.report(.parameterOfOwn(key, [use.component.key.name])) }
    return !wrong.isEmpty
  }

  /// The properties of a map, in the order of the script; nil after saying what is wrong.
  func targets(_ node: Node, _ kind: MapKind, of key: Node.Key) -> ReadTargets? {
    let fields = fields(of: node, kind, owner: key)
    guard let entries = node.entries else { return nil }
    guard entries.contains(where: { $0.key.name != "curve" }) else {
      sink.report(.nothingChanges(key, at: node.range))
      return nil
    }
    for (general, parts) in [("position", ["x", "y"]), ("scale", ["scale-x", "scale-y"])] {
      guard let whole = fields[general], let part = parts.compactMap({ fields[$0] }).first else { continue }
      sink.report(.eitherOr(whole.key, part.key))
      return nil
    }
    var values = OptionValues()
    for name in fields.entries.keys { values.values[name] = value(name, of: fields) }
    guard values.values.count == entries.count else { return nil }
    let targets = entries.flatMap { entry in
      values.values[entry.key.name].map { Resolver.targets(entry.key.name, $0.value) } ?? []
    }
    return ReadTargets(targets: targets, curve: values.timingFunction("curve"))
  }

  /// A value read by every type that components take it by; nil when none of them can, which is then said.
  func ownValue(_ node: Node, named name: String, of key: Node.Key) -> [OwnValue]? {
    let types = table.ownTypes(of: name)
    if types.count == 1 {
      return parameter(node, types[0], of: key).map { [OwnValue(type: types[0], value: $0)] }
    }
    let whole = isWhole
    let values = types.compactMap { type in
      sink.silently { parameter(node, type, of: key) }.map { OwnValue(type: type, value: $0) }
    }
    isWhole = whole
    if !values.isEmpty { return values }
    return types.first.flatMap { type in
      parameter(node, type, of: key).map { [OwnValue(type: type, value: $0)] }
    }
  }

  private static func targets(_ name: String, _ value: ScriptValue) -> [PropertyTarget] {
    let property = AnimatableProperty(rawValue: name)
    switch value {
    case .own(let values): return [.own(name, values)]
    case .place(.point(let x, let y)): return [.position(x: x, y: y)]
    case .parameter(.color(let value)):
      return AnimatableColor(rawValue: name).map { [.color($0, value)] } ?? []
    case .parameter(.length(let value)): return property.map { [.length($0, value)] } ?? []
    case .parameter(.number(let value)) where name == "scale":
      return [.number(.scaleX, value), .number(.scaleY, value)]
    case .parameter(.number(let value)), .parameter(.share(let value)), .number(let value):
      return property.map { [.number($0, value)] } ?? []
    default: return []
    }
  }

  /// The stops of `keyframes`, in the order of time.
  func keyframes(_ node: Node, of key: Node.Key) -> [PropertyChange.Keyframe]? {
    guard let entries = node.entries else {
      report(.wrongKind(key.name, wanted: ValueType.keyframes.description, node), about: node)
      return nil
    }
    guard !entries.isEmpty else {
      sink.report(.nothingChanges(key, at: node.range))
      return nil
    }
    var keys: [Double: Node.Key] = [:]
    var stops: [PropertyChange.Keyframe] = []
    for entry in entries {
      let read = targets(entry.value, .keyframe, of: entry.key)
      guard let offset = offset(entry.key) else { continue }
      if let first = keys[offset] {
        sink.report(.sameOffset(entry.key, first: first))
        continue
      }
      keys[offset] = entry.key
      if let read { stops.append(.init(offset: offset, targets: read.targets, curve: read.curve)) }
    }
    return stops.count == entries.count ? stops.sorted { $0.offset < $1.offset } : nil
  }

  func offset(_ key: Node.Key) -> Double? {
    do throws(ValueProblem) {
      return try ShareValue.parse(key.name)
    } catch {
      sink.report(.invalidOffset(key, error))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func nothingSaid(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-option", at: range, "`set` needs `to` or `keyframes`: what is to change",
      hints: ["write `to: {opacity: 50%}` below it, in the column of `set`"])
  }

  fileprivate static func nothingChanges(_ key: Node.Key, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-change", at: range, "`\(key.name)` names nothing that changes",
      hints: ["name properties, as in `{opacity: 50%, y: 12}`"])
  }

  static func sameOffset(_ key: Node.Key, first: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "invalid-keyframe", at: key.range, "two keyframes stand at the same share",
      notes: [.init("the first one", at: first.range)], hints: ["put their properties into one"])
  }

  fileprivate static func invalidOffset(_ key: Node.Key, _ problem: ValueProblem) -> Diagnostic {
    let words = ["from": "0%", "to": "100%"]
    return Diagnostic(
      id: "invalid-keyframe", at: key.range,
      "`\(key.name)` is no share of the duration"
        + (problem.message == "`\(key.name)` is no share" ? "" : problem.reason(of: key.name)),
      hints: [words[key.name].map { "write `\($0)`" } ?? "write 0% to 100%"])
  }
}
