import Screenplay
import Testing

/// What goes by itself runs beside the script, in the order of its place.
@Suite struct TransientTests {
  /// Frame, kind and subject of what comes and goes.
  private func life(_ screenplay: Screenplay) -> [String] {
    screenplay.scene.events.filter {
      [
        .presentationTransitionWillBegin, .presentationTransitionDidEnd, .dismissalTransitionWillBegin,
        .dismissalTransitionDidEnd,
      ].contains($0.kind)
    }.map { "\($0.frame) \($0.subject) \($0.kind.rawValue)" }
  }

  @Test func theStepTakesNoTimeAndItGoesWhenItsTimeIsOver() throws {
    let film = try MotionScripts.load("- present: {toast: Saved}\n  for: 1s\n- wait-until: idle")
    // In at 0.5 s for 0.3 s, up for a second, out for 0.3 s.
    #expect(
      life(film) == [
        "30 saved presentationTransitionWillBegin", "48 saved presentationTransitionDidEnd",
        "108 saved dismissalTransitionWillBegin", "126 saved dismissalTransitionDidEnd",
      ])
    #expect(film.scene.frameCount == 126)
    #expect(film.scene.steps.last.map { [$0.firstFrame, $0.lastFrame] } == [30, 125])
    #expect(film.warnings.map(\.id) == ["unused-screen"], "of these scripts, not of the toast")
  }

  @Test func twoAtOnePlaceStandThereOneAfterTheOther() throws {
    let steps = "- present: {toast: First}\n- present: {toast: Second}\n- wait-until: idle"
    #expect(
      life(try MotionScripts.load(steps)).filter { $0.contains("WillBegin") } == [
        "30 first presentationTransitionWillBegin", "168 first dismissalTransitionWillBegin",
        "186 second presentationTransitionWillBegin", "324 second dismissalTransitionWillBegin",
      ])
    // At another place, or told not to wait, it comes at once.
    for other in ["position: top", "queue: false"] {
      let both = try MotionScripts.load(
        "- present: {toast: First}\n- present: {toast: Second}\n  \(other)\n- wait-until: idle")
      #expect(life(both)[1] == "30 second presentationTransitionWillBegin", "\(other)")
    }
  }

  @Test func aTapOrADragTakesItAwayAndTheNextComesSooner() throws {
    let steps = "- present: {toast: First}\n- present: {toast: Second}\n- wait: 1s\n"
    let tapped = try MotionScripts.load(steps + "- tap: [30, 115]\n- wait-until: idle")
    // The finger is up at 1.7 s.
    #expect(life(tapped).contains("102 first dismissalTransitionWillBegin"))
    #expect(life(tapped).contains("120 second presentationTransitionWillBegin"))
    let swiped = try MotionScripts.load(steps + "- swipe: [30, 115]\n  direction: bottom\n- wait-until: idle")
    #expect(life(swiped).contains("90 first dismissalTransitionWillBegin"))
    #expect(life(swiped).filter { $0.contains("first dismissal") }.count == 2)
  }

  @Test func oneThatAFingerLetsBackStaysForItsTimeAgain() throws {
    let film = try MotionScripts.load(
      "- present: {toast: First}\n- wait: 1s\n- drag: [30, 115]\n  by: 5%\n  direction: bottom\n  duration: 100ms\n- wait-until: idle"
    )
    let goings = life(film).filter { $0.contains("dismissalTransitionWillBegin") }
    #expect(goings.count == 2)
    let back = try #require(film.scene.events.first { $0.kind == .dismissalTransitionDidEnd })
    #expect(back.completed == false)
    #expect(goings.last == "\(back.frame + 120) first dismissalTransitionWillBegin")
  }

  @Test func stacksDoNotSeeIt() throws {
    let film = try MotionScripts.load(
      "- present: {toast: Saved}\n- push: detail\n- pop\n- present: detail\n- dismiss\n- show: detail\n- wait-until: idle"
    )
    #expect(life(film).last == "186 saved dismissalTransitionDidEnd", "a `show` leaves it where it is")
    let dismissed = try MotionScripts.load(
      "- present: {toast: Saved}\n- wait: 500ms\n- dismiss: saved\n- wait-until: idle")
    #expect(life(dismissed).last == "78 saved dismissalTransitionDidEnd")
  }

  @Test func stillUpAtTheEndIsAWarning() throws {
    let film = try MotionScripts.load("- present: {toast: Saved}\n- wait: 1s")
    #expect(film.warnings.map(\.id) == ["unused-screen", "still-up"])
  }
}
