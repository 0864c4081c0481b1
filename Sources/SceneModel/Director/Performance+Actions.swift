import AnimatorCore
import SourceDiagnostics

extension Performance {
  /// Does what a single step says and tells when it ends.
  mutating func act(_ step: SceneStep, at now: Time) throws(TimeOverflow) -> Time {
    if stage.levels.isEmpty, step.needsScreen {
      report(Messages.firstStepNotShow(step.keyword, at: step.range))
      return now
    }
    switch step.action {
    case .show(let screen, let use): return try show(screen, use, step, at: now)
    case .push(let screen, let use): return try push(screen, use, replacing: false, step, at: now)
    case .replace(let screen, let use): return try push(screen, use, replacing: true, step, at: now)
    case .tab(let screen, let use): return try tab(screen, use, step, at: now)
    case .pop(let name, let use): return try pop(name, use, step, at: now)
    case .popTo(let name, let use): return try popTo(name, use, step, at: now)
    case .present(let screen, let use): return try present(screen, use, step, at: now)
    case .dismiss(let name, let use): return try dismiss(name, use, step, at: now)
    case .tap(let place, let times, let hold, let showsFinger):
      return try tap(place, times: times, hold: hold, showsFinger: showsFinger, at: now)
    case .finger(let use): return try finger(use, step, at: now)
    case .type(let use): return try type(use, step, at: now)
    case .set(let address, let change): return try set(address, change, step, at: now)
    case .rearrange(let use): return rearrange(use, step, at: now)
    case .wait(let duration): return try now + duration
    case .waitUntil(let moment): return waitUntil(moment, at: now)
    case .telling(let use):
      tell(use, at: now)
      return now
    case .chapter(let title):
      chapters.append((title.value, now))
      return now
    case .still(let file):
      if let first = stillPlaces[file.value] {
        report(first == file.range ? Messages.repeatedFile(file) : Messages.sameFile(file, first: first))
      }
      stillPlaces[file.value] = file.range
      stills.append((file, now))
      return now
    case .expect(let use):
      expect(use, at: now)
      return now
    case .parallel, .sequence, .repeat, .use: return now
    }
  }

  /// Finger down during 100 ms, up at 200 ms, unless it is held longer (language.md, When nothing is said).
  private mutating func tap(
    _ place: Spanned<Place>, times: Int, hold: Time?, showsFinger: Bool, at now: Time
  ) throws(TimeOverflow) -> Time {
    let located = locate(place, at: now)
    missing.isTouchLost = located == nil
    guard let (point, element) = located else { return now }
    lastTouched = element
    closeRows(tappedAt: point, element, at: now)
    let pressed = press(element, at: now)
    let down = try Time.milliseconds(100) + (hold ?? .milliseconds(100))
    var start = now
    for _ in 0..<times {
      let up = try start + down
      if let pressed { try self.hold(pressed, from: start, to: up) }
      let tap = Gesture.tap(at: Vector(x: point.x, y: point.y), hold: down, start: start)
      if showsFinger { gestures.append(tap) }
      try tell(tap, named: "tap", on: element.subject)
      start = up
    }
    if let name = tappedAway(at: point) {
      followUp = [SceneStep(.dismiss(Spanned(name, at: place.range), nil), range: place.range)]
      dismissals.tapped(name, at: place.range)
    }
    return start
  }

  /// The screen that a tap takes away: what goes by itself when it is touched, what is presented when the tap is
  /// beside it.
  private func tappedAway(at point: Point) -> String? {
    for level in stage.levels.reversed() where !level.isLeaving && level.keyboardOwner == nil {
      guard level.isTransient else {
        // No finger goes through what is dimmed.
        if level.shown.style?.chrome?.coversBelow ?? false { break }
        continue
      }
      if level.shown.style?.enteringFrame.contains(point) ?? false {
        return level.entries.last?.instance.name
      }
    }
    guard let index = stage.activeIndex, stage.levels[index].standing == nil,
      let style = stage.levels[index].shown.style, let chrome = style.chrome,
      // What covers nothing lets touches through.
      chrome.isDismissedByTapOutside, chrome.coversBelow,
      !style.enteringFrame.contains(point)
    else { return nil }
    return stage.levels[index].entries.last?.instance.name
  }

