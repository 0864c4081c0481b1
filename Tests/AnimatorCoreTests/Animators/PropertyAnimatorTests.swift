import AnimatorCore
import Testing

private func ms(_ count: Int32) -> Time { .milliseconds(count) }

/// Single rules of the property animator, with numbers worked out by hand.
@Suite struct PropertyAnimatorTests {
  private let quad = TimingFunction.easing(.quad, .in)  // x²

  private func animator(
    _ function: TimingFunction? = nil, scrubsLinearly: Bool = true, pausesOnCompletion: Bool = false
  ) -> PropertyAnimator {
    PropertyAnimator(
      timing: .curve(function ?? quad, duration: ms(1000)), scrubsLinearly: scrubsLinearly,
      pausesOnCompletion: pausesOnCompletion)
  }

  @Test func runsAndCompletes() throws {
    var animator = animator()
    #expect(animator.state(at: .zero) == .inactive)
    try animator.start(at: ms(200))
    #expect(animator.track.value(at: ms(100)) == 0)
    #expect(animator.track.value(at: ms(700)) == 0.25)
    #expect(animator.track.velocity(at: ms(700)) == 1)
    #expect(animator.fractionComplete(at: ms(700)) == 0.5)
    #expect(animator.state(at: ms(700)) == .active && animator.isRunning(at: ms(700)))
    #expect(animator.track.value(at: ms(1200)) == 1)
    #expect(animator.state(at: ms(1200)) == .inactive && !animator.isRunning(at: ms(1200)))
    #expect(animator.events.map(\.kind) == [.started, .completed(.end)])
    #expect(animator.events.map(\.time) == [ms(200), ms(1200)])
    #expect(animator.endOfRun == ms(1200))
  }

  @Test func delayRestsFirst() throws {
    var animator = animator()
    try animator.start(after: ms(300), at: .zero)
    #expect(animator.isRunning(at: ms(100)) && animator.track.value(at: ms(299)) == 0)
    #expect(animator.track.value(at: ms(800)) == 0.25)
    #expect(animator.endOfRun == ms(1300))
    try animator.pause(at: ms(100))
    try animator.continueAnimation(at: ms(150))
    #expect(animator.endOfRun == ms(1150))
  }

  @Test func pausingMovesNothingAndTurnsTheFractionLinear() throws {
    var animator = animator()
    try animator.start(at: .zero)
    try animator.pause(at: ms(500))
    #expect(animator.track.value(at: ms(500)) == 0.25)
    #expect(animator.track.value(at: ms(5000)) == 0.25)
    #expect(animator.fractionComplete(at: ms(499)) == 0.499)
    #expect(animator.fractionComplete(at: ms(500)) == 0.25)
    var curved = self.animator(scrubsLinearly: false)
    try curved.start(at: .zero)
    try curved.pause(at: ms(500))
    #expect(curved.fractionComplete(at: ms(500)) == 0.5)
    #expect(curved.track.value(at: ms(600)) == 0.25)
  }

  @Test func unscrubbedPausePlaysWhatWasLeft() throws {
    var animator = animator()
    try animator.start(at: .zero)
    try animator.pause(at: ms(500))
    try animator.continueAnimation(at: ms(800))
    #expect(animator.endOfRun == ms(1300))
    #expect(animator.track.value(at: ms(1050)) == 0.5625)
    #expect(animator.fractionComplete(at: ms(1050)) == 0.75)
  }

  @Test func reversingRetraces() throws {
    var animator = animator()
    try animator.start(at: .zero)
    try animator.setReversed(true, at: ms(600))
    #expect(animator.fractionComplete(at: ms(600)) == 0.4)
    #expect(animator.track.value(at: ms(600)) == 0.36)
    #expect(abs(animator.track.value(at: ms(900)) - 0.09) < 1e-15)
    #expect(abs(animator.track.velocity(at: ms(900)) + 0.6) < 1e-14)
    #expect(animator.endOfRun == ms(1200))
    #expect(animator.track.value(at: ms(1200)) == 0)
    #expect(animator.events.map(\.kind) == [.started, .reversed(true), .completed(.start)])
    #expect(animator.isReversed(at: ms(700)) && !animator.isReversed(at: ms(599)))
  }

