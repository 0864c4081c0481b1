import FrameTesting

/// How a scene is compared with its golden file.
public struct VerifyOptions: Sendable {
  /// When a golden file is written.
  public enum Recording: String, Sendable, CaseIterable {
    /// Whatever is there.
    case all
    /// Where there is none.
    case missing
    /// Where there is one that the scene does not pass, or that cannot be read.
    case failed
  }

  /// Frames drawn at once; nil is the number of processors, at most 8. Changes nothing in what comes of it.
  public var jobs: Int?
  /// Nil compares and writes nothing.
  public var recording: Recording?
  /// True to let equal frames alone decide, in other environments too, and whatever `perception` says.
  public var isStrict = false
  /// Frames that differ pass when they look the same within this tolerance; nil lets none pass. They are
  /// compared with the reference film where there is one, else the small pictures are.
  public var perception: PerceptualTolerance?

  /// The lossless film of what the golden file approved, as `render` makes it with the quality `lossless`: frames that
  /// differ are compared with it, pixel by pixel. It has to have the golden file's hashes.
  public var reference: String?

  public init() {}
}
