import TestSupport
import Testing

@testable import AnimatorCore

/// Content that was let go, against the equations of motion stepped through by Runge and Kutta's method.
@Suite struct ScrollThrowTests {
  /// Where it is after a time: slowed down inside the range, pulled back by a critically damped spring once it is
  /// past an end.
  private func stepped(
    _ offset: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ rate: DecelerationRate,
    _ seconds: Double
  ) -> Double {
    var (x, v) = (offset, velocity)
    var isBouncing = !range.contains(x)
    let limit =
      isBouncing
      ? min(max(x, range.lowerBound), range.upperBound)
      : velocity > 0
        ? range.upperBound : range.lowerBound
    let steps = 40_000
    let h = seconds / Double(steps)
    func acceleration(_ x: Double, _ v: Double) -> Double {
      isBouncing ? -100 * (x - limit) - 20 * v : -rate.decay * v
    }
    for _ in 0..<steps {
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      if !range.contains(x) { isBouncing = true }
    }
    return x
  }

  @Test func itMovesAsItsEquationsSay() {
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<60 {
      let range = 0...Double.random(in: 0...3000, using: &generator)
      let rate: DecelerationRate = Bool.random(using: &generator) ? .normal : .fast
      let offset = Double.random(in: -100...(range.upperBound + 100), using: &generator)
      let velocity = Double.random(in: -4000...4000, using: &generator)
      let thrown = ScrollThrow(from: offset, velocity: velocity, in: range, rate: rate, tolerance: 1e-3)
      for share in [0.1, 0.4, 0.8] where thrown.duration > 0 {
        let time = share * thrown.duration
        let wanted = stepped(offset, velocity, range, rate, time)
        // The end is stretched by the tolerance, and a step may go a little past an end before it bounces.
        #expect(abs(thrown.value(at: time) - wanted) < 0.35, "\(offset) \(velocity) \(range) at \(time)")
      }
    }
  }

  @Test func itRestsWhereItMay() {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<500 {
      let range = 0...Double.random(in: 0...2000, using: &generator)
      let thrown = ScrollThrow(
        from: .random(in: -200...(range.upperBound + 200), using: &generator),
        velocity: .random(in: -5000...5000, using: &generator), in: range, tolerance: 0.25,
        snapped: { $0.rounded() })
      #expect(range.contains(thrown.target))
      #expect(thrown.value(at: thrown.duration) == thrown.target)
      #expect(thrown.value(at: 1e6) == thrown.target)
      // No jump at the end larger than what nobody sees, nor anywhere on the way.
      #expect(abs(thrown.value(at: thrown.duration * (1 - 1e-9)) - thrown.target) <= 0.75)
      for step in 1..<200 {
        let (a, b) = (Double(step - 1), Double(step))
        let moved = thrown.value(at: b * thrown.duration / 200) - thrown.value(at: a * thrown.duration / 200)
        #expect(abs(moved) <= 5200 * thrown.duration / 200 + 1)
      }
    }
  }

  @Test func whatRestsStays() {
    let still = ScrollThrow(from: 40, velocity: 0, in: 0...100, tolerance: 0.25)
    #expect(still.duration == 0 && still.target == 40 && still.value(at: 0) == 40)
    // 500 points a second go 249.7 further at 0.998 (500 / −1000 ln 0.998).
    let thrown = ScrollThrow(from: 0, velocity: 500, in: 0...1000, tolerance: 1e-3)
    #expect(abs(thrown.target - 249.7499) < 1e-3)
  }
}
