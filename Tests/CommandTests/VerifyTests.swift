import Foundation
import Screenplay
import Testing

@Suite struct VerifyCommandTests {
  /// A test of a build server must not be told of one.
  private static let nobody = ["CI": ""]

  private func verify(_ arguments: String..., in folder: TemporaryFolder) throws -> BuiltCommand.Run {
    try BuiltCommand.start(["verify"] + arguments, in: folder, environment: VerifyCommandTests.nobody)
      .finish()
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    return folder
  }

  @Test func fromNothingToPassed() throws {
    let folder = try folder()
    let missing = try verify("small.yaml", in: folder)
    #expect(missing.exitCode == 4 && missing.errors == "")
    #expect(
      missing.output
        == "small.yaml: there is no golden file\n  hint: `--record` makes one of what the scene is now\n")
    let recorded = try verify("small.yaml", "--record", in: folder)
    #expect(recorded.exitCode == 0 && recorded.errors == "")
    #expect(recorded.output == "small.yaml: recorded 6 frames in small.framehash\n")
    let again = try verify("small.yaml", "--record=all", in: folder)
    #expect(again.output == "small.yaml: small.framehash says so already\n")
    let passed = try verify("small.yaml", in: folder)
    #expect(passed.exitCode == 0 && passed.errors == "")
    #expect(passed.output == "small.yaml: passed: 6 frames, all as they were\n")
    #expect(try verify("small.yaml", "--quiet", in: folder).output == "")
    #expect(try folder.names == ["small.framehash", "small.yaml"])
  }

  @Test func differences() throws {
    let folder = try folder()
    _ = try verify("small.yaml", "--record", in: folder)
    try folder.write(Scripts.small.replacing("#ffcc00", with: "#ffcc01"), to: "small.yaml")
    let run = try verify("small.yaml", "--report", "page.html", "--junit", "cases.xml", in: folder)
    #expect(run.exitCode == 4)
    #expect(
      run.output.split(separator: "\n").prefix(4) == [
        "small.yaml: failed: 5 of 6 frames differ",
        "  first differs in frame 0 (0 s), in `wait` at small.yaml:13:5",
        "  frames 0–4",
        "  layer `first`: fill, in frame 0",
      ])
    #expect(run.errors == "hint: where a scene is right as it is now, `--record=failed` writes that down\n")
    #expect(try folder.text(of: "page.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.text(of: "cases.xml").contains("<failure message=\"5 of 6 frames differ\""))
    let recorded = try verify("small.yaml", "--record=failed", in: folder)
    #expect(recorded.exitCode == 0)
    // With what was another one.
    #expect(
      recorded.output.split(separator: "\n").prefix(2) == [
        "small.yaml: recorded 6 frames in small.framehash, in place of what it said",
        "  first differs in frame 0 (0 s), in `wait` at small.yaml:13:5",
      ])
  }

  @Test func severalScenes() throws {
    let folder = try folder()
    try folder.write(Scripts.small, to: "other.yaml")
    try folder.write("screenplay: 1\nscript:\n  - shw: a\n", to: "broken.yaml")
    _ = try verify("small.yaml", "--record", in: folder)
    let run = try verify("small.yaml", "other.yaml", in: folder)
    #expect(run.exitCode == 4 && run.output.hasSuffix("\n\n1 passed, 1 failed\n"))
    // Errors of a script go before differences, and these before what cannot be read.
    let broken = try verify("small.yaml", "broken.yaml", "other.yaml", in: folder)
    #expect(broken.exitCode == 3 && broken.output.contains("broken.yaml: not played: "))
    #expect(broken.errors.contains("--> broken.yaml:3:5"))
    #expect(broken.output.hasSuffix("\n\n1 passed, 2 failed\n"))
    let absent = try verify("absent.yaml", "broken.yaml", "small.yaml", in: folder)
    #expect(absent.exitCode == 3)
    #expect(try verify("absent.yaml", "other.yaml", in: folder).exitCode == 4)
    #expect(try verify("absent.yaml", "small.yaml", in: folder).exitCode == 1)
    #expect(
      absent.output.hasPrefix(
        "absent.yaml: not played: `absent.yaml` cannot be read: there is no such file\n"))
  }

  @Test func aReportThatCannotBeWrittenHidesNoDifference() throws {
    let folder = try folder()
    _ = try verify("small.yaml", "--record", in: folder)
    let words = "error: the folder `none` does not exist\n  = hint: make it with `mkdir -p none`\n"
    let same = try verify("small.yaml", "--report", "none/page.html", in: folder)
    #expect(same.exitCode == 1 && same.errors == words && same.output.contains("all as they were"))
    try folder.write(Scripts.small.replacing("#ffcc00", with: "#ffcc01"), to: "small.yaml")
    let other = try verify("small.yaml", "--junit", "none/cases.xml", "--report", "page.html", in: folder)
    #expect(other.exitCode == 4 && other.errors.hasPrefix(words))
    #expect(other.output.hasPrefix("small.yaml: failed: 5 of 6 frames differ\n"))
    #expect(try folder.text(of: "page.html").contains("5 of 6 frames differ"))
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    let folder = try folder()
    #expect(mkfifo(folder.url.appending(path: "small.framehash").path, 0o600) == 0)
    let run = try verify("small.yaml", in: folder)
    #expect(run.exitCode == 4)
    #expect(
      run.output == """
        small.yaml: unreadable golden file: small.framehash: the file cannot be read: it is a pipe, and no file
          hint: move away what stands there, and take the golden file back from version control

        """)
  }

  @Test func twoScriptsOfOneGoldenFile() throws {
    let folder = try folder()
    let run = try verify("small.yaml", "small.json", in: folder)
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "error: `small.yaml` and `small.json` have one golden file, `small.framehash`\n"
        + "  = hint: give one of them another name\n")
  }

  @Test func asJSON() throws {
    let folder = try folder()
    _ = try verify("small.yaml", "--record", in: folder)
    try folder.write(Scripts.small.replacing("#ffcc00", with: "#ffcc01"), to: "small.yaml")
    let run = try verify("small.yaml", "--json", in: folder)
    #expect(run.exitCode == 4 && run.errors == "")
    struct Summary: Decodable {
      struct Scene: Decodable {
        struct Differences: Decodable {
          struct Frames: Decodable {
            struct Moment: Decodable {
              struct Step: Decodable { let keyword: String }
              let frame: Int
              let step: Step
            }
            let differing: Int
            let first: Moment
          }
          struct Layer: Decodable {
            let layer: String
            let groups: [String]
          }
          let frames: Frames
          let layer: Layer
        }
        let scene: String
        let golden: String
        let outcome: String
        let decidedBy: String
        let differences: Differences
      }
      let passed: Int
      let failed: Int
      let recorded: Int
      let scenes: [Scene]
    }
    let summary = try JSONDecoder().decode(Summary.self, from: Data(run.output.utf8))
    #expect(summary.passed == 0 && summary.failed == 1 && summary.recorded == 0)
    let scene = try #require(summary.scenes.first)
    #expect(scene.scene == "small" && scene.golden == "small.framehash")
    #expect(scene.outcome == "failed" && scene.decidedBy == "frameHashes")
    #expect(scene.differences.frames.differing == 5 && scene.differences.frames.first.step.keyword == "wait")
    #expect(scene.differences.layer.layer == "first" && scene.differences.layer.groups == ["fill"])
  }

  @Test func noRecordingOnABuildServer() throws {
    let folder = try folder()
    for value in ["true", "1"] {
      let run = try BuiltCommand.run(
        "verify", "small.yaml", "--record", in: folder, environment: ["CI": value])
      #expect(run.exitCode == 2 && run.output == "")
      #expect(
        run.errors == """
          error: `--record` is off where CI is set: a run that nobody looks at must not approve what it made
            = hint: record on your own machine and commit the golden files
            = hint: or add `--record-in-ci`

          """)
    }
    #expect(try folder.names == ["small.yaml"])
    let asked = try BuiltCommand.run(
      "verify", "small.yaml", "--record=missing", "--record-in-ci", in: folder, environment: ["CI": "true"])
    #expect(asked.exitCode == 0)
    for value in ["false", "0"] {
      let run = try BuiltCommand.run(
        "verify", "small.yaml", "--record", in: folder, environment: ["CI": value])
      #expect(run.exitCode == 0)
    }
  }

  @Test func anEditedGoldenFileIsRefused() throws {
    let folder = try folder()
    _ = try verify("small.yaml", "--record", in: folder)
    let text = try folder.text(of: "small.framehash")
    try folder.write(text.replacing(/with Cairo .*/, with: "with Cairo 0.1"), to: "small.framehash")
    let run = try verify("small.yaml", in: folder)
    #expect(run.exitCode == 4)
    #expect(
      run.output == """
        small.yaml: unreadable golden file: small.framehash:18: this line was changed by hand
          hint: take it back from version control, or make it anew with `--record`

        """)
  }

  @Test func anotherEnvironmentIsSaidAloud() throws {
    let folder = try folder()
    _ = try verify("small.yaml", "--record", in: folder)
    var golden = try GoldenFile(parsing: Array(try folder.data(of: "small.framehash")))
    let parts = golden.approvals[0].environment.parts
    let version = try #require(parts.first { $0.name == "Cairo" }?.value)
    golden.approvals[0].environment = GoldenEnvironment(
      parts: parts.map { $0.name == "Cairo" ? .init("Cairo", "0.1") : $0 })
    let list = golden.approvals[0].hashes
    golden.approvals[0].hashes = FrameHashList(
      rate: list.rate, width: list.width, height: list.height,
      hashes: try list.hashes.map { try SHA256.hash($0.bytes) })
    try folder.write(try golden.text(), to: "small.framehash")
    let run = try verify("small.yaml", in: folder)
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix("small.yaml: passed: the small pictures of small.framehash are as they were"))
    #expect(run.output.contains("\n  another environment: Cairo \(version) instead of 0.1\n"))
    #expect(
      run.errors
        == "warning: small.yaml was drawn in another environment than its golden frames: only small pictures decided, "
        + "within a mean of 1.5 levels, and more than 24 levels in 0.5 % of the pixels; `--strict` refuses that\n"
    )
    // Also when nothing else is said.
    #expect(try verify("small.yaml", "--quiet", in: folder).errors == run.errors)
    let strict = try verify("small.yaml", "--strict", in: folder)
    #expect(strict.exitCode == 4)
    #expect(
      strict.output.hasPrefix(
        "small.yaml: another environment: the golden file knows no environment like this one"))
    #expect(
      try verify("small.yaml", "--record", in: folder).output.hasPrefix(
        "small.yaml: added this environment to small.framehash\n"))
    #expect(try verify("small.yaml", "--strict", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    (["--record=some"], "error: `--record` takes all, missing or failed, not `some`\n"),
    (
      ["--record-in-ci"],
      "error: `--record-in-ci` does nothing without `--record`\n  = hint: leave it out\n"
    ),
    (
      ["--report", "page.txt"],
      "error: `page.txt` does not end in .html\n  = hint: a report is a page of HTML\n"
    ),
    (
      ["--strict", "--perceptual"],
      "error: `--strict` lets nothing but equal frames pass, and `--perceptual` others too\n"
        + "  = hint: leave one of them out\n"
    ),
    (["--junit", "a.html"], "error: `a.html` does not end in .xml\n  = hint: JUnit's reports are XML\n"),
  ])
  func usage(arguments: [String], words: String) throws {
    let folder = try folder()
    let run = try BuiltCommand.start(
      ["verify", "small.yaml"] + arguments, in: folder, environment: VerifyCommandTests.nobody
    ).finish()
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors == words)
  }
}
