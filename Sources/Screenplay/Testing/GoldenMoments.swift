import FrameTesting
import SceneModel

extension Scene {
  /// The frame's time, and the innermost step under way in it, or the last one before.
  func moment(of frame: Int) -> SceneVerification.FrameMoment {
    let rate = canvas.rate
    return SceneVerification.FrameMoment(
      frame: frame, seconds: Double(frame * rate.denominator) / Double(rate.numerator),
      step: step(at: frame, steps).map(SceneVerification.StepMoment.init))
  }

  private func step(at frame: Int, _ steps: [StepRecord]) -> StepRecord? {
    guard
      let step = steps.last(where: { $0.firstFrame <= frame && frame <= $0.lastFrame })
        ?? steps.last(where: { $0.firstFrame <= frame })
    else { return nil }
    return self.step(at: frame, step.steps) ?? step
  }

  /// The frames that golden files keep small pictures of: beginnings of steps and middles of motions, and the
  /// last frame, evenly thinned out.
  ///
  /// - Parameter hashes: Of all frames; a picture is kept once.
  func goldenFrames(_ hashes: [FrameHash]) -> [Int] {
    var frames: Set<Int> = [frameCount - 1]
    for step in innerSteps(steps) {
      frames.insert(step.firstFrame)
      if step.keyword != "wait" { frames.insert((step.firstFrame + step.lastFrame) / 2) }
    }
    var seen: Set<FrameHash> = []
    let distinct = frames.sorted().filter { hashes.indices.contains($0) && seen.insert(hashes[$0]).inserted }
    guard distinct.count > SmallPicture.count else { return distinct }
    return (0..<SmallPicture.count).map { distinct[$0 * (distinct.count - 1) / (SmallPicture.count - 1)] }
  }

  private func innerSteps(_ steps: [StepRecord]) -> [StepRecord] {
    steps.flatMap { $0.steps.isEmpty ? [$0] : innerSteps($0.steps) }
  }
}

extension SceneVerification.StepMoment {
  init(_ step: StepRecord) {
    self.init(
      keyword: step.keyword, chapter: step.chapter, firstFrame: step.firstFrame, lastFrame: step.lastFrame,
      range: step.range)
  }
}
