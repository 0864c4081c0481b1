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
  /// The golden file approves this very scene: its frames, or in another environment its layers and small
  /// pictures.
  private(set) var isOfSameScene = false
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
        isOfSameScene = true
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
    let found = result.differences
    guard found.frames != nil || found.size != nil || found.rate != nil else { return }
    func layer(decidingOnly: Bool) -> SceneVerification.LayerDifference? {
      file.layerDifference(
        in: approval, actual: hashes, fonts: fonts, decidingOnly: decidingOnly,
        presentation: screenplay.animator.presentation)
    }
    // Elsewhere, what proves that the scene is another one tells more than what may follow from the fonts.
    result.differences.layer =
      (result.environment.isEmpty ? nil : layer(decidingOnly: true)) ?? layer(decidingOnly: false)
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
      // To record the scene here as well, it has to be known whether it is the same one.
      guard options.recording != nil else { return }
    }
    guard found.frames != nil else { return }
    let perception = options.isStrict ? nil : options.perception
    let judge = FrameJudge(
      approval: approval, actual: hashes, perception: perception, moment: screenplay.scene.moment)
    let reference = try options.reference.map { (path) throws(ScreenplayError) in
      try ReferenceFilm(path, of: approval.hashes)
    }
    let judgement = try self.judge(judge, reference: reference)
    result.pictures = judgement.pairs
    result.differences.frames?.pixels = judgement.worst
    guard isSameFilm else { return }
    let isProvenOther = isElsewhere && found.layer?.isOfScene == true
    isOfSameScene = isElsewhere && !isProvenOther && judgement.isWithinTolerance
    if perception != nil {
      note(judgement)
    } else if isElsewhere, !options.isStrict {
      result.decidedBy = isProvenOther ? .layerDigests : .smallPictures
      if isOfSameScene { result.outcome = .passed }
    }
  }

  /// Lets perception decide.
  private mutating func note(_ judgement: FrameJudge.Judgement) {
    result.decidedBy = .perception
    if judgement.looksSame { result.outcome = .passed }
    var hints: [String] = []
    if let seen = judgement.seen { hints.append(seen.comparison.words(ofFrame: seen.frame)) }
    if judgement.unseen > 0 {
      hints.append(
        "\(judgement.unseen) of the \(judgement.pictures) pictures that differ could not be looked at, since no small "
          + "picture of them is kept")
    }
    guard !hints.isEmpty else { return }
    result.problem = SceneVerification.Problem(
      judgement.seen == nil ? "of some pictures that differ none is kept" : "some pictures look different",
      hints: hints)
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

  /// Notes why nothing was recorded.
  mutating func setRefused(_ hints: [String]) {
    if result.outcome == .passed { result.outcome = .failed }
    result.problem = SceneVerification.Problem(
      result.problem?.message ?? "nothing was recorded", line: result.problem?.line, hints: hints)
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
    case .unreadable(let found, let isInTheWay):
      outcome = .unreadableGolden
      problem = found
      problem?.hints.append(
        isInTheWay
          ? "move away what stands there, and take the golden file back from version control"
          : "take it back from version control, or make it anew with `--record`")
    case .golden: break
    }
  }
}
