import AnimatorCore

extension Performance {
  mutating func tell(_ kind: SceneEvent.Kind, _ subject: String, at time: Time) {
    events.append(SceneEvent(kind, subject, at: time, rate: description.canvas.rate))
  }

  mutating func tell(_ all: [(SceneEvent.Kind, String, Bool?)], at time: Time) {
    for (kind, subject, completed) in all {
      var event = SceneEvent(kind, subject, at: time, rate: description.canvas.rate)
      event.completed = completed
      events.append(event)
    }
  }

  /// Ends what has come to its end, does what is due and what was set off before, and tells of it, in the order of
  /// time.
  mutating func complete(until time: Time) throws(TimeOverflow) {
    while true {
      let (end, due) = (stage.nextEnd, transients.nextDue)
      let first = later.indices.min { later[$0].time < later[$1].time }
      guard let next = [end, due, first.map { later[$0].time }].compactMap({ $0 }).min(), next <= time else {
        return
      }
      if let first, later[first].time == next {
        let set = later.remove(at: first)
        clock = max(clock, set.time)
        set.act(&self)
      } else if next == end {
        guard let ending = stage.completeNext() else { continue }
        if let change = ending.change { tell(change.ending(completed: ending.completed), at: ending.time) }
        if case .standing(let id) = ending.mover { try settleTransient(id, at: ending.time) }
      } else {
        try dismissTransient(at: next)
      }
    }
  }

  /// A finger's touch and, unless it only taps, the states of its gesture.
  ///
  /// - Parameter subject: The screen or element it touches.
  mutating func tell(_ gesture: Gesture, named name: String, on subject: String) throws(TimeOverflow) {
    let rate = description.canvas.rate
    func event(_ kind: SceneEvent.Kind, at time: Time) -> SceneEvent {
      var event = SceneEvent(kind, subject, at: time, rate: rate)
      event.gesture = name
      return event
    }
    events.append(event(.touchesBegan, at: gesture.start))
    // What goes beyond the longest film is an error before anybody hears of it.
    let end = try gesture.start + gesture.duration
    if gesture.kind != .tap, gesture.kind != .hold, rate.frame(at: end) <= limits.frames {
      for state in try gesture.events(rate: rate) {
        var event = event(.init(state.state), at: state.time)
        event.translation = Point(x: state.sample.translation.x, y: state.sample.translation.y)
        event.velocity = Point(x: state.sample.velocity.x, y: state.sample.velocity.y)
        if gesture.kind == .pinch {
          event.pinch = SceneEvent.Pinch(
            scale: state.sample.scale, scaleVelocity: state.sample.scaleVelocity,
            rotation: state.sample.rotation, rotationVelocity: state.sample.rotationVelocity)
        }
        events.append(event)
      }
    }
    events.append(event(gesture.isCancelled ? .touchesCancelled : .touchesEnded, at: end))
  }
}

extension SceneEvent.Kind {
  fileprivate init(_ state: GestureState) {
    switch state {
    case .began: self = .gestureBegan
    case .changed: self = .gestureChanged
    case .ended: self = .gestureEnded
    case .cancelled: self = .gestureCancelled
    }
  }
}
