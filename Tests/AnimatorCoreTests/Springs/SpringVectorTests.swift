import AnimatorCore
import Foundation
import Testing

/// `springs.json`, `uikit_springs.json`, `system_spring_60fps.json`: every row.
@Suite struct SpringVectorTests {
  struct PhysicalRow: Decodable {
    let id: String
    let mass, stiffness, damping, v0, t, x, v, omega0, zeta, tolerance: Double
    let regime: String
  }

  @Test func physicalSprings() throws {
    let rows = try VectorFile<PhysicalRow>.rows("springs")
    #expect(rows.count == 210)
    for row in rows {
      let spring = try Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.v0,
        allowsOverdamping: row.regime == "over")
      let (x, v) = (spring.value(at: row.t), spring.velocity(at: row.t))
      #expect(abs(x - row.x) <= row.tolerance, "\(row.id): \(x) for \(row.x)")
      #expect(abs(v - row.v) <= row.tolerance * max(1, row.omega0), "\(row.id): \(v) for \(row.v)")
      #expect(abs(spring.undampedFrequency - row.omega0) <= 1e-12 * row.omega0)
      #expect(abs(spring.dampingRatio - row.zeta) <= 1e-12 * row.zeta)
    }
  }

  struct UIKitRow: Decodable {
    let dampingRatio, duration, v0, mass, stiffness, damping, omega0, tolerance_relative: Double
  }

  @Test func uikitSprings() throws {
    let rows = try VectorFile<UIKitRow>.rows("uikit_springs")
    #expect(rows.count == 62)
    for row in rows {
      let spring = try Spring(
        dampingRatio: row.dampingRatio, duration: row.duration, initialVelocity: row.v0)
      for (value, expected) in [
        (spring.stiffness, row.stiffness), (spring.damping, row.damping), (spring.mass, row.mass),
        (spring.undampedFrequency, row.omega0), (spring.dampingRatio, row.dampingRatio),
      ] {
        #expect(abs(value - expected) <= row.tolerance_relative * expected, "\(row)")
      }
    }
  }

  struct SystemRow: Decodable {
    let t, value: Double
    let frame60: Int
  }

  @Test func systemSpring() throws {
    let rows = try VectorFile<SystemRow>.rows("system_spring_60fps")
    #expect(rows.count == 37)
    for row in rows {
      #expect(abs(Spring.system.value(at: row.t) - row.value) <= 1e-12, "frame \(row.frame60)")
      let seconds = FrameRate.sixty.localSeconds(of: row.frame60, from: .zero, duration: try Time(10))
      #expect(abs(seconds - row.t) <= 1e-15)
    }
    #expect(abs(Spring.system.undampedFrequency - 18.257418583505537) < 1e-13)
    #expect(abs(Spring.system.settlingDuration - 0.5058) < 1e-4)
  }
}
