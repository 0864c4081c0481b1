import AnimatorCore
import Foundation
import Testing

/// `settling_duration.json` and `springs_public.json`: every row.
@Suite struct SpringConversionVectorTests {
  struct SettlingRow: Decodable {
    let mass, stiffness, damping, v0, settling, tolerance: Double
  }

  @Test func settlingDurations() throws {
    let rows = try VectorFile<SettlingRow>.rows("settling_duration")
    #expect(rows.count == 7)
    for row in rows {
      let spring = try Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.v0)
      #expect(abs(spring.settlingDuration - row.settling) <= row.tolerance, "\(row)")
    }
  }

  struct PublicRow: Decodable {
    let kind: String
    let source: String
    let mass, stiffness, damping, from, to, velocity, t, x: Double?
    let min, max_exclusive, tolerance: Double?
    let quantity: String?
    let note: String?
    let rule: String?
    let input: Parameters?
    let expected: Expected?

    struct Parameters: Decodable {
      let mass, stiffness, damping, duration, bounce, response, dampingRatio: Double?
    }

    enum Expected: Decodable {
      case number(Double)
      case parameters(Parameters)

      init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
          self = .number(number)
        } else {
          self = .parameters(try Parameters(from: decoder))
        }
      }
    }
  }

  @Test func publicMeasurements() throws {
    var count = 0
    for row in try VectorFile<PublicRow>.rows("springs_public") {
      switch row.kind {
      case "range", "point": try checkMotion(row)
      case "convert": try checkConversion(row)
      case "settling": try checkSettling(row)
      default: Issue.record("unknown kind \(row.kind)")
      }
      count += 1
    }
    #expect(count == 15)
  }

  private func checkMotion(_ row: PublicRow) throws {
    let (from, to) = (try #require(row.from), try #require(row.to))
    let spring = try Spring(
      mass: #require(row.mass), stiffness: #require(row.stiffness), damping: #require(row.damping),
      initialVelocity: #require(row.velocity) / (to - from), allowsOverdamping: true)
    let time = try #require(row.t)
    let value =
      row.quantity == "v"
      ? spring.velocity(at: time) * (to - from) : from + spring.value(at: time) * (to - from)
    if row.kind == "point" {
      #expect(abs(value - (try #require(row.x))) <= (try #require(row.tolerance)), "\(row.source)")
    } else {
      let range = try #require(row.min)..<(try #require(row.max_exclusive))
      #expect(range.contains(value), "\(row.note ?? ""): \(value)")
    }
  }

  private func spring(_ input: PublicRow.Parameters) throws -> Spring {
    if let duration = input.duration {
      return try Spring(duration: duration, bounce: #require(input.bounce))
    }
    if let response = input.response {
      return try Spring(response: response, dampingRatio: #require(input.dampingRatio))
    }
    return try Spring(
      mass: #require(input.mass), stiffness: #require(input.stiffness),
      damping: #require(input.damping), allowsOverdamping: true)
  }

  private func checkConversion(_ row: PublicRow) throws {
    let spring = try spring(#require(row.input))
    guard case .parameters(let expected) = try #require(row.expected) else {
      Issue.record("parameters expected")
      return
    }
    let pairs = [
      (spring.mass, expected.mass), (spring.stiffness, expected.stiffness),
      (spring.damping, expected.damping), (spring.response, expected.duration),
      (spring.bounce, expected.bounce),
    ]
    #expect(pairs.contains { $0.1 != nil })
    let tolerance = try #require(row.tolerance)
    for case (let value, let expected?) in pairs {
      #expect(abs(value - expected) <= tolerance, "\(row.source): \(value) for \(expected)")
    }
  }

  /// The rule `wave` is that library's, written here: it is tested that our ω₀ satisfies it.
  private func checkSettling(_ row: PublicRow) throws {
    guard case .number(let expected) = try #require(row.expected) else {
      Issue.record("a number expected")
      return
    }
    let spring = try spring(#require(row.input))
    let value: Double
    switch try #require(row.rule) {
    case "core animation": value = spring.settlingDuration
    case "wave: 1.25 * (-ln(1e-4)/omega0) when zeta >= 1":
      try #require(spring.dampingRatio >= 1)
      value = 1.25 * (-log(1e-4) / spring.undampedFrequency)
    default:
      Issue.record("unknown rule \(row.rule ?? "")")
      return
    }
    #expect(abs(value - expected) <= (try #require(row.tolerance)), "\(value) for \(expected)")
  }
}
