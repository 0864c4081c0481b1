public import SceneModel

extension SceneVerification {
  /// What is not as it was; each kind apart from the others.
  public struct Differences: Sendable, Hashable, Encodable {
    /// What it was, and what it is.
    public struct Change<Value: Sendable & Hashable & Encodable>: Sendable, Hashable, Encodable {
      public var golden: Value
      public var actual: Value

      public init(golden: Value, actual: Value) {
        self.golden = golden
        self.actual = actual
      }
    }

    /// Pixels.
    public struct PictureSize: Sendable, Hashable, Encodable {
      public var width: Int
      public var height: Int

      public init(width: Int, height: Int) {
        self.width = width
        self.height = height
      }
    }

    /// Neighbouring frames, both ends inclusive.
    public struct FrameSpan: Sendable, Hashable, Encodable {
      public var first: Int
      public var last: Int

      public init(first: Int, last: Int) {
        self.first = first
        self.last = last
      }

      public var count: Int { last - first + 1 }
    }

    /// The film is longer or shorter: frames.
    public var frameCount: Change<Int>?
    /// Frames of the scene that the golden film has not, in order; empty for films of one length.
    public var added: [FrameSpan] = []
    /// Frames of the golden film that the scene has not, in order; empty for films of one length.
    public var missing: [FrameSpan] = []
    /// Frames a second as a fraction, such as `60/1`.
    public var rate: Change<String>?
    public var size: Change<PictureSize>?
    /// The scene's own font files that are others than they were.
    public var fonts: [EnvironmentDifference] = []
    /// Frames with other pixels; nil when there is none, or when the size is another one.
    public var frames: FrameDifferences?
    /// The layer that is first another one; nil when layers are the same, or the golden file has none.
    public var layer: LayerDifference?

    public init() {}

    /// True when there is none.
    public var isEmpty: Bool {
      frameCount == nil && rate == nil && size == nil && frames == nil
    }
  }

  /// Frames with other pixels.
  public struct FrameDifferences: Sendable, Hashable, Encodable {
    /// Frames that could be compared.
    public var compared: Int
    /// How many of them differ, at least 1.
    public var differing: Int
    /// Which: frames of the scene, in order.
    public var ranges: [Differences.FrameSpan]
    public var first: FrameMoment
    /// How far the pixels of the worst frame are apart; nil when no picture of it is kept.
    public var pixels: MeasuredDifference?

    public init(
      compared: Int, differing: Int, ranges: [Differences.FrameSpan], first: FrameMoment,
      pixels: MeasuredDifference? = nil
    ) {
      self.compared = compared
      self.differing = differing
      self.ranges = ranges
      self.first = first
      self.pixels = pixels
    }
  }

  /// A frame and what happens in it.
  public struct FrameMoment: Sendable, Hashable, Encodable {
    public var frame: Int
    /// From the beginning of the film.
    public var seconds: Double
    /// The innermost step under way, or the last one before; nil for a scene without steps.
    public var step: StepMoment?

    public init(frame: Int, seconds: Double, step: StepMoment? = nil) {
      self.frame = frame
      self.seconds = seconds
      self.step = step
    }
  }

  /// How far the pictures of a frame are apart.
  public struct MeasuredDifference: Sendable, Hashable, Encodable {
    /// The frame they show.
    public var frame: Int
    /// Pixels of the pictures that were compared.
    public var pixels: Int
    public var difference: PixelDifference
    /// True when small pictures were compared, whose pixels are means of many.
    public var isOfSmallPictures: Bool

    public init(frame: Int, pixels: Int, difference: PixelDifference, isOfSmallPictures: Bool) {
      self.frame = frame
      self.pixels = pixels
      self.difference = difference
      self.isOfSmallPictures = isOfSmallPictures
    }
  }

  /// The first layer that is not as it was, from the digests in the golden file.
  public struct LayerDifference: Sendable, Hashable, Encodable {
    public enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
      case changed, added, removed
    }

    /// The frame in which it is first seen; digests may be kept of some frames only.
    public var frame: Int
    /// The layer's path, such as `detail/card/title`; layers without a name are counted: `#2`.
    public var layer: String
    public var kind: Kind
    /// What is another one, the first named first; all of them for a layer that came or went.
    public var groups: [PropertyGroup]
    /// How many layers differ in that frame.
    public var layers: Int

    /// True when the scene itself is another one: a layer came or went, or more of it differs than where it
    /// lies and how large it is, which may follow from the measures of other fonts.
    public var isOfScene: Bool {
      kind != .changed || groups.contains { $0 != .geometry && $0 != .transform }
    }

    public init(frame: Int, layer: String, kind: Kind, groups: [PropertyGroup], layers: Int) {
      self.frame = frame
      self.layer = layer
      self.kind = kind
      self.groups = groups
      self.layers = layers
    }
  }
}
