import Testing

@testable import AnimatorCore

/// `easing_syntax.json`: every row, but those `VectorExclusions` names, which are rejected.
@Suite struct CurveSyntaxVectorTests {
  struct Row: Decodable {
    let css: String
    let valid: Bool
    let canonical: String?
    let points: [[Double]]?
  }

  @Test func everyRow() throws {
    let rows = try VectorFile<Row>.rows("easing_syntax")
    #expect(rows.count == 32)
    let rejected = VectorExclusions.syntaxRows.map(\.text)
    #expect(rejected.allSatisfy { text in rows.contains { $0.css == text && $0.valid } })
    for row in rows {
      guard row.valid, !rejected.contains(row.css) else {
        #expect(throws: CurveSyntaxError.self, "\(row.css)") { try CurveSpecification.parse(row.css) }
        continue
      }
      let specification = try CurveSpecification.parse(row.css)
      #expect(specification.text(significantDigits: 6) == row.canonical)
      #expect(try CurveSpecification.parse(specification.description) == specification)
      if let points = row.points {
        guard case .curve(let function) = specification.motion, case .stops(let curve) = function.form else {
          Issue.record("\(row.css) has no stops")
          continue
        }
        #expect(curve.stops.count == points.count)
        for (stop, point) in zip(curve.stops, points) {
          #expect(abs(stop.position - point[0]) <= 1e-15 && stop.value == point[1], "\(row.css)")
        }
      }
    }
  }
}
