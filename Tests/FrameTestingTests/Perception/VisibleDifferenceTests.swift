import FrameTesting
import SceneModel
import Testing

/// Numbers of the Python package `pixelmatch` 0.4.0, a translation of mapbox/pixelmatch:
/// `pixelmatch(a, b, w, h, threshold=…, includeAA=…)`. What it counts with `includeAA` are `count` and
/// `smoothed` together.
@Suite struct VisibleDifferenceTests {
  private let disc = PerceptionPictures.disc(x: 16 * 50)

  @Test func aSmoothEdgeThatIsNudgedPasses() throws {
    let difference = try #require(VisibleDifference(disc, PerceptionPictures.disc(x: 16 * 50 + 2)))
    #expect(difference.count == 0 && difference.smoothed == 50 && difference.bounds == nil)
    // 30 code values of the darkest edge pixel's way from ink to paper.
    #expect((0.1...0.13).contains(difference.greatest))
  }

  @Test func aDiscThatMovedFails() throws {
    let moved = PerceptionPictures.disc(x: 16 * 53)
    let difference = try #require(VisibleDifference(disc, moved))
    #expect(difference.count == 176 && difference.smoothed == 312)
    #expect(try #require(VisibleDifference(disc, moved, threshold: 0.3)).count == 176)
    #expect(try #require(VisibleDifference(moved, disc)) == difference)
  }

  @Test(arguments: [
    (seed: 1, levels: 2, count: 402, all: 402, far: 0), (1, 3, 525, 587, 198), (1, 5, 647, 674, 230),
    (1, 9, 761, 763, 460), (2, 2, 434, 434, 0), (2, 3, 528, 592, 196), (2, 5, 648, 664, 192),
    (2, 9, 749, 754, 453), (3, 2, 439, 439, 0), (3, 3, 532, 595, 226), (3, 5, 656, 670, 202),
    (3, 9, 757, 762, 464), (4, 2, 441, 441, 0), (4, 3, 516, 585, 192), (4, 5, 671, 689, 221),
    (4, 9, 761, 761, 438),
  ])
  func speckles(seed: UInt32, levels: UInt32, count: Int, all: Int, far: Int) throws {
    let a = PerceptionPictures.speckle(seed: seed, levels: levels)
    let b = PerceptionPictures.speckle(seed: seed + 100, levels: levels)
    let difference = try #require(VisibleDifference(a, b))
    #expect(difference.count == count && difference.count + difference.smoothed == all)
    #expect(try #require(VisibleDifference(a, b, threshold: 0.3)).count == far)
  }

  @Test func blackAndWhiteAreAsFarAsColoursGo() throws {
    let difference = try #require(
      VisibleDifference(PerceptionPictures.plain(.black), PerceptionPictures.plain(.white)))
    #expect(difference.count == 200)
    #expect(difference.bounds == PixelRegion(x: 0, y: 0, width: 20, height: 10))
    // 0.5053 · 255² of brightness alone.
    #expect(abs(difference.greatest - (0.5053 * 255 * 255 / 35_215).squareRoot()) < 1e-6)
  }

  /// Clear is neither the white nor the black that it may be laid over.
  @Test(arguments: [Color.white, .black])
  func clearIsNoColour(color: Color) throws {
    let difference = try #require(
      VisibleDifference(PerceptionPictures.plain(.clear), PerceptionPictures.plain(color)))
    #expect(difference.count == 200)
    let similarity = try #require(
      StructuralSimilarity(PerceptionPictures.plain(.clear), PerceptionPictures.plain(color)))
    #expect(similarity.worst < 0.01)
  }
}
