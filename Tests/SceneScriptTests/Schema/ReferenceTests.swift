import Foundation
import Testing

@testable import SceneScript

/// `docs/reference.md` is the page that the program writes.
///
/// `SCREENPLAY_RECORD=1` writes it anew, as `screenplay schema --reference -o docs/reference.md --force` does;
/// such a run fails.
struct ReferenceTests {
  private static let page = SceneScript.reference(catalogue: catalogue)

  @Test func committedPageIsTheOneWrittenNow() throws {
    let file = BrokenScriptTests.tests.deletingLastPathComponent().appendingPathComponent("docs/reference.md")
    if ProcessInfo.processInfo.environment["SCREENPLAY_RECORD"] != nil {
      try ReferenceTests.page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == ReferenceTests.page,
      "run `screenplay schema --reference -o docs/reference.md --force` and read what changed")
  }

  @Test func pageNamesEverything() {
    let table = Table(catalogue: catalogue)
    var names = ListKind.allCases.flatMap { table.items(of: $0) }.filter { $0.availability == .available }
      .flatMap { [$0.keyword] + $0.options.available.map(\.name) }
    names += MapKind.allCases.flatMap { table.keys(of: $0).available.map(\.name) }
    names += catalogue.transitions.flatMap { [$0.declaration.name] + $0.declaration.parameters.map(\.name) }
    for name in names { #expect(ReferenceTests.page.contains("`\(name)`"), "\(name)") }
    // What comes later is no part of it.
    for step in table.items(of: .script) where step.availability == .later {
      #expect(!ReferenceTests.page.contains("### `\(step.keyword)`"))
    }
  }

  @Test func everyRowHasTheCellsOfItsHead() {
    var cells: Int?
    for line in ReferenceTests.page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = line.replacing("\\|", with: "").filter { $0 == "|" }.count
      #expect(count == cells ?? count, "\(line)")
      cells = count
    }
  }
}
