import AnimatorCore
import SourceDiagnostics

/// The run of a scene's steps: tracks that act in the order of time, and the stage they act on.
struct Performance {
  let description: SceneDescription
  let catalogue: Catalogue
  let texts: (any TextMeasuring)?
  let limits: Limits
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  var stage: WorkingStage
  /// Fingers that are seen.
  var gestures: [Gesture] = []
  var lastTouched: FoundElement?
  /// What was taken off screens, for what is said of it later.
  var removals = Removals()
  /// Who took presentations away, for what is said of one that is taken away twice.
  var dismissals = Dismissals()
  /// What steps that went wrong would have brought about: what others say of it is not wrong too.
  var missing = MissingEffects()
  /// When the step that is being run does what it does.
  var clock = Time.zero
  /// What was set off and happens beside the steps, not yet in the order of time.
  var later: [(time: Time, act: (inout Performance) -> Void)] = []
  var events: [SceneEvent] = []
  /// What came of the finger of the step that is being run.
  var outcome: StepRecord.Outcome?
  /// Captions and highlights, in the order in which they come.
  var overlays: [Overlay] = []
  /// Changes of elements, by screen instance.
  var elementMotions = ElementMotions()
  /// Screens whose own values were changed.
  var states = ScreenStates()
  var chapters: [(title: String, time: Time)] = []
  /// What the step that is being run sets off once it has ended.
  var followUp: [SceneStep] = []
  /// What goes by itself, and what waits for its place.
  var transients = Transients()
  var stills: [(file: Spanned<String>, time: Time)] = []
  var expectations: [PlannedExpectation] = []
  /// All screens that steps name, once somebody asked for them.
  var scriptedScreens: VisibleScreens?
  /// Where each file was last named.
  var stillPlaces: [String: SourceRange] = [:]
  /// The uses of actions that the step which is being run stands in, outermost first.
  private var uses: [Spanned<String>] = []
  private var tracks: [StepTrack] = []
  private var ready = ReadyTracks()
  private var stepsRun = 0
  private var isCutShort = false
  private let root = RecordInProgress(keyword: "script", start: .zero)

  init(
    _ description: SceneDescription, catalogue: Catalogue, texts: (any TextMeasuring)?, limits: Limits
  ) {
    self.texts = texts
    self.description = description
    self.catalogue = catalogue
    self.limits = limits
    stage = WorkingStage(rate: description.canvas.rate)
  }

  mutating func run() {
    let canvas = description.canvas
    if max(canvas.pixelWidth, canvas.pixelHeight) > limits.side {
      report(Messages.canvasTooLarge(canvas, side: limits.side, at: description.range))
      return
    }
    if canvas.pixelWidth * canvas.pixelHeight > limits.picturePixels {
      report(Messages.canvasTooLarge(canvas, pixels: limits.picturePixels, at: description.range))
      return
    }
    begin(StepTrack(clock: .zero, steps: description.steps, record: root, parent: nil))
    while let index = ready.removeFirst() {
      do throws(TimeOverflow) {
        isCutShort = try !advance(index)
      } catch {
        report(Messages.timeOverflow(at: tracks[index].currentRange ?? description.range))
        isCutShort = true
      }
      if isCutShort { return }
      if tracks[index].isReady { ready.insert(index, at: tracks[index].clock) }
    }
    if stage.changes.isEmpty, diagnostics.isEmpty {
      report(Messages.nothingShown(at: description.range))
    }
  }

  /// The screens in sight as their changes have left them.
  var visible: VisibleScreens { stage.visible.current(states) }

  private mutating func begin(_ track: StepTrack) {
    ready.insert(tracks.count, at: track.clock)
    tracks.append(track)
  }

  /// Does one thing on a track; false when the run must end.
  private mutating func advance(_ index: Int) throws(TimeOverflow) -> Bool {
    switch tracks[index].next() {
    case .finished:
      tracks[index].isFinished = true
      if let parent = tracks[index].parent {
        tracks[parent].join(at: tracks[index].clock)
        if tracks[parent].isReady { ready.insert(parent, at: tracks[parent].clock) }
      }
      return true
    case .again:
      stepsRun += 1
    case .wait(let delay):
      tracks[index].clock = try tracks[index].clock + delay
    case .perform(let step, let record):
      stepsRun += 1
      record.chapter = chapters.last?.title
      try perform(step, record: record, on: index)
    }
    return withinLimits(index)
  }

