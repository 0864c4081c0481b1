import AnimatorCore
import Testing

/// `percent_driven.json`: every row, by the formula and on the clock of a transition.
@Suite struct PercentDrivenVectorTests {
  struct Row: Decodable {
    let action: String
    let completed_flag: Bool
    let completionSpeed, duration, percentComplete, remaining_documented, tolerance: Double
  }

  @Test func everyRow() throws {
    let rows = try VectorFile<Row>.rows("percent_driven")
    #expect(rows.count == 35)
    for row in rows {
      let outcome = try #require(ReleaseRule.Outcome(rawValue: row.action))
      let remaining = InteractiveTransition.remainingDuration(
        outcome, duration: row.duration, percentComplete: row.percentComplete, speed: row.completionSpeed)
      #expect(abs(remaining - row.remaining_documented) <= row.tolerance, "\(row)")

      let duration = try Time(roundingToNanosecond: row.duration)
      var transition = InteractiveTransition(timing: .curve(.easeOut, duration: duration))
      try transition.begin(at: .zero)
      try transition.update(row.percentComplete, at: .milliseconds(100))
      let up = Time.milliseconds(250)
      try transition.release(
        outcome == .finish ? .finish : .cancel, speed: row.completionSpeed, at: up)
      let end = try #require(transition.endOfRun)
      #expect(abs((try end - up).seconds - row.remaining_documented) <= row.tolerance, "\(row)")
      #expect(
        transition.track.value(at: up)
          == (remaining == 0 ? (row.completed_flag ? 1 : 0) : row.percentComplete))
      #expect(transition.track.value(at: end) == (row.completed_flag ? 1 : 0))
      #expect(transition.events.last?.kind == .ended(completed: row.completed_flag))
    }
  }
}
