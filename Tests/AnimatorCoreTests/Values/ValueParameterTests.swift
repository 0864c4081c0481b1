import Testing

@testable import AnimatorCore

@Suite struct ValueParameterTests {
  private let value: AnimatedValue

  init() throws {
    var value = AnimatedValue(0)
    try value.go(to: 1, .linear, 500, at: 1000)
    self.value = value
  }

  /// A change that is refused with a text, and changes nothing.
  private func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout AnimatedValue) throws -> Time
  ) {
    var changed = value
    do {
      _ = try change(&changed)
      Issue.record("not refused", sourceLocation: sourceLocation)
    } catch let error as AnimatorError {
      #expect(error.description == text, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
    #expect(changed == value, sourceLocation: sourceLocation)
  }

  @Test func numbersOutOfRange() {
    expect("the value is NaN; it must be within -1000000000 to 1000000000") {
      try $0.go(to: .nan, .linear, 1, at: 2000)
    }
    expect("the value is 10000000000; it must be within -1000000000 to 1000000000") {
      try $0.go(to: 1e10, .linear, 1, at: 2000)
    }
    expect("times is 0; it must be 1 or more, at most 1000000") {
      try $0.go(to: 1, .linear, 1, times: 0, at: 2000)
    }
    expect("times is 1000001; it must be 1 or more, at most 1000000") {
      try $0.go(along: [.init(offset: 1, value: 1)], .linear, 1, times: 1_000_001, at: 2000)
    }
  }

  @Test func timesThatDoNotGoTogether() throws {
    expect("a command at 0.999 s comes after one at 1 s") { try $0.go(to: 1, .linear, 1, at: 999) }
    expect("a time beyond what can be held exactly") {
      try $0.change(
        to: 1, timing: CurveSpecification(.linear), duration: try Time(1 << 61), orElse: .zero, times: 9,
        at: .milliseconds(2000))
    }
    expect("the spring has its own duration") {
      try $0.change(
        to: 1, timing: CurveSpecification(.snappy), duration: .milliseconds(1), orElse: .zero,
        at: .milliseconds(1200))
    }
    let undamped = CurveSpecification(try Spring(mass: 1, stiffness: 100, damping: 0))
    expect("a spring without damping never settles and needs a duration") {
      try $0.change(
        to: 1, timing: undamped, duration: nil, orElse: .milliseconds(300),
        at: .milliseconds(1200))
    }
  }

  @Test func wrongKeyframes() {
    func keyframes(_ offsets: Double...) -> [AnimatedValue.Keyframe] {
      offsets.map { .init(offset: $0, value: 1) }
    }
    expect("the number of keyframes is 0; it must be 1 or more") {
      try $0.go(along: [], .linear, 1, at: 2000)
    }
    for (offset, text) in [(-0.1, "-0.1"), (1.5, "1.5"), (.nan, "NaN")] {
      expect("the offset of a keyframe is \(text); it must be within 0 to 1") {
        try $0.go(along: keyframes(offset), .linear, 1, at: 2000)
      }
    }
    for offset in [0.4, 0.7, 2.5] {
      expect(
        "the offset of a keyframe is \(offset); it must be more than 0.7, that of the keyframe before, at most 1"
      ) { try $0.go(along: keyframes(0.7, offset), .linear, 1, at: 2000) }
    }
    expect("the value is ∞; it must be within -1000000000 to 1000000000") {
      try $0.go(along: [.init(offset: 0, value: .infinity)], .linear, 1, at: 2000)
    }
  }
}
