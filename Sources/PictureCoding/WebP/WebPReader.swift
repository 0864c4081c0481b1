internal import CWebP
internal import SceneModel

/// Still WebP files through libwebp.
enum WebPReader {
  static func uprightSize(of data: [UInt8]) throws(PictureError) -> PixelSize {
    orientation(data).upright(try size(of: data))
  }

  private static func orientation(_ data: [UInt8]) -> Orientation {
    EXIF.orientation(inChunk: RIFF.chunk("EXIF", in: data)) ?? .upright
  }

  private static func size(of data: [UInt8]) throws(PictureError) -> PixelSize {
    size(of: try features(data))
  }

  private static func size(of features: WebPBitstreamFeatures) -> PixelSize {
    PixelSize(width: Int(features.width), height: Int(features.height))
  }

  static func decode(_ data: [UInt8]) throws(PictureError) -> PixelBuffer {
    let features = try features(data)
    let size = size(of: features)
    var buffer = PixelBuffer(width: size.width, height: size.height)
    let (bytesPerRow, pixels) = (buffer.bytesPerRow, size.width * size.height)
    let profile = ColorProfile(RIFF.chunk("ICCP", in: data), from: .bgra8, to: .bgra8)
    let isDecoded = buffer.bytes.withUnsafeMutableBufferPointer { output -> Bool in
      let decoded = data.withUnsafeBufferPointer { input in
        WebPDecodeBGRAInto(
          input.baseAddress, input.count, output.baseAddress, output.count, Int32(bytesPerRow))
      }
      guard decoded != nil, let base = output.baseAddress else { return false }
      if let profile { profile.convert(base, to: base, count: pixels) }
      if features.has_alpha != 0 { Premultiplication.premultiply(output, swapsRedAndBlue: false) }
      return true
    }
    guard isDecoded else {
      throw .damaged(format: .webp, reason: "the compressed pixels are damaged or cut off")
    }
    return orientation(data).applied(to: buffer)
  }

  private static func features(_ data: [UInt8]) throws(PictureError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBufferPointer {
      WebPGetFeaturesInternal($0.baseAddress, $0.count, &features, WEBP_DECODER_ABI_VERSION)
    }
    switch status {
    case VP8_STATUS_OK: break
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .damaged(format: .webp, reason: "the file ends in its header")
    default: throw .damaged(format: .webp, reason: "the header is damaged")
    }
    if features.has_animation != 0 { throw .unsupported(kind: "an animated WebP") }
    return features
  }
}

/// The chunks of a WebP container.
///
/// Source: RFC 9649, section 2.3: a name of four bytes, a length, the data, one byte more if it is odd.
enum RIFF {
  /// The first chunk of that name; empty when there is none.
  static func chunk(_ name: String, in data: [UInt8]) -> [UInt8] {
    var position = 12
    while position + 8 <= data.count {
      let length = (0..<4).reduce(0) { $0 | Int(data[position + 4 + $1]) << (8 * $1) }
      let end = min(position + 8 + length, data.count)
      if data[position..<(position + 4)].elementsEqual(name.utf8) { return Array(data[(position + 8)..<end]) }
      position = end + length % 2
    }
    return []
  }
}
