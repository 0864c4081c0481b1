internal import SceneModel

extension LayerTrail {
  /// The first layer that is not as it was, from a frame on.
  ///
  /// - Parameters:
  ///   - frame: The first frame whose picture differs; layers are compared there, and where the trail keeps
  ///     nothing of it, in the runs that follow.
  ///   - goldenFrame: The same frame in the film of the trail.
  ///   - fonts: The scene's own.
  ///   - frameCount: Frames of the scene now.
  ///   - decidingOnly: Leaves out what may follow from the environment; see `LayerDifference.isOfScene`.
  ///   - presentation: The layers of a frame of the scene now.
  /// - Returns: Nil when all layers that the trail tells of are the same.
  func firstDifference(
    from frame: Int, goldenFrame: Int, fonts: [FontFile], frameCount: Int, decidingOnly: Bool = false,
    presentation: (Int) -> LayerPresentation
  ) -> SceneVerification.LayerDifference? {
    var maker = LayerStateMaker(fonts: fonts)
    var reader = LayerTrailReader()
    for record in records {
      // A golden file is only read whole, so its trail is sound.
      guard (try? reader.read(record)) != nil else { return nil }
      guard case .run(let run, _) = record, run.upperBound >= goldenFrame else { continue }
      let here = max(run.lowerBound, goldenFrame) - goldenFrame + frame
      guard here < frameCount else { return nil }
      var comparison = LayerComparison()
      comparison.compare(reader.state, maker.state(of: presentation(here)), at: LayerPath())
      if let difference = comparison.first(in: here, decidingOnly: decidingOnly) { return difference }
    }
    return nil
  }
}
