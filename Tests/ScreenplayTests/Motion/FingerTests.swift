import Screenplay
import Testing

@Suite struct FingerTests {
  /// The flow of a filter panel: two fingers, one that comes back, one that throws it away.
  private let filterPanel = """
    - present: detail
      as: panel
      height: 50%
      dim: 30%
    - wait: 700ms
    - drag: detail
      by: 25%
    - wait: 300ms
    - swipe: detail
      by: 60%
    - wait: 500ms
    """

  @Test func restingUnderTheThresholdComesBackAndLeavingAtSpeedGoes() throws {
    let screenplay = try MotionScripts.load(filterPanel)
    #expect(screenplay.outcomes == ["cancelled", "finished"])
    // 600 ms of finger and a quarter of 300 ms back; 150 ms of finger and 40 % of 300 ms.
    #expect(screenplay.scene.steps[4].end == (try .milliseconds(1500) + .milliseconds(675)))
    #expect(screenplay.scene.steps[6].end == (try .milliseconds(2475) + .milliseconds(270)))
    let animator = screenplay.animator
    #expect(animator.presentation(at: 60) == animator.presentation(at: 148), "as it stood before")
    #expect(animator.presentation(at: 29) == animator.presentation(at: screenplay.lastFrame), "gone")
  }

  @Test func zoomThatTurnsBackDidNotHappen() throws {
    let screenplay = try MotionScripts.load(
      """
      - tap: card
      - present: detail
        as: zoom
      - wait: 600ms
      - dismiss
      - wait: 600ms
      - tap: card
      - present: detail
        as: zoom
        play: [60%, {hold: 300ms}, 0%]
      - wait: 800ms
      """)
    let animator = screenplay.animator
    #expect(animator.presentation(at: screenplay.lastFrame) == animator.presentation(at: 29))
    // 60 % of 300 ms twice and the rest between them.
    let present = screenplay.scene.steps[8]
    #expect(present.end == (try present.start + .milliseconds(660)))
    let track = try #require(screenplay.track("detail", "progress"))
    let middle = present.start.seconds + 0.3
    #expect(
      abs(track.value(at: middle) - (try CurveSpecification.parse("ease-in-out").sample(at: 0.6).value))
        < 1e-12)
    #expect(track.marks.map(\.kind) == [.interrupted])
  }

  @Test func thresholdAndProjectionDiffer() throws {
    let drag = "- present: detail\n- drag: detail\n  by: 25%\n  duration: 400ms\n  curve: linear\n"
    #expect(try MotionScripts.load(drag).outcomes == ["cancelled"])
    #expect(try MotionScripts.load(drag + "  release: projected").outcomes == ["finished"])
    #expect(try MotionScripts.load(drag + "  threshold: 20%").outcomes == ["finished"])
    // Right on it counts as not past it.
    #expect(try MotionScripts.load(drag + "  threshold: 25%").outcomes == ["cancelled"])
    #expect(try MotionScripts.load(drag + "  release: finish").outcomes == ["finished"])
    #expect(try MotionScripts.load(drag + "  release: cancel").outcomes == ["cancelled"])
  }

  @Test func aFingerThatGoesTheOtherWayCancels() throws {
    let screenplay = try MotionScripts.load(
      "- present: detail\n- swipe: detail\n  direction: top\n- wait: 100ms")
    #expect(screenplay.outcomes == ["cancelled"])
    let track = try #require(screenplay.track("detail", "progress"))
    #expect(track.value(at: 1.15) > 1, "a rubber band")
  }

  @Test func swipesLeadPushedScreensBack() throws {
    let screenplay = try MotionScripts.load("- push: detail\n- swipe: detail\n- wait: 100ms\n- push: detail")
    #expect(screenplay.outcomes == ["finished"])
    // Half of the way in 150 ms, the rest in half of 300 ms.
    #expect(screenplay.scene.steps[3].end == .milliseconds(1100))
  }

  @Test func aPinchLeadsByItsScale() throws {
    let zoom = "- present: detail\n  as: zoom\n  from: card\n- pinch: detail\n  scale: "
    #expect(try MotionScripts.load(zoom + "0.5").outcomes == ["finished"])
    #expect(try MotionScripts.load(zoom + "0.9").outcomes == ["cancelled"])
  }

  @Test func aSpringIsGrabbedWhereItIs() throws {
    let screenplay = try MotionScripts.load(
      """
      - parallel:
          - present: detail
            as: panel
            curve: spring(duration=0.7 bounce=0.25)
          - drag: detail
            delay: 200ms
            by: 20%
            duration: 400ms
      - wait: 100ms
      """)
    #expect(screenplay.outcomes == ["finished"])
    let track = try #require(screenplay.track("detail", "progress"))
    let spring = try CurveSpecification.parse("spring(duration=0.7 bounce=0.25)").sample(at: 0.2)
    #expect(abs(track.value(at: 0.7) - spring.value) < 1e-9)
    #expect(abs(track.value(at: 1.1) - (spring.value - 0.2)) < 1e-9, "the finger took it down by its way")
    #expect(track.marks.map(\.kind) == [.interrupted, .released])
    let hair = 1e-7
    for mark in track.marks {
      let seconds = mark.time.seconds
      #expect(abs(track.value(at: seconds - hair) - track.value(at: seconds + hair)) < 1e-5)
    }
    #expect(
      screenplay.scene.events.filter { $0.kind == .transitionGrabbed }.map(\.time) == [.milliseconds(700)])
  }

  @Test func whatDoesNotGoAwayIsNotLed() throws {
    let screenplay = try MotionScripts.load(
      "- drag: card\n  by: 30\n  direction: right\n- scroll: card\n  by: 40")
    #expect(screenplay.outcomes == [])
    #expect(screenplay.scene.tracks.isEmpty)
  }

  @Test func anUnseenFingerLeavesNoRing() throws {
    let steps = "- tap: card\n  finger: false\n- drag: dot\n  to: card\n  finger: false"
    let screenplay = try MotionScripts.load(steps)
    #expect(screenplay.animator.runs().count == 1)
    #expect(screenplay.scene.events.filter { $0.kind == .touchesBegan }.count == 2)
    #expect(try MotionScripts.load("- tap: card").animator.runs().count > 1)
  }
}
