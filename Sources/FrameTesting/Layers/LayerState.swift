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
      name: name, digests: digests(of: layer.showing(inner.layer)), sublayers: sublayers + own,
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
    zip(PropertyGroup.allCases, LayerStateMaker.plain).map { group, plain in
      var digest = layer.digest(of: group)
      if digest == plain { return 0 }
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

extension LayerPresentation {
  /// This layer with what the snapshot it holds says of the outermost layer, so that a screen has the same
  /// digests whether it rests as a snapshot or moves.
  fileprivate func showing(_ inner: LayerPresentation) -> LayerPresentation {
    var shown = self
    shown.masksToBounds = masksToBounds || inner.masksToBounds
    if corners.isSquare { shown.corners = inner.corners }
    if fill == .clear { shown.fill = inner.fill }
    shown.gradient = gradient ?? inner.gradient
    shown.border = border ?? inner.border
    shown.shadow = shadow ?? inner.shadow
    shown.backdrop = backdrop ?? inner.backdrop
    shown.blur = max(blur, inner.blur)
    shown.mask = mask ?? inner.mask
    if opacity == .one { shown.opacity = inner.opacity }
    if case .snapshot(let content) = content, content.edges == .none { shown.content = inner.content }
    return shown
  }
}