  private mutating func perform(_ step: SceneStep, record: RecordInProgress, on index: Int)
    throws(TimeOverflow)
  {
    let now = tracks[index].clock
    try complete(until: now)
    clock = now
    if let later = stillBusy(step) {
      tracks[index].hold(step, record, until: max(later, now))
      return
    }
    uses = tracks[index].uses
    // What is found later, such as a film that is too long, stands in no action.
    defer { uses = [] }
    switch step.action {
    case .parallel(let steps, let stagger):
      var start = now
      for child in steps {
        let place = record.reservePlace(at: start)
        begin(StepTrack(clock: start, steps: [child], record: place, parent: index, within: uses))
        start = try start + stagger
      }
      tracks[index].fork(into: steps.count, record: record)
    case .sequence(let steps):
      tracks[index].enter(steps, times: 1, record: record)
    case .repeat(let count, let steps):
      tracks[index].enter(steps, times: count, record: record)
    case .use(let action, let steps):
      tracks[index].enter(steps, times: 1, record: record, by: action)
    default:
      let end = try act(step, at: now)
      tracks[index].clock = end
      record.end = end
      // A chapter is the first step of itself.
      record.chapter = chapters.last?.title
      record.outcome = outcome
      outcome = nil
      if !followUp.isEmpty {
        tracks[index].enter(followUp, times: 1, record: record)
        followUp = []
      }
    }
  }

  private mutating func withinLimits(_ index: Int) -> Bool {
    let range = tracks[index].currentRange ?? description.range
    let frames = description.canvas.rate.frame(at: tracks[index].clock)
    if frames > limits.frames {
      report(Messages.tooManyFrames(limit: limits.frames, at: range))
      return false
    }
    if stepsRun > limits.steps {
      report(Messages.tooManySteps(limit: limits.steps, at: range))
      return false
    }
    if diagnostics.count >= Performance.problemLimit {
      report(Messages.tooManyProblems(limit: Performance.problemLimit, at: range))
      return false
    }
    return true
  }

  /// By time; what happens at one time stays in the order it was told.
  private func inOrder(_ events: [SceneEvent]) -> [SceneEvent] {
    events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Problems after which the steps run no further: nobody reads so many, and finding each costs time.
  private static let problemLimit = 1000

  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.notes += uses.reversed().map {
      .init("in the action `\($0.value)`, which is used here", at: $0.range)
    }
    // A repeated step would say the same thing every time.
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Tries something whose problems have been told.
  mutating func silently<Value>(_ body: (inout Performance) -> Value) -> Value {
    let before = (diagnostics, reported)
    defer { (diagnostics, reported) = before }
    return body(&self)
  }

  /// The finished scene; nil when its steps did not run to their end.
  mutating func scene() -> Scene? {
    do throws(TimeOverflow) {
      return try settledScene()
    } catch {
      report(Messages.timeOverflow(at: description.range))
      return nil
    }
  }

  private mutating func settledScene() throws(TimeOverflow) -> Scene? {
    guard let first = tracks.first, !stage.changes.isEmpty, !isCutShort else { return nil }
    var end = first.clock
    if let length = description.length {
      if end > length.value {
        report(Messages.longerThanLength(end: end, length: length.value, at: length.range))
      }
      end = max(end, length.value)
    }
    let rate = description.canvas.rate
    let frameCount = max(1, rate.frame(at: end))
    if frameCount > limits.frames {
      report(Messages.tooManyFrames(limit: limits.frames, at: description.length?.range))
      return nil
    }
    try complete(until: end)
    reportTransientsLeft()
    func frame(_ time: Time) -> Int { min(rate.frame(at: time), frameCount - 1) }
    return Scene(
      title: description.title, canvas: description.canvas, resources: description.resources,
      frameCount: frameCount, end: end,
      steps: root.records(rate: rate, frameCount: frameCount),
      chapters: chapters.map { Chapter(title: $0.title, frame: frame($0.time)) },
      stills: stills.map { Scene.StillRequest(file: $0.file.value, frame: frame($0.time)) },
      expectations: expectations.map { $0.settled(rate: rate, frameCount: frameCount) },
      events: inOrder(events), tracks: stage.history.tracks + elementMotions.tracks, changes: stage.changes,
      gestures: gestures, overlays: overlays,
      animatedScreens: elementMotions.screens(
        rate: rate, frameCount: frameCount, states: states,
        shown: stage.changes.flatMap { change in
          change.stage.levels.flatMap { [$0.pages.top] + ($0.pages.change.map { [$0.below] } ?? []) }
        }))
  }
}
