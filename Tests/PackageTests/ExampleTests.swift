import Foundation
import Testing

/// The example packages use the library as anybody would: by path, with its public modules alone.
@Suite struct ExampleTests {
  @Test(arguments: [
    (package: "RenderAndExtend", files: 2, modules: ["Screenplay"]),
    ("TestFrames", 2, ["Screenplay", "ScreenplayTesting", "Testing", "XCTest"]),
  ])
  func importsNothingElse(package: String, files: Int, modules: [String]) throws {
    let sources = try Repository.here.sources(below: "Examples/\(package)", extensions: ["swift"])
      .filter { !$0.hasSuffix("/Package.swift") }
    #expect(sources.count == files)
    let imports = try sources.flatMap { ImportLine.all(in: try Repository.here.text(of: $0)) }
    #expect(Set(imports.map(\.module)).sorted() == modules)
  }

  @Test func buildsAndRuns() throws {
    let example = try ExampleBuild("RenderAndExtend").product("RenderAndExtend")
    let output = FileManager.default.temporaryDirectory.appending(path: "screenplay-example-\(UUID()).mp4")
    defer { try? FileManager.default.removeItem(at: output) }
    let script = Repository.here.root.appending(path: "Examples/RenderAndExtend/iris.yaml").path
    let (status, text) = try ExampleBuild.run([example, script, output.path])
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

  /// Both libraries run the same golden files; a word that means nothing keeps neither from failing.
  @Test(arguments: [["--testing-library", "swift-testing"], []])
  func framesAreTested(library: [String]) throws {
    let build = ExampleBuild("TestFrames", words: ["--build-tests"])
    let tests = [try build.product("test-framesPackageTests.xctest")] + library
    let (status, text) = try ExampleBuild.run(tests, ["CI": "true"])
    #expect(status == 0, "\(text)")
    #expect(text.contains(library.isEmpty ? "Executed 1 test, with 0 failures" : "Test run with 2 tests"))

    let wrong = try ExampleBuild.run(tests, ["CI": "true", "SCREENPLAY_RECORD": "yes"])
    #expect(wrong.status == 1)
    let place = library.isEmpty ? "TourXCTests.swift:6: error" : "TourTests.swift:8:"
    #expect(wrong.output.contains(place), "\(wrong.output)")
    #expect(wrong.output.contains("SCREENPLAY_RECORD is `yes`; it can be all, missing, failed, never"))
  }
}
