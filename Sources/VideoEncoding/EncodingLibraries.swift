internal import CVideoEncoder

/// What FFmpeg can do here.
package enum EncodingLibraries {
  /// The libraries that films depend on, with their versions as they run (not as they were compiled).
  package static var versions: [(name: String, version: String)] {
    [("libavcodec", text(cve_avcodec_version())), ("libavformat", text(cve_avformat_version()))]
  }

  /// True when FFmpeg can encode H.264 with x264.
  package static var hasEncoder: Bool { cve_has_encoder("libx264") == 1 }

  /// True when FFmpeg can read and write FFV1, for lossless films.
  package static var hasLossless: Bool { cve_has_encoder("ffv1") == 1 }

  private static func text(_ version: UInt32) -> String {
    "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }
}
