import AnimatorCore
import SceneModel

/// Numbers and places as messages about expectations write them: in the script's own units.
enum ExpectationWords {
  /// At most so many decimals, half away from zero, none that say nothing.
  static func number(_ value: Double, decimals: Int = 2) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let scaled = Int((min(max(value, -1e9), 1e9) * Double(unit)).rounded())
    var digits = String(abs(scaled) % unit)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return (scaled < 0 ? "-" : "") + "\(abs(scaled) / unit)" + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// `[16, 100, 358, 22]`, points.
  static func rectangle(_ rect: Rect) -> String {
    "[\([rect.x, rect.y, rect.width, rect.height].map { number($0) }.joined(separator: ", "))]"
  }

  /// `48.5%`.
  static func percent(_ share: Double) -> String { "\(number(share * 100, decimals: 1))%" }

  /// Never rounded up, so that what is too low does not read as if it were enough.
  static func ratio(_ value: Double) -> String { number((value * 100).rounded(.down) / 100) }

  /// `#6e6e73`.
  static func color(_ color: Color) -> String {
    "#"
      + [color.red, color.green, color.blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// `1 point`, `2.5 points`.
  static func points(_ value: Double) -> String {
    let text = number(value)
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// `frame 34 (0.567s)`.
  static func frame(_ index: Int, rate: FrameRate) -> String {
    let seconds = Double(index * rate.denominator) / Double(rate.numerator)
    return "frame \(index) (\(number(seconds, decimals: 3))s)"
  }

  /// The first words of a long text, in backticks.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return "`" + (scalars.count > 80 ? String(scalars.prefix(79)) + "…" : text) + "`"
  }
}
