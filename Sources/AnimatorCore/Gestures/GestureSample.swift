/// As `UIGestureRecognizer.State`, of a recognizer that recognizes at once.
public enum GestureState: String, Hashable, Sendable, CaseIterable {
  case began, changed, ended, cancelled
}

/// What a gesture has come to at one moment.
public struct GestureSample: Hashable, Sendable {
  /// Since the finger touched, in points.
  public let translation: Vector
  /// Points per second; at the end, what the finger leaves with.
  public let velocity: Vector
  /// Of a pinch: its factor so far and its speed per second.
  public let scale: Double
  public let scaleVelocity: Double
  /// Of a pinch: degrees so far, clockwise, and degrees per second.
  public let rotation: Double
  public let rotationVelocity: Double
}

/// A state a gesture enters, for a listing.
public struct GestureEvent: Hashable, Sendable {
  public let state: GestureState
  public let time: Time
  public let sample: GestureSample
}

extension Gesture {
  /// Translation and velocity at a time since `start`, in seconds; before it as at the start, after the
  /// end as at the end.
  public func sample(at seconds: Double) -> GestureSample {
    let end = duration.seconds
    let time = min(max(seconds.isNaN ? 0 : seconds, 0), end)
    let share = path.share(at: time)
    // Cut off in the middle it has the speed it had; at the end of the way the one it leaves with.
    let isAtEnd = time >= path.contactSeconds
    let speed = isAtEnd ? path.releaseSpeed : path.speed(at: time)
    return GestureSample(
      translation: distance * share, velocity: distance * speed, scale: 1 + (scale - 1) * share,
      scaleVelocity: (scale - 1) * speed, rotation: rotation * share, rotationVelocity: rotation * speed)
  }

  /// Its states in order: began, then changed at every frame in which it has moved on, then ended or
  /// cancelled.
  ///
  /// Began and the last are at their exact times; in between it is looked at as often as the film is.
  ///
  /// - Throws: `TimeOverflow` for times that cannot be held exactly.
  public func events(rate: FrameRate) throws(TimeOverflow) -> [GestureEvent] {
    let end = try start + duration
    var last = sample(at: 0)
    var events = [GestureEvent(state: .began, time: start, sample: last)]
    for frame in rate.frame(at: start)..<max(rate.frame(at: start), rate.frame(at: end)) {
      let time = try rate.time(of: frame)
      guard time > start, time < end else { continue }
      let next = sample(at: rate.localSeconds(of: frame, from: start, duration: duration))
      if next.translation != last.translation || next.scale != last.scale || next.rotation != last.rotation {
        events.append(GestureEvent(state: .changed, time: time, sample: next))
      }
      last = next
    }
    events.append(
      GestureEvent(
        state: isCancelled ? .cancelled : .ended, time: end, sample: sample(at: duration.seconds)))
    return events
  }
}
