import FrameTesting
import SceneModel
import SourceDiagnostics
import Testing

@Suite struct VerificationTextTests {
  @Test func passed() {
    #expect(ReportSamples.verification().text.lines == ["120 frames, all as they were"])
    var seen = ReportSamples.verification()
    seen.decidedBy = .perception
    #expect(seen.text.lines == ["120 frames that look as they did"])
  }

  @Test func pixels() {
    #expect(
      ReportSamples.failed().text.lines == [
        "13 of 120 frames differ",
        "  first differs in frame 34 (0.567 s), in `push` at scenes/tour.yaml:12:5",
        "  frames 34–45, 50",
        "  layer `detail/card/title`: transform, text, in frame 34; 3 layers differ there",
        "  frame 34: 560 of 9000 pixels differ, by 235 of 255 at most, 6.149 on average",
      ])
  }

  @Test func tooSmallForASmallPicture() throws {
    var verification = ReportSamples.failed()
    let picture = PixelBuffer(width: 67, height: 67)
    verification.differences.frames?.pixels = SceneVerification.MeasuredDifference(
      frame: 34, pixels: 4489, difference: try #require(PixelDifference(picture, picture)),
      isOfSmallPictures: true)
    #expect(
      verification.text.details.last
        == "frame 34: what differs is too small for its small picture of 4489 pixels; `--reference` compares whole frames"
    )
  }

  @Test func elsewhereTheSceneIsAnotherOne() {
    var verification = ReportSamples.otherEnvironment()
    (verification.outcome, verification.decidedBy) = (.failed, .layerDigests)
    #expect(
      verification.text.details.last
        == "no environment explains that of the layer: the scene is another one, whatever small pictures say")
  }

  @Test(arguments: [
    (differing: 1, of: 1, words: "its only frame differs"), (1, 120, "1 of 120 frames differs"),
    (2, 120, "2 of 120 frames differ"), (120, 120, "all 120 frames differ"),
  ])
  func counts(differing: Int, of compared: Int, words: String) {
    var verification = ReportSamples.verification("x", .failed)
    verification.differences.frames = SceneVerification.FrameDifferences(
      compared: compared, differing: differing, ranges: [],
      first: SceneVerification.FrameMoment(frame: 0, seconds: 0))
    #expect(verification.text.headline == words)
  }

  @Test func otherFilm() {
    #expect(
      ReportSamples.longer().text.lines == [
        "121 frames instead of 120, 60/1 frames a second instead of 30/1, 100 × 90 pixels instead of 100 × 80",
        "  frame 60 added, all others as they were",
      ])
  }

  @Test func manyRanges() {
    var verification = ReportSamples.failed()
    verification.differences.frames?.ranges = (0..<11).map {
      SceneVerification.Differences.FrameSpan(first: $0 * 3, last: $0 * 3)
    }
    #expect(
      verification.text.details[1] == "frames 0, 3, 6, 9, 12, 15, 18, 21 and 3 more ranges")
  }

  @Test func nothingToCompare() {
    #expect(
      ReportSamples.missing().text.lines == [
        "there is no golden file scenes/missing.framehash",
        "  hint: record it: screenplay verify --record scenes/missing.yaml",
      ])
    #expect(
      ReportSamples.unreadable().text.lines == ["scenes/unreadable.framehash:7: the file ends too early"])
    #expect(
      ReportSamples.broken().text.lines == [
        "1 error in the scene", "  scenes/broken.yaml:3:7: there is no screen `detial`",
      ])
  }

  @Test func elsewhere() {
    #expect(
      ReportSamples.otherEnvironment().text.lines == [
        "the small pictures of scenes/elsewhere.framehash are as they were, within the tolerance",
        "  another environment: Cairo 1.18.0 instead of 1.16.0",
        "  another environment: processor arm64, of which the golden file says nothing",
      ])
  }

  @Test func recorded() {
    #expect(ReportSamples.recorded().text.lines == ["recorded 120 frames in scenes/fresh.framehash"])
  }

  @Test func namesOfStrangersArePrintable() {
    var verification = ReportSamples.failed()
    verification.differences.layer?.layer = "a\u{1b}[31m\u{202e}b\nc"
    #expect(
      verification.text.details[2]
        == "layer `a␛[31m\u{FFFD}b␊c`: transform, text, in frame 34; 3 layers differ there")
  }
}
