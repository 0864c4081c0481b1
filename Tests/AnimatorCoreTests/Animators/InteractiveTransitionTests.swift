import TestSupport
import Testing

@testable import AnimatorCore

private func ms(_ count: Int32) -> Time { .milliseconds(count) }

@Suite struct InteractiveTransitionTests {
  private func transition(_ completion: CurveSpecification? = nil) -> InteractiveTransition {
    InteractiveTransition(
      timing: .curve(.easeOut, duration: ms(300)),
      completionCurve: completion ?? InteractiveTransition.defaultCompletionCurve)
  }

  @Test func theFingerLeadsStraight() throws {
    var transition = transition()
    try transition.begin(at: .zero)
    let up = try transition.update(along: .drag(curve: .linear), by: 0.5, at: ms(100))
    #expect(up == ms(700))
    #expect(abs(transition.track.value(at: 0.4) - 0.25) < 1e-15)
    #expect(abs(transition.track.velocity(at: 0.4) - 0.5 / 0.6) < 1e-12)
    #expect(try transition.release(.threshold, at: up) == .finish)
    // Enters ease-in-out at its middle: half of 300 ms are left.
    #expect(transition.endOfRun == ms(850))
    #expect(abs(transition.track.value(at: 0.775) - TimingFunction.easeInOut.value(at: 0.75)) < 1e-12)
    #expect(
      transition.events.map(\.kind) == [.began(grabbed: false), .released(.finish), .ended(completed: true)])
    #expect(transition.events.map(\.time) == [.zero, ms(700), ms(850)])
  }

  /// timing.md: a 25 % drag in 400 ms at even speed; the two rules differ.
  @Test func theTwoReleaseRulesDiffer() throws {
    var outcomes: [ReleaseRule.Outcome] = []
    for rule in [ReleaseRule.threshold, .projected, .projected(.fast), .threshold(0.2), .threshold(0.25)] {
      var transition = transition()
      try transition.begin(at: .zero)
      let up = try transition.update(along: .drag(duration: ms(400), curve: .linear), by: 0.25, at: .zero)
      outcomes.append(try transition.release(rule, at: up))
    }
    #expect(outcomes == [.cancel, .finish, .cancel, .finish, .cancel])
    #expect(DecelerationRate.normal.projectedOffset(velocity: 1000) == 0.998 / (1 - 0.998))
    // A finger that has come to rest projects nothing.
    var rested = transition()
    try rested.begin(at: .zero)
    try rested.update(along: .drag(duration: ms(400), curve: .linear), by: 0.25, at: .zero)
    #expect(try rested.release(.projected, at: ms(401)) == .cancel)
  }

  @Test func standingOnTheThresholdCancels() throws {
    for steps in [[0.3], [0.1, 0.2], [0.7, -0.4]] {
      var transition = transition()
      var time = Time.zero
      try transition.begin(at: time)
      for step in steps { time = try transition.update(along: .drag(), by: step, at: time) }
      #expect(try transition.release(.threshold, at: time) == .cancel)
    }
  }

  /// The flow of a filter panel: a rested drag of 25 % comes back, a swipe of 60 % goes.
  @Test func dragAndSwipe() throws {
    var transition = transition()
    try transition.begin(at: .zero)
    let up = try transition.update(along: .drag(), by: 0.25, at: .zero)
    #expect(transition.track.velocity(before: up) == 0)
    #expect(try transition.release(.threshold, at: up) == .cancel)
    #expect(transition.endOfRun == ms(675) && transition.track.value(at: ms(675)) == 0)
    try transition.begin(at: ms(1000))
    let left = try transition.update(along: .swipe(), by: 0.6, at: ms(1000))
    #expect(left == ms(1150) && abs(transition.track.velocity(before: left) - 4) < 1e-9)
    #expect(try transition.release(.projected, at: left) == .finish)
    #expect(transition.endOfRun == ms(1270) && transition.track.value(at: ms(1270)) == 1)
    #expect(throws: AnimatorError.self) { try transition.begin(at: ms(1300)) }
  }

  @Test func grabbingStartsFromTheValueOnScreen() throws {
    var transition = transition()
    try transition.start(at: .zero)
    let shown = TimingFunction.easeOut.value(at: 1.0 / 3)
    try transition.begin(at: ms(100))
    #expect(abs(transition.percentComplete(at: ms(100)) - shown) < 1e-12)
    #expect(transition.events.last?.kind == .began(grabbed: true))
    try transition.cancel(at: ms(500))
    #expect(transition.percentComplete(at: ms(500)) == transition.percentComplete(at: ms(100)))
    let end = try #require(transition.endOfRun)
    #expect(abs((end.seconds - 0.5) - shown * 0.3) < 1e-9)
    // Grabbed on its way back, taken forwards, finished.
    try transition.begin(at: ms(550))
    let p = transition.percentComplete(at: ms(550))
    let up = try transition.update(along: .drag(duration: ms(200)), by: 0.2, at: ms(550))
    #expect(abs(transition.percentComplete(at: up) - (p + 0.2)) < 1e-12)
    try transition.finish(at: up)
    #expect(transition.track.finalValue == 1)
  }

  @Test func aSpringTakesTheFingersVelocityEvenAwayFromTheGoal() throws {
    var transition = transition(CurveSpecification(.snappy))
    try transition.begin(at: .zero)
    var time = try transition.update(along: .drag(), by: 0.8, at: .zero)
    time = try transition.update(along: .swipe(), by: -0.3, at: time)
    let velocity = transition.track.velocity(before: time)
    #expect(abs(velocity + 2) < 1e-9)
    let p = transition.percentComplete(at: time)
    try transition.finish(at: time)
    #expect(
      transition.track.value(at: time) == p && abs(transition.track.velocity(at: time) - velocity) < 1e-9)
    // One frame later it has gone on the way the finger went, by about as much.
    let step = transition.track.value(at: time.seconds + 1.0 / 60) - p
    #expect(step < 0 && step > velocity / 60)
    #expect(transition.track.finalValue == 1)
  }

  @Test func rubberBand() throws {
    var transition = transition()
    try transition.begin(at: .zero)
    let up = try transition.update(along: .drag(), by: -0.4, limit: .rubberBand, at: .zero)
    let x = 0.4
    #expect(abs(transition.percentComplete(at: up) + x * 0.55 / (1 + 0.55 * x)) < 1e-12)
    // Taken hold of again the band is as stretched as it was.
    let back = try transition.update(along: .drag(), by: 0.4, limit: .rubberBand, at: up)
    #expect(abs(transition.percentComplete(at: back)) < 1e-12)
    var stopped = self.transition()
    try stopped.begin(at: .zero)
    let end = try stopped.update(along: .drag(), by: 1.4, at: .zero)
    #expect(stopped.percentComplete(at: end) == 1)
  }

  @Test func cancelledThreeTimesThenFinished() throws {
    for completion in [
      CurveSpecification(.easeInOut), CurveSpecification(.snappy), try .parse("spring(damping=0.7)"),
    ] {
      var transition = transition(completion)
      var time = Time.zero
      for attempt in 0..<3 {
        try transition.begin(at: time)
        time = try transition.update(along: .swipe(), by: 0.2 + 0.3 * Double(attempt), at: time)
        try transition.cancel(at: time)
        time = try #require(transition.endOfRun)
        #expect(transition.track.value(at: time) == 0)
      }
      try transition.begin(at: time)
      time = try transition.update(along: .drag(), by: 0.7, at: time)
      try transition.finish(at: time)
      let end = try #require(transition.endOfRun)
      #expect(transition.track.value(at: end) == 1)
      #expect(transition.events.filter { $0.kind == .ended(completed: false) }.count == 3)
      #expect(transition.events.last?.kind == .ended(completed: true))
    }
  }

  @Test func aCancelledTransitionRunsAgainAsTheFirstTime() throws {
    var transition = transition()
    try transition.begin(at: .zero)
    try transition.update(0.6, at: .zero)
    try transition.cancel(at: ms(100))
    try transition.start(at: ms(500))
    for step in 0...30 {
      let local = Double(step) / 100
      #expect(
        abs(transition.track.value(at: 0.5 + local) - TimingFunction.easeOut.value(at: local / 0.3)) < 1e-12)
    }
    #expect(transition.endOfRun == ms(800))
  }

  /// `play: [60%, {hold: 300ms}, 0%]`, `[{drag: 40%}, {release: cancel}, {drag: 70%}, release]` and a mixture.
  @Test func playsAsScriptsSay() throws {
    var clock = transition()
    #expect(try clock.run(to: 0.6, at: .zero) == ms(180))
    #expect(try clock.run(to: 0, at: ms(480)) == ms(660))
    #expect(clock.track.value(at: ms(300)) == TimingFunction.easeOut.value(at: 0.6))
    #expect(abs(clock.track.value(at: ms(570)) - TimingFunction.easeOut.value(at: 0.3)) < 1e-12)
    #expect(clock.events.map(\.kind) == [.started, .paused, .ended(completed: false)])
    var mixed = transition()
    try mixed.run(to: 0.5, at: .zero)
    let shown = TimingFunction.easeOut.value(at: 0.5)
    try mixed.begin(at: ms(400))
    let up = try mixed.update(along: .drag(), by: 0.4 - shown, at: ms(400))
    #expect(abs(mixed.percentComplete(at: up) - 0.4) < 1e-12)
    try mixed.run(to: 1, at: up)
    #expect(mixed.endOfRun == ms(1180) && mixed.events.last?.kind == .ended(completed: true))
  }

  /// Thousands of hands: no jump when one takes hold or lets go, and every end is exact.
  @Test func nothingJumps() throws {
    var generator = SeededGenerator(seed: 9)
    let curves: [CurveSpecification?] = [
      nil, CurveSpecification(.snappy), CurveSpecification(.system), CurveSpecification(.easing(.back, .out)),
      try .parse("spring(damping=0.6)"), CurveSpecification(.linear),
    ]
    var (checks, ends) = (0, [0, 0])
    for _ in 0..<2500 {
      var transition = InteractiveTransition(
        timing: .curve(.easeOut, duration: .milliseconds(.random(in: 1...600, using: &generator))))
      var time = Time.zero
      for _ in 0..<10 {
        if Bool.random(using: &generator) {
          time = try time + .milliseconds(.random(in: 0...250, using: &generator))
        }
        let before = transition
        do {
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: try transition.begin(at: time)
          case 1:
            let path: FingerPath = Bool.random(using: &generator) ? .drag() : .swipe()
            let limit: FingerLimit = Bool.random(using: &generator) ? .stop : .rubberBand
            try transition.update(
              along: path, by: .random(in: -1...1, using: &generator), limit: limit, at: time)
          case 2:
            let rule: ReleaseRule = Bool.random(using: &generator) ? .threshold : .projected
            try transition.release(rule, curve: curves[.random(in: 0..<6, using: &generator)], at: time)
          case 3: try transition.run(to: .random(in: 0...1, using: &generator), at: time)
          default: try transition.start(at: time)
          }
        } catch {
          #expect(transition == before)
          continue
        }
        let isInstant = transition.track.pieces.contains { $0.start == time && $0.leg.length <= .zero }
        guard !isInstant else { continue }
        checks += 1
        let (old, new) = (before.percentComplete(at: time), transition.percentComplete(at: time))
        #expect(abs(old - new) <= 1e-9)
      }
      if case .ended(let completed) = transition.events.last?.kind {
        ends[completed ? 1 : 0] += 1
        #expect(transition.track.finalValue == (completed ? 1 : 0))
      }
    }
    #expect(checks > 5000 && ends[0] > 50 && ends[1] > 300)
  }
}
