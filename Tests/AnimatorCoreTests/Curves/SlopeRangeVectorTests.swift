import AnimatorCore
import Testing

/// `easing_slope_range.json`: every row.
@Suite struct SlopeRangeVectorTests {
  struct Row: Decodable {
    let op: String
    let function: VectorFunction
    let input, expected, expected_min, expected_max: Double?
    let tolerance: Double
  }

  @Test func everyRow() throws {
    let rows = try VectorFile<Row>.rows("easing_slope_range")
    #expect(rows.count == 15)
    for row in rows {
      let function = try row.function.function()
      switch row.op {
      case "range":
        let range = function.range
        #expect(abs(range.lowerBound - (try #require(row.expected_min))) <= row.tolerance)
        #expect(abs(range.upperBound - (try #require(row.expected_max))) <= row.tolerance)
      case "slope":
        let input = try #require(row.input)
        let slope = try unitCurveVelocity(of: row.function, at: input)
        #expect(abs(slope - (try #require(row.expected))) <= row.tolerance, "at \(input): \(slope)")
      default: Issue.record("unknown operation \(row.op)")
      }
    }
  }

  /// SwiftUI's `UnitCurve.velocity`: our true slope, but 1 at the start and 0 at the end where both
  /// derivatives with respect to the parameter vanish there.
  private func unitCurveVelocity(of curve: VectorFunction, at x: Double) throws -> Double {
    let p = try #require(curve.p)
    if x == 0, p[0] == 0, p[1] == 0 { return 1 }
    if x == 1, p[2] == 1, p[3] == 1 { return 0 }
    return try curve.function().slope(at: x)
  }

  @Test func trueSlopesAtTheEnds() throws {
    #expect(abs(TimingFunction.easeOut.slope(at: 0) - 1 / 0.58) < 1e-15)
    #expect(TimingFunction.easeOut.slope(at: 1) == 0)
    // (1, 1) is a control point, so the tangent comes from the other one: (1 − 0) / (1 − 0.42).
    #expect(abs(TimingFunction.easeIn.slope(at: 1) - 1 / 0.58) < 1e-15)
    #expect(TimingFunction.linear.slope(at: 0.3) == 1)
    // Vertical: (0, y1) at the start, (1, y2) at the end.
    let steep = try TimingFunction.cubicBezier(0, 1, 1, 0)
    #expect(steep.slope(at: 0) == .infinity)
    #expect(steep.slope(at: 1) == .infinity)
    #expect(steep.slope(at: -0.5) == 0)
    #expect(try TimingFunction.cubicBezier(0, -1, 1, 2).slope(at: 0) == -.infinity)
    #expect(try TimingFunction.cubicBezier(0.2, 0.4, 1, 2).slope(at: 1) == -.infinity)
    // A control point on the end and the other one straight above or below it.
    #expect(try TimingFunction.cubicBezier(0, 0, 0, 1).slope(at: 0) == .infinity)
    #expect(try TimingFunction.cubicBezier(0, 0, 0, -1).slope(at: 0) == -.infinity)
    #expect(try TimingFunction.cubicBezier(1, 0, 1, 1).slope(at: 1) == .infinity)
    #expect(try TimingFunction.cubicBezier(1, 2, 1, 1).slope(at: 1) == -.infinity)
    // Both control points on an end: the chord.
    #expect(try TimingFunction.cubicBezier(0, 0, 0, 0).slope(at: 0) == 1)
    #expect(try TimingFunction.cubicBezier(1, 1, 1, 1).slope(at: 1) == 1)
    #expect(try TimingFunction.cubicBezier(1, 1, 0, 0).slope(at: 0.5) == 1)
    #expect(TimingFunction.easing(.circ, .in).slope(at: 1) == .infinity)
    #expect(TimingFunction.easing(.circ, .out).slope(at: 0) == .infinity)
    #expect(TimingFunction.easing(.circ, .out).value(at: -0.1) == 0)
  }

  @Test func slopesAtCornersComeFromTheRight() throws {
    let stops = try TimingFunction.linear([LinearStop(0), LinearStop(1, at: 0.25), LinearStop(0.5)])
    #expect(stops.slope(at: 0.25) == -0.5 / 0.75)
    #expect(stops.slope(at: 0.2) == 4)
    #expect(stops.slope(at: 1) == -0.5 / 0.75)
    #expect(stops.slope(at: -3) == 4)
    let bounce = TimingFunction.easing(.bounce, .out)
    let edge = 1 / 2.75
    #expect(abs(bounce.slope(at: edge - 1e-9) - 2 * 7.5625 * edge) < 1e-6)
    #expect(abs(bounce.slope(at: edge) + 2 * 7.5625 * (0.5 / 2.75)) < 1e-6)
    let mirrored = TimingFunction.easing(.bounce, .in)
    #expect(abs(mirrored.slope(at: 1 - edge + 1e-9) - 2 * 7.5625 * edge) < 1e-6)
    #expect(try TimingFunction.steps(3).slope(at: 0.5) == 0)
  }
}
