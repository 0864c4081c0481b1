/// The one thing needed from a picture's EXIF data.
enum EXIF {
  /// The same for a chunk of a PNG or WebP file, which some programs begin with the JPEG's `Exif\0\0`.
  static func orientation(inChunk bytes: [UInt8]) -> Orientation? {
    orientation(bytes.starts(with: "Exif\0\0".utf8) ? Array(bytes.dropFirst(6)) : bytes)
  }

  /// The orientation tag of the first directory; nil when there is none or the data is damaged.
  ///
  /// - Parameter tiff: The bytes after `Exif\0\0`.
  ///
  /// Source: TIFF 6.0, section 2 (header, directory of 12-byte entries); CIPA DC-008, 4.6.4.A.
  static func orientation(_ tiff: [UInt8]) -> Orientation? {
    let isBigEndian: Bool
    switch tiff.prefix(4) {
    case [0x4D, 0x4D, 0x00, 0x2A]: isBigEndian = true
    case [0x49, 0x49, 0x2A, 0x00]: isBigEndian = false
    default: return nil
    }
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset + bytes <= tiff.count else { return nil }
      let digits = tiff[offset..<(offset + bytes)]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      // Type 3 is a 16-bit number, kept in the entry itself.
      if tag == 0x0112, number(at: entry + 2, bytes: 2) == 3, let value = number(at: entry + 8, bytes: 2) {
        return Orientation(rawValue: value)
      }
    }
    return nil
  }
}
