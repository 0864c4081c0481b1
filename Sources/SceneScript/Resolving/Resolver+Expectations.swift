import SceneModel
import SourceDiagnostics

/// `expect`.
extension Resolver {
  func expectation(_ element: Spanned<String>?, _ item: ReadItem, _ options: OptionValues) -> ExpectationUse? {
    let said = item.raw.options.map(\.key)
    let names = Table.checks.flatMap(\.options).map(\.name)
    guard element != nil else {
      // Defaults speak of elements.
      if let other = said.first(where: { names.contains($0.name) && $0.name != "moves" }) {
        sink.report(.needsElement(other))
        return nil
      }
      guard let moves = item.options.condition("moves") else {
        if !said.contains(where: { $0.name == "moves" }) {
          sink.report(.nothingExpected(names, hasElement: false, at: item.raw.headRange))
        }
        return nil
      }
      return ExpectationUse(nil, [moves])
    }
    // As the script has them, then those of `defaults:`.
    let order = said.map(\.name).filter(names.contains)
    let conditions = (order + names.filter { !order.contains($0) }).compactMap(options.condition)
    guard !conditions.isEmpty || !order.isEmpty else {
      sink.report(.nothingExpected(names, hasElement: true, at: item.raw.headRange))
      return nil
    }
    // What stands there and is wrong has been told.
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
  fileprivate static func nothingExpected(_ names: [String], hasElement: Bool, at range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      id: "missing-option", at: range,
      hasElement ? "`expect` says nothing of it" : "`expect` says nothing, and of no element",
      hints: [
        hasElement
          ? "write one or more of \(listed(names)) below it, in the column of `expect`"
          : "name an element, as in `expect: title`; or write `moves: false` below it for everything on screen"
      ])
  }

  fileprivate static func needsElement(_ key: Node.Key) -> Diagnostic {
    Diagnostic(
      id: "needs-element", at: key.range, "`\(key.name)` is said of an element, and `expect` names none",
      hints: ["write the element's id behind `expect:`; without one it takes `moves` alone"])
  }
}
