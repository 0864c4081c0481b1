import AnimatorCore
import SourceDiagnostics

/// A transition as a verb sets it off, and when it is over.
struct PlannedTransition {
  let transition: InteractiveTransition
  let end: Time
}

extension Performance {
  /// Sets a transition off by the clock, or as `play:` says; nil after saying what is wrong.
  mutating func plan(_ style: ResolvedTransition, _ use: TransitionUse?, at now: Time) -> PlannedTransition? {
    var transition = InteractiveTransition(timing: style.timing, frameRate: description.canvas.rate)
    var place = use?.name?.range
    do throws(AnimatorError) {
      guard let moves = use?.play else {
        try transition.start(at: now)
        return PlannedTransition(transition: transition, end: transition.endOfRun ?? now)
      }
      var clock = now
      for move in moves {
        place = move.range
        clock = try transition.play(move.value, at: clock)
      }
      if let stop = moves.last(where: { $0.value.isMotion }), let share = stop.value.stop, share > 0, share < 1 {
        report(Messages.playStopsInTheMiddle(share, at: stop.range))
        return nil
      }
      return PlannedTransition(transition: transition, end: clock)
    } catch {
      report(Messages.badPlay(error, at: place))
      return nil
    }
  }
}

extension InteractiveTransition {
  /// Does one move of `play:`.
  ///
  /// - Returns: When it is done.
  fileprivate mutating func play(_ move: PlayMove, at now: Time) throws(AnimatorError) -> Time {
    switch move {
    case .run(let fraction, let duration, let curve):
      return try run(to: fraction, duration: duration, curve: curve, at: now)
    case .hold(let duration):
      do { return try now + duration } catch { throw .timeOverflow }
    case .drag(let fraction, let duration, let curve):
      if !isLed { try begin(at: now) }
      let path = FingerPath.drag(duration: duration ?? .milliseconds(600), curve: curve)
      return try update(along: path, by: fraction - percentComplete(at: now), at: now)
    case .release(let rule):
      try release(rule, at: now)
      return endOfRun ?? now
    }
  }
}

extension PlayMove {
  fileprivate var isMotion: Bool { if case .hold = self { false } else { true } }

  /// The share at which it stays until something else happens; nil for a release, which goes to an end.
  fileprivate var stop: Double? {
    switch self {
    case .run(let share, _, _), .drag(let share, _, _): share
    case .hold, .release: nil
    }
  }
}
