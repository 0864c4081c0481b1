import AnimatorCore
import TestSupport
import Testing

@testable import FrameTesting

@Suite struct FrameComparisonTests {
  /// A letter stands for a picture.
  private func hashes(_ text: String) throws -> [FrameHash] {
    try text.utf8.map { try SHA256.hash([$0]) }
  }

  private func compare(_ golden: String, _ actual: String) throws -> FrameComparison {
    FrameComparison(golden: try hashes(golden), actual: try hashes(actual))
  }

  @Test(
    arguments: [
      ("aabbcc", "aabbcc", [], [], []),
      ("aabbcc", "aaXbcY", [2, 5], [], []),
      // Films of one length are compared frame by frame.
      ("aabbcc", "abbbcc", [1], [], []),
      // Holds that are longer or shorter.
      ("aabbcc", "aabbbcc", [], [4], []),
      ("aabbcc", "aabcc", [], [], [3]),
      ("aabbcc", "aabbccc", [], [6], []),
      ("aabb", "XYaabb", [], [0, 1], []),
      // In several places at once.
      ("aabbcc", "aaabbccc", [], [2, 7], []),
      ("aabbcc", "aaaabcc", [], [2, 3], [3]),
      ("aabbccdd", "aabccdddd", [], [7, 8], [3]),
      // A motion that is one frame longer: what has no partner is in its midst or at its end.
      ("aa123bb", "aa1234bb", [], [5], []),
      ("aa123bb", "aaPQRSbb", [2, 3, 4], [5], []),
      ("aa123bb", "aaPQbb", [2, 3], [], [4]),
      ("a", "bcd", [0], [1, 2], []),
    ] as [(String, String, [Int], [Int], [Int])])
  func frames(golden: String, actual: String, differing: [Int], added: [Int], missing: [Int]) throws {
    let comparison = try compare(golden, actual)
    #expect(comparison.differing == differing)
    #expect(comparison.added == added)
    #expect(comparison.missing == missing)
    #expect(comparison.compared == actual.count - added.count)
  }

  @Test func longFilmsOfManyPicturesAreComparedFromBothEnds() throws {
    let golden = try (0..<3000).map { try SHA256.hash([UInt8($0 % 251), UInt8($0 / 251)]) }
    let actual = golden[..<1000] + [golden[0], golden[1]] + golden[1000...]
    let comparison = FrameComparison(golden: golden, actual: Array(actual))
    #expect(comparison.added == [1000, 1001] && comparison.differing == [] && comparison.missing == [])
  }

  @Test func everyFrameHasOnePartnerAtMost() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      func text() -> String {
        String(
          (0..<Int.random(in: 1...12, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
        )
      }
      let (golden, actual) = (text(), text())
      let comparison = try compare(golden, actual)
      let partners = comparison.partners.compactMap { $0 }
      #expect(comparison.partners.count == actual.count)
      #expect(partners.count + comparison.added.count == actual.count)
      #expect(partners.count + comparison.missing.count == golden.count)
      #expect(zip(partners, partners.dropFirst()).allSatisfy { $0 < $1 })
      #expect(partners.allSatisfy { golden.indices.count > $0 })
      // What is called the same is the same.
      let (a, b) = (Array(golden), Array(actual))
      for (frame, partner) in comparison.partners.enumerated() {
        guard let partner else { continue }
        #expect((a[partner] != b[frame]) == comparison.differing.contains(frame))
      }
      #expect(
        golden == actual || !comparison.differing.isEmpty || !comparison.added.isEmpty
          || !comparison.missing.isEmpty)
    }
  }

  @Test func neighboursAreOneRange() throws {
    let spans = FrameComparison.spans(try compare("abcdefgh", "aXYdefZh").differing)
    #expect(spans == [.init(first: 1, last: 2), .init(first: 6, last: 6)])
  }

  @Test func rateAndSizeAreToldApart() throws {
    func list(_ rate: Int, _ width: Int, _ text: String) throws -> FrameHashList {
      FrameHashList(rate: try #require(FrameRate(rate)), width: width, height: 2, hashes: try hashes(text))
    }
    typealias Differences = SceneVerification.Differences
    func differences(_ a: FrameHashList, _ b: FrameHashList) -> Differences {
      Differences(golden: a, actual: b) { SceneVerification.FrameMoment(frame: $0, seconds: Double($0)) }
    }
    let golden = try list(10, 4, "aab")
    #expect(differences(golden, golden).isEmpty)
    let rate = differences(golden, try list(20, 4, "aab"))
    #expect(rate.rate == .init(golden: "10/1", actual: "20/1") && rate.frames == nil && !rate.isEmpty)
    let size = differences(golden, try list(10, 6, "XYZ"))
    #expect(
      size.size?.golden == .init(width: 4, height: 2) && size.size?.actual == .init(width: 6, height: 2))
    #expect(size.frames == nil)
    let pixels = differences(golden, try list(10, 4, "aXb"))
    #expect(pixels.frames?.first == .init(frame: 1, seconds: 1) && pixels.frames?.differing == 1)
    #expect(pixels.rate == nil && pixels.size == nil && pixels.frameCount == nil)
    // Frames of two rates and two lengths have no partners.
    let both = differences(golden, try list(20, 4, "XXYYZZ"))
    #expect(both.rate != nil && both.frameCount == .init(golden: 3, actual: 6) && both.frames == nil)
  }
}
