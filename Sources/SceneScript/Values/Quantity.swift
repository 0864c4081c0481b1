/// A number as it is written, exactly, with the unit behind it: `1.5s`, `-6deg`, `30%`, `12`.
struct Quantity: Hashable {
  /// Digits after the point that a script may write (design §4).
  static let decimalLimit = 9
  /// Digits before the point; more is no time, length or count of anything.
  static let digitLimit = 9

  /// The value × 10^`decimals`.
  let scaled: Int128
  let decimals: Int
  /// Everything after the number, such as `ms`; empty when nothing.
  let unit: String

  var isNegative: Bool { scaled < 0 }
  /// The nearest `Double` to the value.
  var double: Double { Double(scaled) / Double(denominator) }
  /// 10^`decimals`.
  var denominator: Int128 { (0..<decimals).reduce(1) { power, _ in power * 10 } }

  /// The value when it is whole.
  var whole: Int? {
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
    return remainder == 0 ? Int(exactly: quotient) : nil
  }

  /// The number without its unit, as short as it can be written.
  var numberText: String {
    guard decimals > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(decimals)
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Reads `text`, all of it.
  ///
  /// - Throws: `ValueProblem` when it does not begin with a number, or with one too long to be meant.
  init(_ text: String) throws(ValueProblem) {
    var rest = Substring(text)
    var isNegative = false
    if let sign = rest.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      rest.removeFirst()
    }
    let wholeDigits = Quantity.takeDigits(&rest)
    var fraction: Substring = ""
    if rest.first == "." {
      let point = rest
      rest.removeFirst()
      fraction = Quantity.takeDigits(&rest)
      if fraction.isEmpty, wholeDigits.isEmpty { rest = point }
    }
    guard !wholeDigits.isEmpty || !fraction.isEmpty else { throw .notANumber(text) }
    guard wholeDigits.count <= Quantity.digitLimit else { throw .numberTooLong(text) }
    guard fraction.count <= Quantity.decimalLimit else { throw .tooManyDecimals(text) }
    var value: Int128 = 0
    for digit in wholeDigits + fraction { value = value * 10 + Int128(digit.wholeNumberValue ?? 0) }
    scaled = isNegative ? -value : value
    decimals = fraction.count
    unit = String(rest)
    if unit.first == ",", unit.dropFirst().first?.isASCIIDigit == true { throw .decimalComma(text) }
    if let sign = unit.first, sign == "e" || sign == "E",
      unit.dropFirst().first.map({ $0.isASCIIDigit || $0 == "-" }) == true
    {
      throw .exponent(text)
    }
  }

  private static func takeDigits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { $0.isASCIIDigit }
    rest.removeFirst(digits.count)
    return digits
  }
}

extension Character {
  /// 0…9, not the digits of other scripts.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension ValueProblem {
  fileprivate static func notANumber(_ text: String) -> ValueProblem {
    let folded = text.lowercased()
    let endless = [".nan", "nan", ".inf", "-.inf", "inf", "-inf", "infinity", "∞", "-∞"]
    if endless.contains(folded) {
      return ValueProblem(id: "invalid-number", "`\(text)` is no number that anything can have")
    }
    let minus: Set<Character> = ["−", "–", "—"]
    if let first = text.first, minus.contains(first) {
      return ValueProblem(
        id: "invalid-number", "`\(text)` begins with the dash `\(first)`, not with a minus",
        hints: ["write `-\(text.dropFirst())`"])
    }
    return ValueProblem(id: "invalid-number", "`\(text)` is not a number")
  }

  fileprivate static func numberTooLong(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-number",
      "`\(text)` is too large: at most \(Quantity.digitLimit) digits stand before the point")
  }

  fileprivate static func tooManyDecimals(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-number",
      "`\(text)` has too many decimals: at most \(Quantity.decimalLimit) are kept exactly")
  }

  fileprivate static func decimalComma(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-number", "`\(text)` has a decimal comma",
      hints: ["write a point: `\(text.split(separator: ",").joined(separator: "."))`"])
  }

  fileprivate static func exponent(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-number", "`\(text)` has an exponent", hints: ["write the number out"])
  }
}
