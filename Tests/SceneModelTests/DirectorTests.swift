import AnimatorCore
import SceneModel
import SourceDiagnostics
import Testing

@Suite struct DirectorTests {
  /// A screen with nothing in motion.
  private func settled(_ name: String) throws -> LayerPresentation {
    Animator(try direct([.show(screen(name), nil)])).presentation(at: 0)
  }

  @Test func stepsFollowEachOther() throws {
    let scene = try direct([
      .show(screen("a"), nil), .wait(ms(1000)), .push(screen("b"), nil), .wait(ms(500)), .pop(nil, nil),
    ])
    #expect(scene.frameCount == 126)
    #expect(
      scene.steps.map { "\($0.keyword) \($0.firstFrame)-\($0.lastFrame)" } == [
        "show 0-0", "wait 0-59", "push 60-77", "wait 78-107", "pop 108-125",
      ])
  }

  @Test func aStepThatEndsTheFilmEndsInItsLastFrame() throws {
    let scene = try direct([.show(screen("a"), nil), .push(screen("b"), nil)])
    let animator = Animator(scene)
    let settled = Animator(try direct([.show(screen("b"), nil)])).presentation(at: 0)
    #expect(scene.frameCount == 18)
    #expect(animator.presentation(at: 17) == settled)
    #expect(animator.presentation(at: 16) != settled)
  }

  @Test func parallelEndsWithItsLongest() throws {
    let scene = try direct([
      .show(screen("a", regions: ["x": Rect(x: 0, y: 0, width: 10, height: 10)]), nil),
      .parallel(
        [
          SceneStep(.sequence([SceneStep(.wait(ms(500))), SceneStep(.push(screen("b"), nil))])),
          SceneStep(.tap(spanned(.element("x")), times: 1, hold: nil, showsFinger: true), delay: ms(100)),
          SceneStep(.wait(ms(200))),
        ], stagger: ms(50)),
      .wait(ms(100)),
    ])
    let parallel = scene.steps[1]
    #expect(parallel.end == ms(800))
    #expect(parallel.steps.map(\.start) == [.zero, ms(50), ms(100)])
    #expect(parallel.steps.map(\.end) == [ms(800), ms(350), ms(300)])
    #expect(scene.end == ms(900))
  }

  @Test func stepsInParallelActInTheOrderOfTime() throws {
    // The pop stands first in the script, but comes after the push.
    let scene = try direct([
      .show(screen("a"), nil),
      .parallel(
        [SceneStep(.pop(spanned("b"), nil), delay: ms(1000)), SceneStep(.push(screen("b"), nil))],
        stagger: .zero),
    ])
    #expect(scene.end == ms(1300))
  }

  @Test func repeatRunsItsStepsAnew() throws {
    let scene = try direct([
      .show(screen("a"), nil),
      .repeat(count: 3, [SceneStep(.push(screen("b"), nil)), SceneStep(.pop(nil, nil))]),
    ])
    #expect(scene.end == ms(1800))
    #expect(scene.steps[1].steps.count == 6)
    #expect(scene.steps[1].end == ms(1800))
  }

  @Test func aRepetitionOfNothingEnds() {
    let endless: [SceneStep.Action] = [.show(screen("a"), nil), .repeat(count: .max, [])]
    var limits = Limits.standard
    limits.steps = 10
    #expect(problems(endless, limits: limits) == ["2 too-many-steps: more than 10 steps are run"])
  }

  @Test func showAndAnotherVerbAtOnceAreAnError() {
    func both(_ first: SceneStep.Action, _ second: SceneStep.Action) -> [String] {
      problems([
        .show(screen("a"), nil),
        .parallel([SceneStep(first), SceneStep(second, delay: ms(100), range: place(9))], stagger: .zero),
      ])
    }
    func moving(_ verb: String) -> [String] {
      ["9 two-stack-verbs: `\(verb)` begins while the same stack is still moving"]
    }
    let show = SceneStep.Action.show(screen("b"), use("slide"))
    #expect(both(show, .push(screen("c"), nil)) == moving("push"))
    #expect(both(show, .present(screen("c"), nil)) == moving("present"))
    #expect(both(show, .show(screen("c"), use("slide"))) == moving("show"))
    #expect(both(show, .show(screen("c"), nil)) == moving("show"))
    #expect(both(.push(screen("b"), nil), .show(screen("c"), nil)) == moving("show"))
    #expect(both(.present(screen("b"), nil), .show(screen("c"), nil)) == moving("show"))
  }

  @Test func aFingerTouchesWhatIsInSightOfAnElement() throws {
    let regions = [
      "whole": Rect(x: 10, y: 20, width: 30, height: 40),
      "partly": Rect(x: 80, y: -20, width: 40, height: 60),
      "outside": Rect(x: 100, y: 0, width: 40, height: 40),
    ]
    func tap(_ element: String) -> [SceneStep.Action] {
      [
        .show(screen("a", regions: regions), nil),
        .tap(spanned(.element(element), line: 2), times: 1, hold: nil, showsFinger: true),
      ]
    }
    #expect(try direct(tap("whole")).gestures.map(\.location) == [Vector(x: 25, y: 40)])
    #expect(try direct(tap("partly")).gestures.map(\.location) == [Vector(x: 90, y: 20)])
    #expect(
      problems(tap("outside")) == [
        "2 outside-canvas: `outside` lies wholly outside the canvas, where no finger reaches"
      ])
  }

  @Test func manyStepsBesideEachOtherActInOrder() throws {
    let waits = (0..<2000).map { SceneStep(.wait(ms(Int32(($0 * 7919) % 2000)))) }
    let scene = try direct([.show(screen("a"), nil), .parallel(waits, stagger: .zero)])
    #expect(scene.end == ms(1999))
    #expect(scene.steps[1].steps.map(\.end) == (0..<2000).map { ms(Int32(($0 * 7919) % 2000)) })
  }

  @Test func noMoreThanAThousandProblemsAreLookedFor() {
    let steps: [SceneStep.Action] = [.show(screen("a"), nil)] + Array(repeating: .pop(nil, nil), count: 2000)
    let found = problems(steps)
    #expect(found.count == 1001)
    #expect(
      found.last == "1001 too-many-problems: the script has more than 1000 problems; only so many are told")
  }

  @Test func presentationsDoNotPileUpForEver() {
    let present = SceneStep(.present(screen("b"), use("panel", duration: .zero)), range: place(7))
    #expect(problems([.show(screen("a"), nil), .repeat(count: 100, [present])]) == [])
    #expect(
      problems([.show(screen("a"), nil), .repeat(count: 101, [present])])
        == ["7 too-many-presentations: more than 100 screens are presented on top of each other"])
  }

  @Test func aCanvasHasNoMorePixelsThanAPicture() {
    var limits = Limits.standard
    limits.picturePixels = 19_999
    #expect(
      problems([.show(screen("a"), nil)], limits: limits)
        == ["0 canvas-too-large: the canvas is 100x200 pixels; together it may have 19999"])
  }

  @Test func lengthHoldsTheLastFrame() throws {
    let scene = try direct([.show(screen("a"), nil), .push(screen("b"), nil)], length: ms(1000))
    #expect(scene.frameCount == 60)
    #expect(Animator(scene).runs().last?.frames == 18..<60)
  }

  @Test func dismissTakesThePresentationWithWhatWasPushedInIt() throws {
    let steps: [SceneStep.Action] = [
      .show(screen("a"), nil), .present(screen("b"), use("panel")), .push(screen("c"), nil),
      .dismiss(nil, nil), .wait(ms(100)),
    ]
    let animator = Animator(try direct(steps))
    #expect(try animator.presentation(at: animator.scene.frameCount - 1) == settled("a"))
    #expect(
      problems(steps + [.pop(nil, nil)])
        == ["6 nothing-to-pop: there is nothing to pop: `a` is the bottom of its stack"])
  }

  @Test func popToGoesBackBySeveral() throws {
    let animator = Animator(
      try direct([
        .show(screen("a"), nil), .push(screen("b"), nil), .push(screen("c"), nil),
        .popTo(spanned("a"), nil), .wait(ms(100)),
      ]))
    #expect(try animator.presentation(at: animator.scene.frameCount - 1) == settled("a"))
  }

  @Test func replaceKeepsTheStackBelow() throws {
    let animator = Animator(
      try direct([
        .show(screen("a"), nil), .push(screen("b"), nil), .replace(screen("c"), nil), .pop(spanned("c"), nil),
        .wait(ms(100)),
      ]))
    #expect(try animator.presentation(at: animator.scene.frameCount - 1) == settled("a"))
  }

  @Test func showWithATransitionEndsAsShowAlone() throws {
    let animator = Animator(
      try direct([
        .show(screen("a"), nil), .present(screen("b"), use("panel")),
        .show(screen("c"), use("cross-dissolve")),
        .wait(ms(100)),
      ]))
    let alone = Animator(try direct([.show(screen("c"), nil)]))
    #expect(animator.presentation(at: animator.scene.frameCount - 1) == alone.presentation(at: 0))
    #expect(
      problems([.show(screen("a"), nil), .show(screen("c"), use("cross-dissolve")), .pop(nil, nil)]).count
        == 1)
  }

  @Test func zeroDurationIsAnInstantChange() throws {
    let animator = Animator(
      try direct([.show(screen("a"), nil), .push(screen("b"), use("slide", duration: .zero)), .wait(ms(100))])
    )
    let alone = Animator(try direct([.show(screen("b"), nil)]))
    #expect(animator.presentation(at: 0) == alone.presentation(at: 0))
    #expect(animator.runs().count == 1)
  }

  @Test func rightToLeftPushesFromTheLeft() throws {
    let steps: [SceneStep.Action] = [.show(screen("a"), nil), .push(screen("b"), nil)]
    func entering(_ rightToLeft: Bool) throws -> Double {
      let root = Animator(try direct(steps, rightToLeft: rightToLeft)).presentation(at: 3)
      return root.sublayers[0].sublayers[1].transform.tx.double
    }
    #expect(try entering(false) > 0)
    #expect(try entering(true) == -entering(false))
  }

  @Test func errorsNameWhatIsWrong() {
    #expect(
      problems([.wait(ms(1))]) == [
        "1 first-step-not-show: `wait` comes before any screen is shown"
      ])
    #expect(problems([.chapter(spanned("One"))]) == ["0 nothing-shown: the script shows no screen"])
    #expect(
      problems([
        .show(screen("a"), nil), .dismiss(nil, nil), .present(screen("b"), use("zoom")),
        .push(screen("c"), use("panel")), .push(screen("d"), nil), .pop(spanned("c"), nil),
      ]) == [
        "2 nothing-to-dismiss: there is nothing to dismiss: no screen is presented",
        "1 no-source: `zoom` has nothing to grow out of: no element was tapped before",
        "1 cannot-push: `panel` cannot push: it leaves part of the screen below in sight",
        "1 not-on-top: `c` is not on top, `d` is",
      ])
    #expect(
      problems([
        .show(screen("a"), nil),
        .present(screen("b"), use("panel", edge: .right, ["height": .length(.points(5))])),
      ]) == ["1 bad-option: a panel from the right takes `width`, not `height`"])
    // What a verb that was left out would have brought is not missed by those after it.
    #expect(
      problems([
        .show(screen("a"), nil),
        .parallel(
          [
            SceneStep(.present(screen("b"), nil)),
            SceneStep(.present(screen("c"), nil), delay: ms(100), range: place(9)),
          ],
          stagger: .zero),
        .tap(spanned(.element("x")), times: 1, hold: nil, showsFinger: true),
        .dismiss(spanned("c"), nil), .dismiss(nil, nil), .pop(nil, nil),
      ]).map { $0.split(separator: ":")[0] } == ["9 two-stack-verbs"])
    // Until a `show` begins anew.
    #expect(
      problems([
        .show(screen("a"), nil),
        .parallel(
          [SceneStep(.push(screen("b"), nil)), SceneStep(.pop(nil, nil), delay: ms(100), range: place(9))],
          stagger: .zero),
        .show(screen("a"), nil), .dismiss(nil, nil),
      ]).map { $0.split(separator: ":")[0].split(separator: " ")[1] } == [
        "two-stack-verbs", "nothing-to-dismiss",
      ])
    #expect(
      problems([
        .show(screen("a"), nil),
        .parallel(
          [SceneStep(.push(screen("b"), nil)), SceneStep(.pop(nil, nil), delay: ms(100), range: place(9))],
          stagger: .zero),
      ]) == ["9 two-stack-verbs: `pop` begins while the same stack is still moving"])
    #expect(
      problems(
        [.show(screen("a"), nil), .wait(ms(2000)), .waitUntil(spanned(.time(ms(1500))))], length: ms(1500))
        == [
          "1 moment-past: 1.5s is already past: the steps before it end at 2s",
          "1 longer-than-length: the script takes 2s, 0.5s longer than `length`",
        ])
  }

  @Test func addressesAreAsShortAsOneThingAnswers() throws {
    let home = screen(
      "home",
      regions: [
        "add": Rect(x: 10, y: 20, width: 20, height: 10), "edit": Rect(x: 0, y: 0, width: 9, height: 9),
      ])
    let scene = try direct([
      .show(home, nil), .tap(spanned(.element("add")), times: 2, hold: nil, showsFinger: true),
    ])
    #expect(scene.end == ms(400))
    #expect(
      problems([.show(home, nil), .tap(spanned(.element("ad")), times: 1, hold: nil, showsFinger: true)]) == [
        "1 unknown-element: no element `ad` is in sight (on `home`)"
      ])
  }

  @Test func touchesShowAndFade() throws {
    let scene = try direct([
      .show(screen("a"), nil),
      .tap(spanned(.point(x: .points(50), y: .points(50))), times: 1, hold: nil, showsFinger: true),
      .wait(ms(500)),
    ])
    let animator = Animator(scene)
    let counts = (0..<scene.frameCount).map { animator.presentation(at: $0).sublayers.count }
    #expect(counts.first == 1)
    #expect(counts[6] == 2)
    #expect(counts[23] == 2)
    #expect(counts[24...].allSatisfy { $0 == 1 })
  }
}
