import Screenplay
import Testing

@Suite struct ChangeTests {
  /// The layer of that name as it stands in a frame.
  private func layer(_ name: String, _ screenplay: Screenplay, _ frame: Int) throws -> LayerPresentation {
    func find(_ layer: LayerPresentation) -> LayerPresentation? {
      if layer.name == name { return layer }
      if case .snapshot(let content) = layer.content, let found = find(content.snapshot.layer) {
        return found
      }
      return layer.sublayers.lazy.compactMap(find).first
    }
    return try #require(find(screenplay.animator.presentation(at: frame)))
  }

  @Test func everyPropertyArrives() throws {
    let screenplay = try MotionScripts.load(
      """
      - set: card
        to: {opacity: 0.5, position: [50%, 10], scale-x: 2, scale-y: 0.5, corner-radius: 50%, background: "#00ff00",
             border-width: 2, border-color: navy, shadow-blur: 6, shadow-opacity: 40%, width: 30, height: 50%}
      - set: dot
        to: {rotation: 90deg, x: 50%, y: -3}
        duration: 0s
      - wait: 100ms
      """)
    let card = try layer("card", screenplay, screenplay.lastFrame)
    #expect(card.opacity.double == 0.5)
    #expect(card.fill == Color(rgb: 0x00FF00))
    #expect(card.size.size == Size(width: 30, height: 15))
    #expect(card.cornerRadius.double == 7.5, "half of the shorter side, which is lower now")
    #expect(card.border?.width.double == 2 && card.border?.color == Color(rgb: 0x000080))
    #expect(card.shadow?.blur.double == 6 && card.shadow?.color.alpha == 102)
    // Scaled about its middle, which lies at 30 + 15, 10 + 7.5.
    #expect([card.transform.a.double, card.transform.d.double] == [2, 0.5])
    #expect([card.transform.tx.double, card.transform.ty.double] == [15, 13.75])
    let dot = try layer("dot", screenplay, screenplay.lastFrame)
    #expect(
      [dot.transform.a, dot.transform.b, dot.transform.c, dot.transform.d].map(\.double) == [0, 1, -1, 0])
    // Turned about 45, 95, then moved by 5 and −3.
    #expect([dot.transform.tx.double, dot.transform.ty.double] == [55, 87])
  }

  @Test func keyframesPassThroughTheirStops() throws {
    let screenplay = try MotionScripts.load(
      """
      - set: card
        keyframes: {100%: {y: 0}, 0%: {y: 10, opacity: 1}, 50%: {y: 30, curve: linear}, 75%: {opacity: 0}}
        duration: 800ms
        curve: linear
      """)
    let y = try #require(screenplay.track("card", "y"))
    for (seconds, value) in [(0.5, 10.0), (0.7, 20), (0.9, 30), (1.1, 15), (1.3, 0)] {
      #expect(abs(y.value(at: seconds) - value) < 1e-9, "at \(seconds)")
    }
    let opacity = try #require(screenplay.track("card", "opacity"))
    for (seconds, value) in [(0.5, 1.0), (0.8, 0.5), (1.1, 0), (1.3, 0)] {
      #expect(abs(opacity.value(at: seconds) - value) < 1e-9, "at \(seconds)")
    }
  }

  @Test func repeatedThereAndBackItEndsWhereItBegan() throws {
    let screenplay = try MotionScripts.load(
      "- set: dot\n  to: {x: 10}\n  times: 2\n  autoreverse: true\n  duration: 100ms\n  curve: linear\n- wait: 100ms"
    )
    let x = try #require(screenplay.track("dot", "x"))
    for (seconds, value) in [(0.55, 5.0), (0.6, 10), (0.65, 5), (0.7, 0), (0.8, 10), (0.9, 0)] {
      #expect(abs(x.value(at: seconds) - value) < 1e-6, "at \(seconds)")
    }
    #expect(screenplay.scene.steps[2].end == .milliseconds(900))
    #expect(
      screenplay.animator.presentation(at: 0) == screenplay.animator.presentation(at: screenplay.lastFrame))
  }

  @Test func staggeredElementsFollowEachOther() throws {
    let screenplay = try MotionScripts.load(
      "- set: card\n  to: {x: 20}\n  stagger: 50ms\n  duration: 200ms\n  delay: 100ms")
    let tracks = screenplay.scene.tracks
    #expect(tracks.map(\.name) == ["card/a", "card/b", "card/c"])
    #expect(tracks.compactMap { $0.spans.first?.start } == [600, 650, 700].map { .milliseconds($0) })
    #expect(screenplay.scene.end == .milliseconds(900))
  }

  @Test(arguments: ["ease-in-out", "ease-out", "spring(damping=0.6)", "spring(duration=0.4 bounce=0.3)"])
  func aSecondChangeTakesOverValueAndVelocity(curve: String) throws {
    let screenplay = try MotionScripts.load(
      """
      - parallel:
          - set: dot
            to: {x: 30}
            curve: \(curve)
          - set: dot
            delay: 110ms
            to: {x: -10}
            curve: \(curve)
      - wait: 100ms
      """)
    let x = try #require(screenplay.track("dot", "x"))
    #expect(x.marks.map(\.time) == [.milliseconds(610)])
    let hair = 1e-6
    let (before, now, after) = (x.value(at: 0.61 - hair), x.value(at: 0.61), x.value(at: 0.61 + hair))
    #expect(abs(now - before) < 1e-3 && abs(after - now) < 1e-3)
    #expect(abs((now - before) - (after - now)) / hair < 1, "points a second")
    #expect(x.value(at: 10) == -10)
  }

  @Test func aMovedElementIsTouchedWhereItIs() throws {
    let screenplay = try MotionScripts.load(
      "- set: card\n  to: {x: 10, y: 40}\n- tap: card/a\n- present: detail\n  as: zoom\n- wait: 1s")
    // The card's first box: at 10, 20 with the card, moved with it, 10 wide and 5 high.
    let zoom = screenplay.animator.presentation(at: 61).sublayers
    let ring = try #require(zoom.last)
    let middle = Point(
      x: ring.transform.tx.double + ring.size.size.width / 2,
      y: ring.transform.ty.double + ring.size.size.height / 2)
    #expect(abs(middle.x - 25) < 0.01 && abs(middle.y - 62.5) < 0.01)
  }

  @Test func equalTimesShowEqualValuesAtEveryRate() throws {
    // All ends lie on frames of 20 a second, and no spring lands: nothing rounds (design of time).
    let steps = """
      - parallel:
          - set: card
            keyframes: {30%: {scale: 1.5, background: gold}, 100%: {scale: 1, rotation: 40deg}}
            duration: 700ms
            autoreverse: true
          - set: dot
            to: {x: 10, opacity: 0.2}
            duration: 500ms
          - set: dot
            delay: 150ms
            to: {x: 0, opacity: 1}
      - present: detail
        as: panel
        duration: 1s
        play: [60%, {hold: 200ms}, {drag: 20%}, release, 100%]
      - wait: 200ms
      """
    let slow = try MotionScripts.load(steps, rate: FrameRate(20))
    for factor in [2, 3, 6, 12] {
      let fast = try MotionScripts.load(steps, rate: FrameRate(20 * factor))
      let different = (0..<slow.lastFrame).filter {
        fast.animator.presentation(at: factor * $0) != slow.animator.presentation(at: $0)
      }
      #expect(different == [], "\(20 * factor) a second")
    }
  }

  @Test func framesDoNotDependOnWhatWasAskedBefore() throws {
    let steps = """
      - parallel:
          - set: card
            keyframes: {30%: {scale: 1.5, background: gold}, 100%: {scale: 1, rotation: 40deg}}
            duration: 700ms
          - set: dot
            to: {x: 10, opacity: 0.2}
            curve: spring(duration=0.5 bounce=0.4)
          - set: dot
            delay: 150ms
            to: {x: 0, opacity: 1}
      - present: detail
        as: panel
      - drag: detail
        by: 20%
      - wait: 200ms
      """
    let (a, b) = (try MotionScripts.load(steps), try MotionScripts.load(steps))
    let forwards = (0...a.lastFrame).map { a.animator.presentation(at: $0).digest }
    let backwards = (0...b.lastFrame).reversed().map { b.animator.presentation(at: $0).digest }
    #expect(forwards == backwards.reversed())
    let runs = a.animator.runs()
    #expect(runs.flatMap { Array($0.frames) } == Array(0...a.lastFrame))
    for run in runs { #expect(Set(run.frames.map { forwards[$0] }).count == 1) }
  }
}
