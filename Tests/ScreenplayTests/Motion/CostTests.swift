import Screenplay
import Testing

/// What a script of a stranger may make the director remember.
@Suite struct MotionCostTests {
  @Test func aFingerLongerThanAnyFilmTellsNothingOfItsFrames() throws {
    for steps in [
      "- present: detail\n  play: [{drag: 50%, duration: 86400s}, release]",
      "- drag: card\n  by: 5\n  direction: left\n  duration: 86400s",
    ] {
      let error = #expect(throws: ScreenplayError.self) { try MotionScripts.load(steps) }
      guard case .script(let diagnostics, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(diagnostics.filter { $0.severity == .error }.map(\.id) == ["too-many-frames"])
    }
  }

  @Test func thousandsOfChangesOfOneElementArriveWhereTheLastLeads() throws {
    let screenplay = try MotionScripts.load(
      """
      - repeat: 3000
        steps:
          - set: dot
            to: {x: 7, background: gold}
            duration: 5ms
          - set: dot
            to: {x: 3}
            duration: 5ms
      """)
    #expect(screenplay.scene.frameCount == 1830)
    let track = try #require(screenplay.track("dot", "x"))
    #expect(track.spans.count == 6000 && track.marks.isEmpty)
    #expect(track.value(at: 100) == 3)
  }
}
