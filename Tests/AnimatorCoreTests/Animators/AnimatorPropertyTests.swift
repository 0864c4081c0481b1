import Testing

@testable import AnimatorCore

/// What holds for every animator, whatever is done to it, over seeded random cases.
@Suite struct AnimatorPropertyTests {
  @Test func nothingJumpsAtAnInterruption() throws {
    var interruptions = 0
    for seed in 0..<2000 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      guard random.animator.timing.duration > .zero else { continue }
      var animator = random.animator
      var time = Time.zero
      for _ in 0..<12 {
        time = try random.time(after: time)
        let before = animator
        let command: RandomCommands.Command
        do {
          command = try random.command(&animator, at: time)
        } catch is AnimatorError {
          #expect(animator == before)
          continue
        }
        if case .paused(let place) = animator.phase, place.local > .zero {
          #expect(place.local < animator.rail.legs[place.leg].length, "seed \(seed)")
        }
        for (old, new) in zip(before.tracks, animator.tracks) where command != .jump {
          // What itself takes no time is an instant change.
          if new.pieces.contains(where: { $0.start == time && $0.leg.length <= .zero }) { continue }
          interruptions += 1
          let (shown, taken) = (old.value(at: time), new.value(at: time))
          #expect(abs(shown - taken) <= 1e-9, "seed \(seed): \(shown) became \(taken)")
        }
      }
    }
    #expect(interruptions > 8000)
  }

  @Test func springsKeepTheVelocity() throws {
    var count = 0
    for seed in 0..<3000 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var animator = random.animator
      try animator.start(at: .zero)
      let share = Double.random(in: 0.1...0.9, using: &random.generator)
      let turn = try Time(roundingToNanosecond: animator.timing.duration.seconds * share)
      if Bool.random(using: &random.generator), turn > .zero { try animator.setReversed(true, at: turn) }
      guard let end = animator.endOfRun, turn < end else { continue }
      let left = try (end - turn).seconds
      let time =
        try turn + Time(roundingToNanosecond: left * .random(in: 0.05...0.95, using: &random.generator))
      let velocity = animator.track.velocity(before: time)
      try animator.pause(at: time)
      let curve = seed % 2 == 0 ? CurveSpecification(.bouncy) : try .parse("spring(damping=0.6)")
      try animator.continueAnimation(curve: curve, at: time)
      guard let whole = animator.endOfRun else { continue }
      let rest = try (whole - time).seconds
      // A rest that no frame falls into has no spring.
      guard rest >= 1e-4 else { continue }
      let (before, after) = (animator.track.velocity(before: time), animator.track.velocity(at: time))
      #expect(abs(before - velocity) <= 1e-9 * max(1, abs(velocity)))
      #expect(abs(after - velocity) <= 1e-9 * max(1, abs(velocity)), "seed \(seed)")
      // The derivative of the value, from outside.
      let (t, h) = (time.seconds, 1e-6 * rest)
      let slope = (animator.track.value(at: t + h) - animator.track.value(at: t)) / h
      #expect(abs(slope - after) < 1e-2 * max(1, abs(after)), "seed \(seed)")
      count += 1
    }
    #expect(count > 1000)
  }

  @Test func reversingTwiceIsAsIfNothingHadBeen() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var plain = random.animator
      let duration = plain.timing.duration.seconds
      guard duration > 0 else { continue }
      try plain.start(at: .zero)
      var turned = plain
      let here = try Time(roundingToNanosecond: .random(in: 0..<duration * 0.99, using: &random.generator))
      // At one moment nothing remains of it.
      try turned.setReversed(true, at: here)
      try turned.setReversed(false, at: here)
      // And after some time back and as much forwards it is where it was.
      var later = plain
      let back = try Time(roundingToNanosecond: here.seconds / 3)
      try later.setReversed(true, at: here)
      try later.setReversed(false, at: here + back)
      let shift = 2 * back.seconds
      for step in 0...20 {
        let t = here.seconds + (duration - here.seconds) * Double(step) / 20
        let value = plain.track.value(at: t)
        #expect(abs(turned.track.value(at: t) - value) <= 1e-9, "seed \(seed)")
        #expect(abs(later.track.value(at: t + shift) - value) <= 1e-9 || step == 20, "seed \(seed)")
      }
      #expect(turned.endOfRun == plain.endOfRun)
      let expected = try plain.timing.duration + (back + back)
      #expect(later.endOfRun == expected)
      #expect(later.track.finalValue == 1 && turned.track.finalValue == 1)
    }
  }

  @Test func pausesShiftWhatIsLeft() throws {
    for seed in 0..<1500 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var plain = random.animator
      let duration = plain.timing.duration.seconds
      guard duration > 0 else { continue }
      try plain.addAnimation(delayFactor: 0.3, at: .zero)
      try plain.start(at: .zero)
      var paused = plain
      let here = try Time(roundingToNanosecond: .random(in: 0..<duration, using: &random.generator))
      let rest = Time.milliseconds(.random(in: 0...500, using: &random.generator))
      try paused.pause(at: here)
      try paused.continueAnimation(at: here + rest)
      let expected = try plain.timing.duration + rest
      #expect(paused.endOfRun == expected)
      for step in 0...20 {
        let t = here.seconds + (duration - here.seconds) * Double(step) / 20
        for (a, b) in zip(plain.tracks, paused.tracks) {
          #expect(abs(b.value(at: t + rest.seconds) - a.value(at: t)) <= 1e-9 || step == 20, "seed \(seed)")
        }
        #expect(paused.track.value(at: here.seconds + rest.seconds / 2) == paused.track.value(at: here))
      }
      #expect(paused.track.finalValue == 1)
    }
  }

  @Test func completionIsExactAndAnswersDoNotDependOnTheQuestions() throws {
    var completions = [PropertyAnimator.Position: Int]()
    for seed in 10_000..<11_500 as Range<UInt64> {
      var random = try RandomCommands(seed: seed)
      var animator = random.animator
      var time = Time.zero
      for _ in 0..<10 {
        time = try random.time(after: time)
        do { _ = try random.command(&animator, at: time) } catch is AnimatorError {}
      }
      if case .paused = animator.phase { try animator.continueAnimation(at: time) }
      if case .scrubbed = animator.phase { try animator.continueAnimation(at: time) }
      switch animator.events.last?.kind {
      case .completed(let position):
        completions[position, default: 0] += 1
        for track in animator.tracks where track.end != nil {
          #expect(track.finalValue == (position == .end ? 1 : 0), "seed \(seed)")
        }
      case .pausedOnCompletion: #expect([0, 1].contains(animator.track.finalValue), "seed \(seed)")
      default: break
      }
      let times = (0..<40).map { _ in Double.random(in: -0.5...4, using: &random.generator) }
      let values = times.map(animator.track.value(at:))
      #expect(values.allSatisfy { $0.isFinite })
      #expect(times.reversed().map(animator.track.value(at:)) == values.reversed())
      let events = animator.events
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
    #expect(completions[.end, default: 0] > 100 && completions[.start, default: 0] > 100)
  }
}
