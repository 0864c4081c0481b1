extension Sequence<Diagnostic> {
  /// In the order of the text; those of one place as they came, and those without one first. Files follow each
  /// other as they came.
  package func inTextOrder() -> [Diagnostic] {
    let beforeAll = SourceLocation(line: 0, column: 0)
    var files: [String: Int] = [:]
    for diagnostic in self {
      if let file = diagnostic.range?.file, files[file] == nil { files[file] = files.count }
    }
    func place(_ diagnostic: Diagnostic) -> (Int, SourceLocation) {
      guard let range = diagnostic.range else { return (-1, beforeAll) }
      return (files[range.file] ?? 0, range.start)
    }
    return enumerated().sorted { a, b in
      let (first, second) = (place(a.element), place(b.element))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}
