internal import CVideoEncoder

/// x264 with one thread and one set of parameters, from which bytes follow that depend on nothing else.
struct H264Encoder: ~Copyable {
  private var handle: OpaquePointer?
  private var sent: Int64 = 0
  /// Sequence and picture parameter sets, Annex B.
  let parameterSets: [UInt8]

  init(_ format: FilmFormat, tuning: FilmTuning) throws(VideoEncodingError) {
    let codec = "libx264"
    guard cve_has_encoder(codec) == 1 else { throw .missingEncoder(name: codec) }
    let options = [
      ("preset", format.quality.preset), ("crf", String(format.quality.constantRateFactor)),
      ("profile", "high"), ("x264-params", Self.parameters(format.quality) + tuning.encoderParameters),
    ]
    var handle: OpaquePointer?
    let code = codec.withCString { codec in
      filmPixelFormat.withCString { pixelFormat in
        withShimOptions(options) { options in
          var settings = cve_encoder_options(
            codec: codec, pixel_format: pixelFormat, options: options, width: Int32(format.codedWidth),
            height: Int32(format.codedHeight), threads: 1, rate_num: Int32(format.rate.numerator),
            rate_den: Int32(format.rate.denominator), color: filmColor)
          return cve_encoder_open(&handle, &settings)
        }
      }
    }
    try checkShim(code, "open")
    guard let handle else { throw .missingEncoder(name: codec) }
    var size: Int32 = 0
    let bytes = cve_encoder_extradata(handle, &size)
    parameterSets = Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    self.handle = handle
  }

  deinit {
    var handle = handle
    cve_encoder_free(&handle)
  }

  /// Sends the next picture.
  ///
  /// - Parameter offsets: for each macroblock its region-of-interest offset in hundredths; negative is finer.
  mutating func send(_ picture: PlanarPicture, offsets: [Int8]) throws(VideoEncodingError) {
    try checkShim(cve_encoder_send(handle, picture.handle, sent, offsets), "encode a picture")
    sent += 1
  }

  /// Says that no picture follows.
  mutating func flush() throws(VideoEncodingError) {
    try checkShim(cve_encoder_flush(handle), "finish")
  }

  /// A picture as x264 wrote it.
  struct Packet {
    /// Its place in the order of display.
    let index: Int
    /// Annex B.
    let bytes: [UInt8]
    let isKey: Bool
  }

  /// The next coded picture; nil when more must be sent first, or none is left after `flush()`.
  mutating func receive() throws(VideoEncodingError) -> Packet? {
    var packet = cve_packet()
    let code = cve_encoder_receive(handle, &packet)
    if code == cve_again || code == cve_end { return nil }
    try checkShim(code, "encode a picture")
    let bytes = UnsafeBufferPointer(start: packet.data, count: Int(packet.size))
    return Packet(index: Int(packet.pts), bytes: Array(bytes), isKey: packet.is_key == 1)
  }

  /// - bframes=0: with B-frames a still picture shimmers, and pictures would not follow in order of display.
  /// - ref=1: the picture before is the only reference, so that repeated pictures fit in anywhere.
  /// - keyint, scenecut: no key frame but the first.
  /// - threads, cpu-independent: the same bytes on every processor and for any number of jobs.
  /// - chroma-qp-offset: see `FilmQuality.chromaOffset`.
  private static func parameters(_ quality: FilmQuality) -> String {
    "bframes=0:ref=1:keyint=infinite:scenecut=0:cpu-independent=1:threads=1"
      + ":chroma-qp-offset=\(quality.chromaOffset)"
  }
}