  /// Where a finger comes down and what lies there; nil after saying what is wrong.
  mutating func locate(_ place: Spanned<Place>, at now: Time) -> (point: Point, element: FoundElement)? {
    let canvas = description.canvas
    switch place.value {
    case .element(let address):
      guard let found = find(Spanned(address, at: place.range)) else { return nil }
      let element = screen(calledAsBar: found) ?? found
      guard let visible = visiblePart(of: element, called: address, for: .finger, at: place.range) else {
        return nil
      }
      return (visible.center, element)
    case .point(let x, let y):
      let point = Point(
        x: x.points(of: canvas.size.width, scale: canvas.scale),
        y: y.points(of: canvas.size.height, scale: canvas.scale))
      guard Rect(size: canvas.size).contains(point) else {
        report(Messages.outsideCanvas(point, canvas.size, at: place.range))
        return nil
      }
      return (point, element(at: point) ?? .spot(at: point))
    }
  }

  /// What is in sight of an element, in the canvas; nil after saying why there is nothing.
  mutating func visiblePart(
    of element: FoundElement, called address: String, for use: Messages.ElementUse, at range: SourceRange?
  ) -> Rect? {
    let inCanvas = element.frame.intersection(Rect(size: description.canvas.size))
    guard let inCanvas, let visible = element.clip.map({ inCanvas.intersection($0) }) ?? inCanvas else {
      if let range {
        reportOutOfSight(element, Spanned(address, at: range), for: use)
      } else {
        report(Messages.scrolledAway(address, use, at: nil))
      }
      return nil
    }
    return visible
  }

  /// The screen of a bar that has the screen's own name, since its title is the same word: a finger means the screen.
  private func screen(calledAsBar element: FoundElement) -> FoundElement? {
    guard let instance = element.instance, element.path == [instance.name],
      instance.source?.screen.bars.navigation?.id == instance.name,
      let entry = visible.screens.first(where: { $0.instance.id == instance.id })
    else { return nil }
    return FoundElement(
      path: [], screen: instance.name, frame: entry.frame, cornerRadius: 0, instance: entry.instance,
      origin: entry.frame.origin)
  }

  private mutating func waitUntil(_ moment: Spanned<Moment>, at now: Time) -> Time {
    switch moment.value {
    case .time(let time):
      if time < now { report(Messages.momentPast(time, now: now, at: moment.range)) }
      return max(time, now)
    case .idle: return idle(after: now)
    case .share, .chapter:
      report(Messages.notAMomentToWaitFor(at: moment.range))
      return now
    }
  }

  /// The one element an address answers, or nil after saying why not.
  mutating func find(_ address: Spanned<String>) -> FoundElement? {
    let visible = visible
    switch visible.lookup(address.value) {
    case .found(let element): return moved(element, at: clock)
    case .several(let elements):
      report(Messages.ambiguousElement(address, elements))
    case .none:
      if let place = removals.place(of: address.value) {
        report(Messages.removedElement(address, at: place))
        return nil
      }
      if missing.hold(address.value) { return nil }
      let names = visible.names
      // Among more names than anybody gives, looking for the nearest takes too long.
      let nearest = names.count <= 1000 ? nearestName(to: address.value, among: names) : nil
      report(
        Messages.unknownElement(
          address, nearest: nearest,
          screens: visible.screens.map(\.instance.name)))
    }
    return nil
  }
}

extension FoundElement {
  /// What is grown out of when a bare point was tapped: a finger's width, 44 points as in the platform's guidelines.
  fileprivate static func spot(at point: Point) -> FoundElement {
    FoundElement(
      path: [], screen: "", frame: Rect(x: point.x - 22, y: point.y - 22, width: 44, height: 44),
      cornerRadius: 22)
  }
}

extension SceneStep {
  fileprivate var needsScreen: Bool {
    switch action {
    case .push, .pop, .popTo, .replace, .tab, .present, .dismiss, .tap, .finger, .type, .set, .rearrange,
      .wait,
      .waitUntil, .telling, .still,
      .expect:
      true
    case .show, .chapter, .parallel, .sequence, .repeat, .use: false
    }
  }
}
