import Foundation
import Testing

/// `action.yml`: its `run:` lines are run as GitHub runs them, with the environment it promises, in a clean folder.
@Suite struct ActionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let scene = """
    screenplay: 1
    canvas: {size: 40x30, fps: 10}
    screens:
      red: {background: "#ff0000"}
      blue: {background: "#0000ff"}
    script:
      - show: red
      - wait: 300ms
      - show: blue
      - wait: 200ms

    """

  /// What the runner is given and what it has afterwards.
  private struct Job {
    let folder: TemporaryFolder
    let action: ActionFile
    var inputs: [String: String]
    var outputs: [String: String] = [:]
    private(set) var log = ""

    init(_ inputs: [String: String]) throws {
      folder = try TemporaryFolder()
      action = try ActionFile(
        String(contentsOf: ActionTests.root.appending(path: "action.yml"), encoding: .utf8))
      self.inputs = action.defaults.merging(inputs) { $1 }
      for name in ["runner", "workspace/scenes"] {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: name), withIntermediateDirectories: true)
      }
    }

    /// Runs every step that has lines of its own, until one fails.
    mutating func run() throws -> Int32 {
      for step in action.steps where step.run != nil {
        let status = try run(step)
        guard status == 0 else { return status }
      }
      return 0
    }

    private mutating func run(_ step: ActionFile.Step) throws -> Int32 {
      let runner = folder.url.appending(path: "runner")
      for name in ["output", "summary", "script"] {
        let file = runner.appending(path: name)
        if name != "summary" || !FileManager.default.fileExists(atPath: file.path) {
          try Data().write(to: file)
        }
      }
      try Data((step.run ?? "").utf8).write(to: runner.appending(path: "script"))
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", runner.appending(path: "script").path]
      process.currentDirectoryURL = folder.url.appending(path: "workspace")
      process.environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": runner.path,
        "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": ActionTests.root.path,
        "RUNNER_TEMP": runner.path, "GITHUB_OUTPUT": runner.appending(path: "output").path,
        "GITHUB_STEP_SUMMARY": runner.appending(path: "summary").path,
      ].merging(step.environment.mapValues { value($0) }) { $1 }
      let pipe = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      log += String(decoding: data, as: UTF8.self)
      for line in try folder.text(of: "runner/output").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        if let id = step.id, parts.count == 2 { outputs["steps.\(id).outputs.\(parts[0])"] = parts[1] }
      }
      return process.terminationStatus
    }

    /// An expression's value; the action has no others than names of inputs and outputs.
    private func value(_ text: String) -> String {
      guard text.hasPrefix("${{ "), text.hasSuffix(" }}") else { return text }
      let name = String(text.dropFirst(4).dropLast(3))
      return name.hasPrefix("inputs.") ? inputs[String(name.dropFirst(7))] ?? "" : outputs[name] ?? ""
    }
  }

  /// A checked-out repository with two scenes, one of them with a space in its name, and their golden files.
  private func job(_ inputs: [String: String] = [:]) throws -> Job {
    let job = try Job(inputs.merging(["screenplay": BuiltCommand.path]) { $1 })
    for name in ["tour", "second tour"] {
      try job.folder.write(Self.scene, to: "workspace/scenes/\(name).yaml")
      let run = try BuiltCommand.run(
        "verify", "--record", "workspace/scenes/\(name).yaml", in: job.folder, environment: ["CI": ""])
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    return job
  }

  @Test func scenesThatAreAsTheyWerePass() throws {
    var job = try job()
    let status = try job.run()
    #expect(status == 0, "\(job.log)")
    let report = try #require(job.outputs["steps.verify.outputs.report"])
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: report)) == [
        "report.html", "junit.xml", "verify.txt",
      ])
    let summary = try job.folder.text(of: "runner/summary")
    #expect(summary.hasPrefix("### Screenplay\n```text\n"))
    #expect(summary.contains("scenes/tour.yaml: passed") && summary.contains("2 passed"))
    #expect(!job.log.contains("::error"))
  }

  @Test func aSceneThatChangedFails() throws {
    var job = try job(["options": "--strict\n--jobs\n1"])
    try job.folder.write(Self.scene.replacing("#0000ff", with: "#0000fe"), to: "workspace/scenes/tour.yaml")
    let status = try job.run()
    #expect(status == 4)
    #expect(job.log.contains("::error title=Screenplay::frames are not what they were"))
    let report = try #require(job.outputs["steps.verify.outputs.report"])
    let page = try String(contentsOfFile: report + "/report.html", encoding: .utf8)
    #expect(page.contains("1 of 2 scenes is not as it was"))
    let xml = try String(contentsOfFile: report + "/junit.xml", encoding: .utf8)
    #expect(xml.contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    #expect(try job.folder.text(of: "runner/summary").contains("2 of 5 frames differ"))
  }

  @Test func noSceneIsNoSuccess() throws {
    var job = try job(["scenes": "nowhere/*.yaml"])
    let status = try job.run()
    #expect(status == 1)
    #expect(job.log.contains("::error title=Screenplay::no scene matches: nowhere/*.yaml"))
  }

  /// What a pull request writes reaches the lines as values of variables alone, never as text of them.
  @Test func nothingIsSplicedIntoTheLines() throws {
    let action = try Job([:]).action
    #expect(action.steps.map { $0.run != nil } == [true, true, true, false])
    #expect(action.steps.allSatisfy { !($0.run ?? "").contains("${{") })
    #expect(action.text.contains("uses: actions/upload-artifact@v"))
    #expect(action.defaults.keys.sorted() == ["artifact", "options", "scenes", "screenplay"])
    var job = try job([
      "scenes": "$(touch spliced)`touch spliced`; touch spliced", "options": "; touch spliced",
    ])
    #expect(try job.run() != 0)
    #expect(try !job.folder.names.contains("spliced"))
    #expect(!FileManager.default.fileExists(atPath: job.folder.url.appending(path: "workspace/spliced").path))
  }

  @Test func pageNamesEveryInput() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/ci.md"), encoding: .utf8)
    for input in try Job([:]).action.defaults.keys { #expect(page.contains("`\(input)`"), "\(input)") }
  }
}

/// The parts of `action.yml` that are run: what `action.yml` needs of YAML and no more.
private struct ActionFile {
  struct Step {
    var id: String?
    var environment: [String: String] = [:]
    var run: String?
  }

  let text: String
  private(set) var defaults: [String: String] = [:]
  private(set) var steps: [Step] = []

  init(_ text: String) throws {
    self.text = text
    var (section, input, block) = ("", "", "")
    for line in text.components(separatedBy: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if indent == 0, !words.isEmpty { section = String(words) }
      if section == "inputs:" {
        if indent == 2 { input = String(words.dropLast()) }
        if words.hasPrefix("default: ") {
          defaults[input] = words.dropFirst(9).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }
      }
      guard section == "runs:" else { continue }
      if words.hasPrefix("- name: ") {
        steps.append(Step())
        block = ""
      }
      guard !steps.isEmpty else { continue }
      if indent == 6, !words.isEmpty { block = String(words.prefix { $0 != ":" }) }
      let last = steps.count - 1
      if block == "id", words.hasPrefix("id: ") { steps[last].id = String(words.dropFirst(4)) }
      if block == "env", indent == 8, let colon = words.firstIndex(of: ":") {
        steps[last].environment[String(words[..<colon])] = String(words[words.index(colon, offsetBy: 2)...])
      }
      if block == "run" {
        steps[last].run = words == "run: |" ? "" : (steps[last].run ?? "") + line.dropFirst(8) + "\n"
      }
    }
  }
}
