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
  ///   - presentation: The layers of a frame of the scene now.
  /// - Returns: Nil when all layers that the trail tells of are the same.
  func firstDifference(
    from frame: Int, goldenFrame: Int, fonts: [FontFile], frameCount: Int,
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
      let states = maker.state(of: presentation(here)).flattened()
      if let difference = LayerTrail.difference(reader.paths, states, at: here) { return difference }
    }
    return nil
  }

  private static func difference(
    _ golden: [LayerPath: LayerState.Digests], _ actual: [(path: LayerPath, digests: LayerState.Digests)],
    at frame: Int
  ) -> SceneVerification.LayerDifference? {
    typealias Found = (path: LayerPath, kind: SceneVerification.LayerDifference.Kind, groups: [PropertyGroup])
    var found: [Found] = []
    for (path, digests) in actual {
      guard let before = golden[path] else {
        found.append((path, .added, groups(LayerTrailWriter.nothing, digests)))
        continue
      }
      let groups = groups(before, digests)
      if !groups.isEmpty { found.append((path, .changed, groups)) }
    }
    let here = Set(actual.map(\.path))
    let gone = golden.keys.filter { !here.contains($0) }.sorted {
      $0.names.lexicographicallyPrecedes($1.names)
    }
    for path in gone { found.append((path, .removed, groups(golden[path] ?? [], LayerTrailWriter.nothing))) }
    // A layer that is still there tells more than one that came or went with its superlayer.
    let first =
      found.first { $0.kind == .changed && $0.path.hasName } ?? found.first { $0.path.hasName } ?? found.first
    return first.map { first in
      SceneVerification.LayerDifference(
        frame: frame, layer: first.path.words, kind: first.kind, groups: first.groups, layers: found.count)
    }
  }

  private static func groups(_ a: LayerState.Digests, _ b: LayerState.Digests) -> [PropertyGroup] {
    zip(PropertyGroup.allCases, zip(a, b)).filter { $1.0 != $1.1 }.map(\.0)
  }
}

extension LayerPath {
  /// True when some layer on the way has a name.
  var hasName: Bool { names.contains { !$0.hasPrefix("#") } }
}

extension LayerState {
  /// The layer and all inside it, in drawing order, superlayers first.
  fileprivate func flattened(_ path: LayerPath = LayerPath()) -> [(path: LayerPath, digests: Digests)] {
    [(path, digests)]
      + sublayers.flatMap { layer in layer.flattened(LayerPath(names: path.names + [layer.name])) }
  }
}
