import Screenplay
import Testing

/// What a finger holds looks pressed; rows are drawn aside; sliders follow.
@Suite struct PressTests {
  private func fill(_ name: String, _ scene: Screenplay, _ frame: Int) throws -> Color {
    try #require(TouchScripts.find(name, scene, frame)?.layer.fill)
  }

  @Test func aRowIsGreyWhileItIsHeldAndGoesBackSoftly() throws {
    let scene = try TouchScripts.load("- tap: r3\n- wait: 500ms")
    #expect(try fill("rows/r3", scene, 0) == .clear)
    // Wholly from 100 ms, when the finger is down, to 200.
    #expect(try fill("rows/r3", scene, 6) == Color(rgb: 0xD1D1D6))
    #expect(try fill("rows/r3", scene, 11) == Color(rgb: 0xD1D1D6))
    let fading = try fill("rows/r3", scene, 16)
    #expect(fading.alpha > 0 && fading.alpha < 255)
    #expect(try fill("rows/r3", scene, 27) == .clear)
    #expect(try fill("rows/r4", scene, 8) == .clear)
  }

  @Test func aTapBesideASetRevertsNothing() throws {
    let content = "[{list: [{title: A, value: '1'}, {title: B}], id: list}]"
    let scene = try TouchScripts.load(
      "- parallel:\n  - tap: a\n  - {set: a, to: {value: '2'}, duration: 0s, delay: 100ms}\n- wait: 500ms",
      content: content)
    let only = try TouchScripts.load(
      "- set: a\n  to: {value: '2'}\n  duration: 0s\n- wait: 500ms", content: content)
    #expect(try fill("list/a", scene, 9) == Color(rgb: 0xD1D1D6), "held in the new state too")
    func bare(_ layer: LayerPresentation) -> [LayerPresentation] {
      layer.sublayers.filter { $0.screen != nil }
    }
    #expect(
      bare(scene.animator.presentation(at: scene.scene.frameCount - 1))
        == bare(only.animator.presentation(at: only.scene.frameCount - 1)))
  }

  @Test func aTapChangesNoValue() throws {
    let content = "[{switch: false, id: s}, {segmented: [Day, Week], id: g}]"
    let scene = try TouchScripts.load("- tap: s\n- wait: 1s", content: content)
    func bare(_ layer: LayerPresentation) -> [LayerPresentation] {
      layer.sublayers.filter { $0.screen != nil }
    }
    #expect(bare(scene.animator.presentation(at: 0)) == bare(scene.animator.presentation(at: .max)))
    #expect(bare(scene.animator.presentation(at: 0)) != bare(scene.animator.presentation(at: 8)))
  }

  @Test func aSliderFollowsADrag() throws {
    let content = "[{slider: 20%, id: volume}]"
    for top in ["", "writing: rtl"] {
      let scene = try TouchScripts.load("- drag: volume\n  by: 30%", content: content, top: top)
      let target = try TouchScripts.load(
        "- set: volume\n  to: {value: 50%}\n  duration: 0s\n- wait: 10ms", content: content, top: top)
      #expect(
        TouchScripts.find("volume", scene, .max)?.layer.sublayers.map(\.size)
          == TouchScripts.find("volume", target, .max)?.layer.sublayers.map(\.size))
      let finger = try #require(scene.scene.gestures.first)
      #expect(finger.distance.x * (top.isEmpty ? 1 : -1) > 0)
    }
    // It stops at its end, however far the finger goes.
    let far = try TouchScripts.load("- drag: volume\n  by: 200%", content: content)
    let full = try TouchScripts.load("- set: volume\n  to: {value: 100%}\n- wait: 1s", content: content)
    #expect(TouchScripts.find("volume", far, .max)?.layer == TouchScripts.find("volume", full, .max)?.layer)
  }

  private static let actions =
    "[{list: [{title: Ada, trailing-actions: [{title: Delete, destructive: true}, {title: Share}]}, {title: Alan}], "
    + "id: list, style: plain}]"

  @Test func aSwipeOpensARowAndAnotherClosesIt() throws {
    let scene = try TouchScripts.load(
      "- swipe: ada\n- wait: 100ms\n- tap: share\n- swipe: ada\n  direction: right\n- wait: 100ms",
      content: PressTests.actions)
    let closed = try TouchScripts.frame("list/ada/title", scene, 0)
    // Two actions of 74 points each.
    #expect(try TouchScripts.frame("list/ada/title", scene, 32).x == closed.x - 148)
    #expect(
      try TouchScripts.frame("list/ada/delete", scene, 32)
        == Rect(x: 316, y: 143 + 17.5, width: 74, height: 44)
        .offset(by: Point(x: 0, y: TouchScripts.frame("list/ada", scene, 0).y - 160.5)))
    #expect(try TouchScripts.frame("list/ada/title", scene, .max) == closed)
    #expect(scene.scene.steps[1].outcome == .finished && scene.scene.steps[4].outcome == .cancelled)
  }

  @Test func drawnAllTheWayTheFirstActionIsDone() throws {
    let scene = try TouchScripts.load("- swipe: ada\n  by: 300", content: PressTests.actions)
    #expect(try TouchScripts.frame("list/ada/delete", scene, .max).width == 390)
    let little = try TouchScripts.load("- drag: ada\n  by: 30", content: PressTests.actions)
    #expect(
      try TouchScripts.frame("list/ada/title", little, .max)
        == TouchScripts.frame("list/ada/title", little, 0))
    // A finger leads it 1:1.
    let most = try (0..<little.scene.frameCount).map {
      try TouchScripts.frame("list/ada/title", little, $0).x
    }.min()
    #expect(try abs((most ?? 0) - TouchScripts.frame("list/ada/title", little, 0).x + 30) < 0.01)
  }

  @Test func inTheOtherDirectionOfWritingActionsAreAtTheLeft() throws {
    let scene = try TouchScripts.load("- swipe: ada", content: PressTests.actions, top: "writing: rtl")
    #expect(try TouchScripts.frame("list/ada/delete", scene, .max).x == 0)
  }

  @Test func aRowOpens() throws {
    let content = "[{list: [{title: Ada, children: [{title: One}, {title: Two}]}, {title: Alan}], id: list}]"
    let scene = try TouchScripts.load(
      "- set: ada\n  to: {open: true}\n- tap: two\n- set: ada/one\n  to: {value: '1'}", content: content)
    let before = try TouchScripts.frame("list/alan", scene, 0)
    #expect(try TouchScripts.frame("list/alan", scene, .max).y == before.y + 88)
    #expect(try TouchScripts.frame("list/ada/two", scene, .max).y == before.y + 44)
    #expect(TouchScripts.find("list/ada/two", scene, 0) == nil)
    #expect(TouchScripts.find("list/ada/one/value", scene, .max) != nil)
  }
}
