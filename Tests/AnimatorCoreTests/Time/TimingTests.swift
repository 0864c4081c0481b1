import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct TimingTests {
  private func seconds(_ milliseconds: Int128) throws -> Time { try Time(milliseconds, over: 1000) }

  @Test func endsAreExact() throws {
    var random = SeededGenerator(seed: 10)
    for index in 0..<500 {
      let duration = try seconds(Int128.random(in: 1...5000, using: &random))
      let timing: Timing =
        index % 2 == 0
        ? .spring(try SpringTests.randomSpring(&random), duration: duration)
        : .curve(CurveSpecification.named[index % 40].function ?? .linear, duration: duration)
      let end = duration.seconds
      if !timing.isStepped { #expect(timing.progress(at: 0) == 0) }
      #expect(timing.progress(at: -0.001) == 0)
      #expect(timing.progress(at: end) == 1)
      #expect(timing.progress(at: end.nextUp) == 1)
      #expect(timing.progress(at: .infinity) == 1)
      #expect(timing.progress(at: .nan) == 0)
      #expect(timing.backwardProgress(at: end) == 0)
      #expect(timing.backwardProgress(at: -1) == 1)
      #expect(timing.velocity(at: end) == 0 && timing.velocity(at: -1) == 0)
      // easings.net's exponentials end a thousandth off; nothing else jumps.
      if !timing.isStepped { #expect(abs(timing.progress(at: end.nextDown) - 1) < 1e-3) }
      if case .spring = timing.motion { #expect(abs(timing.progress(at: end.nextDown) - 1) < 1e-9) }
    }
  }

  @Test func instantChanges() throws {
    for timing in [
      Timing.curve(.easeIn, duration: .zero), .curve(.easeIn, duration: try Time(-1)),
      .spring(.bouncy, duration: .zero),
    ] {
      #expect(timing.duration == .zero)
      #expect(timing.progress(at: 0) == 1)
      #expect(timing.progress(at: -1e-9) == 0)
      #expect(timing.velocity(at: 0) == 0)
    }
  }

  /// Until its landing a cut spring is the spring; from there on what it lacks is led in by u²(3 − 2u).
  @Test func cutSpringsLandSmoothly() throws {
    let spring = try Spring(dampingRatio: 0.4, duration: 0.5)
    let timing = Timing.spring(spring, duration: try seconds(500))
    let residue = 1 - spring.value(at: 0.5)
    #expect(abs(residue) > 1e-5 && abs(residue) < 5e-3)
    let window = 2 / (0.4 * spring.undampedFrequency)
    #expect(window < 0.25)
    for share in [0.0, 0.2, 0.5, 0.999] {
      let time = (0.5 - window) * share
      #expect(timing.progress(at: time) == spring.value(at: time))
      #expect(timing.velocity(at: time) == spring.velocity(at: time))
    }
    for u in [0.25, 0.5, 0.75] {
      let time = 0.5 - window * (1 - u)
      let (led, slope) = (residue * u * u * (3 - 2 * u), residue * 6 * u * (1 - u) / window)
      #expect(abs(timing.progress(at: time) - spring.value(at: time) - led) < 1e-12)
      #expect(abs(timing.velocity(at: time) - spring.velocity(at: time) - slope) < 1e-12)
    }
    #expect(timing.range.upperBound >= spring.range.upperBound)
    // Cut long before it settles: over the second half.
    let short = Timing.spring(.smooth, duration: try seconds(10))
    let value = Spring.smooth.value(at: 0.0075)
    #expect(short.progress(at: 0.005) == Spring.smooth.value(at: 0.005))
    #expect(abs(short.progress(at: 0.0075) - (value + (1 - Spring.smooth.value(at: 0.01)) / 2)) < 1e-12)
  }

  /// What is seen of it: a spring that does not swing takes ever smaller steps, the last one too, at any
  /// rate. (A residue added over two frames made the last two steps larger than those before.)
  @Test func stepsOfALandingOnlyBecomeSmaller() throws {
    let springs = [
      Spring.system, .smooth, try Spring(dampingRatio: 1, duration: 0.3),
      try Spring(response: 2, dampingRatio: 1),
      try Spring(stiffness: 300, damping: 60, allowsOverdamping: true),
      try Spring(stiffness: 300, damping: 400, allowsOverdamping: true),
    ]
    for spring in springs {
      let timing = try Timing.spring(spring)
      for rate in [24.0, 60, 120, 240] {
        let last = Int((timing.duration.seconds * rate).rounded(.up))
        let values = (0...last + 2).map { timing.progress(at: Double($0) / rate) }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        let steepest = try #require(steps.indices.max { steps[$0] < steps[$1] })
        for index in steepest..<steps.count - 1 {
          #expect(steps[index + 1] <= steps[index] + 1e-15, "\(spring) at \(rate), step \(index) of \(last)")
        }
        #expect(steps.last == 0)
      }
    }
  }

  @Test func ownDurations() throws {
    let system = try Timing.spring(.system)
    #expect(system.duration == (try Time(roundingToNanosecond: Spring.system.settlingDuration)))
    #expect(try Time(505_700_000, over: 1_000_000_000) < system.duration)
    #expect(system.duration.denominator <= 1_000_000_000)
    #expect(FrameRate.sixty.frame(at: system.duration) == 30)
    #expect(throws: TimingError.neverSettles) {
      try Timing.spring(Spring(damping: 0))
    }
    let creeping = try Spring(mass: 1, stiffness: 1e-9, damping: 1e9, allowsOverdamping: true)
    let error = #expect(throws: TimingError.self) { try Timing.spring(creeping) }
    #expect(
      error?.description
        == "the spring takes 6907760000000000000 seconds to settle; at most 1000000000 can be shown")
  }

  @Test func velocityIsTheDerivative() throws {
    let timings: [Timing] = [
      .curve(.easeInOut, duration: try seconds(300)), .curve(.materialEmphasized, duration: try seconds(700)),
      .spring(.bouncy, duration: try seconds(900)),
    ]
    for timing in timings {
      for index in 1..<29 {
        let time = Double(index) / 29 * timing.duration.seconds
        let h = 1e-7
        let slope = (timing.progress(at: time + h) - timing.progress(at: time - h)) / (2 * h)
        #expect(abs(timing.velocity(at: time) - slope) < 1e-4 * max(1, abs(slope)))
      }
    }
    // A vertical tangent cannot be handed over as it is.
    #expect(Timing.curve(.easing(.circ, .out), duration: try seconds(1)).velocity(at: 0) == 1e6)
  }

  @Test func specificationsBecomeTimings() throws {
    func timing(_ text: String, _ duration: Time?, orElse fallback: Time? = nil) throws -> Timing {
      try CurveSpecification.parse(text).timing(duration: duration, orElse: fallback)
    }
    let (short, long) = (try seconds(300), try seconds(1200))
    #expect(try timing("ease-out", short) == .curve(.easeOut, duration: short))
    #expect(try timing("ease-out", nil, orElse: long) == .curve(.easeOut, duration: long))
    #expect(throws: TimingError.needsDuration) { try timing("ease-out", nil) }
    #expect(throws: TimingError.hasOwnDuration) { try timing("bouncy", short) }
    #expect(throws: TimingError.hasOwnDuration) { try timing("system-spring", short) }
    #expect(
      try timing("bouncy", nil, orElse: long).duration
        == Time(roundingToNanosecond: Spring.bouncy.settlingDuration))
    let damped = Timing.spring(
      try Spring(dampingRatio: 0.8, duration: 0.3), duration: short)
    #expect(try timing("spring(damping=0.8)", short) == damped)
    #expect(try timing("spring(damping=0.8)", nil, orElse: short) == damped)
    #expect(throws: TimingError.needsDuration) { try timing("spring(damping=0.8)", nil) }
    #expect(try timing("spring(damping=0.8)", .zero).progress(at: 0) == 1)
    let tiny = #expect(throws: TimingError.self) {
      try timing("spring(damping=0.8)", Time(1, over: 1_000_000))
    }
    #expect(tiny?.description == "duration is 0.000001; it must be 0.0001 to 10000 seconds")
    // Without damping a duration is what it needs, not an error.
    #expect(throws: TimingError.neverSettles) { try timing("spring(stiffness=100 damping=0)", nil) }
    #expect(try timing("spring(stiffness=100 damping=0)", long).duration == long)
    #expect(try timing("spring(duration=0.5 bounce=1)", long).progress(at: 1.2) == 1)
  }

  @Test func samplesOfACurveText() throws {
    func sample(_ text: String, _ at: Double) throws -> Double {
      try CurveSpecification.parse(text).sample(at: at).value
    }
    #expect(try sample("ease-out", 2) == 1)
    #expect(try sample("linear", -1) == -1)
    #expect(try sample("bouncy", 0.2) == Spring.bouncy.value(at: 0.2))
    #expect(try sample("spring(damping=0.8)", 0.25) == Spring(dampingRatio: 0.8, duration: 1).value(at: 0.25))
    #expect(
      try abs(sample("spring(damping=0.8)", 0.25) - Spring(dampingRatio: 0.8, duration: 4).value(at: 1))
        < 1e-12)
  }
}

extension NamedCurve {
  fileprivate var function: TimingFunction? {
    if case .curve(let function) = specification.motion { function } else { nil }
  }
}

extension Timing {
  fileprivate var isStepped: Bool {
    if case .curve(let function) = motion { function.description.hasPrefix("steps") } else { false }
  }
}
