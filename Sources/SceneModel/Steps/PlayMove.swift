import AnimatorCore

/// One thing that happens during a transition: the items of `play:`.
public enum PlayMove: Hashable, Sendable {
  /// By the clock to a share of its time, as `fractionComplete`.
  case run(to: Double, duration: Time?, curve: TimingFunction?)
  /// Rests where it is.
  case hold(Time)
  /// By the finger to a share of the way.
  case drag(to: Double, duration: Time?, curve: TimingFunction?)
  /// The finger lets go.
  case release(ReleaseRule)
}
