/// What a quality asks of x264. The pairs of preset and constant rate factor are the project's own choice; all
/// make High profile, 8-bit 4:2:0.
///
/// The offsets were measured on 1080p60 photographs with noise, on the same with cards and text, and on moving
/// patches of flat colours.
package struct X264Settings: Hashable, Sendable {
  /// x264's preset.
  package let preset: String
  /// x264's constant rate factor: lower is finer.
  package let constantRateFactor: Int

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
  package let settling: Settling

  /// Region-of-interest offset, in hundredths, for macroblocks in which a flat area ends at a hard edge.
  ///
  /// Ringing beside the edge shows as a wrong colour of the area: one code of chroma is two levels of blue. Few
  /// macroblocks are of this kind, so the file grows by some 3 %.
  let edgeOffset: Int

  /// x264's chroma-qp-offset, for the same reason.
  let chromaOffset: Int
}

extension X264Settings {
  static let draft = X264Settings(
    preset: "superfast", constantRateFactor: 23,
    settling: Settling(opening: [-8, -8, -8], others: [-12, -16, -18]), edgeOffset: -40, chromaOffset: -6)
  static let standard = X264Settings(
    preset: "veryfast", constantRateFactor: 18,
    settling: Settling(opening: [-2, -2, -2], others: [-10, -8, -7]), edgeOffset: -30, chromaOffset: -2)
  static let high = X264Settings(
    preset: "medium", constantRateFactor: 15,
    settling: Settling(opening: [-4, -4, -4], others: [-16, -14, -12]), edgeOffset: -30, chromaOffset: 0)
}
