internal import CVideoEncoder

/// An encoder of FFmpeg's with one thread, from which bytes follow that depend on nothing but its options and
/// its pictures.
struct ShimEncoder: ~Copyable {
  private var handle: OpaquePointer?
  private var sent: Int64 = 0
  /// What the codec wants to stand in the head of the file.
  let header: [UInt8]

  /// - Parameters:
  ///   - codec: FFmpeg's name of the encoder.
  ///   - options: The encoder's own; an unknown name is an error.
  init(
    _ codec: String, _ format: FilmFormat, options: [(name: String, value: String)]
  ) throws(VideoEncodingError) {
    guard cve_has_encoder(codec) == 1 else { throw .missingEncoder(name: codec) }
    var handle: OpaquePointer?
    let code = codec.withCString { codec in
      format.pixelFormat.withCString { pixelFormat in
        withShimOptions(options) { options in
          var settings = cve_encoder_options(
            codec: codec, pixel_format: pixelFormat, options: options, width: Int32(format.codedWidth),
            height: Int32(format.codedHeight), threads: 1, rate_num: Int32(format.rate.numerator),
            rate_den: Int32(format.rate.denominator), color: format.color)
          return cve_encoder_open(&handle, &settings)
        }
      }
    }
    try checkShim(code, "open")
    guard let handle else { throw .missingEncoder(name: codec) }
    var size: Int32 = 0
    let bytes = cve_encoder_extradata(handle, &size)
    header = Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
    self.handle = handle
  }

  deinit {
    var handle = handle
    cve_encoder_free(&handle)
  }

  /// Sends the next picture.
  ///
  /// - Parameter offsets: For each macroblock its region-of-interest offset in hundredths, negative is finer;
  ///   nil for none.
  mutating func send(_ picture: EncoderPicture, offsets: [Int8]? = nil) throws(VideoEncodingError) {
    let code =
      if let offsets { cve_encoder_send(handle, picture.handle, sent, offsets) } else {
        cve_encoder_send(handle, picture.handle, sent, nil)
      }
    try checkShim(code, "encode a picture")
    sent += 1
  }

  /// Says that no picture follows.
  mutating func flush() throws(VideoEncodingError) {
    try checkShim(cve_encoder_flush(handle), "finish")
  }

  /// A picture as the encoder wrote it.
  struct Packet {
    /// Its place in the order of display.
    let index: Int
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
}
