import AnimatorCore
import TestSupport
import Testing

@Suite struct StepAndStopCurveTests {
  @Test func illegalSteps() {
    for (count, position, text) in [
      (0, StepPosition.jumpEnd, "the number of steps is 0; it must be 1 or more"),
      (1, .jumpNone, "the number of steps is 1; it must be 2 or more with jump-none"),
      (1_000_001, .start, "the number of steps is 1000001; it must be at most 1000000"),
    ] {
      let error = #expect(throws: TimingParameterError.self) {
        try TimingFunction.steps(count, position)
      }
      #expect(error?.description == text)
    }
  }

  /// A frame on the edge of a step shows the step, although i / n · n need not be i in `Double`.
  @Test func noStepComesAFrameLate() throws {
    for count in 1...300 {
      let steps = try TimingFunction.steps(count)
      for index in 0...count {
        let fraction = Double(index) / Double(count)
        for x in [fraction, fraction.nextUp, fraction.nextDown] where x >= 0 {
          #expect(steps.value(at: x) == Double(index) / Double(count), "\(index) of \(count)")
        }
      }
    }
  }

  @Test func stepRanges() throws {
    #expect(try TimingFunction.steps(4).range == 0...1)
    #expect(try TimingFunction.steps(4, .jumpStart).range == 0.25...1)
    #expect(try TimingFunction.steps(4, .jumpBoth).range == 0.2...1)
    #expect(try TimingFunction.steps(5, .jumpNone).range == 0...1)
  }

  @Test func stopsAreLaidOutAsCSSDoes() throws {
    func linear(_ stops: (Double, Double?)...) throws -> TimingFunction {
      try .linear(stops.map { LinearStop($0.0, at: $0.1) })
    }
    #expect(
      try linear((0, nil), (1, nil), (0.5, nil), (1, nil))
        == linear((0, 0), (1, 1.0 / 3), (0.5, 1.0 / 3 + (1 - 1.0 / 3) / 2), (1, 1)))
    // A position behind an earlier one moves up to it; the last may lie beyond 1.
    #expect(try linear((0, 0.5), (1, 0.2), (0, nil)) == linear((0, 0.5), (1, 0.5), (0, 1)))
    #expect(try linear((0, 1.5), (1, nil)) == linear((0, 1.5), (1, 1.5)))
    #expect(try linear((0, 0.25), (1, 0.75)).value(at: 0) == -0.5)
    #expect(try linear((0, 0), (0.4, 0.5), (0.6, 0.5), (1, 1)).value(at: 0.5) == 0.6)
    #expect(try linear((0, 0), (2, 0.5), (-1, 1)).range == -1...2)
    let error = #expect(throws: TimingParameterError.self) { try linear((0, nil)) }
    #expect(error?.description == "the number of stops is 1; it must be 2 or more")
  }

  /// Any table of points: the curve passes through each and is straight between neighbours.
  @Test func stopsAreMet() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      var position = random.double(-0.2...0.2)
      let points = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        position += random.double(0.01...0.4)
        return (x: position, y: random.double(-2...2))
      }
      let curve = try TimingFunction.linear(points.map { LinearStop($0.y, at: $0.x) })
      for (a, b) in zip(points, points.dropFirst()) {
        #expect(curve.value(at: a.x) == a.y)
        let share = random.double(0...1)
        let middle = curve.value(at: a.x + share * (b.x - a.x))
        #expect(abs(middle - (a.y + share * (b.y - a.y))) < 1e-12)
      }
    }
  }
}
