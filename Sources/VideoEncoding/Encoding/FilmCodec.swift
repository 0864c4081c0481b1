/// How the pictures of a film are coded.
enum FilmCodec: Hashable, Sendable {
  case h264(X264Settings)
  case ffv1
}

extension FilmQuality {
  var codec: FilmCodec {
    switch self {
    case .draft: .h264(.draft)
    case .standard: .h264(.standard)
    case .high: .h264(.high)
    case .lossless: .ffv1
    }
  }

  /// What is asked of x264; nil for a lossless film, which it has no part in.
  package var x264: X264Settings? {
    if case .h264(let settings) = codec { settings } else { nil }
  }

  /// The qualities that x264 encodes.
  package static var lossy: [FilmQuality] { allCases.filter { $0.x264 != nil } }
}

extension FilmFormat {
  /// FFmpeg's name of the samples' layout in the encoder.
  var pixelFormat: String { quality == .lossless ? "bgra" : "yuv420p" }
}
