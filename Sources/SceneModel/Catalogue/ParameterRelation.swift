import SourceDiagnostics

/// What values of a declaration have to do with each other, beyond their types: the check, `set`, the schema
/// and the reference know of it.
public indirect enum ParameterRelation: Hashable, Sendable {
  /// The first is at most the second, where both are there; lengths are compared where their units are the same.
  case ordered(String, String)
  /// A list has an item, or one of the others has.
  case filled(String, or: [String] = [])
  /// The same of what a step may insert into: to begin empty has a point there. `content` is what stands inside.
  case insertable(String, or: [String] = [])
  /// A text is the words, the id or the number of an item of the list.
  case chosen(String, from: String)
  /// At most one item of the list has that flag.
  case single(String, in: String)
  /// The first says nothing unless one of the others is said.
  case needs(String, [String])
  /// A length shows a list by going one way, and another one by going the other way.
  case shows(String, above: String, below: String)
  /// The first says nothing where all the others are said.
  case idle(String, beside: [String])
  /// A list has so many items at most.
  case atMost(Int, String)
  /// Lengths that leave something to see: above 0, and no more than the whole, 100%.
  case visible(String)
  /// Lengths above 0.
  case positive(String)
  /// Holds within an object.
  case within(String, ParameterRelation)

  /// What is wrong, or nil.
  ///
  /// - Parameters:
  ///   - values: Completed by the declared defaults.
  ///   - said: Names of what was written, where that is another matter than what holds.
  public func problem(in values: ParameterValues, said: Set<String>) -> ParameterProblem? {
    switch self {
    case .ordered(let low, let high): return order(low, high, values, said)
    case .filled(let name, let others), .insertable(let name, let others):
      let isFilled = ([name] + others).contains { values.elements($0).map { !$0.isEmpty } ?? false }
      guard values.elements(name) != nil || !others.isEmpty, !isFilled else { return nil }
      let rest = others.isEmpty ? "" : " or give it \(either(others))"
      return ParameterProblem(
        parameter: name, message: "`\(name)` is empty: there is nothing to see",
        hint: "write at least one item\(rest)")
    case .chosen(let name, let list): return choice(name, list, values)
    case .single(let flag, let list):
      let chosen = (values.elements(list) ?? []).filter { $0.parameters.flag(flag) == true }
      guard chosen.count > 1 else { return nil }
      return ParameterProblem(
        parameter: list, message: "\(chosen.count) of `\(list)` are `\(flag)`, and only one can be",
        hint: "write `\(flag): true` at one of them")
    case .needs(let name, let others):
      guard said.contains(name), values.isMeant(name), !others.contains(where: values.isMeant) else {
        return nil
      }
      return ParameterProblem(
        parameter: name, message: "`\(name)` does nothing without \(either(others))",
        hint: "add \(either(others)), or leave `\(name):` out")
    case .shows(let name, let above, let below):
      guard said.contains(name), let length = values.length(name) else { return nil }
      let points = length.points(of: 1, scale: 1)
      let list = points > 0 ? above : below
      guard points != 0, !values.isMeant(list) else { return nil }
      return ParameterProblem(
        parameter: name, message: "`\(name)` of \(length.scriptText) shows nothing without `\(list)`",
        hint: "add `\(list)`, or leave `\(name):` out")
    case .idle(let name, let others):
      guard said.contains(name), values.isMeant(name), others.allSatisfy(values.isMeant) else { return nil }
      let all = others.map { "`\($0)`" }.joined(separator: " and ")
      return ParameterProblem(
        parameter: name, message: "`\(name)` does nothing beside \(all)", hint: "leave one of them out")
    case .atMost(let count, let list):
      guard let items = values.elements(list), items.count > count else { return nil }
      return ParameterProblem(
        parameter: list, message: "`\(list)` has \(items.count) items, and \(count) are seen",
        hint: "leave \(items.count - count) out")
    case .visible(let name):
      if let problem = ParameterRelation.positive(name).problem(in: values, said: said) { return problem }
      guard let length = values.measures(name).first(where: { $0.isAboveWhole }) else { return nil }
      return ParameterProblem(
        parameter: name, message: "`\(name)` of \(length.scriptText) is more than there is",
        hint: "write at most 100%")
    case .positive(let name):
      guard values.measures(name).contains(where: \.isZero) else { return nil }
      return ParameterProblem(
        parameter: name, message: "`\(name)` is 0, and has to be more", hint: "write more than 0")
    case .within(let name, let relation):
      guard let object = values.object(name) else { return nil }
      return relation.problem(in: object, said: Set(object.values.keys)).map {
        ParameterProblem(parameter: name, message: "\($0.message), in `\(name)`", hint: $0.hint)
      }
    }
  }

  /// Whether it holds only where no step inserts anything.
  public var isOnlyWithoutInsert: Bool { if case .insertable = self { true } else { false } }

  /// For the reference: what holds, without a full stop.
  package var words: String {
    switch self {
    case .ordered(let low, let high): "`\(low)` is at most `\(high)`"
    case .filled(let name, let others): "`\(name)` is not empty\(unless(others))"
    case .insertable(let name, let others):
      "`\(name)` is not empty\(unless(others)), where no step inserts anything"
    case .chosen(let name, let list): "`\(name)` is the words, the id or the number of one of `\(list)`"
    case .single(let flag, let list): "one of `\(list)` at most is `\(flag)`"
    case .needs(let name, let others): "`\(name)` needs \(either(others))"
    case .shows(let name, let above, let below):
      "`\(name)` above 0 needs `\(above)`, below 0 `\(below)`"
    case .idle(let name, let others):
      "`\(name)` does nothing beside " + others.map { "`\($0)`" }.joined(separator: " and ")
    case .atMost(let count, let list): "`\(list)` has \(count) items at most"
    case .visible(let name): "`\(name)` is more than 0, at most 100%"
    case .positive(let name): "`\(name)` is more than 0"
    case .within(let name, let relation): "in `\(name)`, \(relation.words)"
    }
  }

  private func unless(_ others: [String]) -> String {
    others.isEmpty ? "" : " unless \(either(others)) \(others.count == 1 ? "is" : "are") there"
  }

  private func either(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " or ") }

  private func order(_ low: String, _ high: String, _ values: ParameterValues, _ said: Set<String>)
    -> ParameterProblem?
  {
    guard let lower = values.values[low], let upper = values.values[high], lower.isAbove(upper) else {
      return nil
    }
    // At the one that somebody wrote.
    let parameter = said.contains(low) || !said.contains(high) ? low : high
    return ParameterProblem(
      parameter: parameter,
      message: "`\(low)` of \(lower.scriptText) is more than `\(high)`, which is \(upper.scriptText)",
      hint: "write `\(low)` at most as large as `\(high)`")
  }

  private func choice(_ name: String, _ list: String, _ values: ParameterValues) -> ParameterProblem? {
    guard let text = values.text(name), let items = values.elements(list) else { return nil }
    let names = items.enumerated().map { index, item in
      item.component.declaration.subject.flatMap { item.parameters.text($0.name) } ?? item.id
        ?? String(index + 1)
    }
    if names.contains(text) || items.contains(where: { $0.id == text }) { return nil }
    if let number = Int(text), 1...max(items.count, 1) ~= number { return nil }
    let nearest = nearestName(to: text, among: names).map { "did you mean `\($0)`?" }
    return ParameterProblem(
      parameter: name, message: "`\(name)` is `\(text)`, which none of `\(list)` is",
      hint: nearest
        ?? "write \(names.prefix(8).map { "`\($0)`" }.joined(separator: ", ")), or a number from 1 to \(items.count)"
    )
  }
}

