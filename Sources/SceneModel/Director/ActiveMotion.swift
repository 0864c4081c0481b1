import AnimatorCore

/// A transition that is under way on a stack: by the clock, by a finger, or by both in turn.
struct ActiveMotion {
  /// Goes from 0 to 1 when what its verb says comes about, whichever way the screen goes.
  var transition: InteractiveTransition
  /// True when the screen on top goes away by it.
  let isBackwards: Bool
  /// Changes whenever somebody else takes over, so that the end that was planned before does not count.
  var token: Int

  var motion: Motion { .moving(transition.track, isBackwards: isBackwards) }

  /// Whether it came about, as far as is known.
  var isCompleted: Bool { transition.track.finalValue == 1 }
}
