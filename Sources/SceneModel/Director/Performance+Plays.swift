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
    do throws(AnimatorError) {
      guard let moves = use?.play else {
        try transition.start(at: now)
        return PlannedTransition(transition: transition, end: transition.endOfRun ?? now)
      }
      var clock = now
      for move in moves.value { clock = try transition.play(move, at: clock) }
      let progress = transition.percentComplete(at: clock)
      guard progress == 0 || progress == 1 else {
        report(Messages.playStopsInTheMiddle(progress, at: moves.range))
        return nil
      }
      return PlannedTransition(transition: transition, end: clock)
    } catch {
      report(Messages.badPlay(error, at: use?.play?.range ?? use?.name?.range))
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
