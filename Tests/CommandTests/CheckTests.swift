import Foundation
import Testing

@Suite struct CheckTests {
  @Test func scriptWithoutErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let run = try BuiltCommand.run("check", "small.yaml", in: folder)
    #expect(run.errors == "")
    #expect(run.output == "small.yaml: no errors; 6 frames, 0.6 s\n")
    #expect(run.exitCode == 0)
    #expect(try folder.names == ["small.yaml"])
  }

  @Test func errorsInThreeForms() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.broken, to: "broken.yaml")
    let human = try BuiltCommand.run("check", "broken.yaml", in: folder)
    #expect(human.exitCode == 3 && human.output == "")
    #expect(human.errors.contains("error[missing-unit]: the time `200` has no unit\n --> broken.yaml:6:11\n"))
    #expect(human.errors.contains("\n5 |   - show: frist\n  |           ^^^^^\n"))
    #expect(human.errors.hasSuffix("\n\n2 errors\n"))

    let short = try BuiltCommand.run("check", "broken.yaml", "--format", "short", in: folder)
    #expect(short.exitCode == 3)
    #expect(short.errors.contains("broken.yaml:6:11: error: the time `200` has no unit [missing-unit]\n"))

    let json = try BuiltCommand.run("check", "broken.yaml", "--format", "json", in: folder)
    #expect(json.exitCode == 3 && json.errors == "")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(report["errors"] as? Int == 2)
  }

  @Test func severalScripts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    try folder.write(Scripts.broken, to: "broken.yaml")
    let run = try BuiltCommand.run("check", "small.yaml", "broken.yaml", in: folder)
    #expect(run.exitCode == 3)
    #expect(run.output == "small.yaml: no errors; 6 frames, 0.6 s\n")
    #expect(run.errors.contains("broken.yaml:5:11"))
  }

  @Test func quietSaysErrorsOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small + "# nothing\n", to: "small.yaml")
    try folder.write(Scripts.broken, to: "broken.yaml")
    let good = try BuiltCommand.run("check", "-q", "small.yaml", in: folder)
    #expect(good.output + good.errors == "" && good.exitCode == 0)
    let bad = try BuiltCommand.run("check", "-q", "broken.yaml", in: folder)
    #expect(bad.exitCode == 3 && bad.errors.contains("error[missing-unit]"))
  }

  @Test func scriptThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    let missing = try BuiltCommand.run("check", "nowhere.yaml", in: folder)
    #expect(missing.errors == "error: `nowhere.yaml` cannot be read: there is no such file\n")
    #expect(missing.exitCode == 1)
    let directory = try BuiltCommand.run("check", "/", in: folder)
    #expect(directory.errors == "error: `/` cannot be read: it is a folder\n")
    #expect(directory.exitCode == 1)
  }

  @Test func foldersThatAreAllowedMustBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.small, to: "small.yaml")
    let missing = try BuiltCommand.run("check", "small.yaml", "--allow-path", "nowhere", in: folder)
    #expect(missing.exitCode == 1)
    #expect(missing.errors == "error: `nowhere` cannot be read: there is no such folder\n")
    let file = try BuiltCommand.run("check", "small.yaml", "--allow-path", "small.yaml", in: folder)
    #expect(file.errors == "error: `small.yaml` cannot be read: it is not a folder\n")
  }

  @Test func theOthersAreCheckedWhenOneCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.broken, to: "broken.yaml")
    let run = try BuiltCommand.run("check", "nowhere.yaml", "broken.yaml", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("broken.yaml:5:11"))
    #expect(run.errors.hasSuffix("error: `nowhere.yaml` cannot be read: there is no such file\n"))
  }

  @Test func deepestScriptThatIsAllowed() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "sequence: [", count: 126) + "wait: 1s" + String(repeating: "]", count: 126)
    let script =
      "screenplay: 1\ncanvas: {size: 64x48}\nscreens: {a: {content: []}}\nscript: [show: a, \(deep)]\n"
    try folder.write(script, to: "deep.yaml")
    let run = try BuiltCommand.run("check", "deep.yaml", "--max-depth", "256", in: folder)
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
  }

  @Test func filesOutsideTheFolderAreRefused() throws {
    let outside = try TemporaryFolder()
    try outside.write("not a picture", to: "secret.png")
    let secret = outside.url.appending(path: "secret.png").path
    for path in [secret, "../\(outside.url.lastPathComponent)/secret.png", "link.png"] {
      let folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "link.png"), withDestinationURL: URL(filePath: secret))
      try folder.write("screenplay: 1\nscript:\n  - show: \(path)\n", to: "a.yaml")
      let run = try BuiltCommand.run("check", "--format", "short", "a.yaml", in: folder)
      #expect(run.exitCode == 3)
      #expect(
        run.errors == """
          a.yaml:3:11: error: `\(path)` lies outside the folder of the script [file-outside]

          1 error

          """)
      // Allowed, it is read, and turns out to be no picture.
      let allowed = try BuiltCommand.run(
        "check", "--format", "short", "--allow-path", outside.url.path, "a.yaml", in: folder)
      #expect(allowed.exitCode == 3)
      #expect(allowed.errors.contains("[file-unsupported]"), "\(allowed.errors)")
    }
  }
}
