internal import CCairo
internal import SceneModel

/// A raster as a source for one thread's Cairo context.
///
/// The pattern refers to the raster's memory: use it inside `withPattern` only.
enum RasterPattern {
  /// - Parameters:
  ///   - matrix: From the raster's pixels to the canvas's.
  ///   - isSmooth: Bilinear; otherwise the nearest pixel.
  static func with<Result>(
    _ raster: Raster, _ matrix: Affine, isSmooth: Bool,
    _ body: (OpaquePointer) throws(DrawingError) -> Result
  ) throws(DrawingError) -> Result {
    guard
      let surface = cairo_image_surface_create_for_data(
        raster.pixels, raster.format.cairo, Int32(clamping: raster.width), Int32(clamping: raster.height),
        Int32(clamping: raster.bytesPerRow))
    else { throw .cairo(operation: "read a raster", reason: "no surface") }
    defer { cairo_surface_destroy(surface) }
    guard let pattern = cairo_pattern_create_for_surface(surface) else {
      throw .cairo(operation: "read a raster", reason: "no pattern")
    }
    defer { cairo_pattern_destroy(pattern) }
    var inverse = matrix.cairo
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else {
      throw .cairo(operation: "read a raster", reason: "the matrix cannot be inverted")
    }
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    // Beyond the border the outermost pixels go on, so that none of them blends with transparency.
    cairo_pattern_set_extend(pattern, raster.format == .color ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    let status = cairo_pattern_status(pattern)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(operation: "read a raster", reason: String(cString: cairo_status_to_string(status)))
    }
    return try body(pattern)
  }
}
