internal import CCairo
internal import SceneModel

/// Walks a layer tree and draws it on one canvas. A value: what a clip or a group changes ends with it.
struct Painter {
  let environment: RenderEnvironment
  let pool: ScratchPool
  let canvas: CairoCanvas
  /// What may be drawn on, in the canvas's pixels; also set as Cairo's clip.
  var clip: PixelRect
  /// Where pixels are wanted: what lies elsewhere is not drawn. Nil for everywhere.
  var damage: Damage?
  /// Straight edges between pixels that cut rasters and plain rectangles; nil cuts nothing.
  var window: DeviceRect?
  /// What a backdrop sees: the innermost layer that cuts off what lies outside it, in the canvas's pixels. Its
  /// corner is also where pixels are counted from when they are halved, so that a screen drawn as a snapshot and
  /// one drawn in place have the same bytes.
  var backdropRoot: PixelRect
  /// Edges that have to be continued to whole pixels because a later layer begins there.
  var seams = Seams.none

  init(_ environment: RenderEnvironment, _ pool: ScratchPool, _ canvas: CairoCanvas) {
    self.environment = environment
    self.pool = pool
    self.canvas = canvas
    clip = canvas.bounds
    backdropRoot = canvas.bounds
  }

  var cairo: OpaquePointer { canvas.context }

  /// The background, then the tree with the canvas scale.
  mutating func drawFrame(_ layer: LayerPresentation) throws(DrawingError) {
    let matrix = Affine.scale(environment.scale, environment.scale)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    setSource(environment.background, 1)
    fill(wanted, 1)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    var root = layer
    // The whole canvas has this colour already; what is translucent would show twice.
    if !environment.background.isOpaque, root.fill == environment.background { root.fill = .clear }
    try drawTree(root, matrix)
  }

  /// The same where something differs; the canvas's other pixels show it already.
  func drawFrame(_ layer: LayerPresentation, in damage: Damage) throws(DrawingError) {
    let raster = try pool.take(width: canvas.width, height: canvas.height, isClear: false)
    defer { pool.give(raster) }
    let beside = try CairoCanvas(raster)
    var painter = Painter(environment, pool, beside)
    painter.damage = damage
    try painter.drawFrame(layer)
    try beside.finish()
    for area in damage.areas { canvas.copy(area, from: raster) }
  }

  /// The whole content of a canvas.
  mutating func drawTree(_ layer: LayerPresentation, _ matrix: Affine) throws(DrawingError) {
    seams = Seams(layer, matrix, clip)
    try draw(layer, matrix)
  }

  /// - Parameters:
  ///   - parent: From the superlayer's points to the canvas's pixels.
  ///   - alpha: What the superlayer passes on to a layer of one thing.
  func draw(_ layer: LayerPresentation, _ parent: Affine, alpha: Double = 1) throws(DrawingError) {
    let matrix = parent.after(layer.transform).snapped
    guard layer.opacity > .zero, matrix.isDrawable, !clip.isEmpty, isWanted(layer, matrix) else { return }
    let alpha = alpha * layer.opacity.double
    if let warp = layer.warp {
      try drawWarped(layer, warp, matrix, alpha)
      return
    }
    if layer.blur > .zero || layer.mask != nil {
      try drawProcessed(layer, matrix, alpha)
      return
    }
    if alpha == 1 || layer.isOneThing {
      if let backdrop = layer.backdrop { try drawBackdrop(backdrop, layer, matrix) }
      try drawInside(layer, matrix, alpha)
      return
    }
    let area = extent(layer, matrix).intersection(clip)
    guard !area.isEmpty else { return }
    try group(area) { (inner) throws(DrawingError) in
      try drawGroup(layer, matrix, on: &inner, from: area)
    } paint: { (painter, place) throws(DrawingError) in
      try painter.paint(place.raster, at: area, alpha)
    }
  }

