/// Writes the bits of a raw byte sequence payload, most significant first (ITU-T H.264 §7.2, §9.1).
struct BitWriter {
  /// Whole bytes; the last one is filled with 0 where nothing was written yet.
  private(set) var bytes: [UInt8] = []
  /// Bits written so far.
  private(set) var count = 0

  var isAligned: Bool { count % 8 == 0 }

  /// u(1)
  mutating func put(_ bit: Bool) {
    if isAligned { bytes.append(0) }
    if bit { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
    count += 1
  }

  /// u(n) for up to 32 bits.
  mutating func put(_ value: UInt32, bits: Int) {
    for shift in stride(from: bits - 1, through: 0, by: -1) { put(value >> UInt32(shift) & 1 == 1) }
  }

  /// ue(v)
  mutating func putUnsigned(_ value: UInt32) {
    let code = UInt64(value) + 1
    let length = 64 - code.leadingZeroBitCount
    for _ in 1..<length { put(false) }
    for shift in stride(from: length - 1, through: 0, by: -1) { put(code >> UInt64(shift) & 1 == 1) }
  }

  /// rbsp_trailing_bits(): a 1 and zeros up to the byte.
  mutating func putTrailingBits() {
    put(true)
    while !isAligned { put(false) }
  }

  /// Takes over bits that begin at a byte, written elsewhere.
  ///
  /// - Precondition: `isAligned`.
  mutating func append(contentsOf other: BitWriter) {
    precondition(isAligned)
    bytes += other.bytes
    count += other.count
  }
}
