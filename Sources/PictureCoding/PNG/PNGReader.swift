internal import CSPNG
internal import SceneModel

/// PNG files through libspng.
enum PNGReader {
  static func uprightSize(of data: [UInt8]) throws(PictureError) -> PixelSize {
    let size = try withContext(data) { (context) throws(PictureError) in
      let header = try header(context)
      return PixelSize(width: Int(header.width), height: Int(header.height))
    }
    return orientation(data).upright(size)
  }

  private static func orientation(_ data: [UInt8]) -> Orientation {
    EXIF.orientation(inChunk: PNGChunks(data).first("eXIf").map(Array.init) ?? []) ?? .upright
  }

  static func decode(_ data: [UInt8]) throws(PictureError) -> PixelBuffer {
    let buffer = try withContext(data) { (context) throws(PictureError) in
      let header = try header(context)
      let profile = profile(context)
      var buffer = PixelBuffer(width: Int(header.width), height: Int(header.height))
      if header.bit_depth == 16 {
        try decodeDeep(context, header, profile, into: &buffer)
      } else {
        try decodeShallow(context, profile, into: &buffer)
      }
      return buffer
    }
    return orientation(data).applied(to: buffer)
  }

  /// Up to 8 bits a channel: rows are decoded in place, then converted in place.
  private static func decodeShallow(
    _ context: OpaquePointer, _ profile: [UInt8], into buffer: inout PixelBuffer
  ) throws(PictureError) {
    let (bytesPerRow, pixels) = (buffer.bytesPerRow, buffer.width * buffer.height)
    let status = buffer.bytes.withUnsafeMutableBytes { bytes -> Int32 in
      decodeRows(context, SPNG_FMT_RGBA8) { row, isWanted in
        isWanted ? bytes.baseAddress.map { ($0 + row * bytesPerRow, bytesPerRow) } : nil
      }
    }
    try check(status)
    let conversion = ColorProfile(profile, from: .rgba8, to: .rgba8)
    buffer.bytes.withUnsafeMutableBufferPointer { bytes in
      if let conversion, let base = bytes.baseAddress { conversion.convert(base, to: base, count: pixels) }
      Premultiplication.premultiply(bytes, swapsRedAndBlue: true)
    }
  }

  /// 16 bits a channel: by rows, or for an interlaced file, whose rows come in seven passes, as a whole.
  private static func decodeDeep(
    _ context: OpaquePointer, _ header: spng_ihdr, _ profile: [UInt8], into buffer: inout PixelBuffer
  ) throws(PictureError) {
    let (width, height) = (buffer.width, buffer.height)
    let isInterlaced = header.interlace_method != SPNG_INTERLACE_NONE.rawValue
    let conversion = ColorProfile(profile, from: .rgba16, to: .rgba8)
    var deep = [UInt16](repeating: 0, count: width * 4 * (isInterlaced ? height : 1))
    let status = deep.withUnsafeMutableBufferPointer { deep -> Int32 in
      buffer.bytes.withUnsafeMutableBufferPointer { bytes -> Int32 in
        guard let source = deep.baseAddress, let target = bytes.baseAddress else { return 0 }
        func finish(_ row: Int) {
          let input = source + (isInterlaced ? row * width * 4 : 0)
          let output = target + row * width * 4
          if let conversion {
            conversion.convert(input, to: output, count: width)
          } else {
            for index in 0..<(width * 4) { output[index] = eightBits(input[index]) }
          }
        }
        let status = decodeRows(context, SPNG_FMT_RGBA16) { row, isWanted in
          guard isWanted else {
            if !isInterlaced { finish(row) }
            return nil
          }
          return (UnsafeMutableRawPointer(source + (isInterlaced ? row * width * 4 : 0)), width * 8)
        }
        if isInterlaced { for row in 0..<height { finish(row) } }
        Premultiplication.premultiply(bytes, swapsRedAndBlue: true)
        return status
      }
    }
    try check(status)
  }

  /// v·255/65535 to nearest.
  private static func eightBits(_ value: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(value) * 255 + 32_767) / 65_535)
  }

  /// Decodes all rows. `memory` is asked for a row's memory before it is decoded (`true`) and told when
  /// it is there (`false`).
  private static func decodeRows(
    _ context: OpaquePointer, _ format: spng_format,
    memory: (_ row: Int, _ isWanted: Bool) -> (UnsafeMutableRawPointer, Int)?
  ) -> Int32 {
    let flags = SPNG_DECODE_TRNS.rawValue | SPNG_DECODE_PROGRESSIVE.rawValue
    var status = spng_decode_image(context, nil, 0, Int32(format.rawValue), Int32(flags))
    while status == 0 {
      var info = spng_row_info()
      status = spng_get_row_info(context, &info)
      guard status == 0, let (pointer, count) = memory(Int(info.row_num), true) else { break }
      status = spng_decode_row(context, pointer, count)
      if status == 0 || status == SPNG_EOI.rawValue { _ = memory(Int(info.row_num), false) }
    }
    return status == Int32(SPNG_EOI.rawValue) ? 0 : status
  }

  private static func withContext<Result>(
    _ data: [UInt8], _ body: (OpaquePointer) throws(PictureError) -> Result
  ) throws(PictureError) -> Result {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    defer { spng_ctx_free(context) }
    // libspng keeps the pointer, so everything happens while the bytes are held.
    let result: Swift.Result<Result, PictureError> = data.withUnsafeBytes { bytes in
      do throws(PictureError) {
        try check(spng_set_png_buffer(context, bytes.baseAddress, bytes.count))
        // A wrong checksum in a chunk that only describes the picture is no reason to refuse it; a chunk
        // of more than 16 MiB beside the pixels is.
        try check(
          spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_DISCARD.rawValue)))
        try check(spng_set_chunk_limits(context, 16 << 20, 32 << 20))
        return .success(try body(context))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func header(_ context: OpaquePointer) throws(PictureError) -> spng_ihdr {
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    return header
  }

  /// The ICC profile; empty when there is none or the file says that it is sRGB.
  private static func profile(_ context: OpaquePointer) -> [UInt8] {
    var intent: UInt8 = 0
    if spng_get_srgb(context, &intent) == 0 { return [] }
    var chunk = spng_iccp()
    guard spng_get_iccp(context, &chunk) == 0, let start = chunk.profile else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: chunk.profile_len))
  }

  private static func check(_ status: Int32) throws(PictureError) {
    guard status != 0 else { return }
    if status == Int32(SPNG_EMEM.rawValue) { throw .outOfMemory }
    throw .damaged(format: .png, reason: String(cString: spng_strerror(status)))
  }
}
