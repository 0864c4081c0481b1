import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct CubicSegmentTests {
  /// A curve's value where its own x(t) says the parameter is.
  @Test func valuesLieOnTheCurve() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      let (x1, x2) = (random.double(0...1), random.double(0...1))
      let (y1, y2) = (random.double(-2...3), random.double(-2...3))
      let curve = try TimingFunction.cubicBezier(x1, y1, x2, y2)
      let t = random.double(0...1)
      func bernstein(_ a: Double, _ b: Double) -> Double {
        3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
      }
      let (x, y) = (bernstein(x1, x2), bernstein(y1, y2))
      let slope = abs(curve.slope(at: x))
      #expect(abs(curve.value(at: x) - y) <= 1e-13 + 4e-15 * slope, "\(curve) at \(x)")
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.range.lowerBound <= y + 1e-12 && y - 1e-12 <= curve.range.upperBound)
    }
  }

  @Test func slopeIsTheDerivative() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let curve = try TimingFunction.cubicBezier(
        random.double(0.05...0.95), random.double(-1...2), random.double(0.05...0.95),
        random.double(-1...2))
      let x = random.double(0.01...0.99)
      let h = 1e-5
      let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      let slope = curve.slope(at: x)
      #expect(abs(slope - difference) <= 1e-3 * max(1, abs(slope) * abs(slope)), "\(curve) at \(x)")
      // Beyond the ends: a straight line that meets the curve.
      #expect(abs(curve.value(at: 1.5) - (1 + 0.5 * curve.slope(at: 1))) < 1e-9)
      #expect(curve.slope(at: 1.5) == curve.slope(at: 1))
      #expect(abs(curve.value(at: -2) + 2 * curve.slope(at: 0)) < 1e-9)
    }
  }

  /// The hardest shapes: vertical and flat tangents at the ends and in the middle, x to the last bit.
  @Test func everySearchEnds() {
    var random = SeededGenerator(seed: 3)
    var most = 0
    let corners: [Double] = [0, 1e-300, 1e-17, 1e-9, 1e-3, 0.5, 1 - 1e-9, 1 - 0x1p-53, 1]
    let positions = corners + (0..<40).map { _ in random.double(0...1) } + [0.5 + 0x1p-53, 0.5 - 0x1p-54]
    for x1 in corners {
      for x2 in corners {
        let segment = CubicSegment(x1: x1, y1: 0, x2: x2, y2: 1)
        var last = 0.0
        for u in positions.sorted() where u > 0 && u < 1 {
          let found = segment.parameter(at: u)
          #expect(found.iterations <= BoundedSearch.limit)
          #expect(found.t >= last - 1e-5, "the parameter grows with x")
          last = found.t
          most = max(most, found.iterations)
          let t = found.t
          let x = 3 * x1 * t * (1 - t) * (1 - t) + 3 * x2 * t * t * (1 - t) + t * t * t
          #expect(abs(x - u) <= 2e-15, "x1 \(x1) x2 \(x2) u \(u)")
        }
      }
    }
    #expect(most > 30 && most <= 100)
  }

  @Test func anyInputGivesANumber() throws {
    let curves: [TimingFunction] = try [
      .linear, .easeOut, .materialEmphasized, .easing(.elastic, .inOut), .steps(3, .jumpBoth),
      .linear([LinearStop(0), LinearStop(1)]), .cubicBezier(0, 1e6, 1, -1e6), .cubicBezier(1, 0, 0, 1),
    ]
    for curve in curves {
      for x in [Double.nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude, -0.0] {
        #expect(curve.value(at: x).isFinite, "\(curve) at \(x)")
        #expect(!curve.slope(at: x).isNaN, "\(curve) at \(x)")
      }
    }
  }

  @Test func illegalControlPoints() {
    for (x1, y1, x2, y2, text) in [
      (-0.1, 0.0, 1.0, 1.0, "x1 is -0.1; it must be within 0 to 1"),
      (0.0, 0.0, 1.5, 1.0, "x2 is 1.5; it must be within 0 to 1"),
      (Double.nan, 0.0, 1.0, 1.0, "x1 is NaN; it must be within 0 to 1"),
      (0.0, Double.infinity, 1.0, 1.0, "y1 is ∞; it must be within -1000000 to 1000000"),
    ] {
      let error = #expect(throws: TimingParameterError.self) {
        try TimingFunction.cubicBezier(x1, y1, x2, y2)
      }
      #expect(error?.description == text)
    }
  }
}
