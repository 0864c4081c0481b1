import Screenplay
import Testing

@Suite struct PlayTests {
  private static let styles = [
    ("push", "slide"), ("push", "cover"), ("push", "cross-dissolve"), ("present", "panel"),
    ("present", "cover"), ("present", "zoom"),
  ]

  private func step(_ style: (String, String), _ play: String) -> String {
    let source = style.1 == "zoom" ? "\n  from: card" : ""
    return
      "- \(style.0): detail\n  as: \(style.1)\(source)\(play.isEmpty ? "" : "\n  play: \(play)")\n- wait: 400ms"
  }

  @Test(arguments: styles)
  func cancelledThreeTimesAndFinishedEndsLikeOneRun(style: (String, String)) throws {
    let tried = try MotionScripts.load(
      step(
        style,
        "[{drag: 40%}, {release: cancel}, {drag: 80%}, {release: cancel}, {drag: 20%}, release, "
          + "{drag: 70%, duration: 300ms}, release]"))
    let plain = try MotionScripts.load(step(style, ""))
    let (a, b) = (
      tried.animator.presentation(at: tried.lastFrame), plain.animator.presentation(at: plain.lastFrame)
    )
    #expect(a == b)
    #expect(try tried.frame(at: tried.lastFrame).bytes == plain.frame(at: plain.lastFrame).bytes)
    #expect(a != plain.animator.presentation(at: 0))
  }

  @Test(arguments: styles)
  func cancelledLeavesExactlyTheFrameItFound(style: (String, String)) throws {
    for play in ["[60%, {hold: 100ms}, 0%]", "[{drag: 40%}, {release: cancel}]", "[{drag: 30%}, release]"] {
      let screenplay = try MotionScripts.load(step(style, play))
      #expect(
        screenplay.animator.presentation(at: 29) == screenplay.animator.presentation(at: screenplay.lastFrame)
      )
      #expect(try screenplay.frame(at: 29).bytes == screenplay.frame(at: screenplay.lastFrame).bytes)
      #expect(
        screenplay.animator.presentation(at: 35) != screenplay.animator.presentation(at: 29), "it moved")
    }
  }

  /// The finger of `play:` is seen, and stays where it took hold of what it leads: 40 points below the
  /// upper edge of a cover, at every frame while it moves and while it rests.
  @Test(arguments: ["present", "push"])
  func theFingerRidesOnWhatItLeads(verb: String) throws {
    let screenplay = try MotionScripts.load(
      "- \(verb): detail\n  as: cover\n  play: [{drag: 40%}, {hold: 200ms}, {drag: 75%, duration: 300ms}, release]"
    )
    let gesture = try #require(screenplay.scene.gestures.first)
    let track = try #require(screenplay.track("detail", "progress"))
    #expect(gesture.start == .milliseconds(500) && gesture.duration == .milliseconds(1100))
    var seen = 0
    for frame in 37..<96 {
      let ring = try #require(screenplay.animator.presentation(at: frame).sublayers.last)
      #expect(ring.content == .ellipse)
      let y = ring.transform.ty.double + ring.size.height.double / 2
      #expect(abs(y - 40 - 120 * (1 - track.value(at: Double(frame) / 60))) < 1e-3, "frame \(frame)")
      #expect(abs(ring.transform.tx.double + ring.size.width.double / 2 - 30) < 1e-3)
      seen += 1
    }
    #expect(seen == 59 && screenplay.scene.gestures.count == 1)
  }

  @Test func stacksAreAsBeforeWhenItDidNotHappen() throws {
    #expect(throws: ScreenplayError.self) {
      try MotionScripts.load("- present: detail\n  play: [60%, 0%]\n- dismiss")
    }
    #expect(throws: ScreenplayError.self) {
      try MotionScripts.load("- push: detail\n  play: [60%, 0%]\n- pop")
    }
    // Undone undoing leaves the screen where it was.
    let kept = try MotionScripts.load("- push: detail\n- pop:\n  play: [50%, 0%]\n- pop: detail")
    #expect(kept.scene.steps.count == 5)
  }

  @Test func runsHoldsAndGoesBackByTheClock() throws {
    let screenplay = try MotionScripts.load(
      "- present: detail\n  as: cover\n  curve: linear\n  duration: 1s\n  play: [60%, {hold: 500ms}, 0%]")
    let track = try #require(screenplay.track("detail", "progress"))
    // By hand: to 60 % in 0.6 s, 0.5 s of rest, back in 0.6 s.
    for (seconds, value) in [
      (0.5, 0.0), (0.8, 0.3), (1.1, 0.6), (1.5, 0.6), (1.6, 0.6), (1.9, 0.3), (2.2, 0),
    ] {
      #expect(abs(track.value(at: seconds) - value) < 1e-12, "at \(seconds)")
    }
    #expect(screenplay.scene.end == .milliseconds(2200))
  }

  @Test func dragIsPercentOfTheWayAndReleaseOfTheRest() throws {
    let screenplay = try MotionScripts.load(
      "- present: detail\n  as: cover\n  curve: ease-in\n  duration: 1s\n"
        + "  play: [{drag: 40%}, {release: cancel}, {drag: 50%, duration: 200ms, curve: linear}, {release: finish}]"
    )
    let track = try #require(screenplay.track("detail", "progress"))
    // Minimum jerk is halfway at half of its time; 40 % of a second to cancel; then even speed.
    for (seconds, value) in [(0.8, 0.2), (1.1, 0.4), (1.5, 0.0), (1.6, 0.25), (1.7, 0.5), (2.2, 1.0)] {
      #expect(abs(track.value(at: seconds) - value) < 1e-9, "at \(seconds)")
    }
    #expect(screenplay.scene.end == .milliseconds(2200))
  }
}
