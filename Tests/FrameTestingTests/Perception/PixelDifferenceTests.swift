import FrameTesting
import SceneModel
import Testing

@Suite struct PixelDifferenceTests {
  private let disc = PerceptionPictures.disc(x: 16 * 50)

  @Test func equalPictures() throws {
    let difference = try #require(PixelDifference(disc, PerceptionPictures.disc(x: 16 * 50)))
    #expect(difference.isNone)
    #expect(difference.greatest == 0 && difference.mean == 0 && difference.bounds == nil)
  }

  @Test func oneLevelOfOnePixel() throws {
    var other = disc
    other.set(50, 45, Color(red: 20, green: 40, blue: 91))
    let difference = try #require(PixelDifference(disc, other))
    #expect(difference.count == 1 && difference.greatest == 1)
    #expect(difference.mean == 1 / 36_000.0)
    #expect(difference.bounds == PixelRegion(x: 50, y: 45, width: 1, height: 1))
  }

  /// NumPy: d = abs(a - b); (d.max(axis=2) > 0).sum(), d.max(), d.mean(), and the extent of d > 0.
  @Test func numbersOfNumPy() throws {
    let nudged = try #require(PixelDifference(disc, PerceptionPictures.disc(x: 16 * 50 + 2)))
    #expect(nudged.count == 218 && nudged.greatest == 30)
    #expect(abs(nudged.mean - 0.256_388_888_888_888_9) < 1e-15)
    #expect(nudged.bounds == PixelRegion(x: 20, y: 15, width: 61, height: 60))
    let moved = try #require(PixelDifference(disc, PerceptionPictures.disc(x: 16 * 53)))
    #expect(moved.count == 560 && moved.greatest == 235)
    #expect(abs(moved.mean - 6.148_888_888_888_889) < 1e-14)
    #expect(moved.bounds?.description == "63 × 60 at 20, 15")
  }

  @Test func otherSizesAreNotCompared() {
    let (wide, high) = (PixelBuffer(width: 4, height: 2), PixelBuffer(width: 2, height: 4))
    #expect(PixelDifference(wide, high) == nil)
    #expect(VisibleDifference(wide, high) == nil)
    #expect(StructuralSimilarity(wide, high) == nil)
    #expect(PerceptualComparison(wide, high) == nil)
  }

  @Test func alphaAloneCounts() throws {
    var other = PixelBuffer(width: 3, height: 3)
    other.set(2, 1, Color(red: 0, green: 0, blue: 0, alpha: 1))
    let difference = try #require(PixelDifference(PixelBuffer(width: 3, height: 3), other))
    #expect(difference.count == 1 && difference.greatest == 1)
    #expect(difference.bounds == PixelRegion(x: 2, y: 1, width: 1, height: 1))
  }
}
