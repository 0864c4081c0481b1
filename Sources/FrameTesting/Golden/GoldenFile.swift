public import AnimatorCore
public import SceneModel

/// What a scene was when somebody said it was right: the text of `<scene>.framehash`.
///
/// The text begins with FFmpeg's framehash list as `screenplay hash` prints it. What follows stands in lines that
/// begin with `#screenplay`: the environment the frames were drawn in and a few small pictures of them, the
/// same for further environments, digests of the layers, and a last line that ends the file. The same scene in
/// the same environment always makes the same bytes.
public struct GoldenFile: Sendable, Hashable {
  /// A list of hashes, and the environment for which it holds.
  public struct Approval: Sendable, Hashable {
    public var environment: GoldenEnvironment
    public var hashes: FrameHashList
    /// In the order of frames.
    public var pictures: [SmallPicture]

    public init(environment: GoldenEnvironment, hashes: FrameHashList, pictures: [SmallPicture]) {
      self.environment = environment
      self.hashes = hashes
      self.pictures = pictures
    }
  }

  /// Frames a second instead of the script's, as it was recorded; nil for the script's own.
  public var rate: FrameRate?
  /// Pixels a point instead of the script's, as it was recorded; nil for the script's own.
  public var scale: Double?
  /// The environments in which the scene was approved, at least one; all films have the same number of
  /// frames, rate and size.
  public var approvals: [Approval]
  /// The scene's own fonts: the name of each file and the first 12 digits of its SHA-256.
  var fonts: [GoldenEnvironment.Part]
  var trail: LayerTrail

  /// - Parameters:
  ///   - runs: The film's runs.
  ///   - fonts: The scene's own.
  ///   - presentation: The layers of a frame.
  public init(
    approvals: [Approval], rate: FrameRate? = nil, scale: Double? = nil, runs: [FrameRun],
    fonts: [FontFile], presentation: (Int) -> LayerPresentation
  ) throws(HashingError) {
    self.init(
      rate: rate, scale: scale, approvals: approvals, fonts: try GoldenFile.parts(of: fonts),
      trail: LayerTrail.make(runs: runs, fonts: fonts, presentation: presentation))
  }

  init(
    rate: FrameRate?, scale: Double?, approvals: [Approval], fonts: [GoldenEnvironment.Part],
    trail: LayerTrail
  ) {
    self.rate = rate
    self.scale = scale
    self.approvals = approvals
    self.fonts = fonts
    self.trail = trail
  }

  /// The version of the text's form that is written and read.
  static let version = 1

  /// How a golden file names fonts: by their bytes.
  static func parts(of fonts: [FontFile]) throws(HashingError) -> [GoldenEnvironment.Part] {
    var parts: [GoldenEnvironment.Part] = []
    for font in fonts {
      parts.append(GoldenEnvironment.Part("font \(font.name)", try fontDigest(font.data)))
    }
    return parts
  }

  /// What stands for a font file: the first 12 digits of its SHA-256.
  public static func fontDigest(_ bytes: [UInt8]) throws(HashingError) -> String {
    String(try SHA256.hash(bytes).hex.prefix(12))
  }
}

/// Why a text is no golden file that anything can be compared with.
public struct GoldenFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// Lower case, no full stop.
  public let message: String
  /// What to do besides recording the file anew.
  public let hint: String?

  init(line: Int, _ message: String, hint: String? = nil) {
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// `line 7: …`.
  public var description: String { "line \(line): \(message)" }
}
