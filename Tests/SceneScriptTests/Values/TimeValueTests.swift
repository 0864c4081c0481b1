import AnimatorCore
import Testing

@testable import SceneScript

struct TimeValueTests {
  @Test(arguments: [
    ("0", 0, 1), ("300ms", 3, 10), ("1.5s", 3, 2), (".5s", 1, 2), ("+2s", 2, 1),
    ("0.000000001s", 1, 1_000_000_000),
    ("0.000000001ms", 1, 1_000_000_000_000), ("86400s", 86_400, 1), ("0s", 0, 1),
  ])
  func isExact(text: String, numerator: Int, denominator: Int) throws {
    #expect(try TimeValue.parse(text, rate: .sixty) == Time(Int128(numerator), over: Int128(denominator)))
  }

  @Test func framesFollowTheRate() throws {
    let ntsc = try #require(FrameRate(30000, over: 1001))
    #expect(try TimeValue.parse("18f", rate: .sixty) == Time(3, over: 10))
    #expect(try TimeValue.parse("18f", rate: ntsc) == Time(18 * 1001, over: 30000))
  }

  @Test(arguments: [
    "1", "-1s", "1:30", "1.5f", "s", "", " 1s", "1 s", "1sec", "1m", "0.0000000001s", "86401s", "1,5s",
    "1e3s",
    "١s", "1S", "Infinitys", "1s 2s", "9999999999ms", "0x10s", "1_000ms", "½s",
  ])
  func refuses(text: String) {
    #expect(throws: ValueProblem.self) { try TimeValue.parse(text, rate: .sixty) }
  }

  @Test(arguments: [
    ("1:30", "write `90s`"), ("1:02:03", "write `3723s`"), ("2m", "write `120s`"), ("1.5min", "write `90s`"),
    ("3 frames", "write `3f`"), ("1 s", "write `1s`"), ("500msec", "write `500ms`"),
    ("1,5s", "write a point: `1.5s`"),
    ("2", "write `2s`, `2ms` or, in frames, `2f`"), ("250", "write `250ms`, `250s` or, in frames, `250f`"),
  ])
  func saysTheFix(text: String, fix: String) {
    do {
      _ = try TimeValue.parse(text, rate: .sixty)
      Issue.record("`\(text)` was read")
    } catch {
      #expect(error.hints == [fix])
      #expect(error.message.contains("`\(text)`"))
    }
  }
}
