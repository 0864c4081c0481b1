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
  /// When the step that is being run does what it does.
  var clock = Time.zero
  /// What was set off and happens beside the steps, not yet in the order of time.
  var later: [(time: Time, act: (inout Performance) -> Void)] = []
  var events: [SceneEvent] = []
  /// What came of the finger of the step that is being run.
  var outcome: StepRecord.Outcome?
  /// Changes of elements, by screen instance.
  var elementMotions = ElementMotions()
  /// Screens whose own values were changed.
  var states = ScreenStates()
  var chapters: [(title: String, time: Time)] = []
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
    complete(until: now)
    clock = now
