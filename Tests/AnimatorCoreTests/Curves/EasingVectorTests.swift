import AnimatorCore
import Testing

/// `easing.json`: every row, chains of two curves included.
@Suite struct EasingVectorTests {
  struct Row: Decodable, CustomStringConvertible {
    let id: String
    let function: VectorFunction
    let input: Double
    let before: Bool
    let expected: Double
    let tolerance: Double
    let kind: String
    let note: String?

    var description: String { id }
  }

  @Test func everyRow() throws {
    let rows = try VectorFile<Row>.rows("easing")
    #expect(rows.count == 494)
    for row in rows {
      let value = try row.function.value(at: row.input, before: row.before)
      #expect(abs(value - row.expected) <= row.tolerance, "\(row.id): \(value) for \(row.expected)")
    }
  }

  /// The computed references are 16 digits long; the curve keeps 10⁻⁹ of them, 10⁻⁴ at a vertical tangent.
  @Test func referencesToNineDigits() throws {
    let rows = try VectorFile<Row>.rows("easing").filter { $0.kind == "reference" }
    #expect(rows.count > 200)
    for row in rows {
      let value = try row.function.value(at: row.input, before: row.before)
      #expect(abs(value - row.expected) <= 1e-9, "\(row.id): \(value) for \(row.expected)")
    }
  }
}

/// A curve as the vectors write it.
struct VectorFunction: Decodable {
  let type: String
  let p: [Double]?
  let n: Int?
  let position: String?
  let points: [[Double]]?
  let css: String?
  let kind: String?
  let stages: [VectorFunction]?

  struct Unknown: Error { let type: String }

  func value(at x: Double, before: Bool) throws -> Double {
    guard let stages else { return try function().value(at: x, before: before) }
    return try stages.reduce(x) { try $1.function().value(at: $0, before: before) }
  }

  func function() throws -> TimingFunction {
    switch type {
    case "linear": return .linear
    case "cubic-bezier":
      let p = try #require(p)
      return try .cubicBezier(p[0], p[1], p[2], p[3])
    case "steps":
      let position = StepPosition(rawValue: try #require(position))
      return try .steps(#require(n), #require(position))
    case "linear-stops":
      return try .linear(#require(points).map { LinearStop($0[1], at: $0[0]) })
    case "circular":
      try #require(kind == "in")
      return .easing(.circ, .in)
    default: throw Unknown(type: type)
    }
  }
}
