internal import SceneModel

extension DeviceRect {
  init(_ rect: PixelRect) {
    self.init(
      left: Double(rect.left), top: Double(rect.top), right: Double(rect.right),
      bottom: Double(rect.bottom))
  }
}

extension Painter {
  /// All pixels a layer may touch: itself, its shadow and what hangs over.
  func extent(_ layer: LayerPresentation, _ matrix: Affine) -> PixelRect {
    if let warp = layer.warp { return extent(warp, layer, matrix) }
    var result = matrix.bounds(of: reach(layer)).outward.outset(1)
    if let shadow = layer.shadow, shadow.color.alpha > 0 {
      // Three boxes reach about three standard deviations.
      let blur = shadow.blur.double * 2
      var rect = layer.bounds.offset(by: Point(x: shadow.x.double, y: shadow.y.double))
      rect = Rect(
        x: rect.x - blur, y: rect.y - blur, width: rect.width + blur * 2, height: rect.height + blur * 2)
      result = result.union(matrix.bounds(of: rect).outward.outset(4))
    }
    if let border = layer.border, border.reach.outside > 0 {
      result = result.union(matrix.bounds(of: layer.bounds.outset(border.reach.outside)).outward.outset(1))
    }
    if !layer.masksToBounds {
      for sublayer in layer.sublayers {
        result = result.union(extent(sublayer, matrix.after(sublayer.transform).snapped))
      }
    }
    return layer.blur > .zero ? result.outset(GaussianBlur(layer, matrix).margin) : result
  }

  /// The layer's bounds, and for a text also what may hang out of them.
  private func reach(_ layer: LayerPresentation) -> Rect {
    switch layer.content {
    case .text(let text):
      let metrics = environment.text.measure(text, width: layer.size.width.double)
      return text.reach(metrics.size, in: layer.bounds.size)
    case .snapshot(let content):
      let edges = content.edges
      return Rect(
        x: -edges.left.double, y: -edges.top.double,
        width: layer.size.width.double + edges.left.double + edges.right.double,
        height: layer.size.height.double + edges.top.double + edges.bottom.double)
    case .path(let path):
      guard let reach = path.reach else { return layer.bounds }
      let (left, top) = (min(reach.x, 0), min(reach.y, 0))
      return Rect(
        x: left, y: top, width: max(reach.maxX, layer.size.width.double) - left,
        height: max(reach.maxY, layer.size.height.double) - top)
    case .none, .ellipse, .picture: return layer.bounds
    }
  }

  /// Nothing inside the layer reaches beyond its bounds, so that a mask would cut nothing.
  func isWithinBounds(_ layer: LayerPresentation) -> Bool {
    switch layer.content {
    case .none, .ellipse, .picture: break
    case .text: return false
    case .path(let path):
      guard let reach = path.reach else { break }
      if reach.x < 0 || reach.y < 0 || reach.maxX > layer.size.width.double
        || reach.maxY > layer.size.height.double
      {
        return false
      }
    case .snapshot(let content): if content.edges != .none { return false }
    }
    return layer.sublayers.allSatisfy { sublayer in
      guard sublayer.shadow == nil, sublayer.blur == .zero, sublayer.warp == nil,
        sublayer.border?.reach.outside ?? 0 == 0,
        sublayer.masksToBounds || isWithinBounds(sublayer)
      else { return false }
      if case .text = sublayer.content, !sublayer.masksToBounds { return false }
      let matrix = Affine().after(sublayer.transform)
      let bounds = matrix.bounds(of: sublayer.bounds)
      let tolerance = 1.0 / 4096
      return bounds.left >= -tolerance && bounds.top >= -tolerance
        && bounds.right <= layer.size.width.double + tolerance
        && bounds.bottom <= layer.size.height.double + tolerance
    }
  }
}
