import FrameTesting
import SceneModel
import SourceDiagnostics

/// Verifications as they come, for every outcome.
enum ReportSamples {
  static func verification(
    _ scene: String = "tour", _ outcome: SceneVerification.Outcome = .passed
  ) -> SceneVerification {
    var verification = SceneVerification(
      scene: scene, script: "scenes/\(scene).yaml", golden: "scenes/\(scene).framehash", outcome: outcome)
    verification.film = SceneVerification.FilmFacts(
      frames: 120, fps: "60/1", seconds: 2, width: 100, height: 90)
    verification.steps = [
      SceneVerification.StepMoment(keyword: "show", firstFrame: 0, lastFrame: 0),
      SceneVerification.StepMoment(keyword: "wait", firstFrame: 0, lastFrame: 29), push,
      SceneVerification.StepMoment(keyword: "wait", firstFrame: 48, lastFrame: 119),
    ]
    return verification
  }

  static let push = SceneVerification.StepMoment(
    keyword: "push", chapter: "Detail", firstFrame: 30, lastFrame: 47,
    range: SourceRange(
      file: "scenes/tour.yaml", start: SourceLocation(line: 12, column: 5),
      end: SourceLocation(line: 12, column: 18)))

  private static let pictures = (PerceptionPictures.disc(x: 16 * 50), PerceptionPictures.disc(x: 16 * 53))

  /// Other pixels in frames 34…45 and 50, a layer, pictures.
  static func failed(_ scene: String = "tour") -> SceneVerification {
    var verification = verification(scene, .failed)
    let (a, b) = pictures
    let moment = SceneVerification.FrameMoment(frame: 34, seconds: 34.0 / 60, step: push)
    verification.decidedBy = .frameHashes
    var frames = SceneVerification.FrameDifferences(
      compared: 120, differing: 13,
      ranges: [
        SceneVerification.Differences.FrameSpan(first: 34, last: 45),
        SceneVerification.Differences.FrameSpan(first: 50, last: 50),
      ], first: moment)
    frames.pixels = PixelDifference(a, b).map {
      SceneVerification.MeasuredDifference(
        frame: 34, pixels: 9000, difference: $0, isOfSmallPictures: false)
    }
    verification.differences.frames = frames
    verification.differences.layer = SceneVerification.LayerDifference(
      frame: 34, layer: "detail/card/title", kind: .changed, groups: [.transform, .text], layers: 3)
    verification.pictures = [
      SceneVerification.PicturePair(moment: moment, expected: a, actual: b, isDifferent: true),
      SceneVerification.PicturePair(
        moment: SceneVerification.FrameMoment(frame: 119, seconds: 119.0 / 60), expected: a, actual: a,
        isDifferent: false),
      SceneVerification.PicturePair(
        moment: SceneVerification.FrameMoment(frame: 40, seconds: 40.0 / 60, step: push), expected: nil,
        actual: b, isDifferent: true),
    ]
    return verification
  }

  static func longer() -> SceneVerification {
    var verification = verification("longer", .failed)
    verification.film?.frames = 121
    verification.differences.frameCount = SceneVerification.Differences.Change(golden: 120, actual: 121)
    verification.differences.added = [SceneVerification.Differences.FrameSpan(first: 60, last: 60)]
    verification.differences.rate = SceneVerification.Differences.Change(golden: "30/1", actual: "60/1")
    verification.differences.size = SceneVerification.Differences.Change(
      golden: SceneVerification.Differences.PictureSize(width: 100, height: 80),
      actual: SceneVerification.Differences.PictureSize(width: 100, height: 90))
    return verification
  }

  static func missing() -> SceneVerification {
    var verification = verification("missing", .missingGolden)
    verification.problem = SceneVerification.Problem(
      "there is no golden file scenes/missing.framehash",
      hints: ["record it: screenplay verify --record scenes/missing.yaml"])
    return verification
  }

  static func unreadable() -> SceneVerification {
    var verification = verification("unreadable", .unreadableGolden)
    verification.problem = SceneVerification.Problem("the file ends too early", line: 7)
    return verification
  }

  static func otherEnvironment() -> SceneVerification {
    var verification = verification("elsewhere", .passed)
    verification.decidedBy = .smallPictures
    verification.environment = [
      SceneVerification.EnvironmentDifference(name: "Cairo", golden: "1.16.0", here: "1.18.0"),
      SceneVerification.EnvironmentDifference(name: "processor", golden: nil, here: "arm64"),
    ]
    return verification
  }

  static func broken() -> SceneVerification {
    var verification = SceneVerification(
      scene: "broken", script: "scenes/broken.yaml", golden: "scenes/broken.framehash", outcome: .broken)
    verification.findings = [
      Diagnostic(
        id: "unknown-screen",
        at: SourceRange(
          file: "scenes/broken.yaml", start: SourceLocation(line: 3, column: 7),
          end: SourceLocation(line: 3, column: 12)), "there is no screen `detial`")
    ]
    return verification
  }

  static func recorded() -> SceneVerification {
    var verification = verification("fresh", .recorded)
    verification.recording = .created
    return verification
  }

  static var all: [SceneVerification] {
    [
      failed(), verification("other"), longer(), missing(), unreadable(), otherEnvironment(), broken(),
      recorded(),
    ]
  }
}
