internal import CCairo

/// The outlines of a run's glyphs as plain numbers.
struct GlyphOutline: Sendable {
  private enum Step: UInt8 {
    case move, line, curve, close
  }

  private var steps: [Step] = []
  /// Points, x before y: one pair for a move or line, three for a curve.
  private var numbers: [Double] = []

  init() {}

  /// Reads the outlines of a run; under the font lock.
  ///
  /// FreeType gives them in 1/64 pixel, so they are read at some 500 pixels a font size and scaled back:
  /// the same shapes then serve every scale.
  init(of run: GlyphRun, size: Double) throws(DrawingError) {
    let width = Double(pango_glyph_string_get_width(run.glyphs)) / Double(PANGO_SCALE)
    // Cairo's fixed point ends at 8 million pixels.
    let scale = min(max(512 / max(size, 0.01), 1), 4_000_000 / max(abs(width), 1))
    // Without bounds: Cairo leaves out glyphs that begin more than ten font sizes outside a surface.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, run.font, run.glyphs)
    guard let path = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(
        operation: "read outlines", reason: String(cString: cairo_status_to_string(path.pointee.status)))
    }
    append(UnsafeBufferPointer(start: path.pointee.data, count: Int(path.pointee.num_data)), run.x, run.y)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(operation: "read outlines", reason: String(cString: cairo_status_to_string(status)))
    }
  }

  private mutating func append(_ data: UnsafeBufferPointer<cairo_path_data_t>, _ x: Double, _ y: Double) {
    var index = 0
    while index < data.count {
      let header = data[index].header
      let points = data[(index + 1)..<min(index + Int(header.length), data.count)]
      for point in points { numbers += [point.point.x + x, point.point.y + y] }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: steps.append(.move)
      case CAIRO_PATH_LINE_TO: steps.append(.line)
      case CAIRO_PATH_CURVE_TO: steps.append(.curve)
      default: steps.append(.close)
      }
      index += max(Int(header.length), 1)
    }
  }

  /// Adds the outlines to a context's path, (x, y) points further on.
  func add(to context: OpaquePointer, _ x: Double, _ y: Double) {
    numbers.withUnsafeBufferPointer { numbers in
      var index = 0
      func point(_ offset: Int) -> (x: Double, y: Double) {
        (numbers[index + offset] + x, numbers[index + offset + 1] + y)
      }
      for step in steps {
        switch step {
        case .move:
          let end = point(0)
          cairo_move_to(context, end.x, end.y)
          index += 2
        case .line:
          let end = point(0)
          cairo_line_to(context, end.x, end.y)
          index += 2
        case .curve:
          let (first, second, end) = (point(0), point(2), point(4))
          cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
          index += 6
        case .close: cairo_close_path(context)
        }
      }
    }
  }
}
