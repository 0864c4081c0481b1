import AnimatorCore

/// The stacks while the steps run, and every change of what is seen.
struct WorkingStage {
  private struct Completion {
    let time: Time
    let mover: Mover
    let token: Int
  }

  let rate: FrameRate
  private(set) var changes: [StageChange] = []
  private(set) var levels: [WorkingLevel] = []
  private(set) var history = TransitionHistory()
  private var completions: [Completion] = []
  private var nextID = 0
  private var nextToken = 0

  init(rate: FrameRate) { self.rate = rate }

  /// Index of the level that stack verbs act in.
  var activeIndex: Int? { levels.lastIndex { !$0.isLeaving && !$0.isTransient } }

  var visible: VisibleScreens {
    VisibleScreens(
      screens: levels.reversed().filter { $0.keyboardOwner == nil }.map { level in
        VisibleScreens.Entry(
          level: level.id, instance: level.shown.pages.top,
          frame: Rect(origin: level.shown.style?.enteringFrame.origin ?? .zero, size: level.shown.size))
      })
  }

  /// As `visible`, and beneath each page that comes or goes the one it covers.
  var inSight: VisibleScreens {
    let tops = visible.screens
    return VisibleScreens(
      screens: tops.flatMap { top in
        let below = index(of: top.level).flatMap { levels[$0].shown.pages.change?.below }
        return [top]
          + [below].compactMap { $0 }.map { .init(level: top.level, instance: $0, frame: top.frame) }
      })
  }

  /// Whether a presentation that stack verbs see is in motion.
  var isPresenting: Bool { levels.contains { $0.standing != nil && !$0.isTransient } }

  /// Whether a `show` is under way, after which nothing else is there.
  var isResetting: Bool { levels.contains { $0.isReset } }

  /// Whether anything is up that goes by itself.
  var hasTransients: Bool { levels.contains { $0.isTransient && $0.keyboardOwner == nil } }

  /// The keyboard of a box such as an alert, which is too small to hold it.
  func keyboard(of owner: Int) -> WorkingLevel? {
    levels.first { $0.keyboardOwner == owner && !$0.isLeaving }
  }

  /// Puts a screen with a keyboard above all, at once.
  mutating func raiseKeyboard(
    _ instance: ScreenInstance, by style: ResolvedTransition, of owner: Int, at time: Time
  ) {
    nextID += 1
    let shown = Level(
      pages: Pages(top: instance), style: style, motion: .resting, size: style.enteringFrame.size,
      isKeyboard: true)
    let entry = Entry(instance: instance, arrival: nil)
    levels.append(
      WorkingLevel(id: nextID, entries: [entry], shown: shown, isTransient: true, keyboardOwner: owner))
    commit(at: time)
  }

  /// Takes a keyboard away that has gone down.
  mutating func removeKeyboard(of owner: Int, at time: Time) {
    levels.removeAll { $0.keyboardOwner == owner }
    commit(at: time)
  }

  func index(of level: Int) -> Int? { levels.firstIndex { $0.id == level } }

  /// What is under way by a mover.
  func motion(of mover: Mover) -> ActiveMotion? {
    switch mover {
    case .standing(let id): index(of: id).flatMap { levels[$0].standing }
    case .paging(let id): index(of: id).flatMap { levels[$0].paging }
    case .detent(let id): index(of: id).flatMap { levels[$0].detent }
    }
  }

  /// How far a screen is in; 1 where nothing moves it.
  func progress(of mover: Mover, at time: Time) -> Double {
    guard let active = motion(of: mover) else { return 1 }
    let progress = active.transition.percentComplete(at: time)
    return active.isBackwards ? 1 - progress : progress
  }

  /// When the next thing comes to its end; nil when nothing moves.
  var nextEnd: Time? {
    mutating get {
      let live = completions.filter { motion(of: $0.mover)?.token == $0.token }
      completions = live
      return completions.map(\.time).min()
    }
  }

  /// Ends what comes to its end first.
  mutating func completeNext() -> Ending? {
    guard let end = nextEnd, let index = completions.firstIndex(where: { $0.time == end }) else { return nil }
    let next = completions.remove(at: index)
    guard let active = motion(of: next.mover) else { return nil }
    let change = change(of: next.mover)
    switch next.mover {
    case .paging(let id): finishPaging(id, active)
    case .standing(let id): finishStanding(id, active)
    case .detent(let id): finishDetent(id, active)
    }
    commit(at: next.time)
    return Ending(time: next.time, mover: next.mover, change: change, completed: active.isCompleted)
  }

