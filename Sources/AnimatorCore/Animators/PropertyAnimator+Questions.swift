extension PropertyAnimator {
  /// The value from 0, the start, to 1, the end.
  public var track: MotionTrack { tracks[0] }

  /// The value of what `addAnimation` added, by the index it returned; nil for any other.
  public func track(ofAddition index: Int) -> MotionTrack? {
    tracks.indices.dropFirst().contains(index + 1) ? tracks[index + 1] : nil
  }

  /// Everything that has happened and, if no command follows, will happen, in order.
  public var events: [AnimatorEvent] {
    var end = self
    guard case .running(let run) = phase, (try? end.arrive(run)) != nil else { return log }
    return end.log
  }

  /// When it will have reached its end, or the place where it is told to pause; nil unless it runs.
  public var endOfRun: Time? {
    if case .running(let run) = phase { run.until } else { nil }
  }

  /// The state at a time; at the time of a command, after it.
  public func state(at time: Time) -> State { event(at: time)?.state ?? .inactive }

  /// Whether it runs by the clock; false while it is paused, stopped or led by a finger.
  public func isRunning(at time: Time) -> Bool { event(at: time)?.isRunning ?? false }

  /// Whether it runs from its end to its start.
  public func isReversed(at time: Time) -> Bool { event(at: time)?.isReversed ?? false }

  /// How much is complete in the direction of play.
  ///
  /// While it runs, the fraction of time; while paused what it was moved to, straight from start to
  /// end with `scrubsLinearly`. 0…1, but for a value that overshoots when it is paused.
  public func fractionComplete(at time: Time) -> Double { fractions.value(at: time) }

  private func event(at time: Time) -> AnimatorEvent? {
    events.last { $0.time <= time }
  }
}
