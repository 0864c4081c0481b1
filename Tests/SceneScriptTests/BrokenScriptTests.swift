import Foundation
import SceneModel
import SceneScript
import SourceDiagnostics
import Testing

/// Scripts that are wrong, each with everything that is said about it in a `.txt` beside it.
///
/// They stand in `Tests/*/Broken`. `SCREENPLAY_RECORD=1` writes the texts anew, to be read before they are
/// committed; such a run fails.
struct BrokenScriptTests {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static let scripts: [URL] = {
    let folders =
      (try? FileManager.default.contentsOfDirectory(at: tests, includingPropertiesForKeys: nil)) ?? []
    return folders.map { $0.appendingPathComponent("Broken") }
      .flatMap {
        (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
      }
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
  }()

  /// Limits that a short script can reach.
  static let limits: [String: Limits] = [
    "script-too-large": limits { $0.scriptBytes = 64 },
    "too-deep": limits { $0.depth = 8 },
    "too-many-frames": limits { $0.frames = 500 },
    "too-many-steps": limits { $0.steps = 20 },
    "canvas-too-large": limits { $0.side = 1000 },
  ]

  private static func limits(_ change: (inout Limits) -> Void) -> Limits {
    var limits = Limits.standard
    change(&limits)
    return limits
  }

  /// Everything said about a script: by reading it and, when it has a meaning, by directing it.
  static func diagnostics(of script: URL) throws -> [Diagnostic] { try reading(of: script).diagnostics }

  /// The same with the texts of the files that the script includes.
  private static func reading(of script: URL) throws -> (diagnostics: [Diagnostic], included: [SourceText]) {
    let name = script.deletingPathExtension().lastPathComponent
    let limits = limits[name] ?? .standard
    let bytes = Array(try Data(contentsOf: script))
    let reading = SceneScript.read(
      bytes, file: script.lastPathComponent, catalogue: catalogue, world: MemoryWorld(), limits: limits)
    let directed = reading.description.map { directing($0, limits) } ?? []
    return ((reading.diagnostics + directed).inTextOrder(), reading.included)
  }

  private static func directing(_ description: SceneDescription, _ limits: Limits) -> [Diagnostic] {
    do throws(DiagnosticsError) {
      return try Director.direct(description, catalogue: catalogue, limits: limits).warnings
    } catch {
      return error.diagnostics
    }
  }

  @Test(arguments: scripts)
  func sayExactlyThis(script: URL) throws {
    let (diagnostics, included) = try BrokenScriptTests.reading(of: script)
    let text = String(decoding: try Data(contentsOf: script), as: UTF8.self)
    let source = SourceText(name: script.lastPathComponent, text: text)
    let report = DiagnosticFormatter().string(for: diagnostics, in: [source] + included)
    let expectation = script.deletingPathExtension().appendingPathExtension("txt")
    if ProcessInfo.processInfo.environment["SCREENPLAY_RECORD"] != nil {
      try report.write(to: expectation, atomically: true, encoding: .utf8)
      Issue.record("recorded \(expectation.lastPathComponent)")
      return
    }
    let expected = try String(contentsOf: expectation, encoding: .utf8)
    #expect(report == expected)
    let name = script.deletingPathExtension().lastPathComponent
    #expect(
      diagnostics.contains { $0.id == name || name.hasPrefix($0.id + ".") },
      "the script is named after the diagnostic it shows")
  }

  @Test func everyDiagnosticHasAScript() throws {
    let raised = Set(
      try BrokenScriptTests.scripts.flatMap { try BrokenScriptTests.diagnostics(of: $0) }.map(\.id))
    let written = try BrokenScriptTests.identifiersInSources()
    #expect(written.subtracting(raised) == [], "ids that no broken script raises")
    #expect(raised.subtracting(written) == [], "ids that stand in no source")
  }

  @Test func everyTextHasAScript() throws {
    let names = Set(BrokenScriptTests.scripts.map { $0.deletingPathExtension().path })
    for script in BrokenScriptTests.scripts {
      let folder = script.deletingLastPathComponent()
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "txt" {
        #expect(names.contains(file.deletingPathExtension().path), "\(file.lastPathComponent) has no script")
      }
    }
  }

  /// The string literals after `id:` in the sources that raise diagnostics about scripts.
  private static func identifiersInSources() throws -> Set<String> {
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources")
    var identifiers: Set<String> = []
    for target in ["SceneScript", "SceneModel"] {
      let folder = sources.appendingPathComponent(target)
      for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        ?? .init()
      where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /[^.\w]id: ([^,\n]*)/) {
          for literal in match.1.matches(of: /"([a-z0-9-]+)"/) { identifiers.insert(String(literal.1)) }
        }
      }
    }
    return identifiers
  }
}
