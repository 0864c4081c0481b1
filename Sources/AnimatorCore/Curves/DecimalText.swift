/// A number as plain decimal text, never with an exponent.
///
/// Built from Swift's shortest round-trip digits, so that reading the text back gives the same bits.
struct DecimalText {
  private let isNegative: Bool
  /// Significant digits without leading or trailing zeros; empty for zero.
  private var digits: [UInt8]
  /// Where the decimal point stands, counted from the start of `digits`.
  private var point: Int
  private let special: String?

  /// - Parameter shift: Moves the decimal point to the right; 2 turns a fraction into a percentage exactly.
  init(_ value: Double, shift: Int = 0) {
    isNegative = value < 0
    special = value.isFinite ? nil : value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞"
    digits = []
    point = 0
    guard value.isFinite else { return }
    let parts = value.magnitude.description.utf8.split(separator: UInt8(ascii: "e"))
    var beforePoint = 0
    var hasPoint = false
    for byte in parts[0] {
      if byte == UInt8(ascii: ".") { hasPoint = true; continue }
      digits.append(byte - UInt8(ascii: "0"))
      if !hasPoint { beforePoint += 1 }
    }
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    point = beforePoint + exponent + shift
    trim()
  }

  /// - Parameter significantDigits: Rounds half up to that many; nil keeps all.
  func text(significantDigits: Int? = nil) -> String {
    if let special { return special }
    var rounded = self
    if let limit = significantDigits, digits.count > limit { rounded.round(to: limit) }
    if rounded.digits.isEmpty { return "0" }
    var text = isNegative ? "-" : ""
    let count = rounded.digits.count
    for index in min(0, rounded.point - 1)..<max(count, rounded.point) {
      if index == rounded.point { text += "." }
      text += index < 0 || index >= count ? "0" : String(rounded.digits[index])
    }
    return text
  }

  private mutating func round(to limit: Int) {
    let roundsUp = digits[limit] >= 5
    digits.removeSubrange(limit...)
    if roundsUp {
      var index = limit - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    while digits.first == 0 {
      digits.removeFirst()
      point -= 1
    }
  }
}
