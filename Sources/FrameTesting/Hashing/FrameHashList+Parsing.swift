internal import AnimatorCore

/// Why a text is no list of frame hashes.
public struct FrameHashListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; the line after the last where something is missing at the end.
  public let line: Int
  /// Lower case, no full stop.
  public let message: String

  /// `line 7: …`.
  public var description: String { "line \(line): \(message)" }
}

extension FrameHashList {
  /// Reads FFmpeg's framehash text of one stream of BGRA pictures.
  ///
  /// Lines that begin with `#` and are not FFmpeg's own may stand anywhere; they are for others. Everything
  /// else must be there and mean what `text` writes: the frames are in order from 0, each of one frame's
  /// duration and of the size that the dimensions give, and there is at least one.
  ///
  /// - Throws: What is wrong with the first line that is not as it should be.
  public init(parsing text: String) throws(FrameHashListError) {
    var reader = FrameHashReader()
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line's end is no line.
    let count = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    for (index, bytes) in lines.prefix(count).enumerated() {
      var line = Substring(bytes)
      if line.utf8.last == UInt8(ascii: "\r") { line = Substring(bytes.dropLast()) }
      do throws(FrameHashReader.Problem) { try reader.read(line) } catch {
        throw FrameHashListError(line: index + 1, message: error.message)
      }
    }
    do throws(FrameHashReader.Problem) { self = try reader.finish() } catch {
      throw FrameHashListError(line: count + 1, message: error.message)
    }
  }
}

/// Takes the text line by line.
private struct FrameHashReader {
  struct Problem: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private var values: [Substring: Substring] = [:]
  private var form: FrameHashList?
  private var hashes: [FrameHash] = []

  /// FFmpeg's lines with only one right value, in its order.
  private static let fixed: KeyValuePairs<Substring, Substring> = [
    "format": "frame checksums", "version": "2", "hash": "SHA256", "media_type 0": "video",
    "codec_id 0": "rawvideo", "sar 0": "1/1",
  ]
  private static let free: [Substring] = ["tb 0", "dimensions 0"]

  mutating func read(_ line: Substring) throws(Problem) {
    guard line.first == "#" else { return try readFrame(line) }
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[line.index(after: line.startIndex)..<colon]
    let right = Self.fixed.first { $0.key == name }?.value
    guard right != nil || Self.free.contains(name) else { return }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    if form != nil { throw Problem("`#\(name):` stands after the first frame") }
    if values.updateValue(value, forKey: name) != nil { throw Problem("`#\(name):` stands here twice") }
    if let right, value != right { throw Problem("`#\(name): \(value)` where `\(right)` is needed") }
  }

  private mutating func readFrame(_ line: Substring) throws(Problem) {
    let form: FrameHashList
    if let settled = self.form { form = settled } else { form = try settledForm() }
    self.form = form
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map { field in
      field.drop { $0 == " " }
    }
    guard fields.count == 6 else {
      throw Problem("a frame has 6 values (stream, dts, pts, duration, size, hash), not \(fields.count)")
    }
    guard fields[0] == "0" else { throw Problem("stream `\(fields[0])` where `0` is needed") }
    let next = String(hashes.count)
    guard fields[1] == next, fields[2] == next else {
      throw Problem("frame `\(fields[2])` where frame \(next) is needed")
    }
    guard fields[3] == "1" else { throw Problem("duration `\(fields[3])` where `1` is needed") }
    guard fields[4] == String(form.frameByteCount) else {
      throw Problem(
        "size `\(fields[4])` where \(form.width) × \(form.height) pixels have \(form.frameByteCount) bytes")
    }
    guard let hash = FrameHash(hex: fields[5]) else {
      throw Problem("`\(fields[5])` is no hash: 64 hexadecimal digits in lower case")
    }
    hashes.append(hash)
  }

  func finish() throws(Problem) -> FrameHashList {
    guard let form else {
      _ = try settledForm()
      throw Problem("there is no frame")
    }
    return FrameHashList(rate: form.rate, width: form.width, height: form.height, hashes: hashes)
  }

  /// What the lines before the first frame say; all of them must be there.
  private func settledForm() throws(Problem) -> FrameHashList {
    for name in Self.fixed.map(\.key) + Self.free where values[name] == nil {
      throw Problem("`#\(name):` is missing before the first frame")
    }
    guard let (denominator, numerator) = Self.pair(values["tb 0"], "/"),
      let rate = FrameRate(numerator, over: denominator)
    else { throw Problem("`#tb 0: \(values["tb 0"] ?? "")` is no duration of a frame, such as 1/60") }
    let sides = 1...16_384
    guard let (width, height) = Self.pair(values["dimensions 0"], "x"), sides.contains(width),
      sides.contains(height)
    else {
      throw Problem("`#dimensions 0: \(values["dimensions 0"] ?? "")` is no size, such as 1920x1080")
    }
    return FrameHashList(rate: rate, width: width, height: height, hashes: [])
  }

  private static func pair(_ text: Substring?, _ separator: Character) -> (Int, Int)? {
    let parts = (text ?? "").split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
    return (first, second)
  }
}
