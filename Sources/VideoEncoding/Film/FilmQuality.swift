/// How much time and how many bytes a film may take.
///
/// The pairs of preset and constant rate factor are design §7's; all make High profile, 8-bit 4:2:0.
public enum FilmQuality: String, CaseIterable, Sendable {
  /// superfast, crf 23: for a quick look.
  case draft
  /// veryfast, crf 18.
  case standard
  /// medium, crf 15: for the final file.
  case high

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

  /// Region-of-interest offsets, in hundredths, for the first frames of a hold.
  package struct Settling: Hashable, Sendable {
    /// Where a segment begins with the hold, so that its first frame is a key frame.
    package let opening: [Int]
    package let others: [Int]

    package init(opening: [Int], others: [Int]) {
      self.opening = opening
      self.others = others
    }
  }

  /// Measured on 1080p60 photographs with noise, so that no hold has a lower luma PSNR than a plain encode of all
  /// its frames at the same rate factor. superfast has no macroblock tree; it sharpens a hold for as long
  /// as it lasts, so most of the offset stands on the last frame.
  package var settling: Settling {
    switch self {
    case .draft: Settling(opening: [-8, -8, -8], others: [-12, -16, -18])
    case .standard: Settling(opening: [-2, -2, -2], others: [-10, -9, -8])
    case .high: Settling(opening: [-4, -4, -4], others: [-16, -14, -12])
    }
  }
}
