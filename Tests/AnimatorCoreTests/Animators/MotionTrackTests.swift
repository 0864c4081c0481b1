import TestSupport
import Testing

@testable import AnimatorCore

private func ms(_ count: Int32) -> Time { .milliseconds(count) }

private func leg(_ timing: Timing, from: Double, to: Double) -> MotionLeg {
  MotionLeg(
    .timed(TimedShape(timing: timing, from: from, to: to)), from: 0, to: timing.duration.seconds,
    length: timing.duration)
}

@Suite struct MotionTrackTests {
  private let rates = [(5, 1), (24, 1), (30000, 1001), (60, 1), (60000, 1001), (120, 1), (240, 1)]
    .compactMap { FrameRate($0.0, over: $0.1) }

  /// Design: time. A piece owns round(s·fps) ..< round((s+d)·fps); clamped inside, at its end after.
  @Test func framesBelongToPieces() throws {
    var generator = SeededGenerator(seed: 1)
    for rate in rates {
      for _ in 0..<60 {
        let start = Time.milliseconds(.random(in: 0...500, using: &generator))
        let duration = Time.milliseconds(.random(in: 0...400, using: &generator))
        let timing = Timing.curve(.easeInOut, duration: duration)
        var track = MotionTrack(value: -1)
        let end = try track.append(leg(timing, from: 2, to: 5), at: start)
        for frame in 0..<rate.frame(at: end) + 3 {
          let shown = track.value(inFrame: frame, rate: rate)
          if frame < rate.frame(at: start) {
            #expect(shown == -1)
          } else if frame >= rate.frame(at: end) {
            #expect(shown == 5)
          } else {
            let local = rate.localSeconds(of: frame, from: start, duration: duration)
            #expect(shown == 2 * (1 - timing.progress(at: local)) + 5 * timing.progress(at: local))
          }
        }
      }
    }
  }

  /// In place of a single timing a track gives the same bits in every frame.
  @Test func aRunEqualsItsTiming() throws {
    let timings: [Timing] = [
      .curve(.easeOut, duration: ms(300)), try .spring(.system),
      .spring(.bouncy, duration: ms(333)),
      .curve(try .steps(3, .jumpStart), duration: ms(250)),
    ]
    for timing in timings {
      var animator = PropertyAnimator(timing: timing)
      try animator.start(at: ms(100))
      for frame in 0..<120 {
        let end = FrameRate.sixty.frame(at: try ms(100) + timing.duration)
        let local = FrameRate.sixty.localSeconds(of: frame, from: ms(100), duration: timing.duration)
        let expected = frame < 6 ? 0 : frame >= end ? 1 : timing.progress(at: local)
        #expect(animator.track.value(inFrame: frame, rate: .sixty) == expected)
      }
    }
  }

