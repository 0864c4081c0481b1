import TestSupport
@testable import AnimatorCore

/// A random value and random changes of it.
struct RandomChanges {
  var generator: SeededGenerator
  var value: AnimatedValue
  var time = Time.zero

  /// Every way in which a curve that does not jump can begin: level, sloped, backwards, vertically.
  static let curves: [TimingFunction] =
    RandomCommands.curves + [
      .materialDecelerate, .materialEmphasizedDecelerate, .fastLinearToSlowEaseIn,
      .easing(.back, .in), .easing(.elastic, .in), .easing(.bounce, .in), .easing(.circ, .out),
      .easing(.expo, .out), .easing(.back, .out), .easing(.elastic, .inOut),
    ]
  static let levelCurves: [TimingFunction] = [
    .easeIn, .easeInOut, .materialStandard, .materialAccelerate, .easing(.cubic, .inOut),
    .easing(.back, .in), .easing(.quint, .in), .materialEmphasized,
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    value = AnimatedValue(generator.double(-300...300))
  }

  mutating func amount() -> Double { generator.double(-300...300) }

  mutating func curve() -> TimingFunction {
    RandomChanges.curves.randomElement(using: &generator) ?? .linear
  }

  mutating func specification() throws -> CurveSpecification {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      CurveSpecification([.smooth, .snappy, .bouncy, .system].randomElement(using: &generator) ?? .smooth)
    case 1: CurveSpecification(try Spring(mass: 1, stiffness: 300, damping: 60, allowsOverdamping: true))
    case 2: try CurveSpecification.parse("spring(damping=0.6 velocity=2)")
    default: CurveSpecification(curve())
    }
  }

  /// Often while something moves, now and then at the same moment or after a rest.
  mutating func advance() throws {
    let pause = Int.random(in: 0..<6, using: &generator)
    if pause == 0 { return }
    time = try time + .milliseconds(.random(in: 1...(pause == 1 ? 1500 : 300), using: &generator))
  }

  /// Changes the value at `time` by a motion that does not jump.
  mutating func change() throws {
    let specification = try specification()
    let duration = Time.milliseconds(.random(in: 1...900, using: &generator))
    let times = Int.random(in: 0..<3, using: &generator) == 0 ? 2 : 1
    let autoreverses = Int.random(in: 0..<4, using: &generator) == 0
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let keyframes: [AnimatedValue.Keyframe] = [
        .init(offset: 0.2, value: amount(), curve: curve()), .init(offset: 0.55, value: amount()),
        .init(offset: Bool.random(using: &generator) ? 1 : 0.9, value: amount()),
      ]
      try value.change(
        along: keyframes, timing: specification, duration: nil, orElse: duration,
        times: times, autoreverses: autoreverses, at: time)
    } else {
      try value.change(
        to: amount(), timing: specification, duration: nil, orElse: duration,
        times: times, autoreverses: autoreverses, at: time)
    }
  }
}

extension AnimatedValue {
  /// Goes to a value by a curve, as most tests want it.
  @discardableResult
  mutating func go(
    to value: Double, _ curve: TimingFunction, _ milliseconds: Int32, times: Int = 1,
    autoreverses: Bool = false, at start: Int32
  ) throws -> Time {
    try change(
      to: value, timing: CurveSpecification(curve), duration: .milliseconds(milliseconds), orElse: .zero,
      times: times, autoreverses: autoreverses, at: .milliseconds(start))
  }

  @discardableResult
  mutating func go(
    along keyframes: [Keyframe], _ curve: TimingFunction, _ milliseconds: Int32, times: Int = 1,
    autoreverses: Bool = false, at start: Int32
  ) throws -> Time {
    try change(
      along: keyframes, timing: CurveSpecification(curve), duration: .milliseconds(milliseconds),
      orElse: .zero, times: times, autoreverses: autoreverses,
      at: .milliseconds(start))
  }
}
