internal import SceneModel

/// The last two lines of a golden file, by which a cut, mended or merged one is known.
///
/// `#screenplay check …` has three characters for each line before it, so that the first line that is not as it
/// was written can be named. `#screenplay end LINES SHA256` has their number and the SHA-256 of all before it.
enum GoldenSeal {
  /// The lines with their seal, as a text.
  static func sealed(_ lines: [String]) throws(HashingError) -> String {
    let lines = lines + [GoldenFile.mark + "check " + lines.map(check).joined()]
    let text = lines.joined(separator: "\n") + "\n"
    let hash = try SHA256.hash(Array(text.utf8))
    return text + GoldenFile.mark + "end \(lines.count) \(hash)\n"
  }

  /// The lines of a text whose seal is whole, without the seal.
  ///
  /// - Throws: `GoldenFileError` for what is wrong, or `HashingError`.
  static func opened(_ bytes: [UInt8]) throws -> [String] {
    guard !bytes.isEmpty else { throw GoldenFileError(line: 1, "the file is empty") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw GoldenFileError(line: lineOfDamage(bytes), "this is no UTF-8 text")
    }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let isEnded = lines.last?.isEmpty == true
    if isEnded { lines.removeLast() }
    if let line = lines.firstIndex(where: { $0.utf8.last == UInt8(ascii: "\r") }) {
      throw GoldenFileError(
        line: line + 1, "the line ends with a carriage return",
        hint: "git changes line ends unless .gitattributes says `*.framehash -text`")
    }
    if let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
      throw GoldenFileError(line: line + 1, "a merge left both sides in the file")
    }
    let end = GoldenFile.mark + "end "
    let cut = "the file is cut off: its last line is `\(end)…`"
    guard isEnded else { throw GoldenFileError(line: lines.count, cut) }
    guard lines.contains(where: { $0.hasPrefix(GoldenFile.mark) }) else {
      throw GoldenFileError(
        line: lines.count,
        "a list of hashes alone is no golden file: its lines `\(GoldenFile.mark)…` are missing")
    }
    try checkVersion(lines)
    guard let last = lines.popLast(), last.hasPrefix(end) else {
      if let line = lines.firstIndex(where: { $0.hasPrefix(end) }) {
        throw GoldenFileError(line: line + 2, "this line stands after the end of the file")
      }
      throw GoldenFileError(line: lines.count + 1, cut)
    }
    try checkHash(lines, last)
    return Array(lines.dropLast())
  }

  private static func checkVersion(_ lines: [String]) throws(GoldenFileError) {
    let begin = GoldenFile.mark + "golden "
    guard let line = lines.firstIndex(where: { $0.hasPrefix(begin) }) else { return }
    let version = lines[line].dropFirst(begin.count)
    guard version != String(GoldenFile.version), let number = Int(version), number > GoldenFile.version else {
      return
    }
    throw GoldenFileError(
      line: line + 1, "the file has form \(number), and this Screenplay reads form \(GoldenFile.version)",
      hint: "take the Screenplay that recorded it")
  }

  private static func checkHash(_ lines: [String], _ end: String) throws {
    let words = end.split(separator: " ")
    let text = lines.joined(separator: "\n") + "\n"
    let hash = try SHA256.hash(Array(text.utf8)).hex
    if words.count == 4, words[2] == String(lines.count), words[3] == hash { return }
    try locate(lines)
    if words.count == 4, let count = Int(words[2]), count != lines.count {
      throw GoldenFileError(
        line: lines.count + 1, "the file has \(lines.count) lines before this one where \(count) were written"
      )
    }
    throw GoldenFileError(line: lines.count + 1, "the seal in this line is not that of the file")
  }

  /// Names the first line that is not as it was written.
  private static func locate(_ lines: [String]) throws(GoldenFileError) {
    let begin = GoldenFile.mark + "check "
    guard let line = lines.lastIndex(where: { $0.hasPrefix(begin) }) else { return }
    let checks = Array(lines[line].dropFirst(begin.count))
    for (index, text) in lines[..<line].enumerated() {
      let written = checks.dropFirst(3 * index).prefix(3)
      if String(written) == check(text) { continue }
      let next = String(checks.dropFirst(3 * index + 3).prefix(3))
      if next == check(text) {
        throw GoldenFileError(line: index + 1, "a line that was written before this one is missing")
      }
      if index + 1 < line, String(written) == check(lines[index + 1]) {
        throw GoldenFileError(line: index + 1, "this line was put in by hand")
      }
      throw GoldenFileError(line: index + 1, "this line was changed by hand")
    }
  }

  /// 18 bits of a line's digest.
  private static func check(_ line: String) -> String {
    var builder = DigestBuilder()
    builder.combine(line)
    return GoldenText.digits(UInt32(truncatingIfNeeded: builder.digest().low), 3)
  }

  private static func lineOfDamage(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }
}
