internal import SceneModel

/// The layers of a frame as they were and as they are, side by side.
///
/// Layers of one name in one superlayer are the same layer. A layer without an `id` is named by its words, so
/// other words make another name: what is left over on both sides at the same place among its siblings is taken
/// for one layer too, if both are of one kind.
struct LayerComparison {
  private struct Finding {
    let path: LayerPath
    let kind: SceneVerification.LayerDifference.Kind
    let groups: [PropertyGroup]

    func difference(in frame: Int, of count: Int) -> SceneVerification.LayerDifference {
      SceneVerification.LayerDifference(
        frame: frame, layer: path.words, kind: kind, groups: groups, layers: count)
    }
  }

  private var findings: [Finding] = []

  /// Notes what differs between two layers and all inside them.
  mutating func compare(_ golden: LayerState, _ actual: LayerState, at path: LayerPath) {
    // Of a screen with too many layers a golden file has one digest for all that lies deep.
    if golden.sublayers.isEmpty, !actual.sublayers.isEmpty,
      actual.folded(below: 0).digests == golden.digests
    {
      return
    }
    let groups = Self.groups(golden.digests, actual.digests)
    if !groups.isEmpty { findings.append(Finding(path: path, kind: .changed, groups: groups)) }
    let partners = Self.partners(golden.sublayers, actual.sublayers)
    for layer in actual.sublayers {
      let inside = LayerPath(names: path.names + [layer.name])
      if let partner = partners[layer.name] {
        compare(partner, layer, at: inside)
      } else {
        note(layer, at: inside, .added)
      }
    }
    let taken = Set(partners.values.map(\.name))
    let gone = golden.sublayers.filter { !taken.contains($0.name) }.sorted { $0.name < $1.name }
    for layer in gone { note(layer, at: LayerPath(names: path.names + [layer.name]), .removed) }
  }

  /// The one to tell of, with how many there are.
  ///
  /// - Parameter decidingOnly: Leaves out what may follow from the environment.
  func first(in frame: Int, decidingOnly: Bool) -> SceneVerification.LayerDifference? {
    let found = findings.filter { !decidingOnly || $0.difference(in: frame, of: 1).isOfScene }
    // A layer that is still there tells more than one that came or went with its superlayer.
    let first =
      found.first { $0.kind == .changed && $0.path.hasName } ?? found.first { $0.path.hasName } ?? found.first
    return first?.difference(in: frame, of: found.count)
  }

  private mutating func note(
    _ layer: LayerState, at path: LayerPath, _ kind: SceneVerification.LayerDifference.Kind
  ) {
    findings.append(
      Finding(path: path, kind: kind, groups: Self.groups(LayerTrailWriter.nothing, layer.digests)))
    for inner in layer.sublayers { note(inner, at: LayerPath(names: path.names + [inner.name]), kind) }
  }

  /// For names of layers that are there now, what they were.
  private static func partners(_ golden: [LayerState], _ actual: [LayerState]) -> [String: LayerState] {
    let before = Dictionary(golden.map { ($0.name, $0) }) { first, _ in first }
    let here = Set(actual.map(\.name))
    var partners: [String: LayerState] = [:]
    for (index, layer) in actual.enumerated() {
      if let same = before[layer.name] {
        partners[layer.name] = same
      } else if golden.indices.contains(index), !here.contains(golden[index].name),
        isOfOneKind(golden[index], layer)
      {
        partners[layer.name] = golden[index]
      }
    }
    return partners
  }

  /// Both show words or both none, and so with pictures and with layers inside.
  private static func isOfOneKind(_ golden: LayerState, _ actual: LayerState) -> Bool {
    guard golden.sublayers.isEmpty == actual.sublayers.isEmpty else { return false }
    return zip(PropertyGroup.allCases, zip(golden.digests, actual.digests)).allSatisfy { group, digests in
      (group != .text && group != .picture) || (digests.0 == 0) == (digests.1 == 0)
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
