/// What each quality asks of x264. The offsets were measured on 1080p60 photographs with noise, on the same with
/// cards and text, and on moving patches of flat colours.
extension FilmQuality {
  /// x264's preset.
  package var preset: String {
    switch self {
    case .draft: "superfast"
    case .standard: "veryfast"
    case .high: "medium"
    }
  }

  /// x264's constant rate factor: lower is finer.
  package var constantRateFactor: Int {
    switch self {
    case .draft: 23
    case .standard: 18
    case .high: 15
    }
  }

  /// Region-of-interest offsets, in hundredths of the 51 quantisers, for the first frames of a hold.
  package struct Settling: Hashable, Sendable {
    /// Where a segment begins with the hold, so that its first frame is a key frame.
    package let opening: [Int]
    package let others: [Int]

    package init(opening: [Int], others: [Int]) {
      self.opening = opening
      self.others = others
    }
  }

  /// So much that no hold has a lower luma PSNR than in a plain encode of all its frames at the same rate
  /// factor. superfast has no macroblock tree and sharpens a hold for as long as it lasts, so there most
  /// stands on the last frame.
  package var settling: Settling {
    switch self {
    case .draft: Settling(opening: [-8, -8, -8], others: [-12, -16, -18])
    case .standard: Settling(opening: [-2, -2, -2], others: [-10, -8, -7])
    case .high: Settling(opening: [-4, -4, -4], others: [-16, -14, -12])
    }
  }

  /// Region-of-interest offset, in hundredths, for macroblocks in which a flat area ends at a hard edge.
  ///
  /// Ringing beside the edge shows as a wrong colour of the area: one code of chroma is two levels of blue. Few
  /// macroblocks are of this kind, so the file grows by some 3 %.
  var edgeOffset: Int {
    switch self {
    case .draft: -40
    case .standard: -30
    case .high: -30
    }
  }

  /// x264's chroma-qp-offset, for the same reason.
  var chromaOffset: Int {
    switch self {
    case .draft: -6
    case .standard: -2
    case .high: 0
    }
  }
}
