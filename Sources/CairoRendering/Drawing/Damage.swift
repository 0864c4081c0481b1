internal import SceneModel

/// The pixels in which two presentations of one canvas may differ: what has to be drawn for the second where the
/// first stands already.
///
/// What touches them is drawn just as it is in a whole frame, beside the canvas, and they alone are copied: so they
/// have the very bytes of a frame drawn whole. Drawing through a clip would not do. Cairo 1.16 smooths a row of a path
/// in another way when one of its edges is cut off within that row.
struct Damage {
  /// None overlaps another; in the canvas's pixels.
  private(set) var areas: [PixelRect] = []

  /// What differs between two presentations, both drawn by a painter on its whole canvas; nil for so much that
  /// everything is better drawn anew.
  init?(from old: LayerPresentation, to new: LayerPresentation, _ painter: Painter) {
    let matrix = Affine.scale(painter.environment.scale, painter.environment.scale)
    let canvas = painter.clip
    let seams = Seams(new, matrix, canvas)
    let changes =
      seams.differences(from: Seams(old, matrix, canvas))
      + DamageComparison(painter: painter).areas(old, new, matrix, canvas)
    for change in changes { add(change.intersection(canvas)) }
    let wholes = Damage.wholes(in: new, painter, matrix).map { $0.intersection(canvas) }
    while let whole = wholes.first(where: cutsInto) { add(whole) }
    let pixels = areas.reduce(0) { $0 + $1.width * $1.height }
    guard pixels * 10 < canvas.width * canvas.height * 7 else { return nil }
  }

  /// The same seen from elsewhere.
  func moved(_ x: Int, _ y: Int) -> Damage {
    var copy = self
    copy.areas = areas.map { $0.moved(x, y) }
    return copy
  }

  /// All areas and what lies between them.
  var bounds: PixelRect { areas.reduce(.empty) { $0.union($1) } }

  func touches(_ rect: PixelRect) -> Bool { areas.contains { !$0.intersection(rect).isEmpty } }

  /// What is made from pixels beneath it is drawn as a whole, with all of these, or not at all.
  private static func wholes(in layer: LayerPresentation, _ painter: Painter, _ parent: Affine) -> [PixelRect]
  {
    guard layer.opacity > .zero else { return [] }
    let matrix = parent.after(layer.transform).snapped
    let layer = painter.tree(ofSnapshot: layer, matrix) ?? layer
    let inside = layer.sublayers.flatMap { wholes(in: $0, painter, matrix) }
    return layer.backdrop == nil ? inside : inside + [painter.seen(byBackdropOf: layer, matrix)]
  }

  private func cutsInto(_ whole: PixelRect) -> Bool {
    areas.contains { !$0.intersection(whole).isEmpty && $0.union(whole) != $0 }
  }

  /// Areas that touch become one.
  private mutating func add(_ area: PixelRect) {
    guard !area.isEmpty else { return }
    var merged = area
    while let index = areas.firstIndex(where: { !$0.intersection(merged).isEmpty }) {
      merged = merged.union(areas.remove(at: index))
    }
    areas.append(merged)
  }
}

/// Walks two trees side by side.
private struct DamageComparison {
  let painter: Painter

  /// - Parameter limit: What cuts both layers off.
  func areas(
    _ old: LayerPresentation, _ new: LayerPresentation, _ parent: Affine, _ limit: PixelRect
  ) -> [PixelRect] {
    if old == new { return [] }
    let (old, new) = (opened(old, parent), opened(new, parent))
    guard let matrix = common(old, new, parent) else {
      return [all(of: old, parent, limit), all(of: new, parent, limit)]
    }
    let limit = new.masksToBounds ? limit.intersection(matrix.bounds(of: new.bounds).outward) : limit
    let (first, second) = (old.sublayers, new.sublayers)
    if first.count == second.count {
      return zip(first, second).flatMap { areas($0, $1, matrix, limit) }
    }
    let start = zip(first, second).prefix(while: { $0 == $1 }).count
    let most = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix(most).prefix(while: { $0 == $1 }).count
    let changed = first[start..<(first.count - end)] + second[start..<(second.count - end)]
    return changed.map { all(of: $0, matrix, limit) }
  }

  /// Everything a layer may touch.
  private func all(of layer: LayerPresentation, _ parent: Affine, _ limit: PixelRect) -> PixelRect {
    guard layer.opacity > .zero else { return .empty }
    return painter.extent(layer, parent.after(layer.transform).snapped).intersection(limit)
  }

  /// The matrix of two layers that differ in nothing but their sublayers, each of which is drawn on its own; nil
  /// where a sublayer decides how the others are drawn.
  private func common(_ old: LayerPresentation, _ new: LayerPresentation, _ parent: Affine) -> Affine? {
    guard new.opacity == .one, new.blur == .zero, new.mask == nil, new.warp == nil, new.backdrop == nil,
      old.ownProperties == new.ownProperties, old.sublayers.isEmpty == new.sublayers.isEmpty
    else { return nil }
    let matrix = parent.after(new.transform).snapped
    guard new.masksToBounds else { return matrix }
    let visible = matrix.bounds(of: new.bounds).intersection(DeviceRect(painter.clip))
    let isStraight = matrix.isUpright && visible.isOnPixels
    return isStraight && old.containsBackdrop == new.containsBackdrop ? matrix : nil
  }

  /// A screen at rest as the tree its snapshot is of: drawn like that it has the same bytes, when it lies pixel on
  /// pixel over everything.
  private func opened(_ layer: LayerPresentation, _ parent: Affine) -> LayerPresentation {
    painter.tree(ofSnapshot: layer, parent.after(layer.transform).snapped) ?? layer
  }
}

extension LayerPresentation {
  fileprivate var ownProperties: LayerPresentation {
    var copy = self
    copy.sublayers = []
    return copy
  }
}

extension Painter {
  /// The tree of a snapshot that lies over the whole canvas, pixel on pixel, and is opaque.
  func tree(ofSnapshot layer: LayerPresentation, _ matrix: Affine) -> LayerPresentation? {
    guard case .snapshot(let content) = layer.content, content.edges == .none, layer.sublayers.isEmpty,
      !layer.needsRoundMask, layer.shadow == nil, layer.border == nil, layer.backdrop == nil,
      layer.blur == .zero,
      layer.mask == nil, layer.warp == nil, layer.opacity == .one, window == nil,
      content.snapshot.layer.size == layer.size, content.snapshot.layer.isFillOpaque,
      content.snapshot.layer.corners.isSquare, content.snapshot.layer.opacity == .one,
      matrix.a == environment.scale, matrix.d == environment.scale, matrix.b == 0, matrix.c == 0,
      matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded(),
      matrix.bounds(of: layer.bounds).contains(clip)
    else { return nil }
    var tree = content.snapshot.layer
    tree.transform = layer.transform
    tree.screen = layer.screen
    return tree
  }
}
