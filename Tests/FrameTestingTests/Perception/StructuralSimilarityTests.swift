import FrameTesting
import SceneModel
import Testing

/// Numbers of NumPy 2.4, in double precision: for each block p, q of (54 R + 183 G + 19 B) / 256
///
///     (2*p.mean()*q.mean() + C1) * (2*((p-p.mean())*(q-q.mean())).mean() + C2)
///       / ((p.mean()**2 + q.mean()**2 + C1) * (p.var() + q.var() + C2))
@Suite struct StructuralSimilarityTests {
  private let disc = PerceptionPictures.disc(x: 16 * 50)

  @Test func equalPicturesAreOne() throws {
    let similarity = try #require(StructuralSimilarity(disc, disc))
    #expect(similarity.worst == 1)
    #expect(similarity.block == PixelRegion(x: 0, y: 0, width: 64, height: 64))
  }

  @Test func aNudgePasses() throws {
    let similarity = try #require(StructuralSimilarity(disc, PerceptionPictures.disc(x: 16 * 50 + 2)))
    #expect(abs(similarity.worst - 0.999_679_371_861_607_4) < 1e-12)
    #expect(similarity.block == PixelRegion(x: 32, y: 0, width: 64, height: 64))
  }

  @Test func aMoveFails() throws {
    let similarity = try #require(StructuralSimilarity(disc, PerceptionPictures.disc(x: 16 * 53)))
    #expect(abs(similarity.worst - 0.930_501_192_649_803_1) < 1e-12)
    #expect(similarity.block == PixelRegion(x: 32, y: 0, width: 64, height: 64))
  }

  @Test(arguments: [
    (seed: 1, levels: 2, worst: 0.074_759_965), (1, 3, -0.041_356_633), (2, 5, 0.050_030_595),
    (3, 9, -0.061_318_593), (4, 3, -0.004_302_685),
  ])
  func speckles(seed: UInt32, levels: UInt32, worst: Double) throws {
    let similarity = try #require(
      StructuralSimilarity(
        PerceptionPictures.speckle(seed: seed, levels: levels),
        PerceptionPictures.speckle(seed: seed + 100, levels: levels)))
    #expect(abs(similarity.worst - worst) < 1e-9)
    #expect(similarity.block == PixelRegion(x: 0, y: 0, width: 37, height: 23))
  }

  /// Blocks reach the last row and column of a picture that no whole number of steps fits.
  @Test func thePicturesEdgeBelongsToABlock() throws {
    let plain = PerceptionPictures.plain(Color(rgb: 0x808080), width: 131, height: 97)
    var other = plain
    other.set(130, 96, .white)
    let similarity = try #require(StructuralSimilarity(plain, other))
    #expect(similarity.worst < 1)
    #expect(similarity.block == PixelRegion(x: 67, y: 33, width: 64, height: 64))
  }

  @Test func onePixel() throws {
    let similarity = try #require(
      StructuralSimilarity(
        PerceptionPictures.plain(.black, width: 1, height: 1),
        PerceptionPictures.plain(.white, width: 1, height: 1)))
    // Brightness alone: C₁ / (255² + C₁).
    #expect(abs(similarity.worst - 6.5025 / (65_025 + 6.5025)) < 1e-12)
  }
}

@Suite struct PerceptualComparisonTests {
  private let disc = PerceptionPictures.disc(x: 16 * 50)

  @Test func aNudgePassesAndAMoveFails() throws {
    let nudged = try #require(PerceptualComparison(disc, PerceptionPictures.disc(x: 16 * 50 + 2)))
    #expect(nudged.isAccepted)
    let moved = try #require(PerceptualComparison(disc, PerceptionPictures.disc(x: 16 * 53)))
    #expect(!moved.isAccepted)
    #expect(
      try #require(
        PerceptualComparison(
          disc, PerceptionPictures.disc(x: 16 * 53),
          tolerance: PerceptualTolerance(pixels: 176, similarity: 0.93))
      ).isAccepted)
  }

  /// What is too faint for the distance of any pixel is seen by the structure that goes missing.
  @Test func aFaintPatternThatIsGoneFails() throws {
    let plain = PerceptionPictures.plain(Color(rgb: 0x808080), width: 64, height: 64)
    var pattern = plain
    for y in 0..<64 {
      for x in 0..<64 { pattern.set(x, y, Color(rgb: (x + y) % 2 == 0 ? 0x7D7D7D : 0x838383)) }
    }
    let comparison = try #require(PerceptualComparison(plain, pattern))
    #expect(comparison.pixels.count == 0)
    // Equal means, no covariance, and a variance of 3².
    #expect(abs(comparison.similarity.worst - 58.5225 / (9 + 58.5225)) < 1e-12)
    #expect(!comparison.isAccepted)
  }
}
