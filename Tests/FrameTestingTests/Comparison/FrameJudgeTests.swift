import AnimatorCore
import SceneModel
import Testing

@testable import FrameTesting

@Suite struct FrameJudgeTests {
  /// 100 frames, each of another grey.
  private func picture(_ level: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: 4, height: 4)
    for index in picture.bytes.indices { picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(level) }
    return picture
  }

  private func list(_ level: (Int) -> Int) throws -> FrameHashList {
    FrameHashList(
      rate: try #require(FrameRate(10)), width: 4, height: 4,
      hashes: try (0..<100).map { try FrameHash(of: picture(level($0))) })
  }

  /// What is shown of a scene in which some frames are another grey.
  private func shown(_ actual: @escaping (Int) -> Int) throws -> FrameJudge.Judgement {
    let golden = GoldenFile.Approval(
      environment: GoldenEnvironment(parts: [.init("Cairo", "1")]), hashes: try list { $0 },
      pictures: [])
    let judge = FrameJudge(approval: golden, actual: try list(actual), perception: nil) {
      SceneVerification.FrameMoment(frame: $0, seconds: 0)
    }
    return try judge.judgement(draw: { picture(actual($0)) }, reference: { picture($0) })
  }

  @Test func theFirstTheWorstTheLastAndOneOfEachRange() throws {
    let ranges = [10...29, 40...59, 70...89]
    let judgement = try shown { frame in
      guard ranges.contains(where: { $0.contains(frame) }) else { return frame }
      return frame == 43 ? 200 : frame + 100
    }
    let frames = judgement.pairs.map(\.moment.frame)
    #expect(judgement.pictures == 60 && judgement.unseen == 0)
    #expect(judgement.worst?.frame == 43)
    #expect(frames.count == 9 && frames == frames.sorted() && Set(frames).count == 9)
    #expect(frames.first == 10 && frames.last == 89 && frames.contains(43))
    for middle in [20, 50, 80] { #expect(frames.contains(middle)) }
  }

  @Test func aFewAreAllShown() throws {
    let judgement = try shown { (20...24).contains($0) ? $0 + 1 : $0 }
    #expect(judgement.pairs.map(\.moment.frame) == [20, 21, 22, 23, 24])
  }

  @Test func ofManyRangesSome() throws {
    let judgement = try shown { $0 % 2 == 0 ? $0 + 100 : $0 }
    let frames = judgement.pairs.map(\.moment.frame)
    #expect(frames.count == 8 && frames.first == 0 && frames.last == 98)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1 - $0 >= 8 })
  }
}