  /// What is worth drawing on, where every pixel is drawn for itself.
  var wanted: PixelRect { damage.map { clip.intersection($0.bounds) } ?? clip }

  /// False for what would be drawn in vain. A layer that cuts nothing off is asked for itself only when it has nothing
  /// inside: what it has is asked one by one.
  private func isWanted(_ layer: LayerPresentation, _ matrix: Affine) -> Bool {
    guard let damage, layer.masksToBounds || layer.sublayers.isEmpty else { return true }
    return damage.touches(extent(layer, matrix))
  }

  /// The whole layer, opaque, on pixels of its own that begin at the area's corner.
  func drawGroup(
    _ layer: LayerPresentation, _ matrix: Affine, on inner: inout Painter, from area: PixelRect
  ) throws(DrawingError) {
    let moved = matrix.moved(-area.left, -area.top)
    if let backdrop = layer.backdrop {
      try drawBackdrop(backdrop, layer, matrix, on: inner, moved)
    }
    try inner.drawInside(layer, moved, 1)
  }

  /// The layer with everything in it; `alpha` other than 1 only for a layer of one thing.
  private func drawInside(
    _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    let isHidden = isCoveredBySublayer(layer, matrix)
    if !isHidden { try drawShadow(layer, matrix) }
    var inner = self
    if layer.masksToBounds { inner.backdropRoot = matrix.bounds(of: layer.bounds).outward }
    if layer.needsRoundMask {
      try inner.drawRoundMasked(layer, matrix)
    } else {
      if !isHidden { try drawFill(layer, matrix, alpha) }
      if layer.masksToBounds, needsMask(layer, matrix) {
        try inner.drawMasked(layer, matrix, alpha)
      } else {
        try inner.drawContent(layer, matrix, alpha, isHidden: isHidden)
        try inner.drawSublayers(layer, matrix, alpha)
      }
    }
    drawBorder(layer, matrix)
  }

  func drawSublayers(_ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double) throws(DrawingError) {
    let first = firstVisibleSublayer(layer, matrix)
    for sublayer in layer.sublayers[first...] { try draw(sublayer, matrix, alpha: alpha) }
  }

  func drawContent(
    _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double, isHidden: Bool
  ) throws(DrawingError) {
    guard !isHidden else { return }
    switch layer.content {
    case .none, .ellipse: break
    case .text(let text): try drawText(text, layer.size.size, matrix, alpha)
    case .path(let path): try drawPath(path, layer, matrix, alpha)
    case .picture(let picture): try drawPicture(picture, layer, matrix, alpha)
    case .snapshot(let snapshot): try drawSnapshot(snapshot, layer, matrix, alpha)
    }
  }

  func setSource(_ color: Color, _ alpha: Double) {
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255 * alpha)
  }

  func setMatrix(_ matrix: Affine) {
    var cairoMatrix = matrix.cairo
    cairo_set_matrix(cairo, &cairoMatrix)
  }
}

extension LayerPresentation {
  var bounds: Rect { Rect(size: size.size) }

  var isEllipse: Bool { content == .ellipse }

  /// Rounded, and there is something inside that the corners have to cut.
  var needsRoundMask: Bool {
    masksToBounds && !corners.isSquare && (!sublayers.isEmpty || (content != .none && !isEllipse))
  }

  /// Drawn by one operation, so that its opacity can go into that.
  var isOneThing: Bool {
    guard shadow == nil, border == nil, backdrop == nil, blur == .zero, mask == nil, !needsRoundMask else {
      return false
    }
    var count = (fill.alpha > 0 ? 1 : 0) + (gradient != nil ? 1 : 0)
    if case .path(let path) = content {
      count += path.operationCount
    } else if content != .none, !isEllipse {
      count += 1
    }
    switch sublayers.count {
    case 0: return count <= 1
    case 1: return count == 0 && sublayers[0].isOneThing
    default: return false
    }
  }
}
