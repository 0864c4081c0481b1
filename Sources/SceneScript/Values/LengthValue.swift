import SceneModel

/// LENGTH: `12` (points), `12px`, `50%`.
enum LengthValue {
  static func parse(_ text: String, allowsNegative: Bool) throws(ValueProblem) -> Length {
    let quantity: Quantity
    do { quantity = try Quantity(text) } catch { throw .invalidLength(text, because: error) }
    if quantity.isNegative, !allowsNegative { throw .negativeLength(text) }
    switch quantity.unit {
    case "": return .points(quantity.double)
    case "px": return .pixels(quantity.double)
    case "%": return .fraction(Double(quantity.scaled) / Double(quantity.denominator * 100))
    default: throw .unknownLengthUnit(text, quantity)
    }
  }
}

/// SHARE: `0.3` or `30%`.
enum ShareValue {
  static func parse(_ text: String) throws(ValueProblem) -> Double {
    let quantity: Quantity
    do { quantity = try Quantity(text) } catch { throw .invalidShare(text, because: error) }
    let value: Double
    switch quantity.unit {
    case "": value = quantity.double
    case "%": value = Double(quantity.scaled) / Double(quantity.denominator * 100)
    default: throw .unknownShareUnit(text, quantity)
    }
    guard (0...1).contains(value) else { throw .shareOutOfRange(text, quantity) }
    return value
  }
}

/// A bare number, and whole numbers.
enum NumberValue {
  static func parse(_ text: String, in range: ClosedRange<Double>) throws(ValueProblem) -> Double {
    let quantity = try Quantity(text, wanted: ParameterType.number(range).description)
    guard quantity.unit.isEmpty else { throw .numberWithUnit(text, quantity) }
    guard range.contains(quantity.double) else {
      throw .outOfRange(text, plain(range.lowerBound), plain(range.upperBound))
    }
    return quantity.double
  }

  static func parseWhole(_ text: String, in range: ClosedRange<Int>) throws(ValueProblem) -> Int {
    let quantity = try Quantity(text, wanted: ParameterType.integer(range).description)
    guard quantity.unit.isEmpty else { throw .numberWithUnit(text, quantity) }
    guard let whole = quantity.whole else { throw .notWhole(text) }
    guard range.contains(whole) else {
      throw .outOfRange(text, String(range.lowerBound), String(range.upperBound))
    }
    return whole
  }
}

extension Quantity {
  /// Reads a number; a problem without advice of its own says what is wanted.
  fileprivate init(_ text: String, wanted: String) throws(ValueProblem) {
    do {
      try self.init(text)
    } catch {
      throw ValueProblem(
        id: error.id, error.message, hints: error.hints.isEmpty ? ["write \(wanted)"] : error.hints)
    }
  }
}

extension ValueProblem {
  fileprivate static func invalidLength(_ text: String, because problem: ValueProblem) -> ValueProblem {
    ValueProblem(
      id: "invalid-length", "`\(text)` is no length" + problem.reason(of: text),
      hints: problem.hints.isEmpty
        ? ["write points, pixels or percent: `12`, `12px` or `50%`"] : problem.hints)
  }

  fileprivate static func negativeLength(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-length", "`\(text)` is negative; this length is 0 or more")
  }

  fileprivate static func unknownLengthUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    let unit = quantity.unit.trimmingBlanks.lowercased()
    let fix =
      switch unit {
      case "pt", "pts", "point", "points", "dp": "points have no unit: write `\(quantity.numberText)`"
      case "px", "pixel", "pixels": "write `\(quantity.numberText)px`"
      case "%", "percent": "write `\(quantity.numberText)%`"
      default: "write points, pixels or percent: `12`, `12px` or `50%`"
      }
    return ValueProblem(
      id: "invalid-length",
      "`\(text)` has no unit of length: points have none, `px` are pixels, `%` is percent",
      hints: [fix])
  }

  fileprivate static func invalidShare(_ text: String, because problem: ValueProblem) -> ValueProblem {
    ValueProblem(
      id: "invalid-share", "`\(text)` is no share" + problem.reason(of: text),
      hints: problem.hints.isEmpty ? ["write it like `0.3` or `30%`"] : problem.hints)
  }

  fileprivate static func unknownShareUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    ValueProblem(
      id: "invalid-share", "`\(text)` is no share: after the number comes `%` or nothing",
      hints: ["write it like `0.3` or `30%`"])
  }

  fileprivate static func shareOutOfRange(_ text: String, _ quantity: Quantity) -> ValueProblem {
    let isPercent = quantity.unit.isEmpty && (1...100).contains(quantity.double)
    return ValueProblem(
      id: "invalid-share", "`\(text)` is outside 0 … 1 (0% … 100%)",
      hints: isPercent ? ["for percent write `\(quantity.numberText)%`"] : [])
  }

  fileprivate static func numberWithUnit(_ text: String, _ quantity: Quantity) -> ValueProblem {
    ValueProblem(
      id: "invalid-number", "`\(text)` has a unit; a number alone is wanted",
      hints: ["write `\(quantity.numberText)`"])
  }

  fileprivate static func notWhole(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-number", "`\(text)` is no whole number")
  }

  fileprivate static func outOfRange(_ text: String, _ low: String, _ high: String) -> ValueProblem {
    ValueProblem(id: "invalid-number", "`\(text)` is outside \(low) … \(high)")
  }
}
