import Foundation
import Screenplay
import ScreenplayTesting
import Testing

/// `expectFrames` as tests call it. The issues it records are known: that they are recorded, with these words
/// and at this place, is what is expected.
@Suite struct ExpectFramesTests {
  private static let script = """
    screenplay: 1
    canvas: {size: 40x30, fps: 10}
    screens:
      red: {background: "#ff0000"}
      blue: {background: "#0000ff"}
    script:
      - show: red
      - wait: 300ms
      - push: blue

    """

  @Test func aScriptIsComparedWithTheFileBesideIt() async throws {
    let folder = TestFolder()
    let path = folder.path + "/tour.yaml"
    try Self.script.write(toFile: path, atomically: true, encoding: .utf8)
    try await Screenplay.load(path).record(to: folder.golden)
    #expect(await expectFrames(of: path))
    #expect(await expectFrames(of: path, matches: folder.golden))
    #expect(await expectFrames(of: try Screenplay.load(path), matches: folder.golden))
  }

  @Test func aFailureIsToldAtTheCallersPlace() async throws {
    let folder = TestFolder()
    let line = #line + 4
    // The failure is what is tested: it has to be recorded, and at this place.
    await withKnownIssue {
      // swift-format-ignore
      await expectFrames(of: Self.scene, matches: folder.golden)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        && issue.comments.first?.rawValue.hasPrefix("tour: there is no golden file\n") == true
    }
  }

  @Test func errorsOfTheScriptFail() async throws {
    let folder = TestFolder()
    let path = folder.path + "/tour.yaml"
    try Self.script.replacing("blue\n", with: "bleu\n").write(
      toFile: path, atomically: true, encoding: .utf8)
    // The failure is what is tested: it has to be recorded, with the script's errors.
    await withKnownIssue {
      await expectFrames(of: path)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("the scene has errors\nerror[unknown-screen]: there is no screen `bleu`\n")
        && text.contains("\(path):9:11")
    }
  }

  @Test func pathsAreRelativeToTheTest() async throws {
    // The failure is what is tested: it has to name the whole path.
    await withKnownIssue {
      await expectFrames(of: "Nowhere/tour.yaml")
    } matching: { issue in
      let folder = URL(filePath: #filePath).deletingLastPathComponent().path
      return issue.comments.first?.rawValue.contains("\(folder)/Nowhere/tour.yaml cannot be read") == true
    }
  }

  static let scene = SceneDescription(
    canvas: Canvas(size: Size(width: 8, height: 8), rate: FrameRate(10) ?? .sixty),
    steps: [
      SceneStep(.show(Screen(name: "plain", body: .content([])), nil)), SceneStep(.wait(.milliseconds(200))),
    ])
}
