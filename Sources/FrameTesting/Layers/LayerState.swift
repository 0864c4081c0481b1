internal import SceneModel

/// A layer as its digests tell of it: one short digest for each property group, and the layers inside.
///
/// A snapshot is not a layer of its own: its layers stand where it is shown.
final class LayerState {
  /// 24 bits of each group's digest, by the order of the groups; 0 for a group that says nothing.
  typealias Digests = [UInt32]

  /// The layer's own part of its path; unnamed layers are counted among their siblings: `#1`.
  let name: String
  let digests: Digests
  let sublayers: [LayerState]
  /// The digest of the snapshot that all sublayers come from; nil when there is none or not all do.
  let snapshot: Digest?

  init(name: String, digests: Digests, sublayers: [LayerState] = [], snapshot: Digest? = nil) {
    self.name = name
    self.digests = digests
    self.sublayers = sublayers
    self.snapshot = snapshot
  }
}

/// Makes states of presentations; remembers those of snapshots.
struct LayerStateMaker {
  private var known: [Digest: [LayerState]] = [:]
  /// Stands for the scene's own fonts in the group of texts: another file is another text.
  private let fonts: Digest
  /// A layer that says nothing, for each group.
  private static let plain: [Digest] = {
    let layer = LayerPresentation(size: .zero)
    return PropertyGroup.allCases.map { layer.digest(of: $0) }
  }()

  init(fonts: [FontFile]) {
    var builder = DigestBuilder()
    for font in fonts { builder.combine(font.digest) }
    self.fonts = builder.digest()
  }

  /// The canvas with everything on it; its name is empty.
  mutating func state(of root: LayerPresentation) -> LayerState { state(of: root, name: "") }

  private mutating func state(of layer: LayerPresentation, name: String) -> LayerState {
    guard case .snapshot(let content) = layer.content else {
      return LayerState(name: name, digests: digests(of: layer), sublayers: states(of: layer.sublayers))
    }
    let inner = content.snapshot
    let sublayers: [LayerState]
    if let states = known[inner.digest] {
      sublayers = states
    } else {
      sublayers = states(of: inner.layer.sublayers)
      known[inner.digest] = sublayers
    }
    let own = states(of: layer.sublayers)
    return LayerState(
      name: name, digests: digests(of: layer, showing: inner), sublayers: sublayers + own,
      snapshot: own.isEmpty ? inner.digest : nil)
  }

  private mutating func states(of layers: [LayerPresentation]) -> [LayerState] {
    var names: [String: Int] = [:]
    var unnamed = 0
    var states: [LayerState] = []
    for layer in layers {
      var name: String
      if let own = layer.screen ?? layer.name?.split(separator: "/").last.map(String.init) {
        name = own
      } else {
        unnamed += 1
        name = "#\(unnamed)"
      }
      let count = names[name, default: 0] + 1
      names[name] = count
      if count > 1 { name += "#\(count)" }
      states.append(state(of: layer, name: name))
    }
    return states
  }

  private func digests(of layer: LayerPresentation) -> LayerState.Digests {
    short(PropertyGroup.allCases.map { layer.digest(of: $0) })
  }

  /// Those of a layer together with the outermost layer of the snapshot it shows, so that a screen has the same
  /// digests whether it rests as a snapshot or moves: where one of the two says nothing, the other's.
  private func digests(of layer: LayerPresentation, showing snapshot: Snapshot) -> LayerState.Digests {
    let inner = snapshot.layer
    let bare = LayerPresentation(size: inner.size.size, content: .snapshot(SnapshotContent(snapshot)))
    let empty = LayerPresentation(size: layer.size.size)
    return short(
      PropertyGroup.allCases.map { group in
        let (outer, shown) = (layer.digest(of: group), inner.digest(of: group))
        if outer == bare.digest(of: group) { return shown }
        if shown == empty.digest(of: group) { return outer }
        var builder = DigestBuilder()
        builder.combine(outer)
        builder.combine(shown)
        return builder.digest()
      })
  }

  private func short(_ digests: [Digest]) -> LayerState.Digests {
    zip(PropertyGroup.allCases, zip(digests, LayerStateMaker.plain)).map { group, digests in
      var digest = digests.0
      if digest == digests.1 { return 0 }
      if group == .text {
        var builder = DigestBuilder()
        builder.combine(digest)
        builder.combine(fonts)
        digest = builder.digest()
      }
      // 0 is taken.
      return max(UInt32(truncatingIfNeeded: digest.low) & 0xFF_FFFF, 1)
    }
  }
}
