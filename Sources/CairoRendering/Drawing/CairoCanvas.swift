internal import CCairo

/// A Cairo context over pixels that somebody else owns. Made, used and dropped by one thread.
final class CairoCanvas {
  let context: OpaquePointer
  let width: Int
  let height: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private let bytesPerRow: Int
  private let surface: OpaquePointer

  /// - Parameter memory: `height` rows of `bytesPerRow` bytes that outlive the canvas.
  init(
    _ memory: UnsafeMutablePointer<UInt8>, _ format: Raster.Format, width: Int, height: Int, bytesPerRow: Int
  ) throws(DrawingError) {
    self.width = width
    self.height = height
    self.memory = memory
    self.bytesPerRow = bytesPerRow
    guard
      let surface = cairo_image_surface_create_for_data(
        memory, format.cairo, Int32(clamping: width), Int32(clamping: height), Int32(clamping: bytesPerRow))
    else { throw .cairo(operation: "make a surface", reason: "no surface") }
    self.surface = surface
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .cairo(operation: "make a context", reason: "no context")
    }
    self.context = context
    try check("make a surface of \(width) × \(height) pixels", cairo_surface_status(surface))
    try check("make a context", cairo_status(context))
  }

  convenience init(_ raster: Raster) throws(DrawingError) {
    try self.init(
      raster.pixels, raster.format, width: raster.width, height: raster.height,
      bytesPerRow: raster.bytesPerRow)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Hands out the memory of a part of the canvas, past Cairo and its clip.
  func write(_ area: PixelRect, _ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
    cairo_surface_flush(surface)
    body(memory + area.top * bytesPerRow + area.left * 4, bytesPerRow)
    cairo_surface_mark_dirty_rectangle(
      surface, Int32(clamping: area.left), Int32(clamping: area.top), Int32(clamping: area.width),
      Int32(clamping: area.height))
  }

  /// Copies a part of the canvas as it stands.
  func copy(_ area: PixelRect, to raster: Raster) {
    cairo_surface_flush(surface)
    for row in 0..<area.height {
      (raster.pixels + row * raster.bytesPerRow).update(
        from: memory + (area.top + row) * bytesPerRow + area.left * 4, count: area.width * 4)
    }
  }

  /// Puts a part of a raster of the canvas's size in its place.
  func copy(_ area: PixelRect, from raster: Raster) {
    write(area) { target, bytesPerRow in
      for row in 0..<area.height {
        (target + row * bytesPerRow).update(
          from: raster.pixels + (area.top + row) * raster.bytesPerRow + area.left * 4, count: area.width * 4)
      }
    }
  }

  /// Writes out what is pending and reports the first thing that went wrong; Cairo's errors stick.
  func finish() throws(DrawingError) {
    cairo_surface_flush(surface)
    try check("draw", cairo_status(context))
    try check("write pixels", cairo_surface_status(surface))
  }

  private func check(_ operation: String, _ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(operation: operation, reason: String(cString: cairo_status_to_string(status)))
  }
}