  @Test func reversingWhilePausedTurnsTheFraction() throws {
    var animator = animator()
    try animator.start(at: .zero)
    try animator.pause(at: ms(500))
    try animator.setReversed(true, at: ms(600))
    #expect(animator.fractionComplete(at: ms(600)) == 0.75)
    #expect(animator.track.value(at: ms(700)) == 0.25)
    try animator.continueAnimation(at: ms(700))
    #expect(animator.endOfRun == ms(1200))
    #expect(abs(animator.track.value(at: ms(950)) - 0.0625) < 1e-15)
  }

  @Test func scrubbingIsLinearAndTheRestIsAShareOfTheDuration() throws {
    var animator = animator()
    try animator.setFractionComplete(0.36, at: .zero)
    #expect(animator.state(at: .zero) == .active)
    #expect(animator.track.value(at: ms(100)) == 0.36)
    try animator.continueAnimation(at: ms(100))
    // (1 − 0.36) s, entering x² at 0.6: half of the time is x = 0.8.
    #expect(animator.endOfRun == ms(740))
    #expect(abs(animator.track.value(at: ms(420)) - 0.64) < 1e-12)
    #expect(abs(animator.fractionComplete(at: ms(420)) - 0.68) < 1e-12)
  }

  @Test func durationFactor() throws {
    var animator = animator()
    try animator.setFractionComplete(0.36, at: .zero)
    try animator.continueAnimation(durationFactor: 0.25, at: ms(100))
    #expect(animator.endOfRun == ms(350))
    #expect(abs(animator.track.value(at: ms(225)) - 0.64) < 1e-12)
  }

  @Test func reversedScrubEntersTheCurveBackwards() throws {
    var animator = animator()
    try animator.setFractionComplete(0.36, at: .zero)
    try animator.setReversed(true, at: .zero)
    #expect(animator.fractionComplete(at: ms(50)) == 0.64)
    try animator.continueAnimation(at: ms(100))
    #expect(animator.endOfRun == ms(460))
    #expect(abs(animator.track.value(at: ms(280)) - 0.09) < 1e-12)
    #expect(animator.track.value(at: ms(460)) == 0)
  }

  @Test func aCurveThatDoesNotRiseGoesFromTheValueToTheGoal() throws {
    for curve in [
      TimingFunction.easing(.back, .out), try .steps(4), try .linear([.init(0), .init(0.25), .init(1)]),
    ] {
      var animator = animator()
      try animator.start(at: .zero)
      try animator.pause(at: ms(500))
      try animator.continueAnimation(curve: CurveSpecification(curve), at: ms(500))
      let value = animator.track.value(at: ms(700))
      #expect(abs(value - (0.25 + 0.75 * curve.value(at: 0.4))) < 1e-12)
      #expect(animator.track.value(at: ms(1000)) == 1)
    }
  }

  @Test func overshootGoesFromTheValueToTheGoal() throws {
    var animator = animator(.easing(.back, .out))
    try animator.start(at: .zero)
    try animator.pause(at: ms(700))
    let value = animator.track.value(at: ms(700))
    #expect(value > 1 && animator.fractionComplete(at: ms(700)) == value)
    try animator.continueAnimation(curve: CurveSpecification(quad), at: ms(900))
    #expect(abs(animator.track.value(at: ms(1050)) - (value + (1 - value) * 0.25)) < 1e-12)
    #expect(animator.endOfRun == ms(1200))
  }

