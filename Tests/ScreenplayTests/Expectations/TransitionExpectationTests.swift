import Screenplay
import TestSupport
import Testing

/// What is expected while screens come and go, and at the ends of motions.
@Suite struct TransitionExpectationTests {
  /// Expectations half-way through a step of 500 ms, and after it.
  private func unmet(_ step: String, half: String, after: String = "", rate: FrameRate? = nil) throws
    -> [String]
  {
    func indented(_ text: String, _ depth: Int) -> String {
      text.split(separator: "\n").map { String(repeating: " ", count: depth) + $0 + "\n" }.joined()
    }
    return try ExpectationScripts.unmet(
      "- show: home\n- wait: 500ms\n- parallel:\n" + indented(step, 4)
        + "    - sequence:\n        - wait: 250ms\n" + indented(half, 8) + after + "\n- wait: 500ms",
      rate: rate)
  }

  @Test func push() throws {
    let half = """
      - {expect: home, frame: [-30, 0, 60, 120], visible: true, moves: true, clear-of: detail}
      - {expect: card, frame: [-20, 20, 40, 30], visible: true, inside: home, moves: true}
      - {expect: bar, frame: [30, 0, 60, 20], inside: detail, visible: true, opacity: 100%}
      - expect:
        moves: true
      """
    let after = """
      - {expect: bar, frame: [0, 0, 60, 20], moves: false, visible: true}
      - {expect: card, visible: false}
      - {expect: home, visible: false}
      """
    #expect(try unmet("- push: detail", half: half, after: after) == [])
    #expect(
      try unmet("- push: detail", half: "- {expect: card, frame: [10, 20, 40, 30], moves: false}") == [
        "`card` should lie at [10, 20, 40, 30], but lies at [-20, 20, 40, 30], in frame 45 (0.75s)",
        "`card` should not move, but goes from [-20, 20, 40, 30] to [-22, 20, 40, 30], in frame 45 (0.75s)",
      ])
    #expect(
      try unmet("- push: detail", half: "- expect:\n  moves: false") == [
        "nothing should move, but `progress` of `detail` does, in frame 45 (0.75s)"
      ])
  }

  @Test func panel() throws {
    let step = "- {present: detail, as: panel, dim: 50%}"
    let half = """
      - {expect: bar, frame: [0, 90, 60, 20], inside: detail, moves: true}
      - {expect: home, frame: [0, 0, 60, 120], moves: false, visible: true}
      - {expect: dot, visible: false}
      - {expect: title, contrast: 2}
      """
    let after = """
      - {expect: detail, frame: [0, 60, 60, 60], moves: false}
      - {expect: card, visible: true, clear-of: detail}
      - {expect: dot, visible: false, inside: detail}
      """
    #expect(try unmet(step, half: half, after: after) == [])
    #expect(
      try unmet(step, half: "- {expect: dot, visible: true}") == [
        "`dot` should be visible, but all of it is covered or cut off, in frame 45 (0.75s)"
      ])
  }

  @Test func zoom() throws {
    let step = "- {present: detail, as: zoom, from: dot, fit: stretch}"
    let half = """
      - {expect: detail, frame: [20, 45, 35, 65], moves: true, visible: true}
      - {expect: bar, frame: [20, 45, 35, 10.833], inside: detail}
      - {expect: dot, frame: [40, 90, 10, 10], moves: false, visible: false}
      - {expect: edge, visible: true}
      """
    let after = "- {expect: dot, visible: false}\n- {expect: detail, frame: [0, 0, 60, 120]}"
    #expect(try unmet(step, half: half, after: after) == [])
    // The screen grows out of it, and its own place is empty meanwhile.
    let early = "- {expect: dot, frame: [40, 90, 10, 10], visible: false}"
    let steps =
      "- show: home\n- parallel:\n    \(step)\n    - sequence:\n        - wait: 100ms\n        \(early)\n- wait: 1s"
    #expect(try ExpectationScripts.unmet(steps) == [])
  }

  @Test func aScreenOverItself() throws {
    // Two instances of one screen: the address means the one on top, and each has its own state.
    let steps = """
      - show: home
      - set: card
        to: {opacity: 50%}
      - push: home
      - expect: card
        opacity: 100%
      - pop
      - expect: card
        opacity: 50%
      - wait: 100ms
      """
    #expect(try ExpectationScripts.unmet(steps) == [])
  }

  @Test(arguments: [24, 30, 60])
  func endsOfMotion(rate: Int) throws {
    // From 0.5 to 1 second: both ends lie on frames. Before the last frame of it, it still moves.
    let steps = """
      - show: home
      - wait: 500ms
      - expect: home
        moves: true
        frame: [0, 0, 60, 120]
      - parallel:
          - push: detail
          - sequence:
              - wait: \(rate / 2 - 1)f
              - expect: detail
                moves: true
              - expect: edge
                visible: true
      - expect: detail
        moves: false
        frame: [0, 0, 60, 120]
      - expect: card
        visible: false
      - wait: 200ms
      """
    let script = ExpectationScripts.text(steps).replacing("fps: 60", with: "fps: \(rate)")
    let folder = try Folder()
    try folder.write(script, to: "scene.yaml")
    let screenplay = try Screenplay.load(folder.path + "/scene.yaml")
    #expect(try screenplay.unmetExpectations().map(\.message) == [])
    let frames = screenplay.scene.expectations.map(\.frame)
    #expect(frames == [rate / 2, rate - 1, rate - 1, rate, rate])
  }

  @Test(arguments: [24, 30, 60])
  func whatTakesNoTimeHasTakenEffect(rate: Int) throws {
    let steps = """
      - show: home
      - wait: 500ms
      - expect: card
        opacity: 50%
      - set: card
        to: {opacity: 50%}
        duration: 0s
      - wait: 500ms
      - expect: card
        visible: true
      - show: detail
      - wait: 100ms
      """
    let diagnostics = try ExpectationScripts.load(steps, rate: FrameRate(rate)).unmetExpectations()
    #expect(
      diagnostics.map(\.message) == [
        "`card` should be visible, but its screen `home` is not in sight, in frame \(rate) (1s)"
      ])
    #expect(
      diagnostics.flatMap(\.hints) == [
        "steps at the same time that take no time have taken effect in this frame: put a `wait` before them"
      ])
  }

  @Test func theEndOfTheFilm() throws {
    // The last frame shows the end, and nothing comes after it.
    let steps = "- show: home\n- push: detail\n- expect: detail\n  frame: [0, 0, 60, 120]\n  moves: true"
    #expect(
      try ExpectationScripts.unmet(steps) == [
        "`detail` should move, but the film ends with this frame, in frame 29 (0.483s)"
      ])
  }

  @Test func fingersDoNotCount() throws {
    let steps = """
      - show: home
      - wait: 500ms
      - parallel:
          - tap: dot
          - sequence:
              - wait: 50ms
              - expect:
                moves: false
              - expect: dot
                moves: false
      - wait: 500ms
      """
    #expect(try ExpectationScripts.unmet(steps) == [])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func theOrderOfExpectationsDoesNotMatter(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let conditions = [
      "visible: true", "visible: false", "inside: home", "clear-of: dot", "frame: [10, 20, 40, 30]",
      "opacity: 80%",
      "text: Hi", "truncated: false", "contrast: 4.5", "moves: true", "moves: false",
    ]
    let elements = ["card", "title", "dot", "edge", "drop", "home"]
    var checks = (0..<10).map { _ in
      let (element, condition) = (
        elements.randomElement(using: &random), conditions.randomElement(using: &random)
      )
      return
        "    - {expect: \(element ?? ""), \(condition ?? ""), delay: \(Int.random(in: 0...39, using: &random) * 25)ms}"
    }
    func messages() throws -> [String] {
      try ExpectationScripts.unmet(
        "- show: home\n- parallel:\n    - set: card\n      to: {y: 30, opacity: 60%, rotation: 40deg}\n"
          + "    - {present: detail, as: panel, delay: 300ms}\n" + checks.joined(separator: "\n")
          + "\n- wait: 500ms")
    }
    let first = try messages()
    #expect(!first.isEmpty)
    checks.shuffle(using: &random)
    #expect(try messages().sorted() == first.sorted())
    let all = checks
    var alone: [String] = []
    for check in all {
      checks = [check]
      alone += try messages()
    }
    #expect(alone.sorted() == first.sorted())
  }
}
