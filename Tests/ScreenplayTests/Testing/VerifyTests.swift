import Foundation
import Testing

import Screenplay

@Suite struct VerifyTests {
  @Test func unchanged() async throws {
    let stage = try await Stage()
    let result = try await stage.verify()
    #expect(result.outcome == .passed && result.decidedBy == .frameHashes && result.isSuccess)
    #expect(result.differences.isEmpty && result.pictures.isEmpty && result.environment.isEmpty)
    #expect(result.film == .init(frames: 24, fps: "20/1", seconds: 1.2, width: 60, height: 80))
    #expect(result.steps.map(\.keyword) == ["show", "wait", "push", "wait", "set", "wait"])
    #expect(result.text.lines == ["24 frames, all as they were"])
    #expect(try stage.folder.names == ["scene.framehash", "scene.yaml", "title.otf"])
  }

  @Test func theGoldenFileBeginsWithTheHashes() async throws {
    let stage = try await Stage()
    let hashes = try await Screenplay.load(stage.scene).frameHashes()
    #expect(
      String(decoding: try stage.bytes, as: UTF8.self).hasPrefix(hashes.text + "#screenplay golden 1\n"))
  }

  @Test(arguments: [
    // One pixel, which is on screen when the bar has nearly arrived.
    (
      "frame: [0, 0, 60, 12]", "frame: [0, 0, 59, 12]",
      [
        "13 of 24 frames differ", "  first differs in frame 11 (0.55 s), in `push` at S:27:5",
        "  frames 11–23",
        "  layer `detail/bar`: geometry, in frame 11",
      ]
    ),
    (
      "#3366cc", "#3366cd",
      [
        "11 of 24 frames differ", "  first differs in frame 0 (0 s), in `wait` at S:26:5", "  frames 0–10",
        "  layer `home/card`: fill, in frame 0",
      ]
    ),
    (
      "duration: 400ms", "duration: 400ms\n    curve: linear",
      [
        "7 of 24 frames differ", "  first differs in frame 5 (0.25 s), in `push` at S:27:5", "  frames 5–11",
        "  layer `home`: transform, in frame 5; 2 layers differ there",
      ]
    ),
    (
      "Fjord", "Fjords",
      [
        "10 of 24 frames differ", "  first differs in frame 0 (0 s), in `wait` at S:26:5", "  frames 0–9",
        "  layer `home/title`: text, in frame 0",
      ]
    ),
    (
      "to: {opacity: 40%}", "to: {opacity: 41%}",
      [
        "5 of 24 frames differ", "  first differs in frame 19 (0.95 s), in `set` at S:30:5", "  frames 19–23",
        "  layer `detail/bar`: opacity, in frame 19",
      ]
    ),
    (
      "- wait: 200ms\n  - set", "- wait: 250ms\n  - set",
      ["25 frames instead of 24", "  frame 17 added, all others as they were"]
    ),
    (
      "- wait: 200ms\n  - set", "- wait: 150ms\n  - set",
      ["23 frames instead of 24", "  frame 16 missing, all others as they were"]
    ),
    ("fps: 20", "fps: 25", ["30 frames instead of 24, 25/1 frames a second instead of 20/1"]),
    ("60x80", "62x80", ["62 × 80 pixels instead of 60 × 80"]),
    (
      "60x80, fps: 20}\nfonts: [title.otf]\nscreens:\n  home:\n    background: \"#f2f2f7\"",
      "62x80, fps: 20}\nfonts: [title.otf]\nscreens:\n  home:\n    background: \"#f2f2f8\"",
      ["62 × 80 pixels instead of 60 × 80", "  layer `home`: geometry, fill, in frame 0"]
    ),
    (
      "fps: 20}\nfonts: [title.otf]\nscreens:\n  home:\n    background: \"#f2f2f7\"",
      "fps: 25}\nfonts: [title.otf]\nscreens:\n  home:\n    background: \"#f2f2f8\"",
      ["30 frames instead of 24, 25/1 frames a second instead of 20/1", "  layer `home`: fill, in frame 0"]
    ),
  ])
  func mutations(part: String, other: String, lines: [String]) async throws {
    let stage = try await Stage()
    let before = try stage.bytes
    try stage.change(part, to: other)
    let result = try await stage.verify()
    #expect(result.outcome == .failed && !result.isSuccess && result.decidedBy == .frameHashes)
    // How far the small pictures are apart is other tests' matter.
    let said = result.text.lines.filter { !$0.contains("small picture") }
    #expect(said.map { $0.replacing(stage.scene, with: "S") } == lines)
    #expect(try stage.bytes == before)
  }

  @Test func anotherFontFile() async throws {
    let stage = try await Stage()
    try stage.font("Inter-Bold")
    let result = try await stage.verify()
    #expect(result.outcome == .failed)
    #expect(result.differences.fonts.map(\.name) == ["font title.otf"])
    #expect(result.differences.layer?.layer == "home/title")
    #expect(result.differences.layer?.groups == [.text])
  }

  @Test func aWordThatNeedsAnotherFontIsNoOtherEnvironment() async throws {
    let stage = try await Stage()
    try stage.change("Fjord", to: "Fjش")
    let result = try await stage.verify()
    #expect(result.outcome == .failed && result.decidedBy == .frameHashes && result.environment == [])
    #expect(try await stage.verify(recording: .all).recording == .replaced)
    #expect(
      try stage.file.approvals[0].environment.parts.contains { $0.name.hasPrefix("font NotoSansArabic") })
  }

  @Test func picturesOfWhatDiffers() async throws {
    let stage = try await Stage()
    try stage.change("#3366cc", to: "#ff66cc")
    let result = try await stage.verify()
    let first = try #require(result.pictures.first)
    #expect(first.moment.frame == 0 && first.isDifferent)
    #expect(first.actual?.width == 60 && first.expected?.height == 80)
    let pixels = try #require(result.differences.frames?.pixels)
    // #33 → #ff. The canvas is small enough to be kept as it is.
    #expect(pixels.difference.greatest == 0xff - 0x33 && pixels.isOfSmallPictures && pixels.pixels == 4800)
    #expect(pixels.frame == 0)
  }

  @Test func otherWordsOfATextWithoutAnID() async throws {
    let stage = try await Stage(isRecorded: false)
    try stage.change("        id: title\n  ", to: "  ")
    _ = try await stage.verify(recording: .all)
    try stage.folder.write(
      stageScript.replacing("        id: title\n  ", with: "  ").replacing("Fjord", with: "Fjords"),
      to: "scene.yaml")
    let layer = try #require(try await stage.verify().differences.layer)
    #expect(layer.layer == "home/fjords" && layer.kind == .changed && layer.groups == [.text])
    #expect(layer.layers == 1)
  }

  @Test(arguments: ["a folder", "a pipe, and no file"])
  func noFile(kind: String) async throws {
    let stage = try await Stage(isRecorded: false)
    if kind == "a folder" {
      try FileManager.default.createDirectory(atPath: stage.golden, withIntermediateDirectories: false)
    } else {
      #expect(mkfifo(stage.golden, 0o600) == 0)
    }
    for mode in [nil, VerifyOptions.Recording.all] {
      let result = try await stage.verify(recording: mode)
      #expect(result.outcome == .unreadableGolden)
      #expect(result.problem?.message == "the file cannot be read: it is \(kind)")
      #expect(
        result.problem?.hints == [
          "move away what stands there, and take the golden file back from version control"
        ])
    }
  }

  @Test func aGoldenFileOfNoEnd() async throws {
    let stage = try await Stage()
    // A file of 300 MB without a byte on the disk.
    #expect(truncate(stage.golden, 300 << 20) == 0)
    let result = try await stage.verify()
    #expect(result.problem?.message == "the file cannot be read: it is larger than 64 MiB")
  }

  @Test func noGoldenFile() async throws {
    let stage = try await Stage(isRecorded: false)
    let result = try await stage.verify()
    #expect(result.outcome == .missingGolden && !result.isSuccess && result.decidedBy == nil)
    #expect(try await stage.verify(recording: .failed).outcome == .missingGolden)
    #expect(try stage.folder.names == ["scene.yaml", "title.otf"])
  }

  @Test func anEmptyGoldenFile() async throws {
    let stage = try await Stage()
    try stage.folder.write("", to: "scene.framehash")
    let result = try await stage.verify()
    #expect(result.outcome == .unreadableGolden && !result.isSuccess)
    #expect(result.problem?.message == "the file is empty" && result.problem?.line == 1)
    #expect(try await stage.verify(recording: .missing).outcome == .unreadableGolden)
    #expect(try await stage.verify(recording: .failed).recording == .created)
    #expect(try await stage.verify().outcome == .passed)
  }

  @Test func anyNumberOfJobsMakesOneFile() async throws {
    let stage = try await Stage()
    let bytes = try stage.bytes
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let jobs = Int.random(in: 1...9, using: &generator)
      #expect(try await stage.verify(recording: .all, jobs: jobs).recording == .unchanged)
    }
    #expect(try stage.bytes == bytes)
  }
}

