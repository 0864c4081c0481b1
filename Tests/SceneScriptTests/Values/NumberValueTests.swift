import AnimatorCore
import SceneModel
import Testing

@testable import SceneScript

struct NumberValueTests {
  @Test(arguments: [
    ("12", Length.points(12)), ("12px", .pixels(12)), ("-0.5", .points(-0.5)), ("50%", .fraction(0.5)),
  ])
  func lengths(text: String, length: Length) throws {
    #expect(try LengthValue.parse(text, allowsNegative: true) == length)
  }

  @Test(arguments: ["12pt", "12 px", "-3", "auto", "1e2", "", "%", "50%%", "1.2.3"])
  func notLengths(text: String) {
    #expect(throws: ValueProblem.self) { try LengthValue.parse(text, allowsNegative: false) }
  }

  @Test(arguments: [("0.3", 0.3), ("30%", 0.3), ("0", 0), ("100%", 1), ("1", 1), ("33.3%", 0.333)])
  func shares(text: String, share: Double) throws {
    #expect(try ShareValue.parse(text) == share)
  }

  @Test(arguments: ["30", "-0.1", "101%", "0.3px", "x"])
  func notShares(text: String) {
    #expect(throws: ValueProblem.self) { try ShareValue.parse(text) }
  }

  @Test func wholeNumbers() throws {
    #expect(try NumberValue.parseWhole("3", in: 1...5) == 3)
    #expect(try NumberValue.parseWhole("3.000", in: 1...5) == 3)
    for text in ["0", "6", "2.5", "2x", "three", "−2"] {
      #expect(throws: ValueProblem.self) { try NumberValue.parseWhole(text, in: 1...5) }
    }
  }

  @Test func numbersNameTheirRange() {
    do {
      _ = try NumberValue.parse("2000", in: 1...1000)
      Issue.record("2000 was read")
    } catch {
      #expect(error.message == "`2000` is outside 1 … 1000")
    }
  }

  @Test(arguments: [("1.250", "1.25"), ("-0.5", "-0.5"), ("3.000", "3"), (".5", "0.5"), ("007", "7")])
  func numbersAreWrittenShort(text: String, short: String) throws {
    #expect(try Quantity(text).numberText == short)
  }

  @Test(arguments: [("60", 60, 1), ("30000/1001", 30000, 1001), ("24000/1001", 24000, 1001), ("50/2", 25, 1)])
  func frameRates(text: String, numerator: Int, denominator: Int) throws {
    #expect(try FrameRateValue.parse(text) == FrameRate(numerator, over: denominator))
  }

  @Test(arguments: [
    ("29.97", "write `30000/1001`"), ("59.940", "write `60000/1001`"), ("23.976", "write `24000/1001`"),
    ("60fps", "write `60`"),
  ])
  func inexactRates(text: String, fix: String) {
    do {
      _ = try FrameRateValue.parse(text)
      Issue.record("`\(text)` was read")
    } catch {
      #expect(error.hints == [fix])
    }
  }

  @Test(arguments: ["0", "-60", "1001", "1/0", "60/1/1", "", "/", "fast"])
  func notRates(text: String) {
    #expect(throws: ValueProblem.self) { try FrameRateValue.parse(text) }
  }

  @Test func sizes() throws {
    #expect(try SizeValue.parse("390x844") == Size(width: 390, height: 844))
    for text in [
      "390", "390x", "x", "390X844", "390×844", "390 x 844", "390.5x844", "0x844", "16385x10", "-1x5",
    ] {
      #expect(throws: ValueProblem.self, "\(text)") { try SizeValue.parse(text) }
    }
  }

  @Test func moments() throws {
    #expect(try MomentValue.parse("idle", rate: .sixty) == .idle)
    #expect(try MomentValue.parse("60%", rate: .sixty) == .share(0.6))
    #expect(try MomentValue.parse("9s", rate: .sixty) == .time(Time(9)))
    #expect(try MomentValue.parse("Details", rate: .sixty) == .chapter("Details"))
    #expect(throws: ValueProblem.self) { try MomentValue.parse("9", rate: .sixty) }
  }
}
