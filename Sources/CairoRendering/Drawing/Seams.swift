internal import SceneModel

/// Edges between pixels at which one layer ends and a later one begins, over the whole canvas.
///
/// Two screens pinned to each other while they slide meet inside a pixel column. Antialiased on its own,
/// the first covers it by f and the second by 1 − f, and f·(1 − f) of the background shines through: a
/// line that is not there. When the first layer is continued to the end of that column, the second one's
/// coverage mixes exactly the two: f of the first, 1 − f of the second.
struct Seams {
  static let none = Seams()

  private struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let top = Sides(rawValue: 2)
    static let right = Sides(rawValue: 4)
    static let bottom = Sides(rawValue: 8)
  }

  private var sides: [DeviceRect: Sides] = [:]
  /// The outline everything is cut along afterwards: what ends on it is continued, or the edge would be
  /// antialiased twice.
  private var mask: DeviceRect?

  private init() {}

  /// Looks for seams among the layers that are drawn on a canvas.
  init(_ layer: LayerPresentation, _ parent: Affine, _ clip: PixelRect) {
    var rects: [DeviceRect] = []
    Seams.collect(layer, parent, clip, &rects)
    guard rects.count > 1 else { return }
    for (index, rect) in rects.enumerated() {
      for later in rects[(index + 1)...] {
        let met = Seams.meeting(rect, later, clip)
        if !met.isEmpty { sides[rect, default: []].formUnion(met) }
      }
    }
  }

  /// The rectangle with its edges at seams moved outwards to whole pixels.
  func continued(_ rect: DeviceRect) -> DeviceRect {
    var met = sides.isEmpty ? [] : sides[rect] ?? []
    if let mask { met.formUnion(Seams.onEdges(rect, mask)) }
    var result = rect
    if met.contains(.left) { result.left = rect.left.rounded(.down) }
    if met.contains(.top) { result.top = rect.top.rounded(.down) }
    if met.contains(.right) { result.right = rect.right.rounded(.up) }
    if met.contains(.bottom) { result.bottom = rect.bottom.rounded(.up) }
    return result
  }

  /// Where edges are continued here and not there, or there and not here: the pixels they end in.
  func differences(from other: Seams) -> [PixelRect] {
    Set(sides.keys).union(other.sides.keys).filter { sides[$0] != other.sides[$0] }.flatMap { rect in
      let (outside, inside) = (rect.outward, rect.inward)
      return outside.without(inside)
    }
  }

  /// The same seams for a group inside a mask, whose pixels begin at (x, y).
  func inside(_ mask: DeviceRect, from x: Int, _ y: Int) -> Seams {
    var copy = moved(-x, -y)
    copy.mask = mask.moved(-x, -y)
    return copy
  }

  func moved(_ x: Int, _ y: Int) -> Seams {
    var copy = Seams()
    for (rect, met) in sides { copy.sides[rect.moved(x, y)] = met }
    copy.mask = mask?.moved(x, y)
    return copy
  }

  private static func onEdges(_ rect: DeviceRect, _ mask: DeviceRect) -> Sides {
    func meet(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1.0 / 256 }
    var result: Sides = []
    if meet(rect.left, mask.left) { result.insert(.left) }
    if meet(rect.top, mask.top) { result.insert(.top) }
    if meet(rect.right, mask.right) { result.insert(.right) }
    if meet(rect.bottom, mask.bottom) { result.insert(.bottom) }
    return result
  }

  /// Rectangles that span the canvas from side to side, or from top to bottom, and end between pixels.
  private static func collect(
    _ layer: LayerPresentation, _ parent: Affine, _ clip: PixelRect, _ rects: inout [DeviceRect]
  ) {
    guard layer.opacity > .zero, layer.warp == nil else { return }
    let matrix = parent.after(layer.transform).snapped
    guard matrix.isUpright, matrix.isDrawable else { return }
    let rect = matrix.bounds(of: layer.bounds)
    let spansDown = rect.top <= Double(clip.top) && rect.bottom >= Double(clip.bottom)
    let spansAcross = rect.left <= Double(clip.left) && rect.right >= Double(clip.right)
    if spansDown || spansAcross, !rect.isOnPixels, layer.corners.isSquare { rects.append(rect) }
    for sublayer in layer.sublayers { collect(sublayer, matrix, clip, &rects) }
  }

  private static func meeting(_ first: DeviceRect, _ later: DeviceRect, _ clip: PixelRect) -> Sides {
    // Both positions come from lengths rounded to 2⁻¹⁶ point, so they may differ by a little.
    func meet(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1.0 / 256 && a != a.rounded() }
    var result: Sides = []
    let (top, bottom) = (Double(clip.top), Double(clip.bottom))
    let (left, right) = (Double(clip.left), Double(clip.right))
    if min(first.bottom, later.bottom) >= bottom, max(first.top, later.top) <= top {
      if meet(first.right, later.left) { result.insert(.right) }
      if meet(first.left, later.right) { result.insert(.left) }
    }
    if min(first.right, later.right) >= right, max(first.left, later.left) <= left {
      if meet(first.bottom, later.top) { result.insert(.bottom) }
      if meet(first.top, later.bottom) { result.insert(.top) }
    }
    return result
  }
}
