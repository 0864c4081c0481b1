import AnimatorCore
import Testing

@Suite struct NamedCurveTests {
  struct Row: Decodable {
    let name: String
    let points: [[Double]]
    let low, high: Double
  }

  /// `named_curves.json`: every named curve against its source's formula, evaluated with 60 digits.
  @Test func everyNamedCurve() throws {
    let rows = try VectorFile<Row>.rows("named_curves")
    for row in rows {
      let specification = try CurveSpecification.parse(row.name)
      guard case .curve(let function) = specification.motion else {
        Issue.record("\(row.name) is no curve")
        continue
      }
      #expect(row.points.count == 36)
      for point in row.points {
        let value = function.value(at: point[0])
        #expect(abs(value - point[1]) <= 1e-12, "\(row.name) at \(point[0]): \(value) for \(point[1])")
      }
      #expect(abs(function.range.lowerBound - row.low) <= 1e-12, "\(row.name)")
      #expect(abs(function.range.upperBound - row.high) <= 1e-12, "\(row.name)")
      #expect(function.value(at: 0) == 0, "\(row.name)")
      #expect(function.value(at: 1) == 1, "\(row.name)")
    }
    let curves = CurveSpecification.named.filter {
      if case .curve = $0.specification.motion { !$0.name.hasPrefix("step-") } else { false }
    }
    #expect(Set(curves.map(\.name)) == Set(rows.map(\.name)))
  }

  @Test func tableIsSound() throws {
    let table = CurveSpecification.named
    #expect(Set(table.map(\.name)).count == table.count)
    for entry in table {
      #expect(entry.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(entry.name)")
      #expect(!entry.summary.isEmpty && entry.summary.last != ".", "\(entry.name)")
      #expect(try CurveSpecification.parse(entry.name) == entry.specification)
      if !entry.name.hasPrefix("step-") { #expect(entry.specification.description == entry.name) }
    }
    for name in ["smooth", "snappy", "bouncy", "system-spring", "android-spring", "step-start", "step-end"] {
      #expect(table.contains { $0.name == name })
    }
    #expect(try CurveSpecification.parse("step-start").description == "steps(1, start)")
    #expect(try CurveSpecification.parse("step-end").description == "steps(1)")
    #expect(TimingFunction.materialEmphasized.description == "material-emphasized")
  }

  /// The fit of the iOS push and the system spring are two descriptions of one motion.
  @Test func theMeasuredPushIsTheSystemSpring() {
    var most = 0.0
    for index in 0...1000 {
      let fraction = Double(index) / 1000
      let fit = TimingFunction.fastEaseInToSlowEaseOut.value(at: fraction)
      most = max(most, abs(fit - Spring.system.value(at: fraction * 0.5)))
    }
    #expect(most > 0.006 && most <= 0.0065)
  }

  /// Every easings.net slope against a central difference; the corners of `bounce` are tested apart.
  @Test func easingSlopes() {
    for family in EasingFamily.allCases {
      for direction in EasingFamily.Direction.allCases {
        let function = TimingFunction.easing(family, direction)
        for index in 1..<53 {
          let x = Double(index) / 53
          let h = 1e-6
          let difference = (function.value(at: x + h) - function.value(at: x - h)) / (2 * h)
          #expect(abs(function.slope(at: x) - difference) < 1e-5, "\(function) at \(x)")
        }
        // Outside it goes on along the end tangent.
        let start = function.slope(at: 0)
        #expect(function.value(at: -0.5) == (start.isFinite ? -0.5 * start : 0))
      }
    }
  }
}
