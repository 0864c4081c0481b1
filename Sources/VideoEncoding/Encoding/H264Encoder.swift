/// x264 with one set of parameters.
struct H264Encoder: ~Copyable {
  private var encoder: ShimEncoder

  init(
    _ format: FilmFormat, _ settings: X264Settings, tuning: FilmTuning
  ) throws(VideoEncodingError) {
    encoder = try ShimEncoder(
      "libx264", format,
      options: [
        ("preset", settings.preset), ("crf", String(settings.constantRateFactor)), ("profile", "high"),
        ("x264-params", Self.parameters(settings) + tuning.encoderParameters),
      ])
  }

  /// Sequence and picture parameter sets, Annex B.
  var parameterSets: [UInt8] { encoder.header }

  /// Sends the next picture.
  ///
  /// - Parameter offsets: for each macroblock its region-of-interest offset in hundredths; negative is finer.
  mutating func send(_ picture: EncoderPicture, offsets: [Int8]) throws(VideoEncodingError) {
    try encoder.send(picture, offsets: offsets)
  }

  /// Says that no picture follows.
  mutating func flush() throws(VideoEncodingError) { try encoder.flush() }

  /// The next coded picture, Annex B; nil when more must be sent first, or none is left after `flush()`.
  mutating func receive() throws(VideoEncodingError) -> ShimEncoder.Packet? { try encoder.receive() }

  /// - bframes=0: with B-frames a still picture shimmers, and pictures would not follow in order of display.
  /// - ref=1: the picture before is the only reference, so that repeated pictures fit in anywhere.
  /// - keyint, scenecut: no key frame but the first.
  /// - threads, cpu-independent: the same bytes on every processor and for any number of jobs.
  /// - chroma-qp-offset: see `X264Settings.chromaOffset`.
  private static func parameters(_ settings: X264Settings) -> String {
    "bframes=0:ref=1:keyint=infinite:scenecut=0:cpu-independent=1:threads=1"
      + ":chroma-qp-offset=\(settings.chromaOffset)"
  }
}