extension ParameterValues {
  /// The first of what does not hold, or nil.
  ///
  /// - Parameter said: Names of what was written; all values where nil.
  public func problem(of relations: [ParameterRelation], said: Set<String>? = nil) -> ParameterProblem? {
    let said = said ?? Set(values.keys)
    return relations.lazy.compactMap { $0.problem(in: self, said: said) }.first
  }

  /// A list that is not empty, a flag that is true, a length or number that is not 0, or anything else that is
  /// there.
  fileprivate func isMeant(_ name: String) -> Bool {
    switch values[name] {
    case nil, .flag(false)?: false
    case .elements(let elements)?: !elements.isEmpty
    case .length(let length)?: !length.isZero
    case .number(let number)?: number != 0
    default: true
    }
  }

  /// A length, or all of a list.
  fileprivate func measures(_ name: String) -> [Length] { lengths(name) ?? [length(name)].compactMap { $0 } }
}

extension ParameterValue {
  fileprivate func isAbove(_ other: ParameterValue) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a > b
    case (.number(let a), .number(let b)), (.share(let a), .share(let b)): a > b
    case (.length(.points(let a)), .length(.points(let b))): a > b
    case (.length(.pixels(let a)), .length(.pixels(let b))): a > b
    case (.length(.fraction(let a)), .length(.fraction(let b))): a > b
    default: false
    }
  }
}

extension Length {
  package var isZero: Bool {
    switch self {
    case .points(let value), .pixels(let value), .fraction(let value): value == 0
    }
  }

  fileprivate var isAboveWhole: Bool { if case .fraction(let value) = self { value > 1 } else { false } }
}
