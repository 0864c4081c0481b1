import Testing

@testable import AnimatorCore

@Suite struct AnimatedValueTests {
  @Test func withoutChangesItRests() throws {
    let value = AnimatedValue(4)
    #expect(value.value(at: -1) == 4 && value.value(at: .nan) == 4 && value.value(at: Time.zero) == 4)
    #expect(value.value(inFrame: 9, rate: .sixty) == 4 && value.velocity(at: 0) == 0)
    #expect(value.end == nil && value.target == 4 && value.boundaries.isEmpty)
    #expect(value.isResting(inFrames: 0...1000, rate: .sixty))
    #expect(AnimatedValue(.nan).target == 0 && AnimatedValue(.infinity).target == 1e9)
  }

  @Test func endsExactlyAtItsTargetAndDoesNotDependOnTheQuestions() throws {
    for seed in 20_000..<22_000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<5 {
        try random.advance()
        try random.change()
      }
      let value = random.value
      let end = try #require(value.end)
      #expect(value.value(at: end) == value.target && value.value(at: end.seconds + 5) == value.target)
      #expect(value.value(inFrame: FrameRate.sixty.frame(at: end), rate: .sixty) == value.target)
      let times = (0..<30).map { _ in random.generator.double(-0.5...4) }
      let values = times.map { value.value(at: $0) }
      #expect(values.allSatisfy { $0.isFinite }, "seed \(seed)")
      #expect(times.reversed().map { value.value(at: $0) } == values.reversed())
      // What is to come does not change what was.
      var later = value
      random.time = try end + .milliseconds(1)
      try later.go(to: 1, .linear, 100, at: Int32(end.seconds * 1000) + 2)
      #expect(times.filter { $0 < end.seconds }.allSatisfy { later.value(at: $0) == value.value(at: $0) })
    }
  }

  @Test func theThreeWaysOfAskingAgree() throws {
    for seed in 30_000..<31_000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<4 {
        try random.advance()
        try random.change()
      }
      for frame in [0, 7, 20, 50, 100, 250] {
        // 1000 frames a second meet every boundary that counts whole milliseconds.
        let rate = try #require(FrameRate(1000))
        let time = try rate.time(of: frame)
        let exact = random.value.value(at: time)
        let shown = random.value.value(inFrame: frame, rate: rate)
        let near = random.value.value(at: time.seconds)
        // Springs settle between frames; there, and at a jump, only the exact question is exact.
        let isPlain = random.value.boundaries.allSatisfy { $0.denominator <= 1000 }
        if isPlain { #expect(abs(shown - exact) <= 1e-9, "seed \(seed) frame \(frame)") }
        if !random.value.boundaries.contains(time) {
          let slope = abs(random.value.velocity(at: time))
          #expect(slope > 1e5 || abs(near - exact) <= 1e-6, "seed \(seed) frame \(frame)")
        }
      }
    }
  }

  @Test func equalTimesShowEqualValuesAtAllRates() throws {
    let rates = [5, 10, 15, 20, 30, 60, 120, 240].compactMap { FrameRate($0) }
    for seed in 40_000..<41_000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<3 {
        // On frames of all rates.
        random.time = try random.time + .milliseconds(200 * .random(in: 0...3, using: &random.generator))
        let curve = CurveSpecification(random.curve())
        let duration = Time.milliseconds(200 * .random(in: 0...4, using: &random.generator))
        try random.value.change(
          to: random.amount(), timing: curve, duration: duration, orElse: .zero,
          times: .random(in: 1...3, using: &random.generator),
          autoreverses: Bool.random(using: &random.generator), at: random.time)
      }
      for count in 0..<15 {
        let values = rates.map { random.value.value(inFrame: count * $0.numerator / 5, rate: $0) }
        #expect(Set(values).count == 1, "seed \(seed) at \(count)/5 s: \(values)")
      }
    }
  }

  @Test func changesWithoutDurationAreInstant() throws {
    var value = AnimatedValue(1)
    let end = try value.go(to: 2, .easeOut, 0, at: 500)
    #expect(end == .milliseconds(500) && value.value(at: 0.4999) == 1 && value.value(at: 0.5) == 2)
    #expect(value.value(inFrame: 29, rate: .sixty) == 1 && value.value(inFrame: 30, rate: .sixty) == 2)
    // There and back.
    try value.go(to: 9, .easeOut, 0, times: 3, autoreverses: true, at: 600)
    #expect(value.value(at: 0.6) == 2)
    // What moves is ended.
    try value.go(to: 10, .linear, 1000, at: 1000)
    try value.go(to: 3, .linear, 0, at: 1500)
    #expect(value.value(at: 1.4999) > 5.9 && value.value(at: 1.5) == 3 && value.value(at: 1.7) == 3)
    #expect(value.end == .milliseconds(1500) && value.velocity(at: 1.5) == 0)
    // A UIKit spring and keyframes too.
    try value.change(
      to: 8, timing: try CurveSpecification.parse("spring(damping=0.7)"), duration: .zero, orElse: .zero,
      at: .milliseconds(2000))
    #expect(value.value(at: 2) == 8)
    try value.go(along: [.init(offset: 0, value: 1), .init(offset: 0.5, value: 6)], .linear, 0, at: 3000)
    #expect(value.value(at: 3) == 6)
    try value.go(
      along: [.init(offset: 0, value: 1), .init(offset: 0.5, value: 7)], .linear, 0, autoreverses: true,
      at: 4000)
    #expect(value.value(at: 4) == 1 && value.target == 1)
  }

  @Test func pulsesCanBeStopped() throws {
    var value = AnimatedValue(1)
    try value.go(to: 0.4, .easeInOut, 500, times: 1000, autoreverses: true, at: 0)
    let end = try value.go(to: 1, .easeInOut, 300, at: 700)
    #expect(end == .milliseconds(1000) && value.value(at: end) == 1)
    // It never goes farther than the pulse did, and is at rest afterwards.
    for frame in 0...200 {
      let shown = value.value(inFrame: frame, rate: .sixty)
      #expect(shown >= 0.4 - 1e-12 && shown <= 1 + 1e-12)
    }
    #expect(value.isResting(inFrames: 60...6000, rate: .sixty))
  }

  @Test func restingIsTrueOnlyWhereNothingChanges() throws {
    var (resting, moving) = (0, 0)
    for seed in 50_000..<51_000 as Range<UInt64> {
      var random = RandomChanges(seed: seed)
      for _ in 0..<3 {
        try random.advance()
        if seed % 3 == 0 {
          try random.value.change(
            to: random.amount(), timing: CurveSpecification(.linear), duration: .zero, orElse: .zero,
            at: random.time)
        }
        try random.change()
        random.time = try random.time + .milliseconds(.random(in: 0...1500, using: &random.generator))
      }
      let rate = try #require(FrameRate([10, 30, 60].randomElement(using: &random.generator) ?? 60))
      let values = (0...200).map { random.value.value(inFrame: $0, rate: rate) }
      for _ in 0..<20 {
        let first = Int.random(in: 0...190, using: &random.generator)
        let frames = first...min(200, first + .random(in: 0...20, using: &random.generator))
        let isSame = Set(values[frames]).count == 1
        if random.value.isResting(inFrames: frames, rate: rate) {
          resting += 1
          #expect(isSame, "seed \(seed) \(frames)")
        } else {
          moving += 1
        }
      }
      let end = rate.frame(at: try #require(random.value.end))
      #expect(random.value.isResting(inFrames: end...end + 100, rate: rate))
    }
    #expect(resting > 2000 && moving > 2000)
    var value = AnimatedValue(0)
    try value.go(to: 1, .linear, 500, at: 1000)
    #expect(
      value.isResting(inFrames: 0...59, rate: .sixty) && !value.isResting(inFrames: 0...60, rate: .sixty))
    #expect(
      !value.isResting(inFrames: 89...90, rate: .sixty) && value.isResting(inFrames: 90...99, rate: .sixty))
    try value.go(to: 1, .linear, 500, at: 2000)
    #expect(value.isResting(inFrames: 90...500, rate: .sixty))
    try value.go(to: 0, .linear, 0, at: 4000)
    #expect(!value.isResting(inFrames: 239...240, rate: .sixty))
    #expect(value.isResting(inFrames: 240...241, rate: .sixty))
  }
}
