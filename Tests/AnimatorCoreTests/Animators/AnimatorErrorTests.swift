import AnimatorCore
import Testing

private func ms(_ count: Int32) -> Time { .milliseconds(count) }

/// What animators refuse, in exact words, changing nothing.
@Suite struct AnimatorErrorTests {
  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "no error"
  }

  @Test func parameters() throws {
    var animator = PropertyAnimator(timing: .curve(.easeIn, duration: ms(300)))
    let fresh = animator
    for (value, shown) in [(1.5, "1.5"), (-0.1, "-0.1"), (.nan, "NaN"), (.infinity, "∞")] {
      #expect(
        message { try animator.setFractionComplete(value, at: .zero) }
          == "fractionComplete is \(shown); it must be within 0 to 1")
    }
    #expect(
      message { try animator.addAnimation(delayFactor: 2, at: .zero) }
        == "delayFactor is 2; it must be within 0 to 1")
    #expect(message { try animator.run(to: -1, at: .zero) } == "the fraction is -1; it must be within 0 to 1")
    #expect(
      message { try animator.start(after: ms(-5), at: .zero) } == "the delay is -0.005; it must be 0 or more")
    #expect(
      message { try animator.scrub(along: .drag(), by: 2000, at: .zero) }
        == "the distance is 2000; it must be within -1000 to 1000 whole ways")
    #expect(animator == fresh)
    try animator.pause(at: .zero)
    #expect(
      message { try animator.continueAnimation(durationFactor: -1, at: .zero) }
        == "durationFactor is -1; it must be 0 or more, at most 1000")
    let snappy = CurveSpecification(.snappy)
    #expect(
      message { try animator.continueAnimation(curve: snappy, durationFactor: 1, at: .zero) }
        == "the spring has its own duration")
    let endless = CurveSpecification(try Spring(damping: 0))
    #expect(
      message { try animator.continueAnimation(curve: endless, at: .zero) }
        == "a spring without damping never settles and needs a duration")
    #expect(
      message { _ = try PropertyAnimator(curve: CurveSpecification(.ease)) } == "the curve needs a duration")
  }

  @Test func releases() throws {
    var transition = InteractiveTransition(timing: .curve(.easeIn, duration: ms(300)))
    try transition.begin(at: .zero)
    for speed in [0, -1, .nan, 1e9] {
      #expect(throws: AnimatorError.self) { try transition.finish(speed: speed, at: .zero) }
    }
    #expect(
      message { try transition.finish(speed: 0, at: .zero) }
        == "the completion speed is 0; it must be at least 0.001, at most 1000")
    #expect(
      message { try transition.release(.threshold(1.5), at: .zero) }
        == "threshold is 1.5; it must be within 0 to 1")
    let snappy = CurveSpecification(.snappy)
    #expect(
      message { try transition.finish(speed: 2, curve: snappy, at: .zero) }
        == "the spring has its own duration")
    #expect(message { try transition.begin(at: ms(1)) } == "cannot begin: the animator is led by a finger")
    #expect(transition.events.count == 1)
  }

  @Test func states() throws {
    let timing = Timing.curve(.easeIn, duration: ms(300))
    var animator = PropertyAnimator(timing: timing)
    #expect(
      message { try animator.continueAnimation(at: .zero) } == "cannot continue: the animator is inactive")
    #expect(
      message { try animator.setReversed(true, at: .zero) } == "cannot reverse: the animator is inactive")
    #expect(message { try animator.stop(at: .zero) } == "cannot stop: the animator is inactive")
    try animator.start(at: ms(100))
    #expect(message { try animator.pause(at: ms(50)) } == "a command at 0.05 s comes after one at 0.1 s")
    #expect(
      message { try animator.setFractionComplete(0.5, at: ms(200)) }
        == "cannot scrub: the animator is running")
    #expect(
      message { try animator.continueAnimation(at: ms(200)) } == "cannot continue: the animator is running")
    #expect(
      message { try animator.finish(at: .end, time: ms(200)) } == "cannot finish: the animator is running")
    // The end comes first where a command meets it.
    #expect(message { try animator.pause(at: ms(400)) } == "cannot pause: the animator is finished")
    try animator.stop(at: ms(399))
    let texts = [
      message { try animator.start(at: ms(399)) }, message { try animator.pause(at: ms(399)) },
      message { try animator.setReversed(true, at: ms(399)) },
      message { try animator.setFractionComplete(0, at: ms(399)) },
    ]
    #expect(texts.allSatisfy { $0.hasSuffix("the animator is stopped") })
    let late = try Time((1 << 62) - 1)
    var other = PropertyAnimator(timing: timing)
    #expect(throws: AnimatorError.timeOverflow) { try other.start(at: late) }
    #expect(other == PropertyAnimator(timing: timing))
  }
}
