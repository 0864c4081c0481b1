/// How golden files write what could be mistaken for something else.
enum GoldenText {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
  private static let values = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($0.element, UInt32($0.offset)) })

  /// The lowest `6 · count` bits in base64url (RFC 4648, 5), highest first.
  static func digits(_ value: UInt32, _ count: Int) -> String {
    String((0..<count).reversed().map { alphabet[Int(value >> UInt32(6 * $0)) & 63] })
  }

  /// The inverse of `digits`; nil for other characters.
  static func value(_ digits: Substring) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      guard let bits = values[digit] else { return nil }
      value = value << 6 | bits
    }
    return value
  }

  /// A name without spaces, control characters and `% / : =`: those are `%` and two hexadecimal digits.
  static func escaped(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte <= 0x20 || byte == 0x7F || "%/:=".utf8.contains(byte) {
        bytes += Array("%\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The inverse of `escaped`; nil for what it never writes.
  static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
