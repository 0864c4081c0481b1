import FrameTesting
import SceneModel
import SourceDiagnostics
internal import Synchronization
import VideoEncoding

/// Compares one scene with its golden file, on the calling thread and those of `Blocking`.
struct Verifier {
  let screenplay: Screenplay
  let options: VerifyOptions
  let golden: GoldenStore.Content
  /// What came of it so far.
  private(set) var result: SceneVerification
  let hashes: FrameHashList
  let environment: GoldenEnvironment

  /// Draws and hashes every frame.
  init(
    _ screenplay: Screenplay, name: String, goldenPath: String, content: GoldenStore.Content,
    options: VerifyOptions, progress: @escaping @Sendable (FilmProgress) -> Void,
    isCancelled: CancellationFlag
  ) throws(ScreenplayError) {
    self.screenplay = screenplay
    self.options = options
    golden = content
    var hashing = HashOptions()
    hashing.jobs = options.jobs
    hashes = try screenplay.hashBlocking(hashing, progress, isCancelled)
    do { environment = try screenplay.environment() } catch { throw ScreenplayError(error) }
    result = SceneVerification(screenplay, name: name, goldenPath: goldenPath)
  }

  /// Compares; writes nothing.
  mutating func compare() throws(ScreenplayError) {
    switch golden {
    case .none, .unreadable: result.note(golden)
    case .golden(let file, _):
      guard let (approval, others) = file.approval(for: environment, hashes: hashes) else { return }
      result.environment = others
      result.decidedBy = .frameHashes
      result.differences = SceneVerification.Differences(
        golden: approval.hashes, actual: hashes, moment: screenplay.scene.moment)
      if result.differences.isEmpty {
        result.outcome = .passed
        return
      }
      try explain(file, approval)
      try decide(file, approval)
    }
  }

  /// Finds what is behind the differences.
  private mutating func explain(_ file: GoldenFile, _ approval: GoldenFile.Approval) throws(ScreenplayError) {
    let fonts = screenplay.scene.resources.fonts
    do { result.differences.fonts = try file.fontDifferences(from: fonts) } catch {
      throw ScreenplayError(error)
    }
    guard result.differences.frames != nil else { return }
    result.differences.layer = file.layerDifference(
      in: approval, actual: hashes, fonts: fonts, presentation: screenplay.animator.presentation)
  }

  private mutating func decide(_ file: GoldenFile, _ approval: GoldenFile.Approval) throws(ScreenplayError) {
    result.outcome = .failed
    let found = result.differences
    let isSameFilm = found.frameCount == nil && found.rate == nil && found.size == nil
    let isElsewhere = !result.environment.isEmpty
    if isElsewhere, options.isStrict, isSameFilm {
      result.outcome = .otherEnvironment
      result.problem = SceneVerification.Problem(
        "the golden file knows no environment like this one, and `--strict` lets nothing but equal frames decide",
        hints: ["leave `--strict` out to compare small pictures, or record the scene here as well"])
      return
    }
    guard found.frames != nil else { return }
    let judge = FrameJudge(
      approval: approval, actual: hashes, perception: options.perception, moment: screenplay.scene.moment)
    let reference = try options.reference.map { (path) throws(ScreenplayError) in
      try ReferenceFilm(path, of: approval.hashes)
    }
    let judgement = try self.judge(judge, reference: reference)
    result.pictures = judgement.pairs
    result.differences.frames?.pixels = judgement.worst
    guard isSameFilm else { return }
    if options.perception != nil {
      result.decidedBy = .perception
      if judgement.looksSame { result.outcome = .passed }
      guard judgement.unseen > 0 else { return }
      result.problem = SceneVerification.Problem(
        "of some pictures that differ none is kept",
        hints: [
          "\(judgement.unseen) of the \(judgement.pictures) pictures that differ could not be looked at, since no small "
            + "picture of them is kept"
        ])
    } else if isElsewhere {
      result.decidedBy = .smallPictures
      if judgement.isWithinTolerance { result.outcome = .passed }
    }
  }

  private func judge(
    _ judge: FrameJudge, reference: ReferenceFilm?
  ) throws(ScreenplayError) -> FrameJudge.Judgement {
    do {
      return try judge.judgement(
        draw: { try screenplay.frame(at: $0) },
        reference: reference.map { film in { try film.film.frame(at: $0) } })
    } catch let error as FrameJudge.WrongReference {
      throw .failed(error.description, hint: ReferenceFilm.hint)
    } catch {
      throw ScreenplayError(error)
    }
  }
}

extension Verifier {
  /// Notes what the scene's own `expect` steps found: with it, no scene passes and none is recorded.
  mutating func note(unmet findings: [Diagnostic]) {
    guard !findings.isEmpty else { return }
    result.findings = findings
    if result.outcome == .passed || options.recording != nil { result.outcome = .failed }
    guard options.recording != nil else { return }
    result.problem = SceneVerification.Problem(
      "the scene is not as its own script expects",
      hints: ["nothing was recorded: change the scene, or what it expects, and record then"])
  }

  /// Notes that the golden file says now what the scene is.
  mutating func setRecorded(_ recording: SceneVerification.Recording) {
    result.outcome = .recorded
    result.recording = recording
    result.problem = nil
  }
}

extension SceneVerification {
  /// A scene that was not compared yet.
  init(_ screenplay: Screenplay, name: String, goldenPath: String) {
    self.init(scene: name, script: screenplay.source?.name, golden: goldenPath, outcome: .missingGolden)
    let (scene, canvas) = (screenplay.scene, screenplay.scene.canvas)
    film = FilmFacts(
      frames: scene.frameCount, fps: canvas.rate.description,
      seconds: Double(scene.frameCount * canvas.rate.denominator) / Double(canvas.rate.numerator),
      width: canvas.pixelWidth, height: canvas.pixelHeight)
    steps = scene.steps.map(StepMoment.init)
  }

  /// Notes that there is nothing to compare with; a golden file says nothing to that.
  mutating func note(_ content: GoldenStore.Content) {
    switch content {
    case .none:
      outcome = .missingGolden
      problem = Problem("there is no golden file", hints: ["`--record` makes one of what the scene is now"])
    case .unreadable(let found):
      outcome = .unreadableGolden
      problem = found
      problem?.hints.append("take it back from version control, or make it anew with `--record`")
    case .golden: break
    }
  }
}