  @Test func aSpringTakesOverTheVelocity() throws {
    var animator = animator()
    try animator.start(at: .zero)
    try animator.pause(at: ms(500))
    try animator.continueAnimation(curve: CurveSpecification(.snappy), at: ms(500))
    #expect(animator.track.value(at: ms(500)) == 0.25)
    #expect(abs(animator.track.velocity(before: ms(500)) - 1) < 1e-12)
    #expect(abs(animator.track.velocity(at: ms(500)) - 1) < 1e-12)
    // 1 a second is 1 / 0.75 of what is left.
    let spring = Spring.snappy.starting(withVelocity: 1 / 0.75)
    #expect(abs(animator.track.value(at: ms(650)) - (0.25 + 0.75 * spring.value(at: 0.15))) < 1e-12)
    // After a rest it starts at rest.
    var rested = self.animator()
    try rested.start(at: .zero)
    try rested.pause(at: ms(500))
    try rested.continueAnimation(curve: CurveSpecification(.snappy), at: ms(501))
    #expect(rested.track.velocity(at: ms(501)) == 0)
  }

  @Test func uikitSpringsTakeTheRest() throws {
    let curve = try CurveSpecification.parse("spring(damping=0.8)")
    var animator = animator()
    try animator.setFractionComplete(0.5, at: .zero)
    try animator.continueAnimation(curve: curve, durationFactor: 0.4, at: .zero)
    #expect(animator.endOfRun == ms(400))
    let spring = try Spring(dampingRatio: 0.8, duration: 0.4)
    #expect(abs(animator.track.value(at: ms(100)) - (0.5 + 0.5 * spring.value(at: 0.1))) < 1e-12)
  }

  @Test func stopping() throws {
    for (position, value) in [(PropertyAnimator.Position.end, 1.0), (.start, 0), (.current, 0.25)] {
      var animator = animator()
      try animator.start(at: .zero)
      try animator.stop(at: ms(500))
      #expect(animator.state(at: ms(500)) == .stopped)
      #expect(animator.track.value(at: ms(700)) == 0.25)
      try animator.finish(at: position, time: ms(800))
      #expect(animator.track.value(at: ms(800)) == value)
      #expect(animator.state(at: ms(800)) == .inactive)
      #expect(animator.events.map(\.kind) == [.started, .stopped, .completed(position)])
    }
  }

  @Test func pausesOnCompletion() throws {
    var animator = animator(pausesOnCompletion: true)
    try animator.start(at: .zero)
    #expect(animator.state(at: ms(2000)) == .active && !animator.isRunning(at: ms(1000)))
    #expect(animator.events.map(\.kind) == [.started, .pausedOnCompletion])
    try animator.setReversed(true, at: ms(2000))
    try animator.continueAnimation(at: ms(2000))
    #expect(animator.track.value(at: ms(2500)) == 0.25)
    #expect(animator.track.value(at: ms(3000)) == 0)
  }

