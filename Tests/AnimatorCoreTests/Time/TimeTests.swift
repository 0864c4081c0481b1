import AnimatorCore
import TestSupport
import Testing

@Suite struct TimeTests {
  @Test func lowestTerms() throws {
    let time = try Time(-6, over: -4)
    #expect(time.numerator == 3 && time.denominator == 2)
    #expect(try Time(6, over: -4) == Time(-3, over: 2))
    #expect(try Time(0, over: -7) == .zero)
    #expect(try Time(.min, over: .min) == Time(1))
    #expect(try Time(1, over: 3) + Time(1, over: 6) == Time(1, over: 2))
    #expect(try Time(1, over: 3) - Time(1, over: 2) == Time(-1, over: 6))
    #expect(try Time(1001, over: 30000) * 30000 == Time(1001))
    #expect(try Time(1, over: 3) < Time(334, over: 1000))
    #expect(try Time(1, over: 3) > Time(333, over: 1000))
    #expect(try Time(1, over: 4).seconds == 0.25)
  }

  @Test func overflow() throws {
    let most = (Int128(1) << 62) - 1
    #expect(try Time(most).numerator == most)
    #expect(throws: TimeOverflow.self) { try Time(most + 1) }
    #expect(throws: TimeOverflow.self) { try Time(1, over: most + 1) }
    #expect(throws: TimeOverflow.self) { try Time(1, over: 0) }
    #expect(throws: TimeOverflow.self) { try Time(.min, over: -3) }
    #expect(throws: TimeOverflow.self) { try Time(.min) }
    #expect(throws: TimeOverflow.self) { try Time(most) + Time(1) }
    #expect(throws: TimeOverflow.self) { try Time(1, over: most) + Time(1, over: most - 1) }
    #expect(throws: TimeOverflow.self) { try Time(most) * 2 }
    #expect(throws: TimeOverflow.self) { try Time(most) * .max }
    #expect(try Time(most) - Time(most) == .zero)
    #expect(try Time(-most) * -1 == Time(most))
  }

  @Test func nanosecondsHalfUp() throws {
    func nanoseconds(_ seconds: Double) throws -> Int128 {
      let time = try Time(roundingToNanosecond: seconds)
      return time.numerator * (1_000_000_000 / time.denominator)
    }
    #expect(try nanoseconds(0.5e-9) == 1)
    #expect(try nanoseconds(0.5e-9.nextDown) == 0)
    #expect(try nanoseconds(-0.5e-9) == 0)
    #expect(try nanoseconds(-0.6e-9) == -1)
    #expect(try nanoseconds(1.0 / 3) == 333_333_333)
    #expect(try nanoseconds(0.1) == 100_000_000)
    #expect(try nanoseconds(1e9) == 1_000_000_000_000_000_000)
    for bad in [Double.nan, .infinity, -.infinity, 1e9.nextUp, -2e9] {
      #expect(throws: TimeOverflow.self) { try Time(roundingToNanosecond: bad) }
    }
  }

  /// Sums, differences and order against whole numbers of a common unit.
  @Test func arithmeticIsExact() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let units = [1, 1000, 30000, 60000, 1_000_000_000].map { Int128($0) }
      let unit = units[Int.random(in: 0..<units.count, using: &random)]
      let a = Int128.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
      let b = Int128.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
      let (x, y) = (try Time(a, over: unit), try Time(b, over: unit))
      #expect(try x + y == Time(a + b, over: unit))
      #expect(try x - y == Time(a - b, over: unit))
      #expect((x < y) == (a < b))
      #expect(try x + y - y == x)
    }
  }
}
