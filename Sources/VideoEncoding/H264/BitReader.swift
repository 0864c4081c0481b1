/// Reads the bits of a raw byte sequence payload, most significant first (ITU-T H.264 §7.2, §9.1).
///
/// Past the end every bit reads as 0 and `isPastEnd` becomes true.
struct BitReader {
  private let bytes: [UInt8]
  /// Bits read so far.
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isPastEnd: Bool { position > bytes.count * 8 }

  /// u(1)
  mutating func flag() -> Bool {
    defer { position += 1 }
    let index = position / 8
    guard index < bytes.count else { return false }
    return bytes[index] >> (7 - position % 8) & 1 == 1
  }

  /// u(n) for up to 32 bits.
  mutating func bits(_ count: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count { value = value << 1 | (flag() ? 1 : 0) }
    return value
  }

  /// ue(v); nil when it is longer than 32 bits, which no syntax element is.
  mutating func unsigned() -> UInt32? {
    var zeros = 0
    while !flag() {
      zeros += 1
      if zeros > 31 { return nil }
    }
    return (1 << UInt32(zeros)) - 1 + bits(zeros)
  }

  /// se(v), §9.1.1.
  mutating func signed() -> Int32? {
    guard let code = unsigned() else { return nil }
    let magnitude = Int32(clamping: (UInt64(code) + 1) / 2)
    return code % 2 == 1 ? magnitude : -magnitude
  }
}
