/// The numbers behind how a film is cut and encoded. The same for every film, whatever the jobs; tests vary
/// them.
package struct FilmTuning: Hashable, Sendable {
  /// How the frames of a hold after the first few are made.
  package enum Holds: Hashable, Sendable {
    /// As hand-made pictures that repeat the one before, unless the stream is of an unexpected shape.
    case repeated
    /// By the encoder, as any other frame.
    case encoded
  }

  package var holds = Holds.repeated
  /// Frames of a hold that the encoder makes, so that it can sharpen the picture. After them nothing changes.
  package var settlingFrames = 3
  /// How much finer these frames are made; nil for what the quality asks for.
  package var settling: X264Settings.Settling?
  /// A segment ends at the first hold after this many pictures …
  package var fewestPictures = 48
  /// … and at this many in any case.
  package var mostPictures = 240
  /// More options for x264, after all others.
  package var encoderParameters = ""

  package init() {}

  /// Coded pictures of a segment wait in memory until it is written, and lossless ones are large. They need no
  /// common key frame, so that there is no reason for long segments.
  package init(_ quality: FilmQuality) {
    guard quality == .lossless else { return }
    fewestPictures = 4
    mostPictures = 4
  }

  /// The region-of-interest offset, in hundredths, of a frame of a run.
  ///
  /// An encoder that saw the whole hold would spend more on its first frame, since so many follow from it; ours
  /// sees three of them. Holds of less than a dozen repeated frames get as much less.
  ///
  /// - Parameter isOpening: the run begins a segment, with a key frame.
  func offset(frame: Int, of count: Int, isOpening: Bool, _ x264: X264Settings) -> Int {
    let settling = settling ?? x264.settling
    let offsets = isOpening ? settling.opening : settling.others
    guard count > settlingFrames, frame < offsets.count else { return 0 }
    return offsets[frame] * min(count - settlingFrames, 12) / 12
  }
}
