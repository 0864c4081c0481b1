import Foundation
import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

@testable import SceneScript

/// The schema takes what the reader takes, and finds what a schema can find.
struct SchemaTests {
  static let text = SceneScript.schema(catalogue: catalogue)
  /// Read back from its text.
  static let schema = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))

  private static let root = BrokenScriptTests.tests.deletingLastPathComponent()

  private static func files(below folder: String, _ ending: String) -> [URL] {
    let all = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending && !$0.path.contains("/.build/") }.sorted { $0.path < $1.path }
  }

  @Test func takesEveryScene() throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    let scenes = SchemaTests.files(below: "scenes", "yaml") + SchemaTests.files(below: "Examples", "yaml")
    #expect(scenes.count >= 10)
    for scene in scenes {
      let script = try #require(JSONValue(script: Array(Data(contentsOf: scene))), "\(scene.path)")
      #expect(validator.accepts(script), "\(scene.path)")
    }
    #expect(validator.accepts(try #require(JSONValue(script: Array(completeScript.utf8)))))
  }

  @Test func takesEveryScriptOfTheDocumentation() throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    let pages =
      SchemaTests.files(below: "docs", "md") + [SchemaTests.root.appendingPathComponent("README.md")]
    var count = 0
    for page in pages {
      for block in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
      where block.hasPrefix("yaml\nscreenplay: 1") {
        let script = try #require(JSONValue(script: Array(block.dropFirst("yaml\n".count).utf8)))
        #expect(validator.accepts(script), "\(page.lastPathComponent): \(block)")
        count += 1
      }
    }
    #expect(count >= 7)
  }

  /// What a schema can tell, by the id of the diagnostic that the reader has for it.
  private static let structural: Set = [
    "two-keywords", "unknown-step", "unknown-move", "unknown-option", "unknown-key",
    "option-alone", "nested-options", "option-of-another", "list-in-list", "not-a-list", "not-available",
    "missing-key", "missing-object", "missing-unit", "missing-value", "empty-item", "empty-play",
    "empty-change",
    "invalid-address", "invalid-angle", "invalid-choice", "invalid-color", "invalid-flag",
    "invalid-frame-rate", "invalid-keyframe", "invalid-length", "invalid-name", "invalid-number",
    "invalid-place", "invalid-rectangle", "invalid-share", "invalid-size", "invalid-time", "either-or",
    "size-and-device", "image-and-content", "needs-image", "unknown-device", "unknown-name",
    "unsupported-version", "unwanted-value", "wrong-kind", "no-such-edge",
  ]

  @Test func everyBrokenScriptIsRejectedByTheSchemaOrTheReader() throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    // What only a run of the steps finds is not the schema's.
    var (count, unreadable, rejected) = (0, 0, 0)
    for url in BrokenScriptTests.scripts {
      let name = url.deletingPathExtension().lastPathComponent
      let said = try BrokenScriptTests.diagnostics(of: url)
      #expect(!said.isEmpty, "\(name)")
      let isOfReading = url.path.contains("SceneScriptTests")
      if isOfReading { count += 1 }
      guard let script = JSONValue(script: Array(try Data(contentsOf: url))) else {
        if isOfReading { unreadable += 1 }
        continue
      }
      let isAccepted = validator.accepts(script)
      if !isAccepted {
        if isOfReading { rejected += 1 }
        #expect(said.contains { $0.severity == .error }, "\(name) is right, and the schema rejects it")
      }
      let id = name.split(separator: ".")[0]
      if SchemaTests.structural.contains(String(id)) { #expect(!isAccepted, "\(name)") }
    }
    print("of \(count) broken scripts \(unreadable) are no YAML, and the schema alone rejects \(rejected)")
    #expect(rejected > (count - unreadable) / 2)
  }

  private static let shortScript = """
    screenplay: 1
    canvas: {device: phone}
    values: {pace: 300ms, where: [10, 20, 30, 40]}
    screens:
      home:
        navigation-bar: Home
        content:
          - list: [One, {title: Two, subtitle: "2"}]
          - text: $pace
            frame: $where
            color: tint
    script:
      - show: home
      - set: one
        to: {opacity: 50%, x: -12}
        duration: $pace
      - push: detail.png
        play: [60%, {hold: 300ms}, 100%]
      - pop

    """

  /// A script that was changed at random: if the reader finds no error, the schema finds none.
  @Test(arguments: Mutation.allCases)
  func takesWhatTheReaderTakes(mutation: Mutation) throws {
    let validator = SchemaValidator(try #require(SchemaTests.schema))
    var random = SeededGenerator(seed: 9)
    let originals = [completeScript, SchemaTests.shortScript, SchemaTests.shortScript].map { Array($0.utf8) }
    var (taken, refused) = (0, 0)
    for _ in 0..<700 {
      let original = originals.randomElement(using: &random) ?? []
      let script = mutation.apply(to: original, others: originals, &random)
      guard let value = JSONValue(script: script) else { continue }
      let said = SceneScript.read(script, file: "scene.yaml", catalogue: catalogue, world: MemoryWorld())
        .diagnostics
      if said.contains(where: { $0.severity == .error }) {
        refused += validator.accepts(value) ? 0 : 1
      } else {
        taken += 1
        #expect(validator.accepts(value), "\(String(decoding: script, as: UTF8.self))")
      }
    }
    // A test that only ever saw one of the two would show nothing of the other.
    #expect(taken > 3 && refused > 3, "\(taken) taken, \(refused) refused by both")
  }

  @Test func isTheSameEveryTime() {
    #expect(SceneScript.schema(catalogue: catalogue) == SchemaTests.text)
    #expect(SchemaTests.text.hasSuffix("}\n") && !SchemaTests.text.contains("\t"))
  }
}
