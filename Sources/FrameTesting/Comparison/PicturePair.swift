public import SceneModel

extension SceneVerification {
  /// A frame as the golden file or a reference film has it, and as the scene draws it now.
  public struct PicturePair: Sendable, Hashable {
    public var moment: FrameMoment
    /// Nil when no picture of the frame is kept. As large as `actual`, or smaller when it is one of the
    /// golden file's small pictures.
    public var expected: PixelBuffer?
    /// Nil for a frame that the scene has no more.
    public var actual: PixelBuffer?
    /// False when both are the same, as far as `expected` can tell.
    public var isDifferent: Bool

    public init(moment: FrameMoment, expected: PixelBuffer?, actual: PixelBuffer?, isDifferent: Bool) {
      self.moment = moment
      self.expected = expected
      self.actual = actual
      self.isDifferent = isDifferent
    }
  }
}
