import Foundation
import Testing

/// The built command, beside the test bundle.
enum BuiltCommand {
  /// What a run of the command came to.
  struct Run {
    let exitCode: Int32
    /// True when a signal ended it; `exitCode` is then the signal's number.
    let wasKilled: Bool
    let output: String
    let errors: String
  }

  static let path: String = {
    // The test runner itself is /…/debug/screenplayPackageTests.xctest.
    let runner = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(filePath: runner).deletingLastPathComponent().appending(path: "screenplay").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // Under `swift test` the runner may be a helper of the toolchain: the bundle is among its arguments.
    let bundle = CommandLine.arguments.first { $0.contains("PackageTests.xctest") } ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "screenplay").path
  }()

  /// Runs the command to its end.
  static func run(
    _ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Run {
    try start(arguments, in: folder, environment: environment).finish()
  }

  /// Runs a line of shell in which `"$0"` is the command.
  static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    try start(executable: "/bin/sh", ["-c", line, path], in: folder, environment: [:]).finish()
  }

  static func start(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Started {
    try start(executable: path, arguments, in: folder, environment: environment)
  }

  private static func start(
    executable: String, _ arguments: [String], in folder: TemporaryFolder, environment: [String: String]
  ) throws -> Started {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: nothing waits for a reader, however much is written.
    let logs = try TemporaryFolder()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try logs.handle(for: "output")
    process.standardError = try logs.handle(for: "errors")
    try process.run()
    return Started(process: process, logs: logs)
  }

  /// A run that goes on.
  struct Started {
    let process: Process
    let logs: TemporaryFolder

    func finish() throws -> Run {
      process.waitUntilExit()
      return Run(
        exitCode: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
        output: try logs.text(of: "output"), errors: try logs.text(of: "errors"))
    }

    /// Waits until the command has begun to write a film: it holds a file without a name.
    ///
    /// Blocks the thread: a task that sleeps wakes too late when other tests keep all threads busy.
    func waitUntilWriting() {
      let descriptors = "/proc/\(process.processIdentifier)/fd"
      while process.isRunning {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
        let links = names.compactMap {
          try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
        }
        if links.contains(where: { $0.hasSuffix("(deleted)") && !$0.hasPrefix("/memfd:") }) { return }
        usleep(5000)
      }
      Issue.record("the command ended before it began to write")
    }
  }
}

/// A folder of its own for a test, gone with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "screenplay-command-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func data(of name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func handle(for name: String) throws -> FileHandle {
    try Data().write(to: url.appending(path: name))
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  /// Everything in it, hidden files too, sorted.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted() }
  }
}

/// Scripts that the tests render.
enum Scripts {
  /// 64 × 48 pixels, 6 frames.
  static let small = """
    screenplay: 1
    canvas: {size: 64x48, fps: 10, background: "#204060"}
    screens:
      first:
        background: "#ffcc00"
        content:
          - box:
            frame: [8, 8, 20, 20]
            background: "#204060"
      second: {background: white}
    script:
      - show: first
      - wait: 200ms
      - chapter: Second part
      - push: second
      - wait: 100ms

    """

  /// Half a minute of motion that takes seconds to render on any machine.
  static let long = """
    screenplay: 1
    canvas: {size: 390x844, scale: 2}
    screens:
      first: {background: "#ffcc00"}
      second: {background: "#204060"}
    script:
      - show: first
      - repeat: 20
        steps:
          - push: second
            duration: 800ms
          - pop

    """

  /// One warning and two errors.
  static let broken = """
    screenplay: 1
    screens:
      first: {background: white}
    script:
      - show: frist
      - wait: 200

    """
}
