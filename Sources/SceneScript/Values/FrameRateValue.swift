import AnimatorCore
import SceneModel

/// Frames a second: `60`, `30000/1001`; exact rates only (design §4).
enum FrameRateValue {
  /// The rates that television writes with two or three decimals, and the fractions they stand for.
  private static let television = [
    "23.976": "24000/1001", "23.98": "24000/1001", "29.97": "30000/1001", "47.952": "48000/1001",
    "47.95": "48000/1001", "59.94": "60000/1001", "119.88": "120000/1001",
  ]

  static func parse(_ text: String) throws(ValueProblem) -> FrameRate {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw .invalidRate(text) }
    var numbers: [Int] = []
    for part in parts {
      let quantity: Quantity
      do { quantity = try Quantity(String(part)) } catch { throw .invalidRate(text) }
      guard quantity.unit.isEmpty else { throw .rateWithUnit(text, quantity) }
      guard let whole = quantity.whole else { throw .inexactRate(text, television[quantity.numberText]) }
      numbers.append(whole)
    }
    guard let rate = FrameRate(numbers[0], over: numbers.count == 2 ? numbers[1] : 1) else {
      throw .rateOutOfRange(text)
    }
    return rate
  }
}

/// `390x844`: width and height in points.
enum SizeValue {
  /// A side's limit in points and in pixels (design §9).
  static let limit = 16384

  static func parse(_ text: String) throws(ValueProblem) -> Size {
    let separators: Set<Character> = ["x", "X", "×", "*"]
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count == 2 else { throw .invalidSize(text) }
    var sides: [Int] = []
    for part in parts {
      guard let quantity = try? Quantity(String(part).trimmingBlanks), quantity.unit.isEmpty,
        let side = quantity.whole
      else { throw .invalidSize(text) }
      guard (1...limit).contains(side) else { throw .sizeOutOfRange(text, side) }
      sides.append(side)
    }
    guard text == "\(sides[0])x\(sides[1])" else { throw .sizeWritten(text, "\(sides[0])x\(sides[1])") }
    return Size(width: Double(sides[0]), height: Double(sides[1]))
  }
}

extension ValueProblem {
  fileprivate static func invalidRate(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-frame-rate", "`\(text)` is no frame rate",
      hints: ["write a whole number or a fraction: `60` or `30000/1001`"])
  }

  fileprivate static func rateWithUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    ValueProblem(
      id: "invalid-frame-rate", "`\(text)` has a unit; a frame rate has none",
      hints: ["write `\(quantity.numberText)`"])
  }

  fileprivate static func inexactRate(_ text: String, _ exact: String?) -> ValueProblem {
    ValueProblem(
      id: "invalid-frame-rate", "`\(text)` is no exact rate, and a film that is rounded drifts",
      hints: [exact.map { "write `\($0)`" } ?? "write a whole number or a fraction such as `30000/1001`"])
  }

  fileprivate static func rateOutOfRange(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-frame-rate", "`\(text)` is outside 1/1000 … 1000 frames a second")
  }

  fileprivate static func invalidSize(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-size", "`\(text)` is no size", hints: ["write width and height in points: `390x844`"])
  }

  fileprivate static func sizeOutOfRange(_ text: String, _ side: Int) -> ValueProblem {
    ValueProblem(
      id: "invalid-size", "the side \(side) of `\(text)` is outside 1 … \(SizeValue.limit) points")
  }

  fileprivate static func sizeWritten(_ text: String, _ right: String) -> ValueProblem {
    ValueProblem(id: "invalid-size", "`\(text)` is no size", hints: ["write `\(right)`"])
  }
}
