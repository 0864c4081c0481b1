import SceneModel
import SourceDiagnostics

/// Values of the types that the catalogue's declarations have.
extension Resolver {
  func parameter(_ node: Node, _ type: ParameterType, of key: Node.Key) -> ParameterValue? {
    switch type {
    case .rectangle: return rectangle(node, of: key).map(ParameterValue.rectangle)
    case .insets: return insets(node, of: key).map(ParameterValue.insets)
    case .lengths(let names): return lengths(node, names, of: key).map(ParameterValue.lengths)
    case .items(let kind): return items(node, kind, of: key).map(ParameterValue.elements)
    case .object(let declarations): return object(node, declarations, of: key).map(ParameterValue.object)
    default: break
    }
    guard let text = scalar(node, type.description, of: key) else { return nil }
    switch type {
    case .flag: return flag(text, node).map(ParameterValue.flag)
    case .side(let sides):
      let sides = sides.isEmpty ? Side.allCases : sides
      return choice(text, among: sides.map(\.rawValue), of: key, node).flatMap(Side.init).map(
        ParameterValue.side)
    case .choice(let words): return choice(text, among: words, of: key, node).map(ParameterValue.choice)
    case .name(let list): return name(text, in: list, node).map(ParameterValue.choice)
    case .picture: return picture(text, node).map { .picture($0.id) }
    case .color:
      if let color = ThemeColor(rawValue: text) { return .color(theme[color]) }
      return attempt(node) { () throws(ValueProblem) in .color(try ColorValue.parse(text)) }
    default: return attempt(node) { () throws(ValueProblem) in try Resolver.parsed(text, type) } ?? nil
    }
  }

  /// Values that their text alone decides; nil for types that are read another way.
  private static func parsed(_ text: String, _ type: ParameterType) throws(ValueProblem) -> ParameterValue? {
    switch type {
    case .text: return .text(text)
    case .path: return .text(try PathValue.check(text))
    case .number(let range): return .number(try NumberValue.parse(text, in: range))
    case .integer(let range): return .integer(try NumberValue.parseWhole(text, in: range))
    case .length(let allowsNegative):
      return .length(try LengthValue.parse(text, allowsNegative: allowsNegative))
    case .share: return .share(try ShareValue.parse(text))
    default: return nil
    }
  }

  private func flag(_ text: String, _ node: Node) -> Bool? {
    switch text {
    case "true": return true
    case "false": return false
    default:
      report(.invalidFlag(text, at: node.range), about: node)
      return nil
    }
  }

  private func choice(_ text: String, among words: [String], of key: Node.Key, _ node: Node) -> String? {
    if words.contains(text) { return text }
    report(.invalidChoice(text, of: key.name, among: words, at: node.range), about: node)
    return nil
  }

  private func name(_ text: String, in list: NameList, _ node: Node) -> String? {
    if let name = list.canonical(text) { return name }
    report(.unknownName(text, in: list, at: node.range), about: node)
    return nil
  }

  private func rectangle(_ node: Node, of key: Node.Key) -> LengthRect? {
    guard let items = node.items else {
      report(.wrongKind(key.name, wanted: ParameterType.rectangle.description, node), about: node)
      return nil
    }
    guard items.count == 4 else {
      report(.rectangleCount(items.count, at: node.range), about: node)
      return nil
    }
    let lengths = zip(items, ["x", "y", "width", "height"]).map { item, side in
      length(item, Node.Key(name: side, range: key.range), isSize: side == "width" || side == "height")
    }
    guard let x = lengths[0], let y = lengths[1], let width = lengths[2], let height = lengths[3] else {
      return nil
    }
    return LengthRect(x: x, y: y, width: width, height: height)
  }

