import Foundation
import Testing

/// Which files and rows of `Vectors/` no test reads, and why; printed by the test below.
enum VectorExclusions {
  static let files: [(name: String, reason: String)] = []

  /// Rows of `easing_syntax` whose text CSS reads and we reject on purpose.
  static let syntaxRows: [(text: String, reason: String)] = [
    ("linear(0 calc(50% - 50%), 0 calc(50% + 50%))", "calc() is rejected: a script has no expressions"),
    ("linear(0 calc(min(50%, 60%)), 0 100%)", "calc() and min() are rejected: a script has no expressions"),
  ]
}

@Suite struct VectorCoverageTests {
  /// The files some test of this target asks for, found in the sources of the tests.
  private func filesRead() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    var names: Set<String> = []
    for case let path as String in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in source.matches(of: #/\.rows\("([a-z_0-9]+)"\)/#) { names.insert(String(match.1)) }
    }
    return names
  }

  @Test func everyFileIsReadOrExcluded() throws {
    let folder = try #require(Bundle.module.url(forResource: "Vectors", withExtension: nil))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }
    let excluded = VectorExclusions.files.map(\.name)
    #expect(try filesRead().union(excluded) == Set(files))
    #expect(try filesRead().isDisjoint(with: excluded))
    for (name, reason) in VectorExclusions.files + VectorExclusions.syntaxRows {
      print("left out: \(name): \(reason)")
    }
  }
}
