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

  /// Where the line is around what is highlighted, and how opaque.
  private func ring(_ scene: Screenplay, _ frame: Int) -> (frame: Rect, opacity: Double)? {
    guard let all = overlay(scene, frame), let line = all.sublayers.first, line.border != nil else {
      return nil
    }
    return (
      Rect(
        origin: Point(x: line.transform.tx.double, y: line.transform.ty.double), size: line.size.size),
      all.opacity.double
    )
  }

  @Test func theLineFollowsItsElementWhileContentIsScrolled() throws {
    let scene = try TouchScripts.load(
      "- highlight: r9\n- wait: 500ms\n- scroll: rows\n  by: 100\n  duration: 1s\n  finger: false")
    for frame in [30, 45, 60, 75, 95] {
      let row = try TouchScripts.frame("rows/r9", scene, frame)
      let line = try #require(ring(scene, frame))
      #expect(abs(line.frame.y - (row.y - 4)) < 0.001 && line.frame.height == row.height + 8)
      // The row is as wide as the canvas: the line lies inside it.
      #expect(line.frame.x == 3 && line.frame.width == 384 && line.opacity == 1)
    }
    let (before, after) = (ring(scene, 30)?.frame.y ?? 0, ring(scene, 95)?.frame.y ?? 0)
    #expect(abs(before - after - 100) < 0.001)
  }

  @Test func theLineGoesWithWhatIsScrolledBeneathABar() throws {
    let scene = try TouchScripts.load("- highlight: r2\n- wait: 500ms\n- scroll: rows\n  by: 400\n- wait: 1s")
    #expect(ring(scene, 30)?.opacity == 1)
    #expect(overlay(scene, .max) == nil)
  }

  @Test func theLineFollowsARowToItsNewPlaceAndGoesWithOneThatIsRemoved() throws {
    let scene = try TouchScripts.load(
      "- highlight: r3\n- wait: 500ms\n- move: r3\n  after: r6\n- wait: 200ms\n- remove: r3\n- wait: 1s")
    for frame in [30, 36, 40, 60] {
      let row = try TouchScripts.frame("rows/r3", scene, frame)
      let line = try #require(ring(scene, frame))
      #expect(abs(line.frame.y - (row.y - 4)) < 0.001 && line.opacity == 1)
    }
    // Removed from frame 60 to 78, half of it gone in the middle.
    #expect(abs((ring(scene, 69)?.opacity ?? 0) - 0.5) < 0.001)
    #expect(overlay(scene, 78) == nil)
  }

  @Test func theLineGoesWhileItsScreenIsCoveredAndComesBackWithIt() throws {
    for (come, go) in [
      ("push: {background: red}", "pop"), ("present: {background: red}\n  as: panel", "dismiss"),
      ("present: {background: red}", "dismiss"),
    ] {
      let scene = try TouchScripts.load(
        "- highlight: r3\n- wait: 500ms\n- \(come)\n  duration: 1s\n  curve: linear\n- \(go)\n- wait: 100ms")
      #expect(ring(scene, 30)?.opacity == 1)
      #expect(abs((ring(scene, 42)?.opacity ?? 0) - 0.5) < 0.01, "a fifth of the way: \(come)")
      #expect(ring(scene, 60) == nil && ring(scene, 90) == nil)
      #expect(ring(scene, .max)?.opacity == 1, "\(go)")
    }
    let shown = try TouchScripts.load("- highlight: r3\n- wait: 500ms\n- show: {background: red}\n- wait: 1s")
    #expect(ring(shown, 29) != nil && overlay(shown, 30) == nil)
  }

  @Test func whatLetsAllThroughLeavesTheLine() throws {
    let scene = try TouchScripts.load(
      "- highlight: r3\n- wait: 500ms\n- present: {toast: Saved}\n- wait: 1s\n- wait-until: idle")
    #expect([30, 60, 90].allSatisfy { ring(scene, $0)?.opacity == 1 })
  }

  @Test func aWholeScreenHasItsLineAndItsNoteInSight() throws {
    let scene = try TouchScripts.load("- highlight: home\n  note: All rows\n- wait: 1s")
    let all = try #require(overlay(scene, .max))
    #expect(ring(scene, .max)?.frame == Rect(x: 3, y: 3, width: 384, height: 838))
    let note = try #require(all.sublayers.last)
    let (y, height) = (note.transform.ty.double, note.size.height.double)
    // Inside at the foot, above the home indicator.
    #expect(y > 700 && y + height == 844 - 34 - 12)
  }
}
