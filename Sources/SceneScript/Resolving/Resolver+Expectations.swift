import SceneModel
import SourceDiagnostics

/// `expect`.
extension Resolver {
  func expectation(_ element: Spanned<String>?, _ item: ReadItem, _ options: OptionValues) -> ExpectationUse?
  {
    let said = item.raw.options.map(\.key).filter { $0.name != "delay" }
    let names = Table.checks.flatMap(\.options).map(\.name)
    guard element != nil else {
      // Defaults speak of elements.
      if let other = said.first(where: { names.contains($0.name) && $0.name != "moves" }) {
        sink.report(.needsElement(other))
        return nil
      }
      guard let moves = item.options.condition("moves") else {
        // What stands there and is wrong has been told.
        if said.isEmpty { sink.report(.nothingExpected(of: nil, names, at: item.raw.headRange)) }
        return nil
      }
      return ExpectationUse(nil, [moves])
    }
    // As the script has them, then those of `defaults:`.
    let order = said.map(\.name).filter(names.contains)
    let conditions = (order + names.filter { !order.contains($0) }).compactMap(options.condition)
    if conditions.isEmpty, said.isEmpty {
      sink.report(.nothingExpected(of: element?.value, names, at: item.raw.headRange))
    }
    return conditions.isEmpty ? nil : ExpectationUse(element, conditions)
  }
}

extension OptionValues {
  fileprivate func condition(_ name: String) -> Spanned<ExpectedCondition>? {
    guard let value = values[name] else { return nil }
    let condition: ExpectedCondition? =
      switch (name, value.value) {
      case ("visible", .parameter(.flag(let flag))): .visible(flag)
      case ("inside", .word(let address)): .inside(address)
      case ("clear-of", .word(let address)): .clearOf(address)
      case ("frame", .parameter(.rectangle(let frame))): .frame(frame)
      case ("opacity", .parameter(.share(let share))): .opacity(share)
      case ("text", .parameter(.text(let text))): .text(text)
      case ("truncated", .parameter(.flag(let flag))): .truncated(flag)
      case ("contrast", .parameter(.number(let ratio))): .contrast(ratio)
      case ("moves", .parameter(.flag(let flag))): .moves(flag)
      default: nil
      }
    return condition.map { Spanned($0, at: value.range) }
  }
}

extension Diagnostic {
  fileprivate static func nothingExpected(of element: String?, _ names: [String], at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "missing-option", at: range,
      "`expect` does not say what is to hold" + (element.map { " of `\($0)`" } ?? ""),
      hints: [
        element == nil
          ? "name an element, as in `expect: title`; or write `moves: false` below it for everything on screen"
          : "write one or more of \(listed(names)) below it, in the column of `expect`"
      ])
  }

  fileprivate static func needsElement(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "needs-element", at: key.range, "`\(key.name)` is said of an element, and `expect` names none",
      hints: ["write the element's id behind `expect:`; without one it takes `moves` alone"])
  }
}
