import Screenplay
import Testing

/// Fingers scroll what is higher than its room, and bars follow.
@Suite struct ScrollTests {
  /// A phone of 390 × 844: bars of 47 + 96 above, the home indicator's 34 below.
  private let top = 143.0
  private let bottom = 844.0 - 34

  @Test func contentMovesByWhatIsSaid() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 200")
    let before = try TouchScripts.frame("rows/r9", scene, 0)
    let after = try TouchScripts.frame("rows/r9", scene, .max)
    #expect(after.y == before.y - 200 && after.x == before.x)
    // 500 ms, slowing down: past half of the way before half of the time.
    #expect(scene.scene.steps[1].lastFrame == 29)
    let middle = try TouchScripts.frame("rows/r9", scene, 15)
    #expect(before.y - middle.y > 100 && before.y - middle.y < 200)
  }

  @Test func percentAreOfWhatIsSeen() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 50%")
    let moved = try TouchScripts.frame("rows/r9", scene, 0).y - TouchScripts.frame("rows/r9", scene, .max).y
    #expect(abs(moved - (bottom - top) / 2) <= 0.5)
  }

  @Test func itStopsAtTheEnds() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 9000\n- scroll: rows\n  by: -9000")
    let end = try TouchScripts.frame("rows/r30", scene, 30)
    #expect(end.maxY == bottom, "the last row stands on the area of the home indicator")
    #expect(try TouchScripts.frame("rows/r1", scene, .max) == TouchScripts.frame("rows/r1", scene, 0))
  }

  @Test func anElementIsBroughtIntoSightAndNoFurther() throws {
    let scene = try TouchScripts.load(
      "- scroll: rows\n  to: r20\n- scroll: rows\n  to: r18\n- scroll: rows\n  to: r3")
    #expect(try TouchScripts.frame("rows/r20", scene, 30).maxY == bottom)
    #expect(try TouchScripts.frame("rows/r20", scene, 60).maxY == bottom, "it is seen already")
    // The large title has given way by then: 47 + 44 are left of the bar.
    #expect(try TouchScripts.frame("rows/r3", scene, .max).y == 91)
  }

  @Test func whatIsScrolledAwayCannotBeTapped() throws {
    #expect(throws: ScreenplayError.self) { try TouchScripts.load("- tap: r25") }
    let scene = try TouchScripts.load("- scroll: rows\n  to: r25\n- tap: r25")
    let row = try TouchScripts.frame("rows/r25", scene, 30)
    let finger = try #require(scene.scene.gestures.last?.location)
    #expect(finger.x == row.center.x && finger.y == row.center.y)
    // Under the bar, which is lower by then than at first.
    #expect(throws: ScreenplayError.self) { try TouchScripts.load("- scroll: rows\n  by: 400\n- tap: r2") }
    _ = try TouchScripts.load("- scroll: rows\n  by: 60\n- tap: r3")
  }

  @Test func theLargeTitleGivesWayToASmallOne() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 400")
    let bar = TouchScripts.find("bar", scene, 0)
    #expect(bar?.frame == Rect(x: 0, y: 0, width: 390, height: top))
    let lower = try #require(TouchScripts.find("bar", scene, .max))
    #expect(lower.frame.height == 91)
    let material = lower.layer.sublayers[0]
    #expect(material.backdrop != nil && material.opacity.double == 1)
    #expect(bar?.layer.sublayers[0].opacity.double ?? 0 == 0)
  }

  @Test func aDragLeadsOneToOneAndComesBackFromBeyondAnEnd() throws {
    let scene = try TouchScripts.load("- drag: rows\n  direction: top\n  by: 120\n- wait: 100ms")
    #expect(
      try TouchScripts.frame("rows/r9", scene, .max).y
        == TouchScripts.frame("rows/r9", scene, 0).y - 120)
    let pulled = try TouchScripts.load("- drag: rows\n  direction: bottom\n  by: 200")
    let rest = try TouchScripts.frame("rows/r1", pulled, 0).y
    // x·c·L / (L + c·x) with c = 0.55, L what is seen of the view.
    let extent = bottom - top
    let band = 200 * 0.55 * extent / (extent + 0.55 * 200)
    let most = try (0..<pulled.scene.frameCount).map { try TouchScripts.frame("rows/r1", pulled, $0).y }.max()
    #expect(abs((most ?? 0) - rest - band) < 1)
    #expect(try TouchScripts.frame("rows/r1", pulled, .max).y == rest)
  }

  @Test func aSwipeGoesOnByItself() throws {
    let scene = try TouchScripts.load("- swipe: rows\n  direction: top\n  by: 100\n  duration: 200ms")
    let moved = try TouchScripts.frame("rows/r9", scene, 0).y - TouchScripts.frame("rows/r9", scene, .max).y
    // 100 led and 500 points a second that go on for 249.7 at 0.998.
    #expect(abs(moved - 349.75) <= 1)
  }

  @Test func aRowThatGoesTakesTheEndAlong() throws {
    let scene = try TouchScripts.load("- scroll: rows\n  by: 9000\n- remove: r2\n- wait: 400ms")
    #expect(try TouchScripts.frame("rows/r30", scene, .max).maxY == bottom)
  }

  @Test func framesAreTheSameInAnyOrder() throws {
    let scene = try TouchScripts.load(
      "- swipe: rows\n  direction: top\n  by: 300\n- tap: bar\n- scroll: rows\n  by: -80")
    let frames = Array(0..<scene.scene.frameCount)
    let forwards = frames.map { scene.animator.presentation(at: $0) }
    let backwards = frames.reversed().map { scene.animator.presentation(at: $0) }
    #expect(forwards == backwards.reversed())
  }

  @Test func acrossItScrollsTowardsTheEndOfWriting() throws {
    let boxes = (1...8).map { "{box, id: b\($0), width: 100, height: 80}" }.joined(separator: ", ")
    let content = "[{scroll: horizontal, id: strip, content: [\(boxes)]}]"
    let ltr = try TouchScripts.load("- scroll: strip\n  by: 150", content: content)
    #expect(
      try TouchScripts.frame("strip/b3", ltr, .max).x == TouchScripts.frame("strip/b3", ltr, 0).x - 150)
    let rtl = try TouchScripts.load("- scroll: strip\n  by: 150", content: content, top: "writing: rtl")
    #expect(
      try TouchScripts.frame("strip/b3", rtl, .max).x == TouchScripts.frame("strip/b3", rtl, 0).x + 150)
  }
}
