/// FFV1 (RFC 9043) of BGRA pictures, each a key frame: what a picture becomes depends on that picture alone.
struct FFV1Encoder: ~Copyable {
  private var encoder: ShimEncoder

  init(_ format: FilmFormat) throws(VideoEncodingError) {
    encoder = try ShimEncoder("ffv1", format, options: Self.options(format))
  }

  /// The configuration record (RFC 9043 §4.3).
  var configuration: [UInt8] { encoder.header }

  /// Encodes a picture.
  mutating func encode(_ picture: EncoderPicture) throws(VideoEncodingError) -> EncodedPicture {
    try encoder.send(picture)
    guard let packet = try encoder.receive(), packet.isKey else {
      throw .encoder(operation: "encode a picture", code: 0, text: "it is no key frame")
    }
    return EncodedPicture(bytes: packet.bytes, isKey: true)
  }

  /// - level=3: the version that is the most widely read, with a checksum in each slice.
  /// - coder=1, context=0: the range coder makes screens with flat areas some 40 % smaller than the Golomb-Rice
  ///   coder in 1.2 × its time, and the large context model makes them no smaller (1080p, FFmpeg 5.1).
  /// - slices=4: as many threads can decode a picture.
  ///
  /// FFmpeg's encoder knows one slice up to 352 × 288 pixels only and at least 2 × 2 above. A slice one pixel
  /// wide or high comes out black of FFmpeg 5.1's decoder; films as narrow as that are of level 1, which has none.
  private static func options(_ format: FilmFormat) -> [(name: String, value: String)] {
    let isSmall = format.width <= 352 && format.height <= 288
    let perSide = isSmall ? 1 : 2
    let common = [("g", "1"), ("coder", "1"), ("context", "0")]
    guard min(format.width, format.height) >= 2 * perSide else { return common + [("level", "1")] }
    return common + [("level", "3"), ("slices", "\(perSide * perSide)"), ("slicecrc", "1")]
  }
}
