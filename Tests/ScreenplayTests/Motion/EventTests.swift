import Screenplay
import Testing

@Suite struct EventTests {
  /// Frame, kind, subject and what else is told; changes of gestures left out.
  private func told(_ steps: String) throws -> [String] {
    try MotionScripts.load(steps).scene.events.filter { $0.kind != .gestureChanged }.map { event in
      var words = "\(event.frame) \(event.kind.rawValue) \(event.subject)"
      if let gesture = event.gesture { words += " \(gesture)" }
      if let completed = event.completed { words += completed ? " true" : " false" }
      return words
    }
  }

  @Test func presentingCancelledAndFinished() throws {
    let events = try told(
      "- present: detail\n  as: cover\n  curve: linear\n  duration: 500ms\n  play: [{drag: 40%}, {release: cancel}, {drag: 60%}, release]"
    )
    #expect(
      events == [
        "30 touchesBegan detail drag", "30 gestureBegan detail drag",
        "30 presentationTransitionWillBegin detail", "30 viewWillDisappear home", "30 viewWillAppear detail",
        "30 animateTransition detail", "66 gestureCancelled detail drag", "66 touchesCancelled detail drag",
        // Cancelled: the end, and the pair the other way round.
        "78 completeTransition detail false", "78 presentationTransitionDidEnd detail false",
        "78 viewWillDisappear detail", "78 viewDidDisappear detail",
        "78 viewWillAppear home", "78 viewDidAppear home",
        // And again.
        "78 touchesBegan detail drag", "78 gestureBegan detail drag",
        "78 presentationTransitionWillBegin detail", "78 viewWillDisappear home", "78 viewWillAppear detail",
        "78 animateTransition detail", "114 gestureEnded detail drag", "114 touchesEnded detail drag",
        "126 completeTransition detail true", "126 presentationTransitionDidEnd detail true",
        "126 viewDidAppear detail", "126 viewDidDisappear home",
      ])
  }

  /// A pinch is told by its factor and its turn, at the end exactly those of the script.
  @Test func pinchesTellFactorAndTurn() throws {
    let events = try MotionScripts.load("- pinch: card\n  scale: 2\n  rotation: 90deg\n  duration: 300ms")
      .scene.events.filter { $0.gesture == "pinch" }
    let pinches = events.compactMap(\.pinch)
    #expect(pinches.count == events.count - 2 && pinches.count > 15)
    #expect(pinches.first.map { [$0.scale, $0.rotation] } == [1, 0])
    #expect(pinches.last.map { [$0.scale, $0.rotation] } == [2, 90])
    for (a, b) in zip(pinches, pinches.dropFirst()) {
      #expect(a.scale <= b.scale && a.rotation <= b.rotation)
    }
    // The smoothest way is fastest in its middle: 1.875 ways per duration.
    let fastest = pinches.map(\.scaleVelocity).max() ?? 0
    #expect(abs(fastest - 1.875 / 0.3) < 0.02)
  }

  @Test func aPresentationIsGrabbedAndTakenBack() throws {
    let events = try told(
      """
      - parallel:
          - present: detail
            as: panel
            curve: linear
            duration: 600ms
          - drag: detail
            delay: 300ms
            by: 30%
            duration: 200ms
      """)
    #expect(
      events == [
        // A panel leaves the screen below in sight, so that one hears nothing.
        "30 presentationTransitionWillBegin detail", "30 viewWillAppear detail",
        "30 animateTransition detail",
        "48 touchesBegan detail drag", "48 gestureBegan detail drag", "48 transitionGrabbed detail",
        "60 gestureEnded detail drag", "60 touchesEnded detail drag",
        "67 completeTransition detail false", "67 presentationTransitionDidEnd detail false",
        "67 dimmingViewRemoved detail", "67 viewWillDisappear detail", "67 viewDidDisappear detail",
      ])
  }

  @Test func dismissingByFinger() throws {
    let events = try told("- present: detail\n  duration: 200ms\n- drag: detail\n  by: 20%\n- swipe: detail")
    let life = Array(events.dropFirst(8))
    #expect(
      life == [
        "42 touchesBegan detail drag", "42 gestureBegan detail drag",
        "42 dismissalTransitionWillBegin detail",
        "42 viewWillDisappear detail", "42 viewWillAppear home", "42 animateTransition detail",
        "78 gestureEnded detail drag", "78 touchesEnded detail drag",
        "80 completeTransition detail false", "80 dismissalTransitionDidEnd detail false",
        "80 viewWillDisappear home", "80 viewDidDisappear home", "80 viewWillAppear detail",
        "80 viewDidAppear detail",
        "80 touchesBegan detail swipe", "80 gestureBegan detail swipe",
        "80 dismissalTransitionWillBegin detail", "80 viewWillDisappear detail", "80 viewWillAppear home",
        "80 animateTransition detail", "89 gestureEnded detail swipe", "89 touchesEnded detail swipe",
        "95 completeTransition detail true", "95 dismissalTransitionDidEnd detail true",
        "95 viewDidDisappear detail", "95 viewDidAppear home",
      ])
  }

  @Test func pushPopAndAPopThatIsTakenBack() throws {
    let events = try told("- push: detail\n- pop:\n  play: [50%, 0%]\n- pop")
    #expect(
      events == [
        "30 viewWillDisappear home", "30 viewWillAppear detail", "30 animateTransition detail",
        "48 completeTransition detail true", "48 viewDidDisappear home", "48 viewDidAppear detail",
        "48 viewWillDisappear detail", "48 viewWillAppear home", "48 animateTransition detail",
        "66 completeTransition detail false", "66 viewWillDisappear home", "66 viewDidDisappear home",
        "66 viewWillAppear detail", "66 viewDidAppear detail",
        "66 viewWillDisappear detail", "66 viewWillAppear home", "66 animateTransition detail",
        "84 completeTransition detail true", "84 viewDidDisappear detail", "84 viewDidAppear home",
      ])
  }

  @Test func gesturesTellWhereTheyAreAndHowFast() throws {
    let screenplay = try MotionScripts.load("- swipe: dot\n  to: [45, 35]\n  curve: linear")
    let events = screenplay.scene.events.filter { $0.kind.rawValue.hasPrefix("gesture") }
    #expect(events.map(\.frame) == Array(30...39))
    #expect(events.first?.translation == .zero)
    let last = try #require(events.last)
    #expect(last.kind == .gestureEnded)
    #expect(last.translation == Point(x: 0, y: -60))
    // 60 points in 150 ms.
    #expect(abs((last.velocity?.y ?? 0) + 400) < 1e-9)
    let third = events[3]
    #expect(abs((third.translation?.y ?? 0) + 20) < 1e-9, "a third of the way after 50 ms")
  }

  @Test func changesBeginAndEnd() throws {
    let events = try told("- set: card\n  to: {x: 3}\n  stagger: 50ms")
    #expect(
      events == [
        "30 changeBegan card/a", "33 changeBegan card/b", "36 changeBegan card/c", "48 changeEnded card/a",
        "51 changeEnded card/b", "54 changeEnded card/c",
      ])
  }
}
