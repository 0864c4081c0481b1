import Foundation
import Testing

import Screenplay

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
    #expect(other.outcome == .failed && other.decidedBy == .layerDigests)
    #expect(other.differences.layer?.layer == "home/card")
  }

  @Test(arguments: [
    ("Fjord", "Fjörd", "home/title", "changed text"),
    ("#3366cc", "#3366cd", "home/card", "changed fill"),
    ("{opacity: 40%}", "{opacity: 41%}", "detail/bar", "changed opacity"),
    (
      "      - text: Fjord",
      "      - box:\n        id: new\n        frame: [0, 0, 1, 1]\n      - text: Fjord",
      "home/new", "added geometry"
    ),
    (
      "      - box:\n        id: bar\n        frame: [0, 0, 60, 12]\n        background: \"#222222\"\n",
      "      - box:\n        id: bar\n        frame: [0, 0, 60, 12]\n        background: \"#222222\"\n"
        + "      - box:\n        id: new\n        frame: [9, 9, 1, 1]\n", "detail/new", "added geometry"
    ),
  ])
  func digestsDecideBeforePictures(part: String, other: String, layer: String, what: String) async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    let before = try stage.bytes
    try stage.change(part, to: other)
    let result = try await stage.verify()
    #expect(result.outcome == .failed && result.decidedBy == .layerDigests)
    let found = try #require(result.differences.layer)
    #expect(found.layer == layer && "\(found.kind) \(found.groups[0])" == what)
    // Two scenes in one file are none.
    for mode in [VerifyOptions.Recording.all, .failed] {
      for isStrict in [false, true] {
        let refused = try await stage.verify(recording: mode, isStrict: isStrict)
        #expect(!refused.isSuccess && refused.recording == nil)
        #expect(
          refused.text.hints.first
            == "nothing was recorded: the golden file is of another scene, in another environment; record the "
            + "scene anew where the file was made, and then here to add this environment")
      }
    }
    #expect(try stage.bytes == before)
  }

  @Test func placesAreJudgedByPictures() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    // Room that its word does not fill.
    try stage.change("frame: [8, 10, 44, 20]", to: "frame: [8, 10, 45, 20]")
    let near = try await stage.verify()
    #expect(near.outcome == .passed && near.decidedBy == .smallPictures)
    #expect(near.differences.layer?.layer == "home/title" && near.differences.layer?.isOfScene == false)
    try stage.change("frame: [5, 5, 50, 30]", to: "frame: [9, 5, 50, 30]")
    let far = try await stage.verify()
    #expect(far.outcome == .failed && far.decidedBy == .smallPictures)
  }

  @Test func recordedUnderStrictOnlyAsTheSameScene() async throws {
    let stage = try await Stage()
    try stage.moveElsewhere()
    #expect(try await stage.verify(recording: .failed, isStrict: true).recording == .environmentAdded)
    #expect(try await stage.verify(isStrict: true).outcome == .passed)
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
    #expect(other.text.headline.hasSuffix(" frames differ and do not pass for looking the same"))
    let hint = try #require(other.text.hints.first)
    // The bar has 720 pixels.
    #expect(
      hint.contains(": 720 pixels look different, and its worst block has a structural similarity of 0."))
  }

  @Test func whatNobodyCanLookAtDoesNotPass() async throws {
    let stage = try await Stage()
    // One level in every frame of a motion.
    try stage.change("#3366cc", to: "#3366cd")
    let result = try await stage.verify(perception: PerceptualTolerance())
    #expect(result.outcome == .failed)
    #expect(
      result.problem?.hints.last?.hasSuffix("could not be looked at, since no small picture of them is kept")
        == true)
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

  @Test func aPipeIsNoFilm() async throws {
    let stage = try await Stage()
    let pipe = stage.folder.path + "/pipe.mov"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Also where nothing differs, so that no film is needed.
    let error = await #expect(throws: ScreenplayError.self) { try await stage.verify(reference: pipe) }
    guard case .failed(let message, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message == "the reference film `\(pipe)` cannot be read: it is a pipe, and no file")
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
