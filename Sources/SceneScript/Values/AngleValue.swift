import SceneModel

/// ANGLE: `-6deg`, `90deg`, `0`.
enum AngleValue {
  /// A hundred turns.
  static let limit = 36_000.0

  /// - Returns: Degrees.
  static func parse(_ text: String) throws(ValueProblem) -> Double {
    let quantity: Quantity
    do { quantity = try Quantity(text) } catch { throw .invalidAngle(text, because: error) }
    guard quantity.unit == "deg" || quantity.unit.isEmpty && quantity.scaled == 0 else {
      throw .angleUnit(text, quantity)
    }
    guard abs(quantity.double) <= limit else { throw .angleTooLarge(text) }
    return quantity.double
  }
}

extension ValueProblem {
  fileprivate static func invalidAngle(_ text: String, because problem: ValueProblem) -> ValueProblem {
    ValueProblem(
      id: "invalid-angle", "`\(text)` is no angle" + problem.reason(of: text),
      hints: problem.hints.isEmpty ? ["write degrees: `-6deg`"] : problem.hints)
  }

  fileprivate static func angleUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    let degrees: Double? =
      switch quantity.unit.trimmingBlanks.lowercased() {
      case "", "°", "degree", "degrees", "deg": quantity.double
      case "turn", "turns": quantity.double * 360
      case "grad": quantity.double * 0.9
      default: nil
      }
    return ValueProblem(
      id: "invalid-angle",
      quantity.unit.isEmpty
        ? "the angle `\(text)` has no unit" : "`\(text)` has no unit of angle: that is `deg`",
      hints: [degrees.map { "write `\(plain($0))deg`" } ?? "write degrees: `-6deg`"])
  }

  fileprivate static func angleTooLarge(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-angle", "`\(text)` is outside -36000deg … 36000deg")
  }
}
