import SceneModel

/// COLOUR: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a CSS name, read as sRGB.
enum ColorValue {
  static func parse(_ text: String) throws(ValueProblem) -> Color {
    guard text.hasPrefix("#") else { return try named(text) }
    let digits = Array(text.dropFirst())
    guard digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII) else { throw .invalidColor(text) }
    let wide = digits.count <= 4 ? digits.flatMap { [$0, $0] } : digits
    guard [3, 4, 6, 8].contains(digits.count), let word = UInt32(String(wide), radix: 16) else {
      throw .colorDigits(text)
    }
    guard wide.count == 8 else { return Color(rgb: word) }
    var color = Color(rgb: word >> 8)
    color.alpha = UInt8(word & 0xFF)
    return color
  }

  private static func named(_ text: String) throws(ValueProblem) -> Color {
    let name = text.lowercased()
    if name == "transparent" { return .clear }
    if let rgb = cssNames[name] { return Color(rgb: rgb) }
    if [3, 6, 8].contains(text.count), text.allSatisfy({ $0.isHexDigit && $0.isASCII }) {
      throw .colorWithoutHash(text)
    }
    if text.hasSuffix(")") { throw .colorFunction(text) }
    throw .unknownColor(text, suggestion(for: name, among: cssNames.keys.sorted()))
  }
}

extension ValueProblem {
  fileprivate static func invalidColor(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-color", "`\(text)` holds something else than the digits 0…9 and a…f",
      hints: ["write it like `\"#ffcc00\"`"])
  }

  fileprivate static func colorDigits(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-color", "`\(text)` has \(text.count - 1) digits; a colour has 3, 4, 6 or 8",
      hints: ["write it like `\"#fc0\"`, `\"#ffcc00\"` or, with its opacity, `\"#ffcc0080\"`"])
  }

  fileprivate static func colorWithoutHash(_ text: String) -> ValueProblem {
    ValueProblem(id: "invalid-color", "`\(text)` has no `#`", hints: ["write `\"#\(text)\"` with its quotes"])
  }

  fileprivate static func colorFunction(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-color", "`\(text)` is no colour: scripts take digits and names",
      hints: ["write it like `\"#ffcc00\"` or, with its opacity, `\"#ffcc0080\"`"])
  }

  fileprivate static func unknownColor(_ text: String, _ nearest: String?) -> ValueProblem {
    ValueProblem(
      id: "invalid-color", "there is no colour `\(text)`",
      hints: [nearest.map { "did you mean `\($0)`?" } ?? "write a CSS name, or digits such as `\"#ffcc00\"`"])
  }
}
