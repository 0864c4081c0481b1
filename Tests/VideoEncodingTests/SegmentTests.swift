import SceneModel
import TestSupport
import Testing

@testable import VideoEncoding

@Suite struct SegmentTests {
  private func tuning(fewest: Int, most: Int) -> FilmTuning {
    var tuning = FilmTuning()
    tuning.fewestPictures = fewest
    tuning.mostPictures = most
    return tuning
  }

  private func lengths(_ counts: [Int], _ tuning: FilmTuning) -> [Int] {
    Segment.cut(runs(counts), tuning: tuning).map(\.runs.count)
  }

  @Test func cutsWhereMotionBeginsAfterAHold() {
    let motion = [Int](repeating: 1, count: 5)
    let counts = [20] + motion + [20] + motion + [20] + motion
    #expect(lengths(counts, tuning(fewest: 1, most: 240)) == [1, 6, 6, 5])
    #expect(lengths(counts, tuning(fewest: 3, most: 240)) == [7, 6, 5])
    #expect(lengths(counts, tuning(fewest: 8, most: 240)) == [13, 5])
    #expect(lengths(counts, tuning(fewest: 50, most: 240)) == [18])
  }

  @Test func aPauseOfThreeFramesIsNoHold() {
    #expect(lengths([1, 1, 3, 1, 1, 4, 1, 1], tuning(fewest: 2, most: 240)) == [6, 2])
  }

  @Test func cutsLongMotion() {
    #expect(lengths([Int](repeating: 1, count: 25), tuning(fewest: 3, most: 10)) == [10, 10, 5])
  }

  @Test func theNumbersInUse() {
    let motion = [Int](repeating: 1, count: 1000)
    #expect(lengths(motion, FilmTuning()) == [240, 240, 240, 240, 40])
    #expect(lengths([1, 1, 100] + motion.prefix(45) + [100, 1], FilmTuning()) == [49, 1])
  }

  @Test func everyRunIsInOneSegmentAndNoneIsDivided() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let count = Int.random(in: 1...400, using: &random)
      let all = runs((0..<count).map { _ in max(1, Int.random(in: -8...9, using: &random)) })
      let segments = Segment.cut(all, tuning: FilmTuning())
      #expect(segments.flatMap { $0.runs } == all)
      #expect(segments.allSatisfy { (1...240).contains($0.runs.count) })
      #expect(segments.dropLast().allSatisfy { $0.runs.count >= 48 })
    }
  }
}
