import VideoEncoding

/// How a film is rendered.
public struct RenderOptions: Sendable {
  public var quality = FilmQuality.standard
  /// Frames drawn and segments encoded at once; nil is the number of processors, at most 8. Changes no
  /// byte of the film.
  public var jobs: Int?
  /// True to replace a file that exists.
  public var isReplacing = false
  /// Only these frames; nil is all of them. Cuts frames and changes none.
  public var frames: Range<Int>?

  /// Whether the pictures of the script's `still` steps are written beside the film.
  public var writesStills = true
  /// What these have in their names before the ending, such as a variant's name; nil for nothing.
  public var stillSuffix: String?

  public init() {}
}

/// What came of a render. Its JSON has these keys.
public struct RenderedFilm: Sendable, Hashable, Encodable {
  /// As it was named.
  public let file: String
  public let frames: Int
  /// Frames a second as a fraction, such as `60/1`.
  public let fps: String
  public let seconds: Double
  /// Pixels; even unless it is lossless, so up to one more than the canvas has.
  public let width: Int
  /// Pixels; even unless it is lossless, so up to one more than the canvas has.
  public let height: Int
  /// Bytes of the film's file.
  public let bytes: Int
  /// Pictures that the script asked for, as they are named.
  public let stills: [String]
}
