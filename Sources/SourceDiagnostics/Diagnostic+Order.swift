extension Sequence<Diagnostic> {
  /// In the order of the text; those of one place as they came, and those without one first.
  package func inTextOrder() -> [Diagnostic] {
    let beforeAll = SourceLocation(line: 0, column: 0)
    return enumerated().sorted { a, b in
      let (first, second) = (a.element.range?.start ?? beforeAll, b.element.range?.start ?? beforeAll)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}
