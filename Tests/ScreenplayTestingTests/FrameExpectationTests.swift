import Foundation
import Screenplay
import Testing

@testable import ScreenplayTesting

@Suite struct FrameExpectationTests {
  private let folder = TestFolder()

  /// A scene made in Swift: one plain screen for three frames, another for two.
  private func scene(ink: Color = Color(rgb: 0x20_40_60), rest: Int32 = 300) -> SceneDescription {
    let screen = Screen(name: "plain", body: .content([]), background: ink)
    let other = Screen(name: "other", body: .content([]), background: .white)
    return SceneDescription(
      canvas: Canvas(size: Size(width: 40, height: 30), rate: FrameRate(10) ?? .sixty),
      steps: [
        SceneStep(.show(screen, nil)), SceneStep(.wait(.milliseconds(rest))),
        SceneStep(.show(other, nil)), SceneStep(.wait(.milliseconds(200))),
      ])
  }

  private func failure(
    of scene: SceneDescription, golden: String? = nil, record: VerifyOptions.Recording? = nil,
    word: String? = nil, ci: Bool = false
  ) async throws -> FrameExpectation.Failure? {
    let screenplay = try Screenplay(scene)
    let expectation = FrameExpectation(
      golden: golden ?? folder.golden, record: record, options: VerifyOptions()
    ) { golden, options throws(ScreenplayError) in
      try await screenplay.verify(against: golden, options: options)
    }
    return await expectation.failure(recording: RecordingWish(word: word, isBuildServer: ci))
  }

  private var page: String { ArtifactFolder(golden: folder.golden).path + "/tour.html" }

  @Test func missingIsRecordedAndPassesFromThenOn() async throws {
    let missing = try #require(try await failure(of: scene()))
    #expect(
      missing.message == """
        tour: there is no golden file
          hint: run the test once with SCREENPLAY_RECORD=missing to record \(folder.golden)
          see \(page)
        """)
    #expect(!FileManager.default.fileExists(atPath: folder.golden))

    let recorded = try #require(try await failure(of: scene(), word: "missing"))
    #expect(
      recorded.message == """
        tour: recorded 5 frames in \(folder.golden)
          hint: look at it, commit it, and run the test again without recording
        """)
    #expect(try await failure(of: scene()) == nil)
    // Nothing to record, nothing to look at.
    #expect(try await failure(of: scene(), word: "missing") == nil)
    #expect(try await failure(of: scene(), record: .all) == nil)
  }

  @Test func anotherColourFails() async throws {
    _ = try await failure(of: scene(), record: .all)
    let failure = try #require(try await failure(of: scene(ink: Color(rgb: 0x20_40_61))))
    #expect(
      failure.message == """
        tour: 3 of 5 frames differ
          first differs in frame 0 (0 s), in `wait`
          frames 0–2
          layer `plain`: fill, in frame 0
          frame 0: 1200 of 1200 pixels of its small picture differ, by 1 of 255 at most, 0.25 on average
          hint: if that is as it should be, run the test once with SCREENPLAY_RECORD=failed
          see \(page)
        """)
    #expect(failure.attachments.map(\.name) == ["tour.html"])
    let written = try String(contentsOfFile: page, encoding: .utf8)
    #expect(failure.attachments.map { String(decoding: $0.bytes, as: UTF8.self) == written } == [true])
  }

  @Test func aLongerFilmFails() async throws {
    _ = try await failure(of: scene(), record: .all)
    let failure = try #require(try await failure(of: scene(rest: 400)))
    #expect(failure.message.hasPrefix("tour: 6 frames instead of 5\n"))
  }

  @Test func failedIsRecordedAnew() async throws {
    _ = try await failure(of: scene(), record: .all)
    let other = scene(ink: .black)
    let recorded = try #require(try await failure(of: other, word: "failed"))
    #expect(
      recorded.message.hasPrefix("tour: recorded 5 frames in \(folder.golden), in place of what it said\n"))
    #expect(try await failure(of: other) == nil)
  }

  @Test func anUnreadableGoldenFileFails() async throws {
    try Data().write(to: URL(filePath: folder.golden))
    let failure = try #require(try await failure(of: scene(), word: "missing"))
    #expect(failure.message.hasPrefix("tour: \(folder.golden)"))
    #expect(failure.message.contains("hint: take it back from version control"))
  }

  @Test func unmetExpectationsComeBeforeRecording() async throws {
    let golden = folder.golden
    let expectation = FrameExpectation(golden: golden, record: nil, options: VerifyOptions()) {
      golden, _ throws(ScreenplayError) in
      var result = SceneVerification(scene: "tour", golden: golden, outcome: .failed)
      result.findings = [Diagnostic(id: "unmet", at: nil, "`card` is not inside the screen")]
      return result
    }
    let failure = await expectation.failure(recording: RecordingWish(word: nil, isBuildServer: false))
    #expect(
      failure?.message == """
        tour: 1 expectation not met
          `card` is not inside the screen
          hint: nothing is recorded while an expectation is not met
          see \(page)
        """)
  }

  @Test func nothingIsRecordedWhereNobodyLooks() async throws {
    let words = "recording is off where CI is set: a run that nobody looks at must not approve what it made"
    #expect(try await failure(of: scene(), record: .all, ci: true)?.message == words)
    #expect(try await failure(of: scene(), word: "missing", ci: true)?.message == words)
    #expect(!FileManager.default.fileExists(atPath: folder.golden))
  }

  @Test func anUnknownWordIsNoSilence() async throws {
    _ = try await failure(of: scene(), record: .all)
    #expect(
      try await failure(of: scene(), word: "yes")?.message
        == "SCREENPLAY_RECORD is `yes`; it can be all, missing, failed, never")
    #expect(try await failure(of: scene(), word: "never") == nil)
    #expect(try await failure(of: scene(), word: "") == nil)
  }
}

/// A folder of its own, gone with the test.
final class TestFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "screenplay-expect-\(UUID())").path
  var golden: String { path + "/tour.framehash" }

  init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: ArtifactFolder(golden: golden).path)
  }
}
