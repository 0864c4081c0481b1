/// A piece of the text of a curve: a word, or one of `(`, `)`, `,`, `=`.
struct CurveToken: Hashable {
  let text: String
  /// In Unicode scalars.
  let range: Range<Int>

  static func tokens(of text: String) -> [CurveToken] {
    var tokens: [CurveToken] = []
    var word = String.UnicodeScalarView()
    var offset = 0
    func endWord() {
      guard !word.isEmpty else { return }
      tokens.append(CurveToken(text: String(word), range: offset - word.count..<offset))
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        endWord()
      } else if "(),=".unicodeScalars.contains(scalar) {
        endWord()
        tokens.append(CurveToken(text: String(scalar), range: offset..<offset + 1))
      } else {
        word.append(scalar)
      }
      offset += 1
    }
    endWord()
    return tokens
  }

  var isPercentage: Bool { text.hasSuffix("%") }

  /// The number, or the fraction a percentage stands for.
  ///
  /// - Throws: `CurveSyntaxError` for anything but a CSS number, and beyond ±10⁹.
  func number() throws(CurveSyntaxError) -> Double {
    let digits = isPercentage ? String(text.dropLast()) : text
    guard CurveToken.isNumber(digits) else {
      throw CurveSyntaxError("`\(text)` is not a number", at: range, hint: unitHint)
    }
    // `25%` is read as `25e-2`: correctly rounded, so that printing and reading again gives the same bits.
    let isPlain = !digits.contains { $0 == "e" || $0 == "E" }
    let value =
      isPercentage
      ? (isPlain ? Double(digits + "e-2") : Double(digits).map { $0 / 100 }) : Double(digits)
    guard let value, abs(value) <= Spring.largest else {
      throw CurveSyntaxError("`\(text)` is too large", at: range)
    }
    return value
  }

  private var unitHint: String? {
    for unit in ["ms", "s"] where text.hasSuffix(unit) {
      let number = String(text.dropLast(unit.count))
      guard CurveToken.isNumber(number), let value = Double(number) else { continue }
      let seconds = DecimalText(value, shift: unit == "ms" ? -3 : 0).text()
      return "times inside a curve are in seconds, without a unit: \(seconds)"
    }
    return nil
  }

  /// The number token of CSS Syntax Level 3: sign, digits with a point, exponent.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func takeSign() {
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    }
    func takeDigits() -> Int {
      let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      rest.removeFirst(count)
      return count
    }
    takeSign()
    var count = takeDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      count = takeDigits()
    }
    guard count > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      takeSign()
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
