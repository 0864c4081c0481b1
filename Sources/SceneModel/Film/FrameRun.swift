/// Neighbouring frames that show one picture: drawn, converted and hashed once.
public struct FrameRun: Hashable, Sendable {
  /// Never empty; its first frame is the one to draw.
  public let frames: Range<Int>

  public init(_ frames: Range<Int>) {
    precondition(!frames.isEmpty)
    self.frames = frames
  }
}

/// A named moment of a film.
public struct Chapter: Hashable, Sendable {
  public let title: String
  /// The first frame that belongs to it.
  public let frame: Int

  public init(title: String, frame: Int) {
    self.title = title
    self.frame = frame
  }
}