  /// One length, `[vertical, horizontal]`, or an object of sides.
  private func insets(_ node: Node, of key: Node.Key) -> LengthInsets? {
    if node.text != nil {
      return length(node, key, isSize: false).map {
        LengthInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    if let items = node.items {
      guard items.count == 2, let vertical = length(items[0], key, isSize: false),
        let horizontal = length(items[1], key, isSize: false)
      else {
        report(.wrongKind(key.name, wanted: ParameterType.insets.description, node), about: node)
        return nil
      }
      return LengthInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    let sides = ["top", "leading", "bottom", "trailing"].map {
      ParameterDeclaration(
        $0, .length(allowsNegative: false), default: .length(.points(0)), "room at that side")
    }
    guard let values = object(node, sides, of: key) else { return nil }
    func side(_ name: String) -> Length { values.length(name) ?? .points(0) }
    return LengthInsets(
      top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
  }

  /// A list of lengths, some of them by their names.
  private func lengths(_ node: Node, _ names: [NamedLength], of key: Node.Key) -> [Length]? {
    if node.items?.isEmpty == true {
      report(.emptyLengths(key.name, names, at: node.range), about: node)
      return nil
    }
    guard let items = node.items else {
      report(.wrongKind(key.name, wanted: ParameterType.lengths(names).description, node), about: node)
      return nil
    }
    let lengths = items.compactMap { item -> Length? in
      if let node = expanded(item), let known = names.first(where: { $0.name == node.text }) {
        return known.length
      }
      return length(item, key, isSize: true)
    }
    return lengths.count == items.count ? lengths : nil
  }

  private func length(_ written: Node, _ key: Node.Key, isSize: Bool) -> Length? {
    guard let value = value(written, .parameter(.length(allowsNegative: !isSize)), of: key),
      case .parameter(.length(let length)) = value.value
    else { return nil }
    if isSize, length.isZero {
      sink.report(.emptyRectangle(key.name, at: value.range))
      return nil
    }
    return length
  }

  /// `[x, y]`, or an element's address.
  func place(_ node: Node, of key: Node.Key) -> Place? {
    guard let items = node.items else {
      guard let text = scalar(node, ValueType.place.description, of: key) else { return nil }
      return attempt(node) { () throws(ValueProblem) in
        try AddressValue.check(text)
        return .element(text)
      }
    }
    return point(items, node, of: key)
  }

  /// `[x, y]` alone.
  func point(_ node: Node, of key: Node.Key) -> Place? {
    guard let items = node.items else {
      report(.wrongKind(key.name, wanted: ValueType.point.description, node), about: node)
      return nil
    }
    return point(items, node, of: key)
  }

  private func point(_ items: [Node], _ node: Node, of key: Node.Key) -> Place? {
    guard items.count == 2 else {
      report(.placeCount(items.count, at: node.range), about: node)
      return nil
    }
    let lengths = zip(items, ["x", "y"]).map { item, name in
      length(item, Node.Key(name: name, range: key.range), isSize: false)
    }
    guard let x = lengths[0], let y = lengths[1] else { return nil }
    return .point(x: x, y: y)
  }

  private func object(_ node: Node, _ declarations: [ParameterDeclaration], of key: Node.Key)
    -> ParameterValues?
  {
    guard let entries = node.entries else {
      report(.wrongKind(key.name, wanted: ParameterType.object(declarations).description, node), about: node)
      return nil
    }
    var values: [String: ParameterValue] = [:]
    for entry in entries {
      guard let declaration = declarations.first(where: { $0.name == entry.key.name }) else {
        sink.report(.unknownPart(entry.key, of: key.name, among: declarations.map(\.name)))
        continue
      }
      if case .parameter(let value)? = value(entry.value, .parameter(declaration.type), of: entry.key)?.value
      {
        values[declaration.name] = value
      }
    }
    let given = Set(entries.map(\.key.name))
    let missing = declarations.filter { $0.isRequired && !given.contains($0.name) }
    for part in missing { sink.report(.missingPart(part, of: key, at: node.range)) }
    return missing.isEmpty ? ParameterValues(values).completed(by: declarations) : nil
  }
}

extension Diagnostic {
  fileprivate static func invalidFlag(_ text: String, at range: SourceRange) -> Diagnostic {
    let hint =
      switch text.lowercased() {
      case "yes", "on", "y", "true", "1": "write `true`"
      case "no", "off", "n", "false", "0": "write `false`"
      default: "write `true` or `false`"
      }
    return Diagnostic(id: "invalid-flag", at: range, "`\(text)` is neither true nor false", hints: [hint])
  }

  fileprivate static func invalidChoice(
    _ text: String, of name: String, among words: [String], at range: SourceRange
  ) -> Diagnostic {
    var hints = ["write one of \(listed(words))"]
    // What people say of sides and of the ways to them.
    let sides = ["up": "top", "down": "bottom", "start": "leading", "end": "trailing"]
    let said = sides[text.lowercased()].flatMap { words.contains($0) ? $0 : nil }
    if let nearest = said ?? suggestion(for: text, among: words) {
      hints.insert("did you mean `\(nearest)`?", at: 0)
    }
    return Diagnostic(id: "invalid-choice", at: range, "`\(text)` is no `\(name)`", hints: hints)
  }

  fileprivate static func unknownName(_ text: String, in list: NameList, at range: SourceRange) -> Diagnostic
  {
    let nearest = list.suggestion(for: text).map { "did you mean `\($0)`?" }
    return Diagnostic(
      id: "unknown-name", at: range, "there is no \(list.noun) `\(text)`",
      hints: [nearest, "`screenplay list \(list.plural)` names them all"].compactMap { $0 })
  }

  fileprivate static func rectangleCount(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-rectangle", at: range, "a rectangle has 4 values, not \(count)",
      hints: ["write `[x, y, width, height]`"])
  }

  fileprivate static func emptyRectangle(_ side: String, at range: SourceRange) -> Diagnostic {
    let isSide = side == "width" || side == "height"
    return Diagnostic(
      id: isSide ? "invalid-rectangle" : "invalid-length", at: range,
      "a length of 0 in `\(side)` leaves nothing to see", hints: ["write more than 0"])
  }

  fileprivate static func placeCount(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-place", at: range, "a place has 2 values, not \(count)",
      hints: ["write `[x, y]`, or the id of an element"])
  }

  fileprivate static func emptyLengths(_ name: String, _ known: [NamedLength], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "invalid-length", at: range, "`\(name)` is an empty list: it takes at least one length",
      hints: ["write some, as in `\(name): [\(known.map(\.name).joined(separator: ", "))]`, or leave it out"])
  }

  fileprivate static func missingPart(
    _ part: ParameterDeclaration, of owner: Node.Key, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-key", at: range, "`\(owner.name)` has no `\(part.name)`, which it needs: \(part.summary)",
      hints: ["add `\(part.name): …`" + (part.type == .color ? "; `transparent` fades away" : "")])
  }

  fileprivate static func unknownPart(_ key: Node.Key, of owner: String, among names: [String]) -> Diagnostic
  {
    let nearest = Table.meant(by: key.name, among: names)
    return Diagnostic(
      id: "unknown-key", at: key.range, "`\(owner)` has no key `\(key.name)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? "its keys are \(listed(names))"])
  }
}
