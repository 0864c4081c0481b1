import AnimatorCore
import TestSupport
import Testing

@Suite struct FrameRateTests {
  static let rates: [(Int, Int)] = [
    (24000, 1001), (24, 1), (25, 1), (30000, 1001), (30, 1), (43, 1), (50, 1), (60000, 1001), (60, 1),
    (120, 1), (1, 1000), (1000, 1),
  ]

  @Test func lowestTermsAndLimits() throws {
    let rate = try #require(FrameRate(120, over: 2))
    #expect(rate == .sixty && rate.description == "60/1")
    #expect(FrameRate(60000, over: 1001)?.description == "60000/1001")
    #expect(FrameRate(60000, over: 1001)?.framesPerSecond == 60000.0 / 1001)
    for (numerator, denominator) in [
      (0, 1), (-60, -1), (60, 0), (1001, 1), (1, 1001), (2_000_001, 1_000_001),
    ] {
      #expect(FrameRate(numerator, over: denominator) == nil)
    }
  }

  @Test func framesRoundHalfUp() throws {
    #expect(FrameRate.sixty.frame(at: try Time(1, over: 120)) == 1)
    #expect(FrameRate.sixty.frame(at: try Time(8_333_333, over: 1_000_000_000)) == 0)
    #expect(FrameRate.sixty.frame(at: try Time(-1, over: 120)) == 0)
    #expect(FrameRate.sixty.frame(at: try Time(-1, over: 100)) == -1)
    #expect(FrameRate.sixty.frame(at: try Time(-3, over: 120)) == -1)
    let ntsc = try #require(FrameRate(60000, over: 1001))
    #expect(ntsc.frame(at: try Time(10)) == 599)
    #expect(ntsc.frame(at: try Time(1001, over: 60000)) == 1)
    #expect(FrameRate.sixty.frame(at: try Time((1 << 62) - 1)) == Int.max)
    #expect(FrameRate.sixty.frame(at: try Time(-(1 << 62) + 1)) == Int.min)
  }

  /// The beginning of a frame is in that frame, at every rate.
  @Test func framesAndTimesAgree() throws {
    for (numerator, denominator) in Self.rates {
      let rate = try #require(FrameRate(numerator, over: denominator))
      for frame in [0, 1, 2, 59, 60, 61, 599, 99_999, 100_000] {
        #expect(rate.frame(at: try rate.time(of: frame)) == frame)
        let time = try rate.time(of: frame)
        #expect(time.numerator * Int128(numerator) == Int128(frame * denominator) * time.denominator)
      }
    }
  }

  @Test func localSeconds() throws {
    let (start, duration) = (try Time(1, over: 3), try Time(1, over: 2))
    let rate = FrameRate.sixty
    #expect(rate.localSeconds(of: 20, from: start, duration: duration) == 0)
    #expect(rate.localSeconds(of: 19, from: start, duration: duration) == 0)
    #expect(rate.localSeconds(of: 21, from: start, duration: duration) == 1.0 / 60)
    #expect(rate.localSeconds(of: 50, from: start, duration: duration) == 0.5)
    #expect(rate.localSeconds(of: .max, from: start, duration: duration) == 0.5)
    #expect(rate.localSeconds(of: .min, from: start, duration: duration) == 0)
    #expect(rate.localSeconds(of: 21, from: start, duration: try Time(-1)) == 0)
  }

  /// Frames of two rates that begin together have the same local time, to the last bit.
  @Test func equalTimesAtEveryRate() throws {
    var random = SeededGenerator(seed: 12)
    let duration = try Time(1_000_000)
    for _ in 0..<2000 {
      // Denominators a computed start has, and larger than 2⁵³ once multiplied by the rate.
      let start = try Time(
        Int128.random(in: 0...1_000_000_000_000, using: &random),
        over: Bool.random(using: &random) ? 1_000_000_000 : 998_244_353 * 30_030)
      let frame = Int.random(in: 0...20_000, using: &random)
      let base = try #require(FrameRate(60000, over: 1001))
      let double = try #require(FrameRate(120_000, over: 1001))
      let triple = try #require(FrameRate(180_000, over: 1001))
      let seconds = base.localSeconds(of: frame, from: start, duration: duration)
      #expect(double.localSeconds(of: 2 * frame, from: start, duration: duration) == seconds)
      #expect(triple.localSeconds(of: 3 * frame, from: start, duration: duration) == seconds)
      let exact = max(0, Double(frame) * 1001 / 60000 - start.seconds)
      #expect(abs(seconds - exact) <= 1e-9)
    }
  }
}
