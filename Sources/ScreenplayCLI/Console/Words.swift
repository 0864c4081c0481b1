import Glibc

/// Something outside the script that failed: exit code 1.
struct Failure: Error, Hashable {
  /// Lower case, no full stop, names the file.
  let message: String
  /// What to do.
  let hints: [String]

  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }
}

/// How the command speaks of what has no place in a script; the same look as a diagnostic.
enum Words {
  static func error(_ message: String, hints: [String], usesColor: Bool = false) -> String {
    let name = usesColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"
    return "\(name): \(message)\n" + hints.map { "  = hint: \($0)\n" }.joined()
  }

  /// A word as a shell takes it: in single quotes where it holds anything that means something there.
  static func shellWord(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_./-+:,@%=".unicodeScalars.contains($0)
    }
    let safe = word.hasPrefix("-") ? "./" + word : word
    return plain && !word.isEmpty
      ? safe
      : "'" + safe.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// `1 frame`, `2 frames`.
  static func count(_ number: Int, _ one: String) -> String { "\(number) \(one)\(number == 1 ? "" : "s")" }
}

extension Words {
  /// `21.5 s`: at most three decimals.
  static func seconds(_ seconds: Double) -> String {
    var text = milliseconds(seconds)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text + " s"
  }

  /// Seconds with three decimals.
  static func milliseconds(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  /// `824 B`, `12.3 kB`, `4.2 MB`.
  static func bytes(_ count: Int) -> String {
    func tenths(_ value: Double) -> String {
      let scaled = Int((value * 10).rounded())
      return "\(scaled / 10).\(scaled % 10)"
    }
    switch count {
    case ..<1000: return "\(count) B"
    case ..<1_000_000: return tenths(Double(count) / 1e3) + " kB"
    default: return tenths(Double(count) / 1e6) + " MB"
    }
  }
}

extension Words {
  /// In a column, at its left.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// In a column, at its right.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// At most one decimal.
  static func tenth(_ value: Double) -> String {
    let tenths = Int((min(max(value, -1e15), 1e15) * 10).rounded())
    let text = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? text : text + ".\(abs(tenths) % 10)"
  }

  /// Up to three decimals, without zeros that say nothing.
  static func thousandth(_ value: Double) -> String {
    let thousandths = Int((min(max(value, -1e12), 1e12) * 1000).rounded())
    var text = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
    guard thousandths % 1000 != 0 else { return text }
    text += "." + "\(1000 + abs(thousandths) % 1000)".dropFirst()
    while text.last == "0" { text.removeLast() }
    return text
  }

  /// C's `%.17g`: 17 significant digits without zeros that say nothing; reads back as the same number.
  static func exactly(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = withVaList([value]) { vsnprintf(&buffer, 64, "%.17g", $0) }
    return String(decoding: buffer.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
