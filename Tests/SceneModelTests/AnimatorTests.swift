import AnimatorCore
import SceneModel
import TestSupport
import Testing

@Suite struct AnimatorTests {
  /// A scene with every verb, for properties that must hold of all.
  private func busyScene(_ rate: FrameRate) throws -> Scene {
    let home = screen("home", regions: ["card": Rect(x: 10, y: 20, width: 30, height: 30)])
    return try direct(
      [
        .show(home, nil), .wait(ms(250)),
        .tap(spanned(.element("card")), times: 1, hold: nil, showsFinger: true),
        .push(screen("b"), use("zoom")), .wait(ms(100)), .present(screen("c"), use("panel")),
        .push(screen("d"), nil), .wait(ms(100)), .pop(nil, nil), .dismiss(nil, nil),
        .present(screen("e"), use("cover", duration: ms(500))), .dismiss(nil, use("cross-dissolve")),
        .pop(nil, nil),
        .parallel(
          [
            SceneStep(.push(screen("f"), nil)),
            SceneStep(.present(screen("g"), use("panel", edge: .right)), delay: ms(100)),
          ], stagger: .zero), .wait(ms(40)),
      ], rate: rate)
  }

  @Test func runsAreExactlyTheEqualNeighbours() throws {
    let animator = Animator(try busyScene(.sixty))
    let frames = (0..<animator.scene.frameCount).map { animator.presentation(at: $0) }
    let runs = animator.runs()
    #expect(runs.flatMap { Array($0.frames) } == Array(0..<animator.scene.frameCount))
    for run in runs {
      #expect(run.frames.allSatisfy { frames[$0] == frames[run.frames.lowerBound] })
      if run.frames.upperBound < frames.count {
        #expect(frames[run.frames.upperBound] != frames[run.frames.lowerBound])
      }
    }
  }

  @Test func equalPresentationsHaveEqualDigests() throws {
    let animator = Animator(try busyScene(.sixty))
    let again = Animator(try busyScene(.sixty))
    for frame in 0..<animator.scene.frameCount {
      #expect(animator.presentation(at: frame).digest == again.presentation(at: frame).digest)
    }
    let digests = Set(animator.runs().map { animator.presentation(at: $0.frames.lowerBound).digest })
    let distinct = Set(animator.runs().map { animator.presentation(at: $0.frames.lowerBound) })
    #expect(digests.count == distinct.count)
  }

  @Test func doubleRateShowsTheSameStatesAtTheSameTimes() throws {
    let slow = Animator(try busyScene(.sixty))
    let fast = Animator(try busyScene(FrameRate(120) ?? .sixty))
    let frames = 0..<(slow.scene.frameCount - 1)
    #expect(frames.filter { slow.presentation(at: $0) != fast.presentation(at: $0 * 2) } == [])
  }

  @Test func everyTransitionBeginsAtTheOldScreenAndEndsAtTheNew() throws {
    for transition in catalogue.transitions where transition.declaration.canPush {
      let name = transition.declaration.name
      let home = screen("home", regions: ["card": Rect(x: 10, y: 20, width: 30, height: 30)])
      let animator = Animator(
        try direct([
          .show(home, nil), .tap(spanned(.element("card")), times: 1, hold: nil, showsFinger: true),
          .wait(ms(500)),
          .push(screen("b"), use(name)), .wait(ms(500)), .pop(nil, nil), .wait(ms(500)),
        ]))
      let before = animator.presentation(at: 41)
      let after = animator.presentation(at: animator.scene.frameCount - 1)
      #expect(before == after, "\(name)")
    }
  }

  @Test func touchesAreFoundAsByLookingAtAll() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &random)
      let frames = (0..<count).map { _ -> Range<Int> in
        let start = Int.random(in: 0..<40, using: &random)
        return start..<(start + Int.random(in: 0...(Bool.random(using: &random) ? 3 : 30), using: &random))
      }
      let index = TouchFrames(frames)
      for start in 0..<45 {
        let asked = start..<(start + Int.random(in: 1...3, using: &random))
        #expect(index.touches(in: asked) == frames.indices.filter { frames[$0].overlaps(asked) })
      }
    }
  }
}
