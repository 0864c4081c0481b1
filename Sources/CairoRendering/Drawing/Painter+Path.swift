internal import CCairo
internal import SceneModel

extension Painter {
  /// Fills a path with its colour and gradient, then draws its line.
  func drawPath(
    _ content: PathContent, _ layer: LayerPresentation, _ matrix: Affine, _ alpha: Double
  ) throws(DrawingError) {
    guard let reach = content.reach else { return }
    let device = matrix.bounds(of: reach)
    let area = device.outward.outset(1).intersection(clip)
    // Beyond that lie the limits of Cairo's numbers.
    guard !area.isEmpty, max(-device.left, -device.top, device.right, device.bottom) < 4_000_000 else {
      return
    }
    if content.fill.alpha > 0 || content.gradient != nil {
      cairo_set_fill_rule(
        cairo, content.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      defer { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING) }
      if content.fill.alpha > 0 {
        begin(content.path, matrix)
        setSource(content.fill, alpha)
        cairo_fill(cairo)
      }
      if let gradient = content.gradient {
        try withSource(gradient, layer.bounds, matrix, area) { painter in
          painter.begin(content.path, matrix)
          painter.fillPath(alpha)
        }
      }
    }
    if let stroke = content.stroke { drawStroke(stroke, content.path, matrix, alpha) }
  }

  private func drawStroke(_ stroke: Stroke, _ path: Path, _ matrix: Affine, _ alpha: Double) {
    guard stroke.isVisible else { return }
    let shown = path.trimmed(from: stroke.trimStart.double, to: stroke.trimEnd.double)
    guard !shown.isEmpty else { return }
    begin(shown, matrix)
    // The width and the dashes are lengths of the layer, which may be scaled.
    setMatrix(matrix)
    cairo_set_line_width(cairo, stroke.width.double)
    cairo_set_line_cap(cairo, stroke.cap.cairo)
    cairo_set_line_join(cairo, stroke.join.cairo)
    let dashes = stroke.dashes(along: shown)
    cairo_set_dash(cairo, dashes, Int32(clamping: dashes.count), stroke.dashPhase.double)
    setSource(stroke.color, alpha)
    cairo_stroke(cairo)
    cairo_set_dash(cairo, [], 0, 0)
    setMatrix(Affine())
  }

  /// Begins a Cairo path.
  private func begin(_ path: Path, _ matrix: Affine) {
    setMatrix(matrix)
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .cubic(let control1, let control2, let point):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
    setMatrix(Affine())
  }
}

extension PathContent {
  /// All that is drawn, in points; nil when nothing is.
  var reach: Rect? {
    guard let bounds = path.bounds else { return nil }
    guard let stroke, stroke.isVisible else { return bounds }
    // Cairo's mitres end at ten half widths; square caps reach √2 of a half width.
    return bounds.outset(stroke.width.double / 2 * (stroke.join == .miter ? 10 : 1.5))
  }

  /// How many operations draw it.
  var operationCount: Int {
    (fill.alpha > 0 ? 1 : 0) + (gradient != nil ? 1 : 0) + (stroke?.isVisible == true ? 1 : 0)
  }
}

extension Stroke {
  var isVisible: Bool { width > .zero && color.alpha > 0 && trimStart < trimEnd }

  /// The dashes Cairo can take: some length in them, and not more than a screen can show.
  fileprivate func dashes(along path: Path) -> [Double] {
    let lengths = dash.map(\.double)
    let pattern = lengths.reduce(0, +)
    guard pattern > 0, path.length / pattern * Double(lengths.count) < 100_000 else { return [] }
    return lengths
  }
}

extension Stroke.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
