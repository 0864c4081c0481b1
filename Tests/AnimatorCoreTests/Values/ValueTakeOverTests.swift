import Foundation
import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct ValueTakeOverTests {
  @Test func everyTakeOverKeepsValueAndVelocity() throws {
    var (met, springs) = (0, 0)
    for seed in 0..<3000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<6 {
        try random.advance()
        let before = random.value
        try random.change()
        let (time, after) = (random.time, random.value)
        // One that begins at the same moment is replaced together with what it would have done.
        guard let last = before.motions.last, last.span.start < time, last.span.end > time else { continue }
        met += 1
        let old = before.value(at: time)
        #expect(abs(after.value(at: time) - old) <= 1e-9 * max(1, abs(old)), "seed \(seed)")
        if case .spring = after.motions.last?.first {
          springs += 1
          // A spring takes what arrives, a curve goes on with what sets out, where an older kink is met.
          let speed = before.state(at: .time(time), .before).velocity
          #expect(abs(after.velocity(at: time) - speed) <= 1e-6 * max(1, abs(speed)), "seed \(seed)")
        } else {
          let speed = before.velocity(at: time)
          #expect(abs(after.velocity(at: time) - speed) <= 1e-6 * max(1, abs(speed)), "seed \(seed)")
        }
      }
    }
    #expect(met > 6000 && springs > 1000)
  }

  /// The same seen from outside: what finite differences measure on both sides of a take-over.
  @Test func finiteDifferencesAgreeOnBothSides() throws {
    for seed in 5000..<6000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var value = AnimatedValue(0)
      let smooth: [TimingFunction] = [.linear, .ease, .easeIn, .easeOut, .easeInOut, .easing(.sine, .out)]
      try value.go(to: 100, smooth.randomElement(using: &generator) ?? .ease, 700, at: 0)
      let start = Int32.random(in: 100...600, using: &generator)
      if Bool.random(using: &generator) {
        try value.go(to: -40, smooth.randomElement(using: &generator) ?? .ease, 300, at: start)
      } else {
        try value.change(
          to: -40, timing: CurveSpecification(.bouncy), duration: nil, orElse: .zero,
          at: .milliseconds(start))
      }
      let (t, h) = (Double(start) / 1000, 1e-6)
      let left = (value.value(at: t) - value.value(at: t - h)) / h
      let right = (value.value(at: t + h) - value.value(at: t)) / h
      // Second derivatives stay below 10⁵ per second squared.
      #expect(abs(left - right) <= 0.1 + 1e-3 * abs(left), "seed \(seed): \(left) \(right)")
    }
  }

  @Test func velocityIsTheDerivative() throws {
    for seed in 7000..<8000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<4 {
        try random.advance()
        try random.change()
      }
      for _ in 0..<20 {
        let t = random.generator.double(0...2)
        let h = 1e-7
        let slope = (random.value.value(at: t + h) - random.value.value(at: t - h)) / (2 * h)
        let (a, b) = (random.value.velocity(at: t - h), random.value.velocity(at: t + h))
        // Not where a kink, a jump of a repetition or a vertical tangent lies between.
        guard abs(a - b) <= 1e-3 * (1 + abs(a)) else { continue }
        #expect(abs(slope - a) <= 1e-2 * (1 + abs(a)), "seed \(seed) at \(t)")
      }
    }
  }

  /// Overlapping curves that begin level: the sum of what each lacks, as UIKit adds them.
  @Test func levelCurvesAddUp() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      var value = AnimatedValue(random.amount())
      let initial = value.initialValue
      var parts: [(from: Double, to: Double, curve: TimingFunction, start: Double, length: Double)] = []
      var (start, end) = (Int32(0), Int32(0))
      for _ in 0..<4 {
        start += .random(in: 1...200, using: &random.generator)
        // None outlasts the next.
        let length = max(end - start, 0) + .random(in: 1...400, using: &random.generator)
        end = start + length
        let to = random.amount()
        let curve = RandomChanges.levelCurves.randomElement(using: &random.generator) ?? .easeIn
        parts.append((value.target, to, curve, Double(start) / 1000, Double(length) / 1000))
        try value.go(to: to, curve, length, at: start)
      }
      for _ in 0..<30 {
        let t = random.generator.double(0...2)
        let sum = parts.reduce(initial) { sum, part in
          let x = min(max((t - part.start) / part.length, 0), 1)
          return sum + (part.to - part.from) * part.curve.value(at: x)
        }
        #expect(abs(value.value(at: t) - sum) <= 1e-9, "seed \(seed) at \(t)")
      }
    }
  }

  @Test func slopedCurvesSetOutSoftly() throws {
    // From 0 to 1 and half-way on to 3: what is left of the first plus the second, held back.
    for (curve, slope) in [(TimingFunction.linear, 1), (.ease, 0.4), (.easeOut, 1 / 0.58)] {
      var value = AnimatedValue(0)
      try value.go(to: 1, .easeInOut, 400, at: 0)
      try value.go(to: 3, curve, 400, at: 200)
      let soft = 0.75 * min(1, slope)
      for step in 0...40 {
        let x = Double(step) / 40
        let u = min(x / soft, 1)
        let g = curve.value(at: x) * u * u * (3 - 2 * u)
        let older = 1 - TimingFunction.easeInOut.value(at: min(0.5 + x, 1))
        #expect(abs(value.value(at: 0.2 + 0.4 * x) - (1 + 2 * g - older)) <= 1e-12)
      }
    }
    // Nearly ease-in-out, as the documentation says.
    var value = AnimatedValue(0)
    try value.go(to: 0, .linear, 1, at: 0)
    var moving = AnimatedValue(1e-9)
    try moving.go(to: 0, .easeInOut, 10, at: 0)
    try moving.go(to: 1, .easeOut, 1000, at: 5)
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(moving.value(at: 0.005 + x) - TimingFunction.easeInOut.value(at: x)) < 0.05)
    }
    #expect(abs(moving.value(at: 0.505) - 0.5) < 0.01)
  }

  @Test func aShorterChangeFadesOutALongerOne() throws {
    // 2 s towards 10, after 1 s back to 0 within 250 ms: a factor of 4.
    var value = AnimatedValue(0)
    try value.go(to: 10, .easeInOut, 2000, at: 0)
    let end = try value.go(to: 0, .easeInOut, 250, at: 1000)
    #expect(end == .milliseconds(1250) && value.end == end)
    for step in 0...50 {
      let x = Double(step) / 50
      let u = max(0, (x - 0.25) / 0.75)
      let lacking = 10 * (1 - TimingFunction.easeInOut.value(at: 0.5 + x / 8))
      let expected = 10 * (1 - TimingFunction.easeInOut.value(at: x)) - lacking * (1 - u * u * (3 - 2 * u))
      #expect(abs(value.value(at: 1 + x / 4) - expected) <= 1e-12)
    }
    #expect(value.value(at: end) == 0 && value.velocity(at: end) == 0 && value.value(at: 1.5) == 0)
    // It arrives level.
    #expect(abs(value.velocity(at: 1.25 - 1e-6)) < 1e-2)
  }

  @Test func springsFollowTheDampedOscillator() throws {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (stiffness, ratio) = (generator.double(50...800), generator.double(0.1...0.95))
      let omega = stiffness.squareRoot()
      let spring = try Spring(mass: 1, stiffness: stiffness, damping: 2 * ratio * omega)
      var value = AnimatedValue(0)
      try value.go(to: 100, .easeInOut, 500, at: 0)
      let (x0, v0) = (value.value(at: 0.2), value.velocity(at: 0.2))
      let goal = generator.double(-50...200)
      let end = try value.change(
        to: goal, timing: CurveSpecification(spring), duration: nil, orElse: .zero,
        at: .milliseconds(200))
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let b = (v0 + ratio * omega * (x0 - goal)) / damped
      // Settled by the envelope.
      let unit = max(abs(x0 - goal), abs(v0) / omega)
      let settled = log((abs(x0 - goal) + abs(b)) / (0.001 * unit)) / (ratio * omega)
      #expect(abs(end.seconds - 0.2 - settled) <= 1e-9)
      for step in 0..<20 {
        // Until it lands.
        let t = (settled - min(2 / (ratio * omega), settled / 2)) * Double(step) / 20
        let expected =
          goal + exp(-ratio * omega * t) * ((x0 - goal) * cos(damped * t) + b * sin(damped * t))
        #expect(abs(value.value(at: 0.2 + t) - expected) <= 1e-9 * 300, "seed \(seed)")
      }
      #expect(value.value(at: end) == goal)
    }
  }

  @Test func aMotionThatBeganJustThenIsReplaced() throws {
    var (once, twice) = (AnimatedValue(0), AnimatedValue(0))
    try twice.go(to: 7, .linear, 900, at: 100)
    for _ in 0..<2 { try twice.go(to: 3, .easeOut, 300, at: 100) }
    try once.go(to: 3, .easeOut, 300, at: 100)
    #expect(once == twice)
    // But not one that takes no time: here it says where the other begins.
    var jumped = AnimatedValue(5)
    try jumped.go(to: 0, .linear, 0, at: 100)
    try jumped.go(to: 3, .easeOut, 300, at: 100)
    #expect(jumped.value(at: 0.0999) == 5 && jumped.value(at: 0.1) == 0)
    for step in 0...30 {
      let t = 0.1 + Double(step) / 100
      #expect(jumped.value(at: t) == once.value(at: t))
    }
  }

  @Test func aMotionThatEndsJustThenHasEnded() throws {
    var value = AnimatedValue(0)
    try value.go(to: 1, .easeIn, 300, at: 0)
    try value.go(to: 2, .easeOut, 300, at: 300)
    #expect(abs(value.velocity(at: Time.milliseconds(300)) - 1 / 0.58 / 0.3) <= 1e-12)
    try value.change(
      to: 4, timing: CurveSpecification(.smooth), duration: nil, orElse: .zero,
      at: .milliseconds(600))
    #expect(value.velocity(at: Time.milliseconds(600)) == 0)
  }
}
