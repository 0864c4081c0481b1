import Testing

@testable import AnimatorCore

@Suite struct ValueRepetitionTests {
  /// Repetitions against whole numbers of milliseconds.
  @Test func repetitionsFollowTheDirectFormula() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      let (from, to) = (random.amount(), random.amount())
      let curve = random.curve()
      let start = Int32.random(in: 0...500, using: &random.generator)
      let length = Int32.random(in: 1...400, using: &random.generator)
      let times = Int.random(in: 1...7, using: &random.generator)
      let autoreverses = Bool.random(using: &random.generator)
      var value = AnimatedValue(from)
      let end = try value.go(
        to: to, curve, length, times: times, autoreverses: autoreverses, at: start)
      let passes = Int32(times) * (autoreverses ? 2 : 1)
      #expect(end == .milliseconds(start + passes * length))
      #expect(value.target == (autoreverses ? from : to))
      let rate = try #require(FrameRate(1000))
      for step in 0..<60 {
        // The edges of passes among them.
        let local =
          step < 8 ? Int32(step) * length : .random(in: 0...passes * length, using: &random.generator)
        let x = Double(local % length) / Double(length)
        let expected: Double
        if local >= passes * length {
          expected = value.target
        } else if autoreverses, (local / length) % 2 == 1 {
          expected = from + (to - from) * curve.value(at: 1 - x)
        } else {
          expected = from + (to - from) * curve.value(at: x)
        }
        let shown = value.value(inFrame: Int(start + local), rate: rate)
        // The last bit of a time shows where the curve is vertical.
        let tolerance = abs(curve.slope(at: x)) > 1e4 ? 1e-4 : 1e-6
        #expect(abs(shown - expected) <= tolerance, "seed \(seed): \(local) of \(length)")
        #expect(value.value(at: .milliseconds(start + local)) == shown)
      }
    }
  }

  @Test func repetitionsThatTakeOverBeginAnewAtTheOlderTarget() throws {
    var value = AnimatedValue(0)
    try value.go(to: 10, .easeInOut, 400, at: 0)
    try value.go(to: 20, .easeInOut, 300, times: 3, at: 200)
    // The second time from 10.
    #expect(value.value(at: Time.milliseconds(500)) == 10 && value.value(at: Time.milliseconds(800)) == 10)
    #expect(abs(value.value(at: 0.65) - 15) <= 1e-9 && value.target == 20)
    // A spring settles before it begins anew, and comes back to 20.
    let end = try value.change(
      to: 0, timing: CurveSpecification(.bouncy), duration: nil, orElse: .zero, times: 2,
      autoreverses: true, at: .milliseconds(1000))
    let plain = try Timing.spring(.bouncy)
    let taken = try #require(value.motions.last?.first.seconds)
    #expect(taken != plain.duration.seconds && value.target == 20 && value.value(at: end) == 20)
    #expect(abs(end.seconds - (1 + taken + 3 * plain.duration.seconds)) <= 1e-9)
    // Back the same way, then there as from rest.
    for step in 0...20 {
      let local = plain.duration.seconds * Double(step) / 20
      let back = value.value(at: 1 + taken + plain.duration.seconds - local)
      #expect(abs(back - 20 * (1 - plain.progress(at: local))) <= 1e-9)
      let there = value.value(at: 1 + taken + plain.duration.seconds + local)
      #expect(abs(there - 20 * (1 - plain.progress(at: local))) <= 1e-9)
    }
  }

  @Test func keyframesTakeTheirOwnCurves() throws {
    var value = AnimatedValue(5)
    let end = try value.go(
      along: [
        .init(offset: 0, value: 1, curve: .easeOut), .init(offset: 0.25, value: 3),
        .init(offset: 0.5, value: -2, curve: .linear), .init(offset: 0.75, value: 8),
      ], .easeIn, 1000, at: 1000)
    #expect(end == .milliseconds(2000) && value.target == 8)
    #expect(value.value(at: 0.99) == 5 && value.value(at: 1) == 1)
    for step in 0...20 {
      let (t, x) = (Double(step) / 80, Double(step) / 20)
      #expect(abs(value.value(at: 1 + t) - (1 + 2 * TimingFunction.easeOut.value(at: x))) <= 1e-12)
      #expect(abs(value.value(at: 1.25 + t) - (3 - 5 * TimingFunction.easeIn.value(at: x))) <= 1e-12)
      #expect(abs(value.value(at: 1.5 + t) - (-2 + 10 * x)) <= 1e-12)
      #expect(value.value(at: 1.75 + t) == 8)
    }
    #expect(value.value(at: Time.milliseconds(1500)) == -2)
    #expect(value.velocity(at: Time.milliseconds(1800)) == 0)
  }

  @Test func keyframesBeginWhereTheValueIs() throws {
    // Without one at 0, at rest.
    var value = AnimatedValue(5)
    try value.go(along: [.init(offset: 0.5, value: 9), .init(offset: 1, value: 7)], .linear, 1000, at: 0)
    #expect(value.value(at: 0) == 5 && value.value(at: 0.25) == 7 && value.value(at: 0.5) == 9)
    #expect(value.value(at: 0.75) == 8 && value.value(at: 1) == 7)
    // With one at 0 that is the target so far, in motion: added.
    var (with, without) = (AnimatedValue(0), AnimatedValue(0))
    try with.go(to: 10, .easeInOut, 400, at: 0)
    without = with
    try with.go(along: [.init(offset: 0, value: 10), .init(offset: 1, value: 4)], .easeOut, 500, at: 200)
    try without.go(along: [.init(offset: 1, value: 4)], .easeOut, 500, at: 200)
    #expect(with == without && with.value(at: 0.2) == 5)
    // With another, in motion: a jump, and nothing of the older is left.
    var jumped = AnimatedValue(0)
    try jumped.go(to: 10, .easeInOut, 400, at: 0)
    try jumped.go(along: [.init(offset: 0, value: 3), .init(offset: 1, value: 4)], .linear, 200, at: 200)
    #expect(jumped.value(at: Time.milliseconds(200)) == 3 && abs(jumped.value(at: 0.3) - 3.5) <= 1e-12)
    // One alone at 0 is a jump that takes its time.
    var alone = AnimatedValue(0)
    let end = try alone.go(along: [.init(offset: 0, value: 3)], .linear, 200, at: 100)
    #expect(alone.value(at: 0.09) == 0 && alone.value(at: 0.1) == 3 && end == .milliseconds(300))
  }

  @Test func keyframesRepeatAndReverse() throws {
    let keyframes: [AnimatedValue.Keyframe] = [
      .init(offset: 0, value: 1), .init(offset: 0.5, value: 5), .init(offset: 1, value: 2),
    ]
    var value = AnimatedValue(0)
    var end = try value.go(along: keyframes, .linear, 400, times: 2, at: 0)
    #expect(end == .milliseconds(800) && value.target == 2)
    #expect(value.value(at: Time.milliseconds(400)) == 1 && abs(value.value(at: 0.6) - 5) <= 1e-12)
    end = try value.go(along: keyframes, .linear, 400, times: 2, autoreverses: true, at: 1000)
    #expect(end == .milliseconds(2600) && value.target == 1)
    for (time, expected) in [
      (1200, 5.0), (1400, 2), (1500, 3.5), (1600, 5), (1700, 3), (1800, 1), (2000, 5), (2600, 1),
    ] {
      #expect(abs(value.value(at: .milliseconds(Int32(time))) - expected) <= 1e-12, "\(time)")
    }
  }

  @Test func springsLeadFromKeyframeToKeyframe() throws {
    var value = AnimatedValue(0)
    let spring = try Timing.spring(.bouncy)
    let end = try value.change(
      along: [.init(offset: 0.5, value: 4), .init(offset: 1, value: 0)], timing: CurveSpecification(.bouncy),
      duration: nil, orElse: .zero, at: .zero)
    #expect(end == spring.duration)
    for step in 0...20 {
      let local = spring.duration.seconds * Double(step) / 20
      #expect(abs(value.value(at: local / 2) - 4 * spring.progress(at: local)) <= 1e-9)
    }
    #expect(value.value(at: end) == 0)
  }
}
