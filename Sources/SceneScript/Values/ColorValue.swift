import SceneModel

/// COLOUR: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a CSS name, read as sRGB.
enum ColorValue {
  static func parse(_ text: String) throws(ValueProblem) -> Color {
    if let color = Color(script: text) { return color }
    guard text.hasPrefix("#") else { throw unnamed(text) }
    let isHex = text.dropFirst().allSatisfy { $0.isHexDigit && $0.isASCII }
    throw isHex ? .colorDigits(text) : .invalidColor(text)
  }

  private static func unnamed(_ text: String) -> ValueProblem {
    if [3, 6, 8].contains(text.count), text.allSatisfy({ $0.isHexDigit && $0.isASCII }) {
      return .colorWithoutHash(text)
    }
    if text.hasSuffix(")") { return .colorFunction(text) }
    return .unknownColor(text, suggestion(for: text.lowercased(), among: Color.cssNames.keys.sorted()))
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
