internal import CTurboJPEG
internal import SceneModel

/// JPEG files through libjpeg-turbo.
enum JPEGReader {
  static func uprightSize(of data: [UInt8]) throws(PictureError) -> PixelSize {
    let header = try Decompressor().header(data)
    return JPEGSegments(data).orientation.upright(header.size)
  }

  static func decode(_ data: [UInt8]) throws(PictureError) -> PixelBuffer {
    let decompressor = try Decompressor()
    let header = try decompressor.header(data)
    let segments = JPEGSegments(data)
    var buffer = PixelBuffer(width: header.size.width, height: header.size.height)
    try decompressor.decompress(data, header, into: &buffer)
    let pixels = header.size.width * header.size.height
    buffer.bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      if header.isCMYK {
        convertCMYK(base, pixels, segments)
      } else if let profile = ColorProfile(segments.profile, from: .bgra8, to: .bgra8) {
        profile.convert(base, to: base, count: pixels)
      }
    }
    return segments.orientation.applied(to: buffer)
  }

  /// The end marker, FF D9, is somewhere: some programs write more after it.
  static func hasEnd(_ data: [UInt8]) -> Bool {
    data.withUnsafeBufferPointer { bytes in
      var index = bytes.count - 2
      while index >= 0 {
        if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
        index -= 1
      }
      return false
    }
  }

  /// Four bytes of ink to BGRA in place, by the file's profile or, without one, by
  /// red = (255 − cyan)·(255 − black)/255 and so on.
  private static func convertCMYK(_ base: UnsafeMutableRawPointer, _ count: Int, _ segments: JPEGSegments) {
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    let layout: ColorProfile.Layout = segments.isAdobe ? .invertedCMYK8 : .cmyk8
    if let profile = ColorProfile(segments.profile, from: layout, to: .bgra8) {
      profile.convert(base, to: base, count: count)
      for index in 0..<count { bytes[index * 4 + 3] = 255 }
      return
    }
    let mask: UInt8 = segments.isAdobe ? 0 : 255
    for index in stride(from: 0, to: count * 4, by: 4) {
      let black = bytes[index + 3] ^ mask
      let red = Premultiplication.multiplied(bytes[index] ^ mask, black)
      let green = Premultiplication.multiplied(bytes[index + 1] ^ mask, black)
      let blue = Premultiplication.multiplied(bytes[index + 2] ^ mask, black)
      (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]) = (blue, green, red, 255)
    }
  }
}

/// Owns one libjpeg-turbo handle; used by one thread.
private final class Decompressor {
  struct Header {
    var size: PixelSize
    var isCMYK: Bool
  }

  private let handle: tjhandle

  init() throws(PictureError) {
    guard let handle = tjInitDecompress() else { throw .outOfMemory }
    self.handle = handle
  }

  deinit { tjDestroy(handle) }

  func header(_ data: [UInt8]) throws(PictureError) -> Header {
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let status = data.withUnsafeBufferPointer {
      tjDecompressHeader3(handle, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &space)
    }
    // A warning leaves the size in place; only an error does not.
    if status != 0, tjGetErrorCode(handle) != TJERR_WARNING.rawValue || width <= 0 { throw failure() }
    let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    return Header(size: PixelSize(width: Int(width), height: Int(height)), isCMYK: isCMYK)
  }

  /// BGRA with alpha 255, or the four inks of a CMYK file.
  func decompress(_ data: [UInt8], _ header: Header, into buffer: inout PixelBuffer) throws(PictureError) {
    // A file cut inside its last header decodes to grey without a word.
    guard JPEGReader.hasEnd(data) else { throw .damaged(format: .jpeg, reason: "the file ends early") }
    let format = header.isCMYK ? TJPF_CMYK : TJPF_BGRA
    let (width, height) = (Int32(header.size.width), Int32(header.size.height))
    // The accurate DCT gives the same pixels with and without SIMD; the limit of 500 scans stops files
    // made to decode for minutes.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let status = data.withUnsafeBufferPointer { input in
      buffer.bytes.withUnsafeMutableBufferPointer { output in
        tjDecompress2(
          handle, input.baseAddress, UInt(input.count), output.baseAddress, width, width * 4, height,
          format.rawValue, flags)
      }
    }
    guard status != 0 else { return }
    let error = failure()
    // Stray bytes between markers do no harm and many cameras write them; a file that ends early does.
    let isHarmless = tjGetErrorCode(handle) == TJERR_WARNING.rawValue && !endsEarly(error)
    if !isHarmless { throw error }
  }

  private func endsEarly(_ error: PictureError) -> Bool {
    if case .damaged(_, let reason) = error { return reason.lowercased().contains("premature end") }
    return true
  }

  private func failure() -> PictureError {
    let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
    return .damaged(format: .jpeg, reason: text)
  }
}
