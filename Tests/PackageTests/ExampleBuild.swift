import Foundation
import Testing

/// An example package, built. `scripts/test` has built it already, in the folder of the tests, whose modules it
/// shares; elsewhere it is built in a folder that stays, beside the build of the tests.
struct ExampleBuild {
  private let name: String
  private let words: [String]

  /// - Parameter words: What `swift build` is told besides.
  init(_ name: String, words: [String] = []) {
    self.name = name
    self.words = words
  }

  /// The path of what is built.
  func product(_ file: String) throws -> String {
    if let folder = ProcessInfo.processInfo.environment["SCREENPLAY_EXAMPLES"] { return "\(folder)/\(file)" }
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(filePath: runner).deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().appending(path: "example-\(name)").path
    let package = Repository.here.root.appending(path: "Examples/\(name)").path
    // Without the flag, files that were renamed since the last build are missed.
    let build =
      [
        "swift", "build", "--package-path", package, "--scratch-path", scratch,
        "--disable-build-manifest-caching",
      ]
      + words
    let (status, text) = try Self.run(["/usr/bin/env"] + build)
    #expect(status == 0, "\(text)")
    return "\(scratch)/debug/\(file)"
  }

  /// Runs a command to its end.
  ///
  /// - Parameter environment: Instead of what the variables are here.
  static func run(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