  /// Where no boundary is rounded to the other side of a frame, a frame shows the value at its time.
  @Test func equalValuesAtEqualTimesWhateverTheRate() throws {
    var (count, rounded) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var animator = random.animator
      var time = Time.zero
      for _ in 0..<8 {
        time = try random.time(after: time)
        do { _ = try random.command(&animator, at: time) } catch is AnimatorError {}
      }
      let track = animator.track
      for rate in rates {
        for frame in 0..<rate.frame(at: try Time(2)) {
          let time = try rate.time(of: frame)
          guard track.boundaries.allSatisfy({ ($0 <= time) == (rate.frame(at: $0) <= frame) }) else {
            rounded += 1
            continue
          }
          count += 1
          #expect(abs(track.value(inFrame: frame, rate: rate) - track.value(at: time)) <= 1e-12)
        }
      }
    }
    #expect(count > 20_000 && rounded > 50 && rounded < count / 50)
  }

  @Test func interruptionOnAFrameBoundary() throws {
    var track = MotionTrack(value: 0)
    try track.append(leg(.curve(.linear, duration: ms(500)), from: 0, to: 1), at: .zero)
    try track.cut(at: ms(200))
    try track.append(leg(.curve(.linear, duration: ms(500)), from: 0.4, to: 0), at: ms(200))
    #expect(track.value(inFrame: 11, rate: .sixty) == 11.0 / 30)
    #expect(track.value(inFrame: 12, rate: .sixty) == 0.4)
    #expect(track.value(before: ms(200)) == 0.4 && track.value(at: ms(200)) == 0.4)
    #expect(track.boundaries == [.zero, ms(200), ms(700)])
    #expect(track.finalValue == 0 && track.end == ms(700))
    #expect(track.velocity(before: ms(200)) == 2 && track.velocity(at: ms(200)) == -0.8)
    #expect(!track.isResting(inFrames: 0...1, rate: .sixty))
    #expect(track.isResting(inFrames: 42...99, rate: .sixty))
    #expect(!track.isResting(inFrames: 41...42, rate: .sixty))
  }

  /// Absolute hand-off and the normalised spring are one motion.
  @Test func handOffEqualsTheSpringOfThatVelocity() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let spring = try Spring(
        mass: 1, stiffness: generator.scale(1, 2000), damping: generator.scale(0.5, 200),
        allowsOverdamping: Bool.random(using: &generator))
      let (start, goal) = (generator.double(-5...5), generator.double(-5...5))
      let velocity = generator.double(-20...20)
      let shape = SpringShape(
        spring, from: start, velocity: velocity, to: goal, duration: 1e6)
      let distance = goal - start
      let normal = spring.starting(withVelocity: velocity / distance)
      for _ in 0..<5 {
        let t = generator.double(0...2)
        #expect(abs(shape.value(at: t) - (start + distance * normal.value(at: t))) < 1e-10)
        #expect(abs(shape.velocity(at: t, .after) - distance * normal.velocity(at: t)) < 1e-8)
      }
      let threshold = Spring.settlingThreshold * abs(distance)
      let settling = spring.settlingDuration(
        offset: -distance, velocity: velocity, threshold: threshold)
      #expect(
        abs(settling.seconds - max(spring.landingDuration, normal.settlingDuration)) < 1e-9
          * max(1, settling.seconds))
    }
  }

  @Test func everySearchEnds() throws {
    var generator = SeededGenerator(seed: 4)
    var most = 0
    for _ in 0..<4000 {
      let spring = try Spring(
        mass: generator.scale(1e-9, 1e9), stiffness: generator.scale(1e-9, 1e9),
        damping: generator.scale(1e-9, 1e9), allowsOverdamping: Bool.random(using: &generator))
      let settling = spring.settlingDuration(
        offset: generator.double(-1...1), velocity: generator.double(-1e6...1e6), threshold: 1e-3)
      #expect(settling.seconds > 0 && !settling.seconds.isNaN)
      most = max(most, settling.iterations)
    }
    for curve in RandomCommands.curves where curve.isMonotone {
      for _ in 0..<300 {
        let value = generator.scale(1e-12, 1)
        let entry = curve.entry(at: value)
        most = max(most, entry.iterations)
        // The steepest of them, circ, changes by 10⁻⁸ from one number to the next; expo starts with a jump.
        #expect(abs(curve.value(at: entry.x) - value) < (value < 0.001 ? 0.001 : 1e-7))
      }
    }
    #expect(most > 20 && most <= 100)
  }

  @Test func theRangeHoldsEveryValue() throws {
    for seed in 0..<800 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var animator = random.animator
      var time = Time.zero
      for _ in 0..<8 {
        time = try random.time(after: time)
        do { _ = try random.command(&animator, at: time) } catch is AnimatorError {}
      }
      for track in animator.tracks {
        let range = track.range
        for step in 0...100 {
          let value = track.value(at: Double(step) / 40)
          #expect(value >= range.lowerBound - 1e-9 && value <= range.upperBound + 1e-9, "seed \(seed)")
        }
      }
    }
  }
}
