import AnimatorCore

/// The stacks while the steps run, and every change of what is seen.
struct WorkingStage {
  struct Entry {
    let instance: ScreenInstance
    /// How it came over the entry below, for the way back; nil at the bottom of a stack.
    let arrival: ResolvedTransition?
  }

  struct WorkingLevel {
    let id: Int
    var entries: [Entry]
    var shown: Level
    /// Until then the navigation stack is in motion.
    var busyUntil = Time.zero
    var isLeaving = false
  }

  private enum Completion {
    case pages(level: Int)
    case arrival(level: Int)
    case dismissal(level: Int)
    /// The level is the only one from now on.
    case reset(level: Int)
  }

  let rate: FrameRate
  private(set) var changes: [StageChange] = []
  private(set) var levels: [WorkingLevel] = []
  /// Until then a presentation is in motion.
  private(set) var busyUntil = Time.zero
  private var completions: [(time: Time, what: Completion)] = []
  private var nextID = 0

  init(rate: FrameRate) { self.rate = rate }

  /// Index of the level that stack verbs act in.
  var activeIndex: Int? { levels.lastIndex { !$0.isLeaving } }

  /// The entries of the active navigation stack, bottom first.
  var activeEntries: [Entry] { activeIndex.map { levels[$0].entries } ?? [] }

  var visible: VisibleScreens {
    VisibleScreens(
      screens: levels.reversed().map { level in
        (
          level.shown.pages.top,
          Rect(origin: level.shown.style?.enteringFrame.origin ?? .zero, size: level.shown.size)
        )
      })
  }

  /// Ends what has come to its end by `time`, in the order of time.
  mutating func complete(until time: Time) {
    completions.sort { $0.time < $1.time }
    while let next = completions.first, next.time <= time {
      completions.removeFirst()
      finish(next.what)
      commit(at: next.time)
    }
  }

  private mutating func finish(_ completion: Completion) {
    switch completion {
    case .pages(let id):
      guard let index = levels.firstIndex(where: { $0.id == id }), let top = levels[index].entries.last
      else { return }
      levels[index].shown.pages = Pages(top: top.instance)
    case .arrival(let id):
      guard let index = levels.firstIndex(where: { $0.id == id }) else { return }
      levels[index].shown.motion = .resting
    case .dismissal(let id):
      levels.removeAll { $0.id == id }
    case .reset(let id):
      guard let level = levels.first(where: { $0.id == id }) else { return }
      reset(to: level.entries[0].instance, size: level.shown.size)
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
    levels = [
      WorkingLevel(id: nextID, entries: [Entry(instance: instance, arrival: nil)], shown: shown)
    ]
  }

  mutating func show(_ instance: ScreenInstance, size: Size, at time: Time) {
    reset(to: instance, size: size)
    commit(at: time)
  }

  /// A new bottom screen that arrives by a transition over everything there is.
  mutating func show(_ instance: ScreenInstance, by style: ResolvedTransition, at time: Time, until end: Time)
  {
    for index in levels.indices { levels[index].isLeaving = true }
    append(instance, style: style, at: time, until: end)
    levels[levels.count - 1].busyUntil = end
    completions.append((end, .reset(level: nextID)))
    commit(at: time)
  }

  mutating func present(
    _ instance: ScreenInstance, by style: ResolvedTransition, at time: Time, until end: Time
  ) {
    append(instance, style: style, at: time, until: end)
    completions.append((end, .arrival(level: nextID)))
    commit(at: time)
  }

  private mutating func append(
    _ instance: ScreenInstance, style: ResolvedTransition, at time: Time, until end: Time
  ) {
    nextID += 1
    let run = Motion.Run(start: time, timing: style.timing, isBackwards: false)
    let shown = Level(
      pages: Pages(top: instance), style: style, motion: .running(run), size: style.enteringFrame.size)
    levels.append(
      WorkingLevel(id: nextID, entries: [Entry(instance: instance, arrival: nil)], shown: shown))
    busyUntil = end
  }

  mutating func dismiss(_ index: Int, by style: ResolvedTransition, at time: Time, until end: Time) {
    levels[index].isLeaving = true
    let run = Motion.Run(start: time, timing: style.timing, isBackwards: true)
    let shown = levels[index].shown
    levels[index].shown = Level(pages: shown.pages, style: style, motion: .running(run), size: shown.size)
    completions.append((end, .dismissal(level: levels[index].id)))
    busyUntil = end
    commit(at: time)
  }

  /// Puts an instance on top of a level's stack, or in place of its top.
  mutating func push(
    _ instance: ScreenInstance, replacing: Bool, on index: Int, by style: ResolvedTransition, at time: Time,
    until end: Time
  ) {
    let below = levels[index].entries[levels[index].entries.count - 1]
    if replacing { levels[index].entries.removeLast() }
    levels[index].entries.append(
      Entry(instance: instance, arrival: replacing ? below.arrival : style))
    move(index, top: instance, below: below.instance, style, isBackwards: false, at: time, until: end)
  }

  /// Takes the topmost `count` entries off a level's stack, of which there must be more.
  mutating func pop(_ count: Int, on index: Int, by style: ResolvedTransition, at time: Time, until end: Time)
  {
    let top = levels[index].entries[levels[index].entries.count - 1]
    levels[index].entries.removeLast(count)
    let below = levels[index].entries[levels[index].entries.count - 1]
    move(index, top: top.instance, below: below.instance, style, isBackwards: true, at: time, until: end)
  }

  private mutating func move(
    _ index: Int, top: ScreenInstance, below: ScreenInstance, _ style: ResolvedTransition,
    isBackwards: Bool, at time: Time, until end: Time
  ) {
    let run = Motion.Run(start: time, timing: style.timing, isBackwards: isBackwards)
    let change = Pages.Change(below: below, style: style, motion: .running(run))
    levels[index].shown.pages = Pages(top: top, change: change)
    levels[index].busyUntil = end
    completions.append((end, .pages(level: levels[index].id)))
    commit(at: time)
  }
}
