import SceneModel

extension GoldenFile {
  /// The approval to compare with: that of this environment, else one whose frames are the very same, else
  /// that of the environment most like it.
  package func approval(
    for environment: GoldenEnvironment, hashes: FrameHashList
  ) -> (approval: Approval, differences: [SceneVerification.EnvironmentDifference])? {
    let candidates = approvals.map { ($0, environment.differences(from: $0.environment)) }
    return candidates.first { $0.1.isEmpty } ?? candidates.first { $0.0.hashes == hashes }
      ?? candidates.min { $0.1.count < $1.1.count }
  }

  /// The scene's own fonts that are other files than they were.
  package func fontDifferences(
    from fonts: [FontFile]
  ) throws(HashingError) -> [SceneVerification.EnvironmentDifference] {
    GoldenEnvironment(parts: try GoldenFile.parts(of: fonts))
      .allDifferences(from: GoldenEnvironment(parts: self.fonts))
  }

  /// The first layer that is not as it was, looked for from the first differing frame on; nil when all are.
  ///
  /// Of films of another size, where layers lie is left out; of those of another rate, the first frame is looked at.
  ///
  /// - Parameter decidingOnly: Leaves out what may follow from the environment.
  package func layerDifference(
    in approval: Approval, actual: FrameHashList, fonts: [FontFile],
    decidingOnly: Bool = false, presentation: (Int) -> LayerPresentation
  ) -> SceneVerification.LayerDifference? {
    let golden = approval.hashes
    let isOtherSize = (golden.width, golden.height) != (actual.width, actual.height)
    if isOtherSize || golden.rate != actual.rate {
      // Where everything lies follows from the size, and frames of two rates have the first one in common.
      let isInStep = golden.rate == actual.rate && golden.hashes.count == actual.hashes.count
      return trail.firstDifference(
        from: 0, goldenFrame: 0, fonts: fonts, frameCount: isInStep ? actual.hashes.count : 1,
        decidingOnly: decidingOnly || isOtherSize, presentation: presentation)
    }
    let comparison = FrameComparison(golden: approval.hashes.hashes, actual: actual.hashes)
    guard let frame = comparison.differing.first, let partner = comparison.partners[frame] else { return nil }
    return trail.firstDifference(
      from: frame, goldenFrame: partner, fonts: fonts, frameCount: actual.hashes.count,
      decidingOnly: decidingOnly, presentation: presentation)
  }
}
