import TestSupport

/// Ways to break a script.
enum Mutation: CaseIterable {
  case bytes, tokens, nodes

  /// What people paste and parsers trip over.
  private static let nastyTokens = [
    "*a", "&b", "!c", "{", "}", "[", "]", "{}", "[]", "#x", "# ", "\"", "'", "\t", ": ", ":", "- ", "-", "|",
    ">",
    "? ", "$x", "$(", "$$", "$name", "1e999", "99999999999999999999", "-1", "0", "0.5", "1:30", "\u{2028}",
    "\u{85}",
    "\u{FEFF}", "👩‍👩‍👧", "\u{202E}", "null", "~", "<<: ", "---\n", "...\n", "%YAML 1.2\n", "\r\n", "\r", "\\",
    "\"\\ud83d\\ude00\"", ",", "@", "`", "yes", ".nan", "∞", "100000s", "spring(",
    "cubic-bezier(.2, 0, 0, 1)",
    "../x.png", "/etc/passwd", "\0", "show: home", "push:", "like: ", "as: zoom", "parallel:", "repeat: 9999",
  ]

  func apply(to script: [UInt8], others: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    switch self {
    case .bytes: changedBytes(script, &random)
    case .tokens: changedTokens(script, &random)
    case .nodes: changedLines(script, others, &random)
    }
  }

  private func changedBytes(_ script: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = script
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      default:
        let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
    }
    return bytes
  }

  private func changedTokens(_ script: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var words = String(decoding: script, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false
    )
    .map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<words.count, using: &random)
      let token = Mutation.nastyTokens.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words[place] = token
      case 1: words[place] += token
      case 2: words.insert(token, at: place)
      default: words.swapAt(place, Int.random(in: 0..<words.count, using: &random))
      }
    }
    return Array(words.joined(separator: " ").utf8)
  }

  private func changedLines(_ script: [UInt8], _ others: [[UInt8]], _ random: inout SeededGenerator)
    -> [UInt8]
  {
    var lines = script.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.insert(lines[place], at: Int.random(in: 0...lines.count, using: &random))
      case 1 where lines.count > 1: lines.remove(at: place)
      case 2: lines.swapAt(place, Int.random(in: 0..<lines.count, using: &random))
      case 3:
        let blanks = [UInt8](repeating: 0x20, count: Int.random(in: 1...4, using: &random))
        lines[place] =
          Bool.random(using: &random) ? blanks + lines[place] : Array(lines[place].drop { $0 == 0x20 })
      default:
        let other = others.randomElement(using: &random) ?? []
        let line = other.split(separator: 0x0A, omittingEmptySubsequences: false).randomElement(
          using: &random)
        lines.insert(Array(line ?? []), at: place)
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
