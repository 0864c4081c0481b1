import AnimatorCore
import SourceDiagnostics

/// The stack verbs: checks against what is on top, then a change of the stage.
extension Performance {
  mutating func show(_ screen: Screen, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard everythingRests(step, at: now) else { return now }
    missing.isVerbLeftOut = false
    let size = description.canvas.size
    let instance = instance(of: screen, size: size)
    guard let use, use.transition != nil, !stage.levels.isEmpty,
      let style = resolve(use, .push, of: screen, in: Rect(size: size), at: step.range, now)
    else {
      stage.show(instance, size: size, at: now)
      return now
    }
    guard let plan = plan(style, use, isBackwards: false, at: now) else { return now }
    let level = stage.show(instance, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .standing(level: level))
    return plan.end
  }

  mutating func push(
    _ screen: Screen, _ use: TransitionUse?, replacing: Bool, _ step: SceneStep, at now: Time
  ) throws(TimeOverflow) -> Time {
    guard let index = freeStack(step, at: now) else { return now }
    let shown = stage.levels[index].shown
    let room = Rect(origin: shown.style?.enteringFrame.origin ?? .zero, size: shown.size)
    guard let style = resolve(use, .push, of: screen, in: room, at: step.range, now) else { return now }
    let below = stage.levels[index].entries.dropLast(replacing ? 1 : 0).last?.instance.source?.screen
    let instance = instance(of: screen.pushed(over: below), size: shown.size)
    guard let plan = plan(style, use, in: room.origin, isBackwards: false, at: now) else { return now }
    stage.push(
      instance, replacing: replacing, on: index, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .paging(level: stage.levels[index].id))
    return plan.end
  }

  mutating func pop(_ name: Spanned<String>?, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard let index = freeStack(step, at: now) else { return now }
    let entries = stage.levels[index].entries
    guard entries.count > 1, let top = entries.last else {
      reportOfStacks(Messages.nothingToPop(on: entries.last?.instance.name, at: step.range))
      return now
    }
    if let name, name.value != top.instance.name {
      reportOfStacks(Messages.notOnTop(name, top: top.instance.name))
    }
    return try goBack(1, on: index, use, step, at: now)
  }

  mutating func popTo(_ name: Spanned<String>, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard let index = freeStack(step, at: now) else { return now }
    let names = stage.levels[index].entries.map(\.instance.name)
    guard let position = names.dropLast().lastIndex(of: name.value) else {
      reportOfStacks(Messages.notInStack(name, names: names))
      return now
    }
    return try goBack(names.count - 1 - position, on: index, use, step, at: now)
  }

  mutating func goBack(
    _ count: Int, on index: Int, _ use: TransitionUse?, _ step: SceneStep, at now: Time
  ) throws(TimeOverflow) -> Time {
    let level = stage.levels[index]
    let room = Rect(origin: level.shown.style?.enteringFrame.origin ?? .zero, size: level.shown.size)
    let arrival = level.entries.last?.arrival
    guard let style = undo(arrival, use, .push, of: nil, in: room, at: step.range, now) else { return now }
    guard let plan = plan(style, use, in: room.origin, isBackwards: true, at: now) else { return now }
    stage.pop(count, on: index, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .paging(level: stage.levels[index].id))
    return plan.end
  }

  mutating func present(_ screen: Screen, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard stage.levels.count <= Performance.presentationLimit else {
      report(Messages.tooManyPresentations(limit: Performance.presentationLimit, at: step.range))
      return now
    }
    let canvas = Rect(size: description.canvas.size)
    guard let style = resolve(use, .present, of: screen, in: canvas, at: step.range, now) else { return now }
    if let stay = use?.stay?.value ?? style.transition.declaration.stay {
      try presentTransient(screen, use, stay: stay, style, step, at: now)
      return now
    }
    guard presentationsRest(step, at: now) else { return now }
    guard let plan = plan(style, use, isBackwards: false, at: now) else { return now }
    let instance = instance(of: screen, standing: style)
    let level = stage.present(instance, by: style, plan.transition, at: now, until: plan.end)
    try tell(plan, of: .standing(level: level))
    return plan.end
  }