  @Test func additionsBeginAfterAShareOfTheRest() throws {
    var animator = animator()
    let early = try animator.addAnimation(delayFactor: 0.5, at: .zero)
    try animator.start(at: .zero)
    let late = try animator.addAnimation(delayFactor: 0.5, at: ms(600))
    let last = try animator.addAnimation(delayFactor: 1, at: ms(600))
    let a = try #require(animator.track(ofAddition: early))
    let b = try #require(animator.track(ofAddition: late))
    let c = try #require(animator.track(ofAddition: last))
    #expect(animator.track(ofAddition: 3) == nil && animator.track(ofAddition: -1) == nil)
    #expect(
      a.value(at: ms(500)) == 0 && abs(a.value(at: ms(750)) - 0.25) < 1e-15 && a.value(at: ms(1000)) == 1)
    #expect(
      b.value(at: ms(800)) == 0 && abs(b.value(at: ms(900)) - 0.25) < 1e-12 && b.value(at: ms(1000)) == 1)
    #expect(c.value(at: ms(999)) == 0 && c.value(at: ms(1000)) == 1)
    try animator.setReversed(true, at: ms(900))
    let back = try #require(animator.track(ofAddition: late))
    #expect(abs(back.value(at: ms(950)) - 0.0625) < 1e-12)
    #expect(back.value(at: ms(1000)) == 0 && back.value(at: ms(1800)) == 0)
  }

  @Test func runningToFractionsAsPlayDoes() throws {
    // play: [60%, {hold: 300ms}, 0%] over 1 s.
    var animator = animator()
    #expect(try animator.run(to: 0.6, at: .zero) == ms(600))
    #expect(try animator.run(to: 0, at: ms(900)) == ms(1500))
    #expect(animator.track.value(at: ms(700)) == 0.36)
    #expect(abs(animator.track.value(at: ms(1200)) - 0.09) < 1e-12)
    #expect(animator.track.value(at: ms(1500)) == 0)
    // In another time, and by a curve of its own.
    var other = self.animator()
    #expect(try other.run(to: 0.6, duration: ms(300), at: .zero) == ms(300))
    #expect(abs(other.track.value(at: ms(150)) - 0.09) < 1e-12)
    #expect(try other.run(to: 0.8, duration: ms(200), curve: .linear, at: ms(300)) == ms(500))
    #expect(abs(other.track.value(at: ms(400)) - 0.5) < 1e-12)
    #expect(try other.run(to: 1, at: ms(500)) == ms(700))
    #expect(abs(other.track.value(at: ms(600)) - 0.81) < 1e-12)
    #expect(other.events.last?.kind == .completed(.end))
  }

  @Test func zeroDurationIsAnInstantChange() throws {
    var animator = PropertyAnimator(timing: .curve(.easeIn, duration: .zero))
    try animator.pause(at: ms(50))
    #expect(animator.track.value(at: ms(60)) == 0)
    try animator.continueAnimation(at: ms(100))
    #expect(animator.track.value(at: ms(99)) == 0 && animator.track.value(at: ms(100)) == 1)
    #expect(
      animator.track.value(inFrame: 5, rate: .sixty) == 0
        && animator.track.value(inFrame: 6, rate: .sixty) == 1)
    #expect(animator.events.last?.kind == .completed(.end) && animator.events.last?.time == ms(100))
  }

  @Test func additionsScrubAndGoBackInTheirOwnTime() throws {
    var animator = animator(.linear)
    try animator.addAnimation(delayFactor: 0.5, at: .zero)
    try animator.setFractionComplete(0.75, at: .zero)
    func addition() throws -> MotionTrack { try #require(animator.track(ofAddition: 0)) }
    #expect(try addition().value(at: .zero) == 0.5)
    try animator.setFractionComplete(0.25, at: ms(10))
    #expect(try addition().value(at: ms(10)) == 0)
    try animator.setFractionComplete(0.75, at: ms(20))
    try animator.setReversed(true, at: ms(100))
    try animator.continueAnimation(at: ms(100))
    #expect(animator.endOfRun == ms(850))
    // Back at 0 when the fraction has come back to where it began, a third of the rest.
    #expect(abs(try addition().value(at: ms(225)) - 0.25) < 1e-12)
    #expect(try addition().value(at: ms(351)) == 0)
    #expect(abs(animator.track.value(at: ms(350)) - 0.5) < 1e-12)
  }

  @Test func aPausedAdditionIsTakenHoldOfWhereItStands() throws {
    var animator = animator()
    try animator.addAnimation(delayFactor: 0.5, at: .zero)
    try animator.start(at: .zero)
    try animator.pause(at: ms(900))  // the animator at 0.81, the addition at 0.8² = 0.64
    func addition() throws -> MotionTrack { try #require(animator.track(ofAddition: 0)) }
    #expect(abs(try addition().value(at: ms(900)) - 0.64) < 1e-12)
    try animator.setFractionComplete(0.81, at: ms(950))
    #expect(abs(try addition().value(at: ms(950)) - 0.64) < 1e-12)
    try animator.setFractionComplete(0.905, at: ms(960))
    #expect(abs(try addition().value(at: ms(960)) - 0.82) < 1e-12)
    try animator.setFractionComplete(0.655, at: ms(970))
    #expect(abs(try addition().value(at: ms(970)) - 0.32) < 1e-12)
  }

  @Test func scrubbingAlongTheCurve() throws {
    var animator = animator(scrubsLinearly: false)
    try animator.setFractionComplete(0.6, at: .zero)
    #expect(abs(animator.track.value(at: .zero) - 0.36) < 1e-15)
    let up = try animator.scrub(along: .drag(duration: ms(100), curve: .linear), by: 0.2, at: .zero)
    #expect(abs(animator.track.value(at: ms(50)) - 0.49) < 1e-12)
    // d(x²)/dx · 2 a second
    #expect(abs(animator.track.velocity(at: ms(50)) - 2 * 0.7 * 2) < 1e-9)
    #expect(abs(animator.fractionComplete(at: ms(50)) - 0.7) < 1e-12)
    try animator.continueAnimation(at: up)
    #expect(animator.endOfRun == ms(300))
    #expect(abs(animator.track.value(at: ms(200)) - 0.81) < 1e-12)
    // Backwards the fraction counts the other way.
    var back = self.animator()
    try back.setFractionComplete(0.5, at: .zero)
    try back.setReversed(true, at: .zero)
    try back.scrub(along: .drag(duration: ms(100), curve: .linear), by: 0.2, at: .zero)
    #expect(
      abs(back.track.value(at: ms(50)) - 0.4) < 1e-12 && abs(back.fractionComplete(at: ms(50)) - 0.6) < 1e-12)
  }

  @Test func aSpringAtTheVeryEndTakesTheSpeedOfArrival() throws {
    var animator = animator(.linear, pausesOnCompletion: true)
    try animator.start(at: .zero)
    #expect(
      abs(animator.track.velocity(before: ms(1000)) - 1) < 1e-12 && animator.track.velocity(at: ms(1000)) == 0
    )
    try animator.continueAnimation(curve: CurveSpecification(.snappy), at: ms(1000))
    #expect(animator.track.value(at: ms(1000)) == 1 && abs(animator.track.velocity(at: ms(1000)) - 1) < 1e-12)
    #expect(animator.track.value(at: ms(1050)) > 1.02 && animator.track.finalValue == 1)
  }

  @Test func whatOvershootsHasTimeToComeBack() throws {
    var animator = animator(.easing(.back, .out))
    try animator.start(at: .zero)
    try animator.pause(at: ms(700))
    let value = animator.track.value(at: ms(700))
    // Grabbed past the end it can only be taken back, here by half of what it is too far.
    let up = try animator.scrub(along: .drag(), by: (1 - value) / 2, at: ms(700))
    #expect(abs(animator.track.value(at: up) - (1 + value) / 2) < 1e-12)
    try animator.continueAnimation(at: up)
    let rest = try #require(animator.endOfRun).seconds - up.seconds
    #expect(abs(rest - (value - 1) / 2) < 1e-9)
    #expect(abs(animator.fractionComplete(at: up) - (1 + value) / 2) < 1e-12)
  }

  /// They have not jumped at the very moment of an interruption, nor at the start they return to.
  @Test func curvesThatJumpAtTheirStart() throws {
    for jumping in [try TimingFunction.steps(4, .jumpStart), try .linear([.init(0.3), .init(1)])] {
      var back = animator(jumping)
      try back.start(at: .zero)
      #expect(back.track.value(at: .zero) == jumping.value(at: 0))
      try back.setReversed(true, at: ms(600))
      #expect(back.track.value(at: ms(1199)) > 0.2)
      #expect(back.track.value(at: ms(1200)) == 0 && back.track.finalValue == 0)
      var onward = animator()
      try onward.start(at: .zero)
      try onward.pause(at: ms(500))
      try onward.continueAnimation(curve: CurveSpecification(jumping), at: ms(600))
      #expect(onward.track.value(at: ms(600)) == 0.25)
      #expect(onward.track.value(at: ms(601)) > 0.25 + 0.75 * 0.2)
    }
  }
}
