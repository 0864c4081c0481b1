import Foundation
import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct SettlingTests {
  /// After the settling time the spring stays within a thousandth; at ζ ≥ 1 it reaches it just then.
  @Test func springsStaySettled() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let spring = try SpringTests.randomSpring(&random)
      let end = spring.settlingDuration
      #expect(end > 0 && end.isFinite)
      for factor in [1.0 + 1e-9, 1.01, 1.1, 1.5, 2, 4] {
        #expect(abs(1 - spring.value(at: end * factor)) <= 0.001 + 1e-9, "\(spring)")
      }
      if spring.discriminant >= 0 {
        #expect(abs(abs(1 - spring.value(at: end)) - 0.001) < 1e-9, "\(spring)")
        #expect(spring.lastTimeOutsideThreshold.iterations <= BoundedSearch.limit)
      }
    }
  }

  /// Where the last crossing is: before, after and without an overshoot.
  @Test func criticalSpringsWithVelocity() throws {
    for velocity in [-20.0, -1, 0, 5, 9.99, 10, 10.01, 10.5, 12, 1000] {
      let spring = try Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
      let end = spring.settlingDuration
      var last = 0.0
      for index in 0...40_000 {
        let time = Double(index) / 20_000
        if abs(1 - spring.value(at: time)) > 0.001 { last = time }
      }
      #expect(abs(end - last) <= 1.0 / 20_000, "velocity \(velocity): \(end) for \(last)")
    }
  }

  @Test func extremes() throws {
    #expect(try Spring(damping: 0).settlingDuration == .infinity)
    #expect(try Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    let slow = try Spring(mass: 1, stiffness: 100, damping: 1e9, allowsOverdamping: true)
    // One slow exponential: e^(−t k / c).
    #expect(abs(slow.settlingDuration / (1e7 * log(1000)) - 1) < 1e-6)
    for mass in [1e-9, 1, 1e9] {
      for stiffness in [1e-9, 1, 1e9] {
        for damping in [1e-9, 1, 1e9] {
          for velocity in [-1e6, 0, 1e6] {
            let spring = try Spring(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
              allowsOverdamping: true)
            #expect(!spring.settlingDuration.isNaN && spring.settlingDuration > 0)
            for time in [0, 1e-12, 1e-3, 1, 1e3, 1e9, .infinity, .nan] {
              #expect(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite, "\(spring)")
            }
            #expect(spring.range.lowerBound.isFinite && spring.range.upperBound.isFinite)
          }
        }
      }
    }
  }

  /// UIKit's rule: the envelope is a thousandth at the end of the duration.
  @Test func uikitSpringsEndAtAThousandth() throws {
    var random = SeededGenerator(seed: 9)
    for index in 0..<3000 {
      let ratio = index % 5 == 0 ? 1 : random.double(0.0011...1)
      let duration = random.scale(0.01, 100)
      let velocity = index % 3 == 0 ? 0 : random.double(-50...50) / duration
      let spring = try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let frequency = spring.undampedFrequency
      let sine = (1 - ratio * ratio).squareRoot()
      func envelope(_ frequency: Double) -> Double {
        let amplitude =
          sine > 0
          ? (ratio * frequency - velocity) / (frequency * sine) : 1 + (frequency - velocity) * duration
        return abs(amplitude) * exp(-ratio * frequency * duration)
      }
      #expect(abs(envelope(frequency) - 0.001) < 1e-9, "\(ratio) \(duration) \(velocity)")
      // No larger frequency does it too.
      for factor in [1.01, 1.1, 1.5, 2, 3, 5, 10] { #expect(envelope(frequency * factor) < 0.001) }
      let search = Spring.uikitFrequency(ratio: ratio, duration: duration, velocity: velocity)
      #expect(search.iterations <= BoundedSearch.limit)
    }
    #expect(abs(try Spring(dampingRatio: 1, duration: 2).undampedFrequency - 9.233413476 / 2) < 1e-9)
  }
}
