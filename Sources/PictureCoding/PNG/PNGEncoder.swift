internal import CSPNG
package import SceneModel

/// Writes PNG files.
package enum PNGEncoder {
  /// The picture as a PNG with straight alpha, or without alpha when every pixel is opaque.
  ///
  /// Marked sRGB; no time and no text, so the same pixels give the same bytes with the same zlib.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point; written as the picture's resolution (72 · scale pixels an inch) so that
  ///     viewers show it in its size in points; nil leaves it out.
  ///   - level: zlib's effort, 0…9.
  /// - Throws: `outOfMemory`, or `damaged` with libspng's words.
  /// - Complexity: The result and two rows of memory.
  package static func encode(
    _ picture: PixelBuffer, scale: Double? = nil, level: Int = 6
  ) throws(PictureError) -> [UInt8] {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .outOfMemory }
    defer { spng_ctx_free(context) }
    let isOpaque = isOpaque(picture)
    try prepare(context, picture, isOpaque, scale, level)
    let channels = isOpaque ? 3 : 4
    var row = [UInt8](repeating: 0, count: picture.width * channels)
    var status: Int32 = 0
    for y in 0..<picture.height where status == 0 {
      straighten(picture, y, into: &row, isOpaque)
      status = row.withUnsafeBytes { spng_encode_row(context, $0.baseAddress, $0.count) }
    }
    guard status == Int32(SPNG_EOI.rawValue) else { throw failure(status) }
    var (length, error): (Int, Int32) = (0, 0)
    guard let bytes = spng_get_png_buffer(context, &length, &error) else { throw failure(error) }
    // libspng hands the buffer over to be freed with free().
    defer { free(bytes) }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))
  }

  private static func prepare(
    _ context: OpaquePointer, _ picture: PixelBuffer, _ isOpaque: Bool, _ scale: Double?, _ level: Int
  ) throws(PictureError) {
    var header = spng_ihdr()
    header.width = UInt32(picture.width)
    header.height = UInt32(picture.height)
    header.bit_depth = 8
    header.color_type = UInt8(
      isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR.rawValue : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue)
    try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, Int32(min(max(level, 0), 9))))
    try check(spng_set_ihdr(context, &header))
    try check(spng_set_srgb(context, 0))
    if let scale, scale.isFinite, scale > 0 {
      // 72 points an inch of 0.0254 m.
      let perMetre = UInt32(min((72 * scale / 0.0254).rounded(), 1_000_000))
      var resolution = spng_phys(ppu_x: perMetre, ppu_y: perMetre, unit_specifier: 1)
      try check(spng_set_phys(context, &resolution))
    }
    let flags = SPNG_ENCODE_PROGRESSIVE.rawValue | SPNG_ENCODE_FINALIZE.rawValue
    try check(spng_encode_image(context, nil, 0, Int32(SPNG_FMT_PNG.rawValue), Int32(flags)))
  }

  private static func isOpaque(_ picture: PixelBuffer) -> Bool {
    picture.bytes.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  private static func straighten(
    _ picture: PixelBuffer, _ y: Int, into row: inout [UInt8], _ isOpaque: Bool
  ) {
    let channels = isOpaque ? 3 : 4
    picture.bytes.withUnsafeBufferPointer { source in
      row.withUnsafeMutableBufferPointer { target in
        for x in 0..<picture.width {
          let (from, to) = (y * picture.bytesPerRow + x * 4, x * channels)
          let alpha = source[from + 3]
          if alpha == 255 {
            (target[to], target[to + 1], target[to + 2]) = (source[from + 2], source[from + 1], source[from])
          } else {
            target[to] = Premultiplication.divided(source[from + 2], alpha)
            target[to + 1] = Premultiplication.divided(source[from + 1], alpha)
            target[to + 2] = Premultiplication.divided(source[from], alpha)
          }
          if !isOpaque { target[to + 3] = alpha }
        }
      }
    }
  }

  private static func check(_ status: Int32) throws(PictureError) {
    if status != 0 { throw failure(status) }
  }

  private static func failure(_ status: Int32) -> PictureError {
    if status == Int32(SPNG_EMEM.rawValue) { return .outOfMemory }
    return .damaged(format: .png, reason: String(cString: spng_strerror(status)))
  }
}