@Suite struct RecordingTests {
  @Test func onlyWhatWasAskedFor() async throws {
    let stage = try await Stage()
    #expect(try await stage.verify(recording: .missing).outcome == .passed)
    #expect(try await stage.verify(recording: .failed).outcome == .passed)
    try stage.change("#3366cc", to: "#3366cd")
    #expect(try await stage.verify(recording: .missing).outcome == .failed)
    let result = try await stage.verify(recording: .failed)
    #expect(result.outcome == .recorded && result.recording == .replaced && result.isSuccess)
    #expect(try await stage.verify().outcome == .passed)
  }

  @Test func rateAndScaleAreKept() async throws {
    let stage = try await Stage(isRecorded: false)
    var loading = LoadOptions()
    loading.rate = FrameRate(5)
    loading.scale = 0.5
    var options = VerifyOptions()
    options.recording = .all
    _ = try await Screenplay.verify(stage.scene, options: options, loading: loading)
    let result = try await stage.verify()
    #expect(result.outcome == .passed)
    #expect(result.film?.fps == "5/1" && result.film?.width == 30)
    // Also when it is recorded anew without saying them.
    #expect(try await stage.verify(recording: .all).recording == .unchanged)
    #expect(try stage.file.scale == 0.5 && stage.file.rate == FrameRate(5))
  }

  @Test func ofASceneMadeInSwift() async throws {
    let folder = try Folder()
    let canvas = Canvas(size: Size(width: 20, height: 20), rate: try #require(FrameRate(10)))
    let screen = Screen(name: "blank", body: .content([]), background: .white)
    let steps = [SceneStep(.show(screen, nil)), SceneStep(.wait(.milliseconds(300)))]
    let scene = try Screenplay(SceneDescription(canvas: canvas, steps: steps))
    let path = folder.path + "/blank.framehash"
    #expect(try await scene.verify(against: path).outcome == .missingGolden)
    #expect(try await scene.record(to: path).recording == .created)
    let result = try await scene.verify(against: path)
    #expect(result.outcome == .passed && result.scene == "blank" && result.script == nil)
  }
}
