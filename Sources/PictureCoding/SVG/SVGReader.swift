internal import CRSVG
internal import SceneModel

/// SVG files through librsvg.
enum SVGReader {
  /// The file's own size in whole pixels, after everything about it was judged.
  static func size(of data: [UInt8]) throws(PictureError) -> PixelSize {
    let document = try SVGDocument(data)
    try withHandle(data) { (_) throws(PictureError) in }
    func whole(_ side: Double) -> Int { max(Int(side.rounded()), 1) }
    return PixelSize(width: whole(document.width), height: whole(document.height))
  }

  /// The drawing stretched to a size in pixels.
  static func decode(_ data: [UInt8], width: Int, height: Int) throws(PictureError) -> PixelBuffer {
    let document = try SVGDocument(data)
    var buffer = PixelBuffer(width: width, height: height)
    try withHandle(data) { (handle) throws(PictureError) in
      let failure = buffer.bytes.withUnsafeMutableBufferPointer { bytes -> PictureError? in
        do throws(PictureError) {
          try draw(handle, document, into: bytes, width, height)
          return nil
        } catch { return error }
      }
      if let failure { throw failure }
    }
    return buffer
  }

  private static func draw(
    _ handle: UnsafeMutablePointer<RsvgHandle>, _ document: SVGDocument,
    into bytes: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int
  ) throws(PictureError) {
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
        Int32(clamping: width * 4))
    else { throw .outOfMemory }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .outOfMemory }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / document.width, Double(height) / document.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: document.width, height: document.height)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = rsvg_handle_render_document(handle, context, &viewport, &error)
    cairo_surface_flush(surface)
    guard isDrawn != 0 else { throw failure(error) }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw SVGDocument.damaged(String(cString: cairo_status_to_string(status)))
    }
  }

  /// Read from memory and without a base, so that librsvg opens no other file whatever stands in it.
  private static func withHandle(
    _ data: [UInt8], _ body: (UnsafeMutablePointer<RsvgHandle>) throws(PictureError) -> Void
  ) throws(PictureError) {
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBufferPointer {
      rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
    }
    guard let handle else { throw failure(error) }
    defer { g_object_unref(handle) }
    // Source: CSS Values 4: 96 pixels an inch.
    rsvg_handle_set_dpi(handle, 96)
    try body(handle)
  }

  private static func failure(_ error: UnsafeMutablePointer<GError>?) -> PictureError {
    guard let error else { return SVGDocument.damaged("librsvg cannot draw it") }
    defer { g_error_free(error) }
    let words = error.pointee.message.map { String(cString: $0) } ?? "librsvg cannot draw it"
    return SVGDocument.damaged(words.filter { $0 != "\n" })
  }
}
