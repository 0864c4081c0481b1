import Screenplay
import Testing

/// Two stack verbs at once: an error on one stack, nothing special on two.
@Suite struct TwoStacksTests {
  private func load(_ first: String, _ second: String) throws -> Screenplay {
    try TouchScripts.load(
      """
      - parallel:
          - sequence:
              - \(first)
          - sequence:
              - \(second)
      """, content: "[{text: Home}]")
  }

  @Test func stacksOfDifferentPresentationsMoveAtOnce() throws {
    let scene = try load("push: {background: red}", "present: {background: blue}")
    // By slide during 0.3 s, and by cover during 0.506 s.
    #expect(abs(scene.scene.steps[1].end.seconds - 0.506) < 0.001)
    let there = try TouchScripts.load(
      """
      - present: {background: blue}
      - parallel:
          - dismiss:
          - push: {background: red}
      - pop
      """, content: "[{text: Home}]")
    #expect(there.scene.steps.map(\.keyword).suffix(3).dropLast() == ["parallel", "pop"])
  }

  @Test(arguments: ["push: {background: blue}", "replace: {background: blue}", "show: {background: blue}"])
  func oneStackMovesOnceAtATime(second: String) {
    let error = #expect(throws: ScreenplayError.self) { try load("push: {background: red}", second) }
    guard case .script(let diagnostics, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(diagnostics.map(\.id) == ["two-stack-verbs"])
  }
}
