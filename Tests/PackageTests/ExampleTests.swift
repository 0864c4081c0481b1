import Foundation
import Testing

/// The example package uses the library as anybody would: by path, with `import Screenplay` alone.
@Suite struct ExampleTests {
  private let folder = "Examples/RenderAndExtend"

  @Test func importsNothingElse() throws {
    let files = try Repository.here.sources(below: folder, extensions: ["swift"])
      .filter { !$0.hasSuffix("/Package.swift") }
    #expect(files.count == 2)
    for file in files {
      #expect(
        ImportLine.all(in: try Repository.here.text(of: file)).map(\.module) == ["Screenplay"], "\(file)")
    }
  }

  @Test func buildsAndRuns() throws {
    let example = try ProcessInfo.processInfo.environment["SCREENPLAY_EXAMPLE"] ?? build()
    let output = FileManager.default.temporaryDirectory.appending(path: "screenplay-example-\(UUID()).mp4")
    defer { try? FileManager.default.removeItem(at: output) }
    let script = Repository.here.root.appending(path: "\(folder)/iris.yaml").path
    let (status, text) = try run([example, script, output.path])
    #expect(status == 0)
    // In the middle of the film the circle is half open: its middle shows the sand, #ffcc80.
    #expect(
      text == """
        14 frames
        frame 7: 160 × 120, red 255, green 204, blue 128
        encoded 14 of 14 frames
        \(output.path): 14 frames at 10/1

        """)
    #expect(FileManager.default.fileExists(atPath: output.path))
  }

  /// Builds it in a folder that stays, beside the build of the tests. `scripts/test` has built it already,
  /// in the folder of the tests, whose modules it shares.
  private func build() throws -> String {
    let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(filePath: runner).deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().appending(path: "example").path
    let package = Repository.here.root.appending(path: folder).path
    let build = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
    let (status, text) = try run(["/usr/bin/env"] + build)
    #expect(status == 0, "\(text)")
    return "\(scratch)/debug/RenderAndExtend"
  }

  private func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
