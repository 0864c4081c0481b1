import AnimatorCore

/// What fingers hold looks pressed, whatever state its screen is in.
extension Performance {
  /// What shows that it is held: the screen and the ids that lead there.
  struct Held {
    let instance: ScreenInstance
    let path: [String]
  }

  /// What looks pressed when an element is touched: the element, or the innermost of those around it that can be.
  mutating func press(_ element: FoundElement, at now: Time) -> Held? {
    // A row's switch is a control of its own.
    guard let instance = element.instance, element.path.last != "switch" || element.path.count == 1 else {
      return nil
    }
    for count in element.path.indices.reversed() {
      let path = Array(element.path[...count])
      if states.hasLook(at: path, of: instance) { return Held(instance: instance, path: path) }
      if let look = pressedLook(at: path, of: instance) {
        states.add(look, at: path, of: instance)
        return Held(instance: instance, path: path)
      }
    }
    return nil
  }

  /// A finger is on it from half of the time it takes to come down until it is up.
  mutating func hold(_ held: Held, from start: Time, to up: Time) throws(TimeOverflow) {
    let down = try start + .milliseconds(50)
    elementMotions.press(held.path, PressMotion.Press(down: down, up: max(up, down)), of: held.instance)
  }

  /// Lays a screen out anew and leads over to that, whatever is held in it.
  ///
  /// - Parameters:
  ///   - moved: Where it comes to lie; nil where it stays.
  ///   - subject: The ids that lead to the element whose change it is; empty for a change of the screen.
  mutating func change(
    _ instance: ScreenInstance, to screen: Screen, standing moved: ScreenPlacement? = nil,
    of subject: [String] = [], by lead: StateLead, at now: Time
  ) {
    guard let source = instance.source else { return }
    let placement = moved ?? source.placement
    let next = ScreenInstance(
      instance, layer: layout.layer(for: screen, size: source.size, at: placement),
      source: ScreenInstance.Source(screen: screen, size: source.size, placement: placement))
    var looks: [[String]: Layer] = [:]
    for path in elementMotions.held(in: instance, at: now) { looks[path] = pressedLook(at: path, of: next) }
    states.change(instance, to: next, of: subject, by: lead, looks: looks, at: now)
    switch lead {
    case .timing(let timing): keepInReach(next, by: timing, at: now)
    case .along(_, let duration):
      keepInReach(next, by: .curve(.easeOut, duration: duration), at: now)
    case .finger: break
    }
  }

  /// Where content has got shorter, what is scrolled beyond its end comes back along with the change.
  private mutating func keepInReach(_ instance: ScreenInstance, by timing: Timing, at now: Time) {
    let scrolls = elementMotions.scrolls(of: instance)
    guard !scrolls.isEmpty else { return }
    let areas = instance.layer.scrollAreas
    for (key, motion) in scrolls {
      guard let area = areas[key], motion.target > area.reach else { continue }
      let course = ScrollMotion.Piece.Course.timed(timing, from: motion.value(at: now), to: area.reach)
      elementMotions.scroll(
        key, from: area.offset,
        by: ScrollMotion.Piece(start: now, duration: timing.duration, course: course), of: instance)
    }
  }

  /// How an element looks while a finger holds it; nil for what shows nothing of it.
  private func pressedLook(at path: [String], of instance: ScreenInstance) -> Layer? {
    guard let source = instance.source else { return nil }
    var canBePressed = false
    let screen = source.screen.changing(path) { element in
      // What is typed into shows a caret instead.
      canBePressed =
        element.type(of: "pressed") == .flag && element.type(of: "focused") == nil
        && element.parameters.flag("disabled") != true
      return canBePressed ? element.setting("pressed", .flag(true)) : nil
    }
    guard canBePressed, let screen else { return nil }
    return layout.layer(for: screen, size: source.size, at: source.placement).descendant(at: path)?.layer
  }
}
