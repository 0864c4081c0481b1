/// The SHA-256 of a frame's picture: of its rows of straight BGRA, top row first, without padding.
///
/// Equal pictures have equal hashes, and in practice only they.
public struct FrameHash: Hashable, Sendable {
  // Eight bytes each, the first in the highest bits, so that the order of words is the order of bytes.
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// Takes the bytes of a digest; nil unless there are 32.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == SHA256.byteCount else { return nil }
    var words: [UInt64] = [0, 0, 0, 0]
    for (index, byte) in bytes.enumerated() { words[index / 8] = words[index / 8] << 8 | UInt64(byte) }
    self.words = (words[0], words[1], words[2], words[3])
  }

  /// Reads 64 hexadecimal digits in lower case; nil for any other text.
  public init?(hex: some StringProtocol) {
    var digits = Array(hex.utf8)
    guard digits.count == 2 * SHA256.byteCount else { return nil }
    for index in digits.indices {
      switch digits[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits[index] -= UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits[index] -= UInt8(ascii: "a") - 10
      default: return nil
      }
    }
    self.init(bytes: (0..<SHA256.byteCount).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] })
  }

  /// 32 bytes.
  public var bytes: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
  }

  /// 64 hexadecimal digits in lower case.
  public var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  public static func == (a: FrameHash, b: FrameHash) -> Bool { a.words == b.words }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}

extension FrameHash: Comparable {
  /// The order of their bytes, which is that of their digits.
  public static func < (a: FrameHash, b: FrameHash) -> Bool { a.words < b.words }
}

extension FrameHash: CustomStringConvertible {
  /// Its hexadecimal digits.
  public var description: String { hex }
}
