import Foundation
import Testing

import Screenplay

/// 60 × 80 pixels, 24 frames: a card with a title rests, is covered by a screen, and that changes.
private let script = """
  screenplay: 1
  canvas: {size: 60x80, fps: 20}
  fonts: [title.otf]
  screens:
    home:
      background: "#f2f2f7"
      content:
        - box:
          id: card
          frame: [5, 5, 50, 30]
          background: "#3366cc"
        - text: Fjord
          id: title
          frame: [8, 10, 44, 20]
          size: 14
          color: white
    detail:
      background: white
      content:
        - box:
          id: bar
          frame: [0, 0, 60, 12]
          background: "#222222"
  script:
    - show: home
    - wait: 200ms
    - push: detail
      duration: 400ms
    - wait: 200ms
    - set: bar
      to: {opacity: 40%}
      duration: 200ms
    - wait: 200ms

  """

/// A scene in a folder of its own, with its golden file.
private struct Stage {
  let folder: Folder
  var scene: String { folder.path + "/scene.yaml" }
  var golden: String { folder.path + "/scene.framehash" }

  /// - Parameter isRecorded: The golden file is there.
  init(isRecorded: Bool = true) async throws {
    folder = try Folder()
    try folder.write(script, to: "scene.yaml")
    try font("Inter-Regular")
    if isRecorded { #expect(try await verify(recording: .all).recording == .created) }
  }

  func font(_ name: String) throws {
    let url = URL(filePath: "/usr/share/fonts/opentype/inter/\(name).otf")
    try Data(contentsOf: url).write(to: URL(filePath: folder.path + "/title.otf"))
  }

  func change(_ part: String, to other: String) throws {
    try #require(script.contains(part))
    try folder.write(script.replacing(part, with: other), to: "scene.yaml")
  }

  func verify(
    recording: VerifyOptions.Recording? = nil, jobs: Int? = nil, isStrict: Bool = false,
    perception: PerceptualTolerance? = nil, reference: String? = nil
  ) async throws -> SceneVerification {
    var options = VerifyOptions()
    options.recording = recording
    options.jobs = jobs
    options.isStrict = isStrict
    options.perception = perception
    options.reference = reference
    return try await Screenplay.verify(scene, options: options)
  }

  var file: GoldenFile { get throws { try GoldenFile(parsing: Array(try bytes)) } }
  var bytes: Data { get throws { try Data(contentsOf: URL(filePath: golden)) } }

  /// Writes the golden file as another machine would have.
  func rewrite(_ change: (inout GoldenFile) throws -> Void) throws {
    var file = try file
    try change(&file)
    try folder.write(try file.text(), to: "scene.framehash")
  }

  /// As if recorded elsewhere: another Cairo, and no hash is the same.
  func moveElsewhere() throws {
    try rewrite { file in
      file.approvals[0].environment = GoldenEnvironment(parts: [.init("Cairo", "0.1")])
      let hashes = file.approvals[0].hashes
      file.approvals[0].hashes = FrameHashList(
        rate: hashes.rate, width: hashes.width, height: hashes.height,
        hashes: try hashes.hashes.map { try SHA256.hash($0.bytes) })
    }
  }
}

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

@Suite struct OtherEnvironmentTests {
  @Test func smallPicturesDecide() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    let result = try await stage.verify()
    #expect(result.outcome == .passed && result.decidedBy == .smallPictures)
    #expect(
      result.environment.first == .init(name: "Cairo", golden: "0.1", here: result.environment.first?.here))
    #expect(result.environment.contains { $0.name == "Pango" && $0.golden == nil })
    #expect(result.differences.frames?.differing == 24)
    try stage.change("#3366cc", to: "#ff66cc")
    let other = try await stage.verify()
    #expect(other.outcome == .failed && other.decidedBy == .smallPictures)
    #expect(other.differences.layer?.layer == "home/card")
  }

  @Test func anotherLengthNeedsNoPictures() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    try stage.change("- wait: 200ms\n  - set", to: "- wait: 250ms\n  - set")
    #expect(try await stage.verify().outcome == .failed)
  }

  @Test func strictRefuses() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    let result = try await stage.verify(isStrict: true)
    #expect(result.outcome == .otherEnvironment && !result.isSuccess)
    #expect(
      result.problem?.message
        == "the golden file knows no environment like this one, and `--strict` lets nothing but equal frames decide"
    )
    // Equal frames are equal wherever they were made.
    let same = try await Stage()
    try same.rewrite { $0.approvals[0].environment = GoldenEnvironment(parts: [.init("Cairo", "0.1")]) }
    let equal = try await same.verify(isStrict: true)
    #expect(equal.outcome == .passed && equal.decidedBy == .frameHashes && !equal.environment.isEmpty)
  }

  @Test func severalEnvironmentsInOneFile() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    #expect(try await stage.verify(recording: .all).recording == .environmentAdded)
    #expect(try stage.file.approvals.count == 2)
    let result = try await stage.verify(isStrict: true)
    #expect(result.outcome == .passed && result.environment.isEmpty)
    #expect(try await stage.verify(recording: .all).recording == .unchanged)
    // Another scene: what others approved is void.
    try stage.change("#3366cc", to: "#ff66cc")
    #expect(try await stage.verify(recording: .all).recording == .replaced)
    #expect(try stage.file.approvals.count == 1)
  }
}

