import Foundation
import SceneModel
import SceneScript
import SourceDiagnostics
import TestSupport
import Testing

/// Scripts broken at random end in a meaning or in located errors, never in a crash.
struct MutationTests {
  private static let count = 700

  private static let smallScript = """
    screenplay: 1
    title: Push and pop
    screens:
      home: home.png
    script:
      - show: home
      - wait: 1s
      - push: detail.png
      - chapter: A title that nobody refers to

    """

  private static let originals: [[UInt8]] =
    Array(repeating: Array(completeScript.utf8), count: 80)
    + Array(repeating: Array(smallScript.utf8), count: 160)
    + BrokenScriptTests.scripts.compactMap { try? Array(Data(contentsOf: $0)) }

  /// Small, so that a mutated count is refused soon.
  private static let limits: Limits = {
    var limits = Limits.standard
    limits.frames = 10_000
    limits.steps = 2_000
    return limits
  }()

  @Test(arguments: Mutation.allCases)
  func endInAMeaningOrInErrors(mutation: Mutation) {
    var random = SeededGenerator(seed: 20_261_130)
    var meanings = 0
    for _ in 0..<MutationTests.count {
      let original = MutationTests.originals.randomElement(using: &random) ?? []
      let script = mutation.apply(to: original, others: MutationTests.originals, &random)
      do throws(DiagnosticsError) {
        let resolved = try SceneScript.resolve(
          script, file: "scene.yaml", catalogue: catalogue, world: MemoryWorld(), limits: MutationTests.limits
        )
        meanings += 1
        #expect(resolved.warnings.allSatisfy { $0.severity != .error })
        check(resolved.warnings, of: script)
        _ = try? Director.direct(resolved.description, catalogue: catalogue, limits: MutationTests.limits)
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error })
        check(error.diagnostics, of: script)
      }
    }
    // A test that only ever saw one of the two would show nothing of the other.
    #expect(meanings > MutationTests.count / 100 && meanings < MutationTests.count)
  }

  /// Every diagnostic has its place in the text, and they come in its order.
  private func check(_ diagnostics: [Diagnostic], of script: [UInt8]) {
    let source = SourceText(name: "scene.yaml", text: String(decoding: script, as: UTF8.self))
    var last = SourceLocation(line: 1, column: 1)
    for diagnostic in diagnostics {
      guard let range = diagnostic.range else {
        Issue.record("\(diagnostic.id) has no place in \(source.text)")
        continue
      }
      // In a file that is included.
      guard range.file == source.name else { continue }
      #expect(last <= range.start, "\(diagnostic.id) is out of order")
      last = range.start
      for place in [range.start, range.end] {
        let length = source.line(place.line)?.unicodeScalars.count
        #expect(
          length.map { place.column <= $0 + 1 } ?? false, "\(diagnostic.id) at \(place) of\n\(source.text)")
      }
    }
  }
}
