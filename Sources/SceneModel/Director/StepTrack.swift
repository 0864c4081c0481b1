import AnimatorCore
import SourceDiagnostics

/// A line of steps with a clock of its own; `parallel` starts several.
struct StepTrack {
  enum Next {
    case wait(Time)
    case perform(SceneStep, RecordInProgress)
    /// A repetition begins anew.
    case again
    case finished
  }

  private struct Level {
    let steps: [SceneStep]
    var index = 0
    var timesLeft: Int
    let record: RecordInProgress
    /// The use of an action that these steps are.
    var use: Spanned<String>? = nil
    /// True once the delay of the step at `index` has passed.
    var hasWaited = false
  }

  var clock: Time
  let parent: Int?
  var isFinished = false
  /// Uses that the whole track stands in.
  private let outerUses: [Spanned<String>]
  private var levels: [Level]
  private var children = 0
  private var forked: RecordInProgress?
  private var begun: Time?
  /// A step that waits for something, and looks again.
  private var held: (step: SceneStep, record: RecordInProgress)?

  init(
    clock: Time, steps: [SceneStep], record: RecordInProgress, parent: Int?,
    within uses: [Spanned<String>] = []
  ) {
    outerUses = uses
    self.clock = clock
    self.parent = parent
    levels = [Level(steps: steps, timesLeft: 1, record: record)]
  }

  var isReady: Bool { !isFinished && children == 0 }

  /// The uses of actions that the current step stands in, outermost first.
  var uses: [Spanned<String>] { outerUses + levels.compactMap(\.use) }

  /// Where the script is, for errors about the run as a whole.
  var currentRange: SourceRange? {
    guard let level = levels.last(where: { !$0.steps.isEmpty }) else { return nil }
    // While a step's delay passes, it has not been taken yet.
    let index = level.hasWaited ? level.index : level.index - 1
    return level.steps[min(max(index, 0), level.steps.count - 1)].range
  }

  /// Does the step again at a later time.
  mutating func hold(_ step: SceneStep, _ record: RecordInProgress, until time: Time) {
    held = (step, record)
    clock = time
  }

  mutating func next() -> Next {
    if let held {
      self.held = nil
      return .perform(held.step, held.record)
    }
    guard var level = levels.popLast() else { return .finished }
    guard level.index < level.steps.count else {
      level.timesLeft -= 1
      guard level.timesLeft > 0 else {
        level.record.end = clock
        return next()
      }
      level.index = 0
      levels.append(level)
      return .again
    }
    let step = level.steps[level.index]
    if !level.hasWaited {
      begun = clock
      if step.delay > .zero {
        level.hasWaited = true
        levels.append(level)
        return .wait(step.delay)
      }
    }
    level.hasWaited = false
    level.index += 1
    levels.append(level)
    let record = RecordInProgress(
      keyword: step.keyword, subject: step.subject, start: begun ?? clock, action: clock, range: step.range)
    level.record.append(record)
    return .perform(step, record)
  }

  mutating func enter(
    _ steps: [SceneStep], times: Int, record: RecordInProgress, by use: Spanned<String>? = nil
  ) {
    record.end = clock
    guard times > 0 else { return }
    levels.append(Level(steps: steps, timesLeft: times, record: record, use: use))
  }

  mutating func fork(into count: Int, record: RecordInProgress) {
    record.end = clock
    children = count
    forked = record
  }

  /// A child track has ended; the parent goes on when its longest has.
  mutating func join(at time: Time) {
    children -= 1
    clock = max(clock, time)
    if children == 0 { forked?.end = clock }
  }
}

/// A step's record while the steps inside it still run.
final class RecordInProgress {
  let keyword: String
  let subject: String?
  let start: Time
  let action: Time
  var end: Time
  var chapter: String?
  var outcome: StepRecord.Outcome?
  private let range: SourceRange?
  private var children: [Child] = []

  private enum Child {
    case step(RecordInProgress)
    /// Where the records of a track stand, which act in the order of time but are listed in the script's.
    case place(RecordInProgress)
  }

  init(
    keyword: String, subject: String? = nil, start: Time, action: Time? = nil, range: SourceRange? = nil
  ) {
    self.keyword = keyword
    self.subject = subject
    self.start = start
    self.action = action ?? start
    self.range = range
    end = start
  }

  func append(_ record: RecordInProgress) { children.append(.step(record)) }

  func reservePlace(at time: Time) -> RecordInProgress {
    let place = RecordInProgress(keyword: keyword, start: time)
    children.append(.place(place))
    return place
  }

  /// The records of the steps inside, with frames kept within the film.
  func records(rate: FrameRate, frameCount: Int) -> [StepRecord] {
    children.flatMap { child -> [StepRecord] in
      switch child {
      case .place(let place): place.records(rate: rate, frameCount: frameCount)
      case .step(let step): [step.record(rate: rate, frameCount: frameCount)]
      }
    }
  }

  private func record(rate: FrameRate, frameCount: Int) -> StepRecord {
    let first = min(rate.frame(at: start), frameCount - 1)
    return StepRecord(
      keyword: keyword, subject: subject, chapter: chapter, firstFrame: first,
      lastFrame: min(max(first, rate.frame(at: end) - 1), frameCount - 1), start: start, action: action,
      end: end,
      outcome: outcome, range: range, steps: records(rate: rate, frameCount: frameCount))
  }
}
