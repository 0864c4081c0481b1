import AnimatorCore
import SceneModel
import SourceDiagnostics

extension Resolver {
  /// A node's value by the type its place has in the table; nil after saying what is wrong.
  ///
  /// - Parameter key: What the value belongs to, for messages.
  func value(_ written: Node, _ type: ValueType, of key: Node.Key) -> Spanned<ScriptValue>? {
    guard isReading(at: written.range), !written.isReported, let node = expanded(written) else { return nil }
    guard !node.isNull else {
      let range = node.text == "" ? key.range : node.range
      sink.report(.missingValue(key.name, wanted: type.description, at: range))
      return nil
    }
    return scriptValue(node, type, of: key).map { Spanned($0, at: node.range) }
  }

  private func scriptValue(_ node: Node, _ type: ValueType, of key: Node.Key) -> ScriptValue? {
    switch type {
    case .parameter(let type): return parameter(node, type, of: key).map(ScriptValue.parameter)
    case .screen: return screen(node, of: key).map(ScriptValue.screen)
    case .place: return place(node, of: key).map(ScriptValue.place)
    case .fontFiles: return .fonts(fontFiles(node, of: key))
    case .component(let name): return component(node, named: name, of: key).map { .content([$0]) }
    case .part(let name, let component):
      let parameters = catalogue.component(named: component)?.declaration.parameters ?? []
      return parameters.first { $0.name == name }.flatMap { parameter(node, $0.type, of: key) }
        .map(ScriptValue.parameter)
    case .element: return anyElement(node, of: key).map { .content([$0]) }
    case .ownValue(let name): return ownValue(node, named: name, of: key).map(ScriptValue.own)
    case .theme: return theme(node, of: key).map(ScriptValue.theme)
    case .items(.script): return .steps(steps(node, of: key))
    case .items(.content): return .content(elements(node, of: key))
    case .items(.outputs): return .outputs(outputs(node, of: key))
    case .items(.play): return moves(node, of: key).map(ScriptValue.moves)
    case .point: return point(node, of: key).map(ScriptValue.place)
    case .map(.change): return targets(node, .change, of: key).map { .targets($0.targets) }
    case .keyframes: return keyframes(node, of: key).map(ScriptValue.keyframes)
    case .arguments: return argumentEntries(node, of: key).map(ScriptValue.arguments)
    default: break
    }
    guard let text = scalar(node, type.description, of: key) else { return nil }
    switch type {
    case .version: return version(text, node)
    case .curve: return curve(text, node).map(ScriptValue.curve)
    case .plainCurve: return plainCurve(text, node, of: key).map(ScriptValue.curve)
    case .size: return size(text, node).map(ScriptValue.size)
    case .device: return device(text, node).map(ScriptValue.device)
    case .transition: return transition(text, node).map(ScriptValue.transition)
    case .screenName: return knowsScreen(text, node) ? .word(text) : nil
    default: return attempt(node) { () throws(ValueProblem) in try self.parsed(text, type) } ?? nil
    }
  }

  /// Values that their text alone decides; nil for types that are read another way.
  private func parsed(_ text: String, _ type: ValueType) throws(ValueProblem) -> ScriptValue? {
    switch type {
    case .time: return .time(try TimeValue.parse(text, rate: rate))
    case .frameRate: return .frameRate(try FrameRateValue.parse(text))
    case .angle: return .number(try AngleValue.parse(text))
    case .scale: return .number(try NumberValue.parse(text, in: ValueType.scales))
    case .moment: return .moment(try MomentValue.parse(text, rate: rate))
    case .id, .actionName: try NameValue.check(text)
    case .address: try AddressValue.check(text)
    case .outputFile: try OutputFile.check(text)
    case .filmFile: try OutputFile.checkFilm(text)
    default: return nil
    }
    return .word(text)
  }

  /// The words of a scalar; nil after saying that something else is wanted.
  func scalar(_ node: Node, _ wanted: String, of key: Node.Key) -> String? {
    guard let text = node.text else {
      report(.wrongKind(key.name, wanted: wanted, node), about: node)
      return nil
    }
    return text
  }

