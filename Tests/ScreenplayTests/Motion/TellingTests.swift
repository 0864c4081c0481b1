import Screenplay
import Testing

/// Captions and highlights come and go beside the script.
@Suite struct TellingTests {
  private func overlay(_ scene: Screenplay, _ frame: Int) -> LayerPresentation? {
    scene.animator.presentation(at: frame).sublayers.last { $0.screen == nil }
  }

  @Test func theyTakeNoTimeAndFadeIn200Milliseconds() throws {
    let scene = try TouchScripts.load("- highlight: r3\n  for: 1s\n- wait: 2s")
    #expect(scene.scene.steps[1].end == scene.scene.steps[1].start)
    #expect(overlay(scene, 0) == nil)
    #expect(overlay(scene, 6)?.opacity.double == 0.5)
    #expect(overlay(scene, 12)?.opacity == .one && overlay(scene, 60)?.opacity == .one)
    #expect(overlay(scene, 66)?.opacity.double == 0.5)
    #expect(overlay(scene, 72) == nil)
  }

  @Test func theLineIsAroundTheElementWhereItIs() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 200\n- highlight: r9\n- wait: 1s")
    let row = try TouchScripts.frame("rows/r9", scene, .max)
    let line = try #require(overlay(scene, .max)?.sublayers.first)
    #expect(line.border != nil && line.size.height.double == row.height + 8)
    #expect(line.transform.ty.double == row.y - 4)
  }

  @Test func aloneTheyGo() throws {
    let scene = try TouchScripts.load(
      "- caption: Thirty rows\n- highlight: r2\n- wait: 1s\n- caption\n- highlight\n- wait: 1s")
    #expect(scene.animator.presentation(at: 30).sublayers.filter { $0.screen == nil }.count == 2)
    #expect(overlay(scene, 80) == nil)
  }

  @Test func twoAtOnePlaceComeOneAfterTheOther() throws {
    let scene = try TouchScripts.load(
      "- caption: One\n  for: 1s\n- caption: Two\n  for: 1s\n- wait-until: idle")
    // A second each, and the fades between them and at the end.
    #expect(scene.scene.steps[3].end.seconds == 2.4)
    func words(_ frame: Int) -> String? {
      if case .text(let text)? = overlay(scene, frame)?.sublayers.first?.content { text.text } else { nil }
    }
    #expect(words(30) == "One" && words(100) == "Two")
    let runs = scene.animator.runs()
    #expect(runs.contains { $0.frames.count > 30 }, "in between nothing moves")
  }
}
