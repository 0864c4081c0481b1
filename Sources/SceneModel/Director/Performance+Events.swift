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

  /// Ends what has come to its end, and tells of it.
  mutating func complete(until time: Time) {
    for end in stage.complete(until: time) {
      tell(end.change.ending(completed: end.completed), at: end.time)
    }
  }

  /// A finger's touch and the states of its gesture, one change a frame.
  mutating func tellGesture(
    _ gesture: String, on subject: String, _ touch: Touch
  ) {
    let rate = description.canvas.rate
    func add(_ kind: SceneEvent.Kind, at time: Time, seconds: Double) {
      var event = SceneEvent(kind, subject, at: time, rate: rate)
      event.gesture = gesture
      let point = touch.point(at: seconds)
      event.translation = Point(x: point.x - touch.point.x, y: point.y - touch.point.y)
      let speed = touch.path.map { kind == .gestureEnded ? $0.releaseSpeed : $0.speed(at: seconds) } ?? 0
      event.velocity = Point(x: touch.displacement.x * speed, y: touch.displacement.y * speed)
      events.append(event)
    }
    func addTouch(_ kind: SceneEvent.Kind, at time: Time) {
      var event = SceneEvent(kind, subject, at: time, rate: rate)
      event.gesture = gesture
      events.append(event)
    }
    addTouch(.touchesBegan, at: touch.start)
    let contact = touch.up.seconds - touch.start.seconds
    if touch.path != nil {
      add(.gestureBegan, at: touch.start, seconds: 0)
      for frame in (rate.frame(at: touch.start) + 1)..<max(rate.frame(at: touch.up), rate.frame(at: touch.start) + 1) {
        guard let time = try? rate.time(of: frame), time > touch.start, time < touch.up else { continue }
        add(.gestureChanged, at: time, seconds: time.seconds - touch.start.seconds)
      }
      add(.gestureEnded, at: touch.up, seconds: contact)
    }
    addTouch(.touchesEnded, at: touch.up)
  }
}