  /// Which screens change places by what is under way.
  func change(of mover: Mover) -> ScreenChange? {
    guard let active = motion(of: mover) else { return nil }
    switch mover {
    case .detent: return nil
    case .paging(let id):
      guard let index = index(of: id), let change = levels[index].shown.pages.change else { return nil }
      return ScreenChange(
        kind: .push, isBackwards: active.isBackwards, upper: levels[index].shown.pages.top.name,
        lower: change.below.name, coversLower: true)
    case .standing(let id):
      guard let index = index(of: id), index > 0, let style = levels[index].shown.style else { return nil }
      return ScreenChange(
        kind: .present, isBackwards: active.isBackwards, upper: levels[index].shown.pages.top.name,
        lower: levels[index - 1].shown.pages.top.name,
        coversLower: style.enteringFrame.size == style.geometry.container,
        isDimmed: style.chrome?.coversBelow ?? false)
    }
  }

  private mutating func finishPaging(_ id: Int, _ active: ActiveMotion) {
    guard let index = index(of: id) else { return }
    if !active.isCompleted { levels[index].entries = levels[index].entriesBefore }
    levels[index].paging = nil
    guard let top = levels[index].entries.last else { return }
    levels[index].shown.pages = Pages(top: top.instance)
  }

  private mutating func finishDetent(_ id: Int, _ active: ActiveMotion) {
    guard let index = index(of: id), let shift = levels[index].shown.shift else { return }
    levels[index].detent = nil
    levels[index].shown.shift = nil
    guard active.isCompleted, let style = levels[index].shown.style else { return }
    levels[index].shown.style = style.standing(
      in: style.enteringFrame.offset(by: Point(x: 0, y: shift.distance)))
  }

  private mutating func finishStanding(_ id: Int, _ active: ActiveMotion) {
    guard let index = index(of: id) else { return }
    let isGone = active.isBackwards == active.isCompleted
    let isReset = levels[index].isReset
    if isGone {
      levels.remove(at: index)
      // A show that was taken back leaves everything as it was.
      if isReset {
        for other in levels.indices where !levels[other].isTransient { levels[other].isLeaving = false }
      }
    } else if isReset {
      reset(to: levels[index].entries[0].instance, size: levels[index].shown.size)
    } else {
      levels[index].standing = nil
      levels[index].isLeaving = false
      levels[index].shown.motion = .resting
    }
  }

  private mutating func commit(at time: Time) {
    let change = StageChange(frame: rate.frame(at: time), stage: Stage(levels: levels.map(\.shown)))
    if changes.last?.frame == change.frame { changes.removeLast() }
    changes.append(change)
  }

  private mutating func reset(to instance: ScreenInstance, size: Size) {
    nextID += 1
    let shown = Level(pages: Pages(top: instance), style: nil, motion: .resting, size: size)
    // What goes by itself floats above all screens, and stays.
    levels =
      [WorkingLevel(id: nextID, entries: [Entry(instance: instance, arrival: nil)], shown: shown)]
      + levels.filter { $0.isTransient && $0.keyboardOwner == nil }
  }

  private mutating func schedule(_ mover: Mover, until end: Time) -> Int {
    nextToken += 1
    completions.append(Completion(time: end, mover: mover, token: nextToken))
    return nextToken
  }
}

/// What the steps do to the stacks.
extension WorkingStage {
  mutating func show(_ instance: ScreenInstance, size: Size, at time: Time) {
    reset(to: instance, size: size)
    commit(at: time)
  }

  /// A new bottom screen that arrives by a transition over everything there is.
  mutating func show(
    _ instance: ScreenInstance, by style: ResolvedTransition, _ transition: InteractiveTransition,
    at time: Time, until end: Time
  ) -> Int {
    for index in levels.indices where !levels[index].isTransient { levels[index].isLeaving = true }
    return present(instance, by: style, transition, isReset: true, at: time, until: end)
  }

  /// - Returns: The id of the new level.
  @discardableResult
  mutating func present(
    _ instance: ScreenInstance, by style: ResolvedTransition, _ transition: InteractiveTransition,
    isReset: Bool = false, isTransient: Bool = false, at time: Time, until end: Time
  ) -> Int {
    nextID += 1
    let token = schedule(.standing(level: nextID), until: end)
    let active = ActiveMotion(transition: transition, isBackwards: false, token: token)
    let shown = Level(
      pages: Pages(top: instance), style: style, motion: active.motion, size: style.enteringFrame.size)
    // What goes by itself stays above a screen that arrives, but not above what dims all there was before, as an alert
    // does; keyboards stand above both.
    let dimsAll = !isReset && style.chrome?.coversBelow ?? false
    let above = levels.firstIndex { $0.isTransient && !(dimsAll && $0.keyboardOwner == nil) }
    let place = isTransient ? levels.count : above ?? levels.count
    levels.insert(
      WorkingLevel(
        id: nextID, entries: [Entry(instance: instance, arrival: nil)], shown: shown, standing: active,
        isReset: isReset, isTransient: isTransient), at: place)
    history.begin(instance.name, .standing(level: nextID), active, from: time, to: end)
    commit(at: time)
    return nextID
  }

