import AnimatorCore
import FrameTesting
import SceneModel

extension Verifier {
  /// Writes the golden file if the options say so and it does not say already what the scene is.
  ///
  /// A file that knows other environments only, and another scene, stays: with this scene added it would hold two,
  /// and put in its place, it would no longer be what those environments are to compare with.
  mutating func record(rate: FrameRate?, scale: Double?) throws(ScreenplayError) {
    guard let mode = options.recording, isWanted(mode), result.findings.isEmpty else { return }
    if case .unreadable(_, isInTheWay: true) = golden { return }
    if case .golden(let file, _) = golden, !isOfSameScene, !isKnown(in: file) {
      setRefused([
        "nothing was recorded: the golden file is of another scene, in another environment; record the scene anew "
          + "where the file was made, and then here to add this environment",
        "to have this environment alone, remove the file first and record then",
      ])
      return
    }
    let scene = screenplay.scene
    var pictures: [SmallPicture] = []
    for frame in scene.goldenFrames(hashes.hashes) {
      pictures.append(SmallPicture(frame: frame, of: try screenplay.frame(at: frame)))
    }
    let here = GoldenFile.Approval(environment: environment, hashes: hashes, pictures: pictures)
    var (approvals, recording) = ([here], SceneVerification.Recording.created)
    if case .golden(let file, _) = golden {
      (approvals, recording) = merged(here, into: file)
    }
    let text: [UInt8]
    do {
      let file = try GoldenFile(
        approvals: approvals, rate: rate, scale: scale, runs: screenplay.animator.runs(),
        fonts: scene.resources.fonts, presentation: screenplay.animator.presentation)
      text = Array(try file.text().utf8)
    } catch {
      throw ScreenplayError(error)
    }
    if case .golden(_, let before) = golden, before == text {
      recording = .unchanged
    } else {
      try GoldenStore.write(text, to: result.golden)
    }
    setRecorded(recording)
  }

  private func isWanted(_ mode: VerifyOptions.Recording) -> Bool {
    switch (mode, golden) {
    case (.all, _), (.missing, .none): true
    case (.failed, .golden), (.failed, .unreadable): !result.isSuccess
    default: false
    }
  }

  private func isKnown(in file: GoldenFile) -> Bool {
    file.approvals.contains { environment.differences(from: $0.environment).isEmpty }
  }

  /// Which environments the file holds from now on: those that approved the same scene keep their word.
  private func merged(
    _ here: GoldenFile.Approval, into file: GoldenFile
  ) -> ([GoldenFile.Approval], SceneVerification.Recording) {
    guard
      let index = file.approvals.firstIndex(where: {
        environment.differences(from: $0.environment).isEmpty
      })
    else { return (file.approvals + [here], .environmentAdded) }
    guard file.approvals[index].hashes == hashes else { return ([here], .replaced) }
    var approvals = file.approvals
    approvals[index] = here
    return (approvals, .replaced)
  }
}
