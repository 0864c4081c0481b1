internal import CVideoEncoder

extension FilmFormat {
  /// How the samples of the film are to be understood, in ITU-T H.273 code points. Written into the stream and
  /// into the file.
  ///
  /// 4:2:0: BT.709 in all three respects, limited range, chroma at the left, which is what `pk_bgra_to_yuv420p`
  /// makes. Lossless: sRGB as it was drawn, without a matrix, full range.
  var color: cve_color {
    quality == .lossless
      ? cve_color(primaries: 1, transfer: 13, matrix: 0, full_range: 1, chroma_location: 0)
      : cve_color(primaries: 1, transfer: 1, matrix: 1, full_range: 0, chroma_location: 1)
  }
}
