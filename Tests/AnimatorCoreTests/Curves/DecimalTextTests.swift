import TestSupport
import Testing

@testable import AnimatorCore

@Suite struct DecimalTextTests {
  @Test func plainText() {
    for (value, text) in [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (100, "100"),
      (1e21, "1000000000000000000000"),
      (1.5e-7, "0.00000015"), (123456.75, "123456.75"), (.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"),
    ] {
      #expect(DecimalText(value).text() == text)
    }
  }

  @Test func rounding() {
    for (value, digits, text) in [
      (1.0 / 9, 6, "0.111111"), (5.0 / 9, 6, "0.555556"), (0.9999999, 6, "1"), (999999.5, 6, "1000000"),
      (0.0000012345678, 3, "0.00000123"), (-2.0 / 3, 2, "-0.67"), (1234.5, 2, "1200"), (0.25, 1, "0.3"),
    ] {
      #expect(DecimalText(value).text(significantDigits: digits) == text)
    }
    #expect(DecimalText(1.0 / 9, shift: 2).text(significantDigits: 6) == "11.1111")
    #expect(DecimalText(0.07, shift: 2).text() == "7")
    #expect(DecimalText(1, shift: 2).text() == "100")
    #expect(DecimalText(500, shift: -3).text() == "0.5")
  }

  @Test func readingBackGivesTheSameBits() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<5000 {
      let value = random.scale(1e-20, 1e20) * (Bool.random(using: &random) ? 1 : -1)
      #expect(Double(DecimalText(value).text()) == value)
      #expect(Double(DecimalText(value, shift: 2).text() + "e-2") == value)
    }
  }
}
