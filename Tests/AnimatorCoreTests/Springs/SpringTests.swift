import Foundation
import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct SpringTests {
  struct NearCriticalRow: Decodable {
    let mass, stiffness, damping, v0, t, x, v: Double
  }

  /// `near_critical.json`: ζ = 1 ± 10⁻¹² … ± 10⁻³ against 60 digits.
  @Test func nextToTheCriticalDamping() throws {
    let rows = try VectorFile<NearCriticalRow>.rows("near_critical")
    #expect(rows.count == 1080)
    for row in rows {
      let spring = try Spring(
        mass: row.mass, stiffness: row.stiffness, damping: row.damping, initialVelocity: row.v0,
        allowsOverdamping: true)
      #expect(abs(spring.value(at: row.t) - row.x) <= 1e-12, "\(row)")
      #expect(abs(spring.velocity(at: row.t) - row.v) <= 1e-12 * max(1, spring.undampedFrequency), "\(row)")
    }
  }

  static func randomSpring(_ random: inout SeededGenerator) throws -> Spring {
    let (mass, stiffness) = (random.scale(0.01, 100), random.scale(1, 5000))
    let ratio = random.scale(0.02, 8)
    return try Spring(
      mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
      initialVelocity: random.double(-30...30), allowsOverdamping: Bool.random(using: &random))
  }

  /// The velocity is the derivative of the value, and both satisfy the equation of motion.
  @Test func theEquationOfMotionHolds() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<3000 {
      let spring = try Self.randomSpring(&random)
      let frequency = spring.undampedFrequency
      // A critical run of an overdamped spring has the damping of ζ = 1.
      let damping =
        spring.allowsOverdamping
        ? spring.damping : min(spring.damping, 2 * (spring.mass * spring.stiffness).squareRoot())
      let time = random.double(0...10) / frequency
      let h = 1e-4 / frequency / max(1, damping / spring.mass / frequency)
      let scale = max(1, abs(spring.initialVelocity) / frequency)
      if time > h {
        let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
        let velocity = spring.velocity(at: time)
        #expect(abs(slope - velocity) <= 1e-5 * scale * frequency, "\(spring) at \(time)")
        let change = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
        let force = spring.stiffness * (1 - spring.value(at: time)) - damping * velocity
        #expect(
          abs(change - force / spring.mass)
            <= 1e-5 * scale * frequency * max(frequency, damping / spring.mass))
      }
      #expect(spring.value(at: 0) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
      #expect(spring.value(at: 1e9) == 1)
      #expect(spring.value(at: -1) == 0)
    }
  }

  /// Handing the velocity over restarts the spring on the rest of the way without a seam.
  @Test func handOffContinuesTheMotion() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let spring = try Self.randomSpring(&random)
      let cut = random.double(0.1...3) / spring.undampedFrequency
      let rest = 1 - spring.value(at: cut)
      guard abs(rest) > 1e-3 else { continue }
      let next = spring.starting(withVelocity: spring.velocity(at: cut) / rest)
      guard abs(next.initialVelocity) < Spring.largestVelocity else { continue }
      for delay in [0.0, 0.01, 0.1, 0.5] {
        let expected = spring.value(at: cut + delay)
        let value = spring.value(at: cut) + rest * next.value(at: delay)
        #expect(abs(value - expected) <= 1e-9 * max(1, abs(spring.initialVelocity)), "\(spring)")
      }
    }
  }

  @Test func rangeHoldsEveryValue() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let spring = try Self.randomSpring(&random)
      let range = spring.range
      var (low, high) = (0.0, 1.0)
      for index in 0...400 {
        let value = spring.value(at: Double(index) / 400 * 8 / spring.undampedFrequency)
        low = min(low, value)
        high = max(high, value)
        #expect(value >= range.lowerBound - 1e-12 && value <= range.upperBound + 1e-12, "\(spring)")
      }
      let scale = max(1, abs(spring.initialVelocity) / spring.undampedFrequency)
      #expect(low - range.lowerBound <= 0.01 * scale, "\(spring)")
      #expect(range.upperBound - high <= 0.01 * scale, "\(spring)")
    }
    // ζ = 0.5 without velocity: the overshoot of every textbook, e^(−πζ/√(1−ζ²)).
    let textbook = try Spring(mass: 1, stiffness: 100, damping: 10).range
    #expect(abs(textbook.upperBound - (1 + exp(-Double.pi * 0.5 / 0.75.squareRoot()))) < 1e-12)
    #expect(textbook.lowerBound == 0)
    #expect(Spring.smooth.range == 0...1)
  }

  @Test func constants() throws {
    #expect(Spring.smooth == (try Spring(duration: 0.5, bounce: 0)))
    #expect(Spring.snappy == (try Spring(duration: 0.5, bounce: 0.15)))
    #expect(Spring.bouncy == (try Spring(duration: 0.5, bounce: 0.3)))
    #expect(Spring.system == (try Spring(mass: 3, stiffness: 1000, damping: 500)))
    #expect(abs(Spring.system.dampingRatio - 4.5643546) < 1e-6)
    for (stiffness, k) in zip(AndroidSpring.Stiffness.allCases, [10000.0, 1500, 200, 50]) {
      for (ratio, zeta) in zip(AndroidSpring.DampingRatio.allCases, [0.2, 0.5, 0.75, 1]) {
        let spring = Spring.android(stiffness: stiffness, dampingRatio: ratio)
        #expect(spring.mass == 1 && spring.stiffness == k)
        #expect(abs(spring.dampingRatio - zeta) < 1e-15)
      }
    }
    #expect(Spring.android() == .android(stiffness: .medium, dampingRatio: .mediumBouncy))
    // A bounce below 0 is truly overdamped, unlike a physical spring that does not allow it.
    let flat = try Spring(duration: 0.5, bounce: -0.5)
    #expect(abs(flat.dampingRatio - 2) < 1e-15)
    #expect(abs(flat.bounce + 0.5) < 1e-15)
    #expect(flat.value(at: 0.2) < Spring.smooth.value(at: 0.2) - 0.1)
    let heavy = try Spring(mass: 1, stiffness: 100, damping: 1e9)
    let critical = try Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(heavy.value(at: 0.3) == critical.value(at: 0.3))
  }

  @Test func illegalParameters() {
    func message(_ make: () throws -> Spring) -> String? {
      do {
        return "no error: \(try make())"
      } catch {
        return (error as? TimingParameterError)?.description
      }
    }
    let positive = "it must be more than 0, at most 1000000000"
    #expect(message { try Spring(mass: 0) } == "mass is 0; \(positive)")
    #expect(message { try Spring(mass: -1) } == "mass is -1; \(positive)")
    #expect(message { try Spring(mass: .nan) } == "mass is NaN; \(positive)")
    #expect(message { try Spring(stiffness: -.infinity) } == "stiffness is -∞; \(positive)")
    #expect(message { try Spring(stiffness: 0) } == "stiffness is 0; \(positive)")
    let damping = "it must be 0 or more, at most 1000000000"
    #expect(message { try Spring(damping: -1) } == "damping is -1; \(damping)")
    #expect(message { try Spring(damping: .nan) } == "damping is NaN; \(damping)")
    #expect(message { try Spring(damping: 1e300) }?.hasSuffix("; \(damping)") == true)
    let velocity = "it must be within -1000000 to 1000000 whole distances per second"
    #expect(message { try Spring(initialVelocity: .infinity) } == "velocity is ∞; \(velocity)")
    let seconds = "it must be 0.0001 to 10000 seconds"
    #expect(message { try Spring(duration: 0, bounce: 0) } == "duration is 0; \(seconds)")
    #expect(
      message { try Spring(duration: 1, bounce: -1) } == "bounce is -1; it must be more than -1, at most 1")
    #expect(message { try Spring(response: -2, dampingRatio: 1) } == "response is -2; \(seconds)")
    #expect(
      message { try Spring(response: 1, dampingRatio: -0.5) }
        == "ratio is -0.5; it must be 0 or more, at most 1000000")
    let ratio = "it must be more than 0.001, at most 1"
    #expect(message { try Spring(dampingRatio: 0, duration: 1) } == "damping is 0; \(ratio)")
    #expect(message { try Spring(dampingRatio: 1.5, duration: 1) } == "damping is 1.5; \(ratio)")
    #expect(message { try Spring(dampingRatio: 0.5, duration: -1) } == "duration is -1; \(seconds)")
  }
}
