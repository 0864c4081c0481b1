import TestSupport
@testable import AnimatorCore

/// A random animator and random commands for it; which of them it refuses is its own affair.
struct RandomCommands {
  var generator: SeededGenerator
  let animator: PropertyAnimator
  let isRising: Bool

  static let curves: [TimingFunction] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .materialEmphasized, .materialStandard,
    .easing(.expo, .in), .easing(.circ, .inOut), .easing(.sine, .out),
    .easing(.back, .inOut), .easing(.elastic, .out), .easing(.bounce, .out),
  ]

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let timing: Timing
    let duration = Time.milliseconds(.random(in: 0...900, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: timing = try .spring(.bouncy)
    case 1: timing = .spring(.system, duration: duration)
    default:
      let curve = RandomCommands.curves.randomElement(using: &generator) ?? .linear
      timing = .curve(curve, duration: duration)
    }
    if case .curve(let function) = timing.motion { isRising = function.isMonotone } else { isRising = false }
    animator = PropertyAnimator(
      timing: timing, scrubsLinearly: Bool.random(using: &generator),
      pausesOnCompletion: Bool.random(using: &generator))
  }

  mutating func time(after time: Time) throws -> Time {
    if Int.random(in: 0..<5, using: &generator) == 0 { return time }
    return try time + .milliseconds(.random(in: 0...300, using: &generator))
  }

  mutating func curve() throws -> CurveSpecification? {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return nil
    case 1: return CurveSpecification(.snappy)
    case 2: return CurveSpecification(.system)
    case 3: return try CurveSpecification.parse("spring(damping=0.7)")
    default: return CurveSpecification(RandomCommands.curves.randomElement(using: &generator) ?? .linear)
    }
  }

  mutating func path() -> FingerPath {
    let duration = Time.milliseconds(.random(in: 0...400, using: &generator))
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: .drag(duration: duration)
    case 1: .swipe(duration: duration)
    case 2: .scroll(duration: duration)
    default: .drag(duration: duration, curve: .linear)
    }
  }

  /// Does something at a time; throws what the animator throws.
  mutating func command(_ animator: inout PropertyAnimator, at time: Time) throws -> Command {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: try animator.start(at: time); return .smooth
    case 1, 2: try animator.pause(at: time); return .smooth
    case 3:
      try animator.setReversed(Bool.random(using: &generator), at: time)
      return .smooth
    case 4, 5:
      let factors: [Double] = [0, 0, 0.5, 2]
      let factor = factors.randomElement(using: &generator) ?? 0
      try animator.continueAnimation(curve: try curve(), durationFactor: factor, at: time)
      return .smooth
    case 6:
      try animator.setFractionComplete(.random(in: 0...1, using: &generator), at: time)
      return .jump
    case 7:
      let limit: FingerLimit = Bool.random(using: &generator) ? .stop : .rubberBand
      try animator.scrub(
        along: path(), by: .random(in: -1.2...1.2, using: &generator), limit: limit, at: time)
      return .finger
    case 8:
      try animator.addAnimation(delayFactor: .random(in: 0...1, using: &generator), at: time)
      return .smooth
    default:
      let duration = Bool.random(using: &generator) ? Time.milliseconds(200) : nil
      try animator.run(
        to: .random(in: 0...1, using: &generator), duration: duration,
        curve: Bool.random(using: &generator) ? .easeInOut : nil, at: time)
      return .smooth
    }
  }

  enum Command { case smooth, jump, finger }
}
