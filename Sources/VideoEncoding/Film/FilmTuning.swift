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
  /// Frames of a hold that the encoder makes, so that it can sharpen the picture.
  package var settlingFrames = 3
  /// Region-of-interest offsets in hundredths for the settling frames of a hold, from the first on.
  package var settlingOffsets = [0, 0, 0]
  /// A segment ends at the first hold after this many pictures …
  package var fewestPictures = 30
  /// … and at this many in any case.
  package var mostPictures = 240
  /// More options for x264, after all others.
  package var encoderParameters = ""

  package init() {}
}
