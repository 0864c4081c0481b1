import AnimatorCore
import SourceDiagnostics

/// A transition as a verb sets it off, when it is over, and what is told on the way.
struct PlannedTransition {
  enum Told {
    case event(SceneEvent)
    /// It sets off, for the first time or again.
    case began(Time)
    /// It was taken back, and is tried again later.
    case cancelled(Time)
  }

  let transition: InteractiveTransition
  let end: Time
  var told: [Told] = []
}

extension Performance {
  /// Sets a transition off by the clock, or as `play:` says; nil after saying what is wrong.
  ///
  /// - Parameter name: Of the screen that comes or goes.
  mutating func plan(
    _ style: ResolvedTransition, _ use: TransitionUse?, of name: String, isBackwards: Bool, at now: Time
  ) -> PlannedTransition? {
    let transition = InteractiveTransition(timing: style.timing)
    var player = TransitionPlayer(
      transition: transition, name: name, way: isBackwards ? style.travel : style.travel.reversed,
      rate: description.canvas.rate, frameLimit: limits.frames, clock: now)
    var place = use?.name?.range
    do throws(AnimatorError) {
      guard let moves = use?.play else {
        try player.start()
        return player.plan
      }
      for move in moves {
        place = move.range
        try player.play(move.value)
      }
      if let stop = moves.last(where: { $0.value.isMotion }), let share = stop.value.stop, share > 0,
        share < 1
      {
        report(Messages.playStopsInTheMiddle(share, at: stop.range))
        return nil
      }
      return player.plan
    } catch {
      report(Messages.badPlay(error, at: place))
      return nil
    }
  }

  /// Tells of everything that happens on the way of a transition that was set off.
  mutating func tell(_ plan: PlannedTransition, of change: ScreenChange) {
    for told in plan.told {
      switch told {
      case .event(let event): events.append(event)
      case .began(let time): tell(change.beginning, at: time)
      case .cancelled(let time): tell(change.ending(completed: false), at: time)
      }
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

extension Point {
  fileprivate var reversed: Point { Point(x: -x, y: -y) }
}
