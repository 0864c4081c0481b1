/// The chunks of a PNG file.
///
/// Source: PNG specification (W3C, third edition), 5.3: a length, a name of four bytes, the data, a checksum.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    let name: String
    let data: ArraySlice<UInt8>
    /// Of name and data, as the file says.
    let checksum: UInt32
    /// Where the chunk begins.
    let offset: Int

    /// What the file says is what was computed.
    ///
    /// - Complexity: O(data): about a millisecond a megabyte.
    var isWhole: Bool { Checksum.crc32(name.utf8, data) == checksum }
  }

  private let bytes: [UInt8]
  /// Where the next chunk begins.
  private(set) var offset = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end, and where the file ends inside a chunk.
  mutating func next() -> Chunk? {
    guard offset + 12 <= bytes.count else { return nil }
    let length = Int(word(offset))
    guard length <= bytes.count - offset - 12 else { return nil }
    let start = offset
    let data = bytes[(start + 8)..<(start + 8 + length)]
    offset += length + 12
    return Chunk(
      name: String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self), data: data,
      checksum: word(start + 8 + length), offset: start)
  }

  func first(_ name: String) -> ArraySlice<UInt8>? {
    var chunks = self
    while let chunk = chunks.next() { if chunk.name == name { return chunk.data } }
    return nil
  }

  private func word(_ offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// CRC-32 as PNG and zlib use it.
///
/// Source: PNG specification, annex D.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  static func crc32(_ name: String.UTF8View, _ data: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var sum: UInt32 = 0xFFFF_FFFF
      for byte in name { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
      data.withUnsafeBufferPointer { data in
        for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
      }
      return ~sum
    }
  }
}