  /// Runs a value's reader and reports its problem at the node.
  func attempt<Value>(_ node: Node, _ read: () throws(ValueProblem) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      report(error.diagnostic(at: node.range), about: node)
      return nil
    }
  }

  /// Reports something about a node's value: where it was defined when `$name` stands for it, and that
  /// it goes on over lines, which is seldom meant.
  func report(_ diagnostic: Diagnostic, about node: Node) {
    var diagnostic = diagnostic
    if case .scalar(_, .plain) = node.content, node.range.start.line != node.range.end.line {
      diagnostic.hints.append(
        "the value goes on in the next line, as if no key began there: is a colon missing?")
    }
    if case .scalar(let text, .plain) = node.content, let first = text.first, "“”„‘’«".contains(first) {
      diagnostic.hints.append("these are quotation marks of print: for YAML write `\"`")
    }
    if let definition = node.definition {
      diagnostic.notes.append(.init("the value is defined here", at: definition))
    }
    sink.report(diagnostic)
  }

  private func version(_ text: String, _ node: Node) -> ScriptValue? {
    if text == "1" { return .number(1) }
    report(.unsupportedVersion(text, at: node.range), about: node)
    return nil
  }

  private func curve(_ text: String, _ node: Node) -> CurveSpecification? {
    do {
      return try CurveValue.parse(text, named: curves)
    } catch {
      report(error.problem.diagnostic(at: node.part(error.part)), about: node)
      return nil
    }
  }

  private func plainCurve(_ text: String, _ node: Node, of key: Node.Key) -> CurveSpecification? {
    guard let curve = curve(text, node) else { return nil }
    if case .curve = curve.motion { return curve }
    report(.springAsCurve(text, at: node.range), about: node)
    return nil
  }

  private func size(_ text: String, _ node: Node) -> Size? {
    if let device = Device.all.first(where: { $0.name == text }) {
      report(.deviceAsSize(device.name, at: node.range), about: node)
      return nil
    }
    return attempt(node) { () throws(ValueProblem) in try SizeValue.parse(text) }
  }

  func device(_ text: String, _ node: Node) -> Device? {
    if let device = Device.all.first(where: { $0.name == text }) { return device }
    report(.unknownDevice(text, at: node.range), about: node)
    return nil
  }

  /// `curves:` by name; one may be another's second name.
  func readCurves(_ entry: Node.Entry?) {
    for curve in namedEntries(entry) {
      if CurveSpecification.named.contains(where: { $0.name == curve.key.name }) {
        sink.report(.nameTaken(curve.key, what: "a curve"))
      } else if case .curve(let value)? = value(curve.value, .curve, of: curve.key)?.value {
        curves[curve.key.name] = value
      }
    }
  }
}

extension Node {
  /// The range of some scalars of the text, where the text stands as it was written; else all of it.
  fileprivate func part(_ part: Range<Int>) -> SourceRange {
    guard definition == nil, case .scalar(let text, let style) = content, range.start.line == range.end.line
    else { return range }
    let length = range.end.column - range.start.column
    let count = text.unicodeScalars.count
    let isQuoted = (style == .doubleQuoted || style == .singleQuoted) && length == count + 2
    guard isQuoted || length == count, !part.isEmpty else { return range }
    let first = range.start.column + (isQuoted ? 1 : 0)
    return SourceRange(
      file: range.file,
      start: SourceLocation(line: range.start.line, column: first + part.lowerBound),
      end: SourceLocation(line: range.start.line, column: first + part.upperBound))
  }
}

extension Diagnostic {
  fileprivate static func unsupportedVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unsupported-version", at: range, "`\(text)` is no version of the language that this program reads",
      hints: ["write `screenplay: 1`"])
  }

  fileprivate static func springAsCurve(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "needs-curve", at: range, "`\(text)` is a spring; what moves here takes a curve",
      hints: ["write one such as `ease-out` or `cubic-bezier(.2 0 0 1)`"])
  }

  fileprivate static func deviceAsSize(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-size", at: range, "`\(name)` is a device, not a size", hints: ["write `device: \(name)`"])
  }

  fileprivate static func unknownDevice(_ text: String, at range: SourceRange) -> Diagnostic {
    let names = Device.all.map(\.name)
    let nearest = suggestion(for: text, among: names).map { "did you mean `\($0)`?" }
    return Diagnostic(
      id: "unknown-device", at: range, "there is no device `\(text)`",
      hints: [nearest ?? "devices are \(listed(names)); or write `size: 390x844`"])
  }

  static func nameTaken(_ key: Node.Key, what: String) -> Diagnostic {
    Diagnostic(
      id: "name-taken", at: key.range, "`\(key.name)` is already the name of \(what)",
      hints: ["choose another name"])
  }
}