  mutating func dismiss(_ name: Spanned<String>?, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    if let name, let transient = transient(named: name.value) {
      return try dismiss(transient, use, step, at: now)
    }
    if let name, dismissals.isTap(step), !isUp(name.value), let range = dismissals.step(of: name.value) {
      report(Messages.dismissedTwice(name, at: range))
      return now
    }
    guard presentationsRest(step, at: now) else { return now }
    guard let index = stage.activeIndex, stage.levels[index].shown.style != nil else {
      if name == nil,
        let transient = stage.levels.lastIndex(where: {
          $0.isTransient && !$0.isLeaving && $0.keyboardOwner == nil
        })
      {
        return try dismiss(transient, use, step, at: now)
      }
      reportOfStacks(Messages.nothingToDismiss(tap: dismissals.lastTap, at: step.range))
      return now
    }
    let names = stage.levels[index].entries.map(\.instance.name)
    if let name, !names.contains(name.value) {
      reportOfStacks(Messages.notOnTop(name, top: names.last ?? ""))
    }
    return try dismiss(index, use, step, at: now)
  }

  /// Takes a presentation away with all that was pushed in it.
  private mutating func dismiss(_ index: Int, _ use: TransitionUse?, _ step: SceneStep, at now: Time)
    throws(TimeOverflow) -> Time
  {
    guard let arrival = stage.levels[index].shown.style else { return now }
    let canvas = Rect(size: description.canvas.size)
    let screen = stage.levels[index].entries.first?.instance.source?.screen
    guard var style = undo(arrival, use, .present, of: screen, in: canvas, at: step.range, now) else {
      return now
    }
    // A panel that leaves another way still leaves from where it lies.
    style = style.standing(in: arrival.enteringFrame)
    guard let plan = plan(style, use, isBackwards: true, at: now) else { return now }
    let level = stage.levels[index].id
    for entry in stage.levels[index].entries { dismissals.dismissed(entry.instance.name, by: step) }
    lowerKeyboard(of: level, at: now)
    stage.dismiss(index, by: style, plan.transition, at: now, until: plan.end)
    transients.clearDue(of: level)
    try tell(plan, of: .standing(level: level))
    return plan.end
  }

  /// Whether a screen is presented, and not going.
  private func isUp(_ name: String) -> Bool {
    stage.levels.contains { level in
      !level.isLeaving && level.entries.contains { $0.instance.name == name }
    }
  }

  /// Something that goes by itself, taken away before.
  private func transient(named name: String) -> Int? {
    stage.levels.lastIndex {
      $0.isTransient && !$0.isLeaving && $0.keyboardOwner == nil
        && $0.entries.contains { $0.instance.name == name }
    }
  }

  /// The active level, unless another step moves its stack right now.
  mutating func freeStack(_ step: SceneStep, at now: Time) -> Int? {
    guard let index = stage.activeIndex else { return nil }
    // What a `show` brings is the bottom of its stack only once it stands.
    guard stage.levels[index].paging == nil, !stage.levels[index].isReset else {
      leaveOut(step)
      return nil
    }
    return index
  }

  /// True when no stack moves at all: `show` takes the place of all of them.
  private mutating func everythingRests(_ step: SceneStep, at now: Time) -> Bool {
    guard stage.isPresenting || stage.levels.contains(where: { $0.paging != nil }) else { return true }
    leaveOut(step)
    return false
  }

  /// Screens presented on top of each other; each is drawn in every frame, and no app has ten.
  private static let presentationLimit = 100

  func instance(of screen: Screen, size: Size, at placement: ScreenPlacement? = nil)
    -> ScreenInstance
  {
    ScreenInstance(
      name: screen.name, layer: layout.layer(for: screen, size: size, at: placement),
      source: ScreenInstance.Source(screen: screen, size: size, placement: placement))
  }

  /// A screen in the frame its presentation gives it.
  func instance(of screen: Screen, standing style: ResolvedTransition) -> ScreenInstance {
    instance(
      of: screen, size: style.enteringFrame.size, at: ScreenPlacement(style, in: description.canvas.size))
  }

  private mutating func presentationsRest(_ step: SceneStep, at now: Time) -> Bool {
    // What is going already is no longer on top.
    guard let index = stage.activeIndex, stage.levels[index].standing != nil || stage.isResetting else {
      return true
    }
    leaveOut(step)
    return false
  }

  /// Tells of a verb that begins while its stack still moves; nothing comes of it.
  private mutating func leaveOut(_ step: SceneStep) {
    report(Messages.twoVerbsAtOnce(step.keyword, at: step.range))
    missing.isVerbLeftOut = true
  }

  /// Reports what is wrong with the stacks as they are, unless they only are so for a verb that was left out.
  private mutating func reportOfStacks(_ diagnostic: Diagnostic) {
    guard !missing.isVerbLeftOut else { return }
    report(diagnostic)
  }

  /// Tells what happens on the way of a change that sets off.
  mutating func tell(_ plan: PlannedTransition, of mover: WorkingStage.Mover) throws(TimeOverflow) {
    guard let change = stage.change(of: mover) else { return }
    try tell(plan, of: change)
  }
}
