import AnimatorCore
import SourceDiagnostics

/// What is presented for a time and goes by itself, and what waits until its place is free.
struct Transients {
  /// One that is up.
  struct Shown {
    let level: Int
    /// Two at one place do not stand there together.
    let place: String
    let range: SourceRange?
    let name: String
    /// When it goes by itself; nil once it goes.
    var due: Time?
    let stay: Time
  }

  /// One that waits.
  struct Waiting {
    let screen: Screen
    let use: TransitionUse?
    let step: SceneStep
  }

  private(set) var shown: [Shown] = []
  private var waiting: [String: [Waiting]] = [:]

  /// When the next one is to go.
  var nextDue: Time? { shown.compactMap(\.due).min() }

  func isTaken(_ place: String) -> Bool { shown.contains { $0.place == place } }

  func shown(as level: Int) -> Shown? { shown.first { $0.level == level } }

  mutating func add(_ one: Shown) { shown.append(one) }

  mutating func wait(_ one: Waiting, for place: String) { waiting[place, default: []].append(one) }

  /// It goes, or is led away.
  mutating func clearDue(of level: Int) { setDue(nil, of: level) }

  mutating func setDue(_ due: Time?, of level: Int) {
    guard let index = shown.firstIndex(where: { $0.level == level }) else { return }
    shown[index].due = due
  }

  /// It has gone.
  ///
  /// - Returns: What may come in its place.
  mutating func remove(_ level: Int) -> Waiting? {
    guard let index = shown.firstIndex(where: { $0.level == level }) else { return nil }
    let place = shown.remove(at: index).place
    guard var line = waiting[place], !line.isEmpty, !isTaken(place) else { return nil }
    let next = line.removeFirst()
    waiting[place] = line
    return next
  }
}

/// What hides by itself runs beside the script (language.md, What it means).
extension Performance {
  /// Presents something that goes by itself: now, or once its place is free.
  mutating func presentTransient(
    _ screen: Screen, _ use: TransitionUse?, stay: Time, _ style: ResolvedTransition, _ step: SceneStep,
    at now: Time
  ) throws(TimeOverflow) {
    let place = style.queuePlace
    if use?.queues?.value ?? true, transients.isTaken(place) {
      transients.wait(Transients.Waiting(screen: screen, use: use, step: step), for: place)
      return
    }
    guard let plan = plan(style, use, isBackwards: false, at: now) else { return }
    let instance = instance(of: screen, standing: style)
    let level = stage.present(
      instance, by: style, plan.transition, isTransient: true, at: now, until: plan.end)
    transients.add(
      Transients.Shown(
        level: level, place: place, range: step.range, name: screen.name, due: try plan.end + stay,
        stay: stay))
    try tell(plan, of: .standing(level: level))
  }

  /// One that has stayed for its time goes.
  mutating func dismissTransient(at now: Time) throws(TimeOverflow) {
    guard let one = transients.shown.first(where: { $0.due == now }) else { return }
    transients.clearDue(of: one.level)
    guard let index = stage.index(of: one.level), !stage.levels[index].isLeaving,
      let style = stage.levels[index].shown.style?.departure,
      let plan = plan(style, nil, isBackwards: true, at: now)
    else { return }
    stage.dismiss(index, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .standing(level: one.level))
  }

  /// What follows once the motion of a presentation has ended.
  mutating func settleTransient(_ level: Int, at now: Time) throws(TimeOverflow) {
    guard let one = transients.shown(as: level) else { return }
    guard stage.index(of: level) == nil else {
      // It was held back by a finger, and stays for its time again.
      if one.due == nil { transients.setDue(try now + one.stay, of: level) }
      return
    }
    guard let next = transients.remove(level) else { return }
    _ = try present(next.screen, next.use, next.step, at: now)
  }

  /// When to look again, for a step that waits until nothing goes by itself any more.
  mutating func stillBusy(_ step: SceneStep) -> Time? {
    guard case .waitUntil(let moment) = step.action, moment.value == .idle, stage.hasTransients else {
      return nil
    }
    return [stage.nextEnd, transients.nextDue].compactMap { $0 }.min()
  }

  /// A film that ends while something is still up is seldom meant.
  mutating func reportTransientsLeft() {
    for one in transients.shown { report(Messages.stillUp(one.name, at: one.range)) }
  }
}

extension ResolvedTransition {
  /// Where it stands, for those that do not stand there together.
  fileprivate var queuePlace: String {
    geometry.parameters.choice("position") ?? geometry.edge.rawValue
  }
}
