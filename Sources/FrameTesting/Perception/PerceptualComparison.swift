public import SceneModel

/// What two pictures may differ by and still pass for the same.
public struct PerceptualTolerance: Hashable, Sendable {
  /// The YIQ distance up to which two pixels look alike, 0…1.
  public var distance: Double
  /// How many pixels may look different.
  public var pixels: Int
  /// The least structural similarity of any block, −1…1.
  public var similarity: Double

  public init(distance: Double = 0.1, pixels: Int = 0, similarity: Double = 0.99) {
    self.distance = distance
    self.pixels = pixels
    self.similarity = similarity
  }
}

/// Two pictures as somebody sees them: which pixels look different, and how alike the worst block is.
public struct PerceptualComparison: Hashable, Sendable, Encodable {
  public let pixels: VisibleDifference
  public let similarity: StructuralSimilarity
  /// Whether both are within the tolerance.
  public let isAccepted: Bool

  /// Compares two pictures; nil when their sizes differ.
  ///
  /// - Complexity: O(pixels); some 50 ms for 1920 × 1080 that differ here and there, 0.4 s where every pixel does.
  public init?(
    _ expected: PixelBuffer, _ actual: PixelBuffer, tolerance: PerceptualTolerance = PerceptualTolerance()
  ) {
    guard let pixels = VisibleDifference(expected, actual, threshold: tolerance.distance),
      let similarity = StructuralSimilarity(expected, actual)
    else { return nil }
    self.pixels = pixels
    self.similarity = similarity
    isAccepted = pixels.count <= tolerance.pixels && similarity.worst >= tolerance.similarity
  }
}