@Suite struct PerceptionTests {
  @Test func whatLooksTheSamePasses() async throws {
    let stage = try await Stage()
    // In the last frames alone, of all of which pictures are kept.
    try stage.change(
      "to: {opacity: 40%}\n    duration: 200ms", to: "to: {opacity: 40.2%}\n    duration: 0ms")
    _ = try await stage.verify(recording: .all)
    try stage.change(
      "to: {opacity: 40%}\n    duration: 200ms", to: "to: {opacity: 40.6%}\n    duration: 0ms")
    #expect(try await stage.verify().outcome == .failed)
    let result = try await stage.verify(perception: PerceptualTolerance())
    #expect(result.outcome == .passed && result.decidedBy == .perception)
    try stage.change(
      "to: {opacity: 40%}\n    duration: 200ms", to: "to: {opacity: 70%}\n    duration: 0ms")
    let other = try await stage.verify(perception: PerceptualTolerance())
    #expect(other.outcome == .failed && other.decidedBy == .perception)
  }

  @Test func whatNobodyCanLookAtDoesNotPass() async throws {
    let stage = try await Stage()
    // One level in every frame of a motion.
    try stage.change("#3366cc", to: "#3366cd")
    let result = try await stage.verify(perception: PerceptualTolerance())
    #expect(result.outcome == .failed)
    #expect(result.problem?.hints.count == 1)
  }
}

@Suite struct ReferenceTests {
  private func film(of stage: Stage, named name: String) async throws -> String {
    let path = stage.folder.path + "/" + name
    var options = RenderOptions()
    options.quality = .lossless
    try await Screenplay.load(stage.scene).render(to: path, options: options)
    return path
  }

  @Test func everyPixelIsCompared() async throws {
    let stage = try await Stage()
    let film = try await film(of: stage, named: "golden.mov")
    try stage.change("#3366cc", to: "#3366cd")
    let result = try await stage.verify(reference: film)
    #expect(result.outcome == .failed)
    let pixels = try #require(result.differences.frames?.pixels)
    #expect(pixels.difference.greatest == 1 && !pixels.isOfSmallPictures && pixels.pixels == 60 * 80)
    // The card is 50 × 30, a word in white lies on it.
    #expect((1200...1500).contains(pixels.difference.count) && pixels.frame == 0)
    #expect(pixels.difference.bounds == .init(x: 5, y: 5, width: 50, height: 30))
    #expect(result.pictures.first?.expected?.width == 60)
    // In every frame, so that it can be said that they look the same; and in one they do not.
    #expect(try await stage.verify(perception: PerceptualTolerance(), reference: film).outcome == .passed)
    try stage.change("#3366cc", to: "#ff66cc")
    #expect(try await stage.verify(perception: PerceptualTolerance(), reference: film).outcome == .failed)
  }

  @Test func ofAnotherScene() async throws {
    let stage = try await Stage()
    try stage.change("#3366cc", to: "#ff66cc")
    let film = try await film(of: stage, named: "other.mov")
    let error = await #expect(throws: ScreenplayError.self) { try await stage.verify(reference: film) }
    guard case .failed(let message, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message == "frame 0 of the reference film is not the one of the golden file")
    try stage.change("60x80", to: "62x80")
    let larger = try await self.film(of: stage, named: "larger.mov")
    try stage.change("#3366cc", to: "#ff66cc")
    let size = await #expect(throws: ScreenplayError.self) { try await stage.verify(reference: larger) }
    guard case .failed(let words, _) = size else {
      Issue.record("\(String(describing: size))")
      return
    }
    #expect(
      words == "`\(larger)` is not the film of the golden file: 24 frames of 62 × 80 pixels at 20/1, not "
        + "24 frames of 60 × 80 pixels at 20/1")
  }
}