  mutating func dismiss(
    _ index: Int, by style: ResolvedTransition, _ transition: InteractiveTransition, at time: Time,
    until end: Time
  ) {
    let token = schedule(.standing(level: levels[index].id), until: end)
    let active = ActiveMotion(transition: transition, isBackwards: true, token: token)
    let shown = levels[index].shown
    levels[index].isLeaving = true
    levels[index].standing = active
    levels[index].shown = Level(pages: shown.pages, style: style, motion: active.motion, size: shown.size)
    history.begin(
      shown.pages.top.name, .standing(level: levels[index].id), active, from: time, to: end)
    commit(at: time)
  }

  /// Puts an instance on top of a level's stack, or in place of its top.
  mutating func push(
    _ instance: ScreenInstance, replacing: Bool, on index: Int, by style: ResolvedTransition,
    _ transition: InteractiveTransition, at time: Time, until end: Time
  ) {
    let before = levels[index].entries
    let below = before[before.count - 1]
    if replacing { levels[index].entries.removeLast() }
    levels[index].entries.append(Entry(instance: instance, arrival: replacing ? below.arrival : style))
    move(
      index, top: instance, below: below.instance, style, transition, isBackwards: false, before: before,
      at: time, until: end)
  }

  /// Goes to another stack of a level, at once.
  mutating func switchTab(to entries: [Entry], on index: Int, at time: Time) {
    leaveTab(index)
    levels[index].entries = entries
    guard let top = entries.last else { return }
    levels[index].shown.pages = Pages(top: top.instance)
    commit(at: time)
  }

  /// Goes to another stack of a level by a transition.
  mutating func switchTab(
    to entries: [Entry], on index: Int, by style: ResolvedTransition, _ transition: InteractiveTransition,
    at time: Time, until end: Time
  ) {
    let before = levels[index].entries
    guard let below = before.last, let top = entries.last else { return }
    leaveTab(index)
    levels[index].entries = entries
    move(
      index, top: top.instance, below: below.instance, style, transition, isBackwards: false, before: before,
      at: time, until: end)
  }

  private mutating func leaveTab(_ index: Int) {
    guard let root = levels[index].entries.first else { return }
    levels[index].tabs[root.instance.name] = levels[index].entries
  }

  /// Takes the topmost `count` entries off a level's stack, of which there must be more.
  mutating func pop(
    _ count: Int, on index: Int, by style: ResolvedTransition, _ transition: InteractiveTransition,
    at time: Time, until end: Time
  ) {
    let before = levels[index].entries
    levels[index].entries.removeLast(count)
    let below = levels[index].entries[levels[index].entries.count - 1]
    move(
      index, top: before[before.count - 1].instance, below: below.instance, style, transition,
      isBackwards: true, before: before, at: time, until: end)
  }

  private mutating func move(
    _ index: Int, top: ScreenInstance, below: ScreenInstance, _ style: ResolvedTransition,
    _ transition: InteractiveTransition, isBackwards: Bool, before: [Entry], at time: Time, until end: Time
  ) {
    let token = schedule(.paging(level: levels[index].id), until: end)
    let active = ActiveMotion(transition: transition, isBackwards: isBackwards, token: token)
    let change = Pages.Change(below: below, style: style, motion: active.motion)
    levels[index].shown.pages = Pages(top: top, change: change)
    levels[index].paging = active
    levels[index].entriesBefore = before
    history.begin(top.name, .paging(level: levels[index].id), active, from: time, to: end)
    commit(at: time)
  }

  /// Moves a presentation to another detent.
  mutating func move(
    _ index: Int, by distance: Double, _ transition: InteractiveTransition, at time: Time, until end: Time
  ) {
    let token = schedule(.detent(level: levels[index].id), until: end)
    let active = ActiveMotion(transition: transition, isBackwards: false, token: token)
    levels[index].detent = active
    levels[index].shown.shift = Shift(distance: distance, track: transition.track)
    commit(at: time)
  }

  /// Goes on otherwise from a time on: a finger grabbed what is under way.
  mutating func takeOver(
    _ mover: Mover, _ transition: InteractiveTransition, at time: Time, until end: Time
  ) {
    guard var active = motion(of: mover) else { return }
    active.transition = transition
    active.token = schedule(mover, until: end)
    history.takeOver(mover, transition, to: end)
    switch mover {
    case .detent: return
    case .standing(let id):
      guard let index = index(of: id) else { return }
      levels[index].standing = active
      levels[index].shown.motion = active.motion
    case .paging(let id):
      guard let index = index(of: id), let change = levels[index].shown.pages.change else { return }
      levels[index].paging = active
      levels[index].shown.pages = Pages(
        top: levels[index].shown.pages.top,
        change: Pages.Change(below: change.below, style: change.style, motion: active.motion))
    }
    commit(at: time)
  }
}
