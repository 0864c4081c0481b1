/// What a layer that clips cuts off from all that lies in it.
struct ClippingOutline {
  let size: Size
  let corners: Corners
  /// From the layer's own coordinates to those of the presentation that was asked.
  let place: Affine
  /// From the coordinates of what lies inside to the layer's own.
  var map = Affine()

  /// - Parameter place: From the layer's coordinates to those of the presentation that was asked.
  /// - Returns: Nil where the layer does not clip.
  init?(_ layer: LayerPresentation, at place: Affine) {
    guard layer.masksToBounds || layer.isCutToEllipse else { return nil }
    size = layer.size.size
    corners = layer.isCutToEllipse ? layer.seenCorners : layer.corners.fitted(to: size)
    self.place = place
  }

  func around(_ sublayer: LayerPresentation) -> ClippingOutline {
    var copy = self
    copy.map = map.after(sublayer.transform)
    return copy
  }

  /// In the coordinates of what lies inside; nil where it lies turned there.
  fileprivate var inside: (frame: Rect, corners: Corners)? {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return nil }
    let scale = 1 / map.a
    return (
      Rect(x: -map.tx / map.a, y: -map.ty / map.d, width: size.width / map.a, height: size.height / map.d),
      Corners(
        topLeft: corners.topLeft.double * scale, topRight: corners.topRight.double * scale,
        bottomRight: corners.bottomRight.double * scale, bottomLeft: corners.bottomLeft.double * scale,
        curve: corners.curve)
    )
  }

  /// The frame without the sides at which the presentation that was asked ends itself: beyond these nothing is seen
  /// anyway.
  fileprivate func opened(_ frame: Rect, in room: Size) -> Rect {
    guard place.b == 0, place.c == 0, place.a > 0, place.d > 0 else { return frame }
    let outer = place.frame(of: size)
    let most = 1.0 / 4096
    let far = 1e5
    let left = outer.x <= most ? far : 0
    let top = outer.y <= most ? far : 0
    let right = outer.maxX >= room.width - most ? far : 0
    let bottom = outer.maxY >= room.height - most ? far : 0
    return Rect(
      x: frame.x - left, y: frame.y - top, width: frame.width + left + right,
      height: frame.height + top + bottom)
  }
}

extension LayerPresentation {
  /// What is seen of an element that others cut off, in its own coordinates.
  public struct VisiblePart: Hashable, Sendable {
    /// Of its bounds.
    public let frame: Rect
    /// Of that frame, as round as the element or what cuts it off.
    public let corners: Corners
    /// As far as what it casts beyond its bounds is seen.
    public let room: Rect
  }

  /// What outlines leave of the layer.
  ///
  /// - Parameter room: Of the presentation that was asked.
  /// - Returns: With the whole bounds where nothing is cut off, or nothing is left.
  func visiblePart(in outlines: [ClippingOutline], of room: Size) -> VisiblePart {
    let bounds = Rect(size: size.size)
    let far = 1e5
    var clip = Rect(x: -far, y: -far, width: 2 * far, height: 2 * far)
    var shapes: [(frame: Rect, corners: Corners)] = []
    for outline in outlines {
      guard let inside = outline.inside else { continue }
      clip = clip.intersection(outline.opened(inside.frame, in: room)) ?? clip
      if !inside.corners.isSquare { shapes.append(inside) }
    }
    var frame = bounds.intersection(clip) ?? bounds
    // Fixed point leaves nothing of what is as large as its parent but a hair's breadth.
    let hair = 1.0 / 256
    if abs(frame.x) < hair, abs(frame.y) < hair, abs(frame.maxX - bounds.maxX) < hair,
      abs(frame.maxY - bounds.maxY) < hair
    {
      frame = bounds
    }
    let isWhole = frame == bounds
    let own = isWhole ? corners.fitted(to: size.size) : seenCorners
    shapes.insert((bounds, own), at: 0)
    let left = shapes.map { abs(frame.x - $0.frame.x) }
    let right = shapes.map { abs($0.frame.maxX - frame.maxX) }
    let top = shapes.map { abs(frame.y - $0.frame.y) }
    let bottom = shapes.map { abs($0.frame.maxY - frame.maxY) }
    func radius(_ across: [Double], _ down: [Double], _ of: (Corners) -> Fixed) -> Double {
      shapes.indices.map { of(shapes[$0].corners).double - max(across[$0], down[$0]) }.max() ?? 0
    }
    let result = Corners(
      topLeft: radius(left, top, \.topLeft), topRight: radius(right, top, \.topRight),
      bottomRight: radius(right, bottom, \.bottomRight), bottomLeft: radius(left, bottom, \.bottomLeft),
      curve: own.isSquare ? shapes.last?.corners.curve ?? own.curve : own.curve)
    return VisiblePart(frame: frame, corners: result.fitted(to: frame.size), room: clip)
  }
}
