/// How much a scene may ask for before it is refused: a scene may come from a stranger.
///
/// Each limit has a message of its own and a flag of the command that raises it.
public struct Limits: Hashable, Sendable {
  /// Bytes of a script (`--max-script-size`).
  public var scriptBytes = 1 << 20
  /// Lists and objects inside each other in a script (`--max-depth`).
  public var depth = 64
  /// Pixels along a side of the canvas or of a picture (`--max-side`).
  public var side = 16_384
  /// Pixels of one picture (`--max-pixels`).
  public var picturePixels = 64_000_000
  /// Bytes of one picture or font file (`--max-file-size`).
  public var fileBytes = 128 << 20
  /// Frames of a film (`--max-frames`).
  public var frames = 100_000
  /// Steps that are run, repetitions counted each time (`--max-steps`).
  public var steps = 100_000

  public init() {}

  public static let standard = Limits()
}
