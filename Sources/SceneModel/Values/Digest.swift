/// A stable 128-bit digest: the same on every run and machine, unlike `hashValue`.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// 32 lower-case hexadecimal digits.
  public var description: String { Digest.hex(high) + Digest.hex(low) }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Builds a `Digest` from words: the body and finaliser of MurmurHash3 x64 128 (public domain, A. Appleby).
///
/// Not for secrets; for telling pictures, fonts and presentations apart.
public struct DigestBuilder {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var pending: UInt64?
  private var count: UInt64 = 0

  public init() {}

  public mutating func combine(_ word: UInt64) {
    count &+= 8
    guard let other = pending else {
      pending = word
      return
    }
    pending = nil
    mix(other, word)
  }

  public mutating func combine(_ value: Int64) { combine(UInt64(bitPattern: value)) }
  public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }
  public mutating func combine(_ value: Bool) { combine(UInt64(value ? 1 : 0)) }
  public mutating func combine(_ value: Fixed) { combine(value.rawValue) }
  public mutating func combine(_ digest: Digest) {
    combine(digest.high)
    combine(digest.low)
  }

  /// The count, then the UTF-8 bytes.
  public mutating func combine(_ text: String) { combine(bytes: Array(text.utf8)) }

  /// The count, then the bytes, eight to a word, the last word filled with zeros.
  public mutating func combine(bytes: [UInt8]) {
    combine(bytes.count)
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        combine(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        index += 8
      }
      guard index < buffer.count else { return }
      var word: UInt64 = 0
      for (shift, position) in (index..<buffer.count).enumerated() {
        word |= UInt64(buffer[position]) << UInt64(8 * shift)
      }
      combine(word)
    }
  }

  public func digest() -> Digest {
    var copy = self
    if let word = copy.pending { copy.mix(word, 0) }
    var (h1, h2) = (copy.first ^ count, copy.second ^ count)
    h1 &+= h2
    h2 &+= h1
    h1 = DigestBuilder.finalized(h1)
    h2 = DigestBuilder.finalized(h2)
    h1 &+= h2
    h2 &+= h1
    return Digest(high: h1, low: h2)
  }

  private mutating func mix(_ word1: UInt64, _ word2: UInt64) {
    let c1: UInt64 = 0x87c3_7b91_1142_53d5
    let c2: UInt64 = 0x4cf5_ad43_2745_937f
    first ^= DigestBuilder.rotated(word1 &* c1, 31) &* c2
    first = (DigestBuilder.rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
    second ^= DigestBuilder.rotated(word2 &* c2, 33) &* c1
    second = (DigestBuilder.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
  }

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }

  private static func finalized(_ value: UInt64) -> UInt64 {
    var k = value
    k ^= k >> 33
    k &*= 0xff51_afd7_ed55_8ccd
    k ^= k >> 33
    k &*= 0xc4ce_b9fe_1a85_ec53
    return k ^ k >> 33
  }
}
