public import AnimatorCore
public import SceneModel

/// What kind of film is made: size, rate, quality, and what it says about itself.
public struct FilmFormat: Hashable, Sendable {
  /// Pixels of the frames as they are drawn, 1…16384.
  public let width: Int
  /// Pixels of the frames as they are drawn, 1…16384.
  public let height: Int
  public let rate: FrameRate
  public let quality: FilmQuality
  /// Title in the file's metadata.
  public let title: String?
  /// Chapters in order of their frames, which count like those of the runs.
  public let chapters: [Chapter]

  public init(
    width: Int, height: Int, rate: FrameRate, quality: FilmQuality = .standard, title: String? = nil,
    chapters: [Chapter] = []
  ) {
    self.width = width
    self.height = height
    self.rate = rate
    self.quality = quality
    self.title = title
    self.chapters = chapters
  }

  /// Width of the film: 4:2:0 has even sides, an odd one gets its last column once more. A lossless film is as
  /// wide as it is drawn.
  public var codedWidth: Int { coded(width) }
  /// Height of the film: an odd one of 4:2:0 gets its last row once more.
  public var codedHeight: Int { coded(height) }

  private func coded(_ side: Int) -> Int { quality == .lossless ? side : side + side % 2 }

  static let largestSide = 16_384
}
