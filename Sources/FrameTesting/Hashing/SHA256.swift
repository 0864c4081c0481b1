internal import CCrypto

/// SHA-256 (FIPS 180-4) by OpenSSL, which uses what the processor has for it: 1 to 2 GB a second.
public enum SHA256 {
  /// Bytes of a digest.
  public static let byteCount = 32

  /// The digest of some bytes; of none at all it is e3b0c442….
  ///
  /// Pure; may be called on any thread.
  ///
  /// - Throws: When OpenSSL cannot: it has no memory, or its configuration keeps SHA-256 from being used.
  public static func hash(_ bytes: UnsafeRawBufferPointer) throws(HashingError) -> FrameHash {
    var digest = [UInt8](repeating: 0, count: byteCount)
    var written: UInt32 = 0
    ERR_clear_error()
    guard EVP_Digest(bytes.baseAddress, bytes.count, &digest, &written, EVP_sha256(), nil) == 1,
      Int(written) == byteCount, let hash = FrameHash(bytes: digest)
    else { throw HashingError(code: UInt64(ERR_get_error())) }
    return hash
  }

  /// The digest of some bytes.
  public static func hash(_ bytes: [UInt8]) throws(HashingError) -> FrameHash {
    let result: Result<FrameHash, HashingError> = bytes.withUnsafeBytes { bytes in
      do throws(HashingError) { return .success(try hash(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// OpenSSL could not make a digest.
public struct HashingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// OpenSSL's number for what went wrong; 0 where it gives none.
  public let code: UInt64

  /// What happened, with OpenSSL's own words.
  public var description: String {
    var text = [CChar](repeating: 0, count: 256)
    ERR_error_string_n(UInt(code), &text, text.count)
    let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "A SHA-256 digest could not be made: \(words)."
  }
}
