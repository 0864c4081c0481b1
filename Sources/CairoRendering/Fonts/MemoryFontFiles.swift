internal import CCairo
internal import Glibc
internal import SceneModel
internal import Synchronization

/// Scene fonts as files without a name, for libraries that only take paths.
///
/// One file for each distinct font, kept open as long as the process lives: FreeType, HarfBuzz and Cairo
/// keep faces by path beyond the library that opened them, so a path must never mean another font.
enum MemoryFontFiles {
  private static let paths = Mutex<[Digest: String]>([:])

  /// `/proc/self/fd/N` with the font's bytes.
  static func path(of font: FontFile) throws(FontError) -> String {
    try paths.withLock { (paths) throws(FontError) in
      if let path = paths[font.digest] { return path }
      let path = try write(font)
      paths[font.digest] = path
      return path
    }
  }

  private static func write(_ font: FontFile) throws(FontError) -> String {
    // 1 is MFD_CLOEXEC.
    let descriptor = memfd_create("screenplay-font", 1)
    guard descriptor >= 0 else { throw failure("opening memory for \(font.name)") }
    var written = 0
    while written < font.data.count {
      let count = font.data.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = failure("keeping \(font.name) in memory")
        close(descriptor)
        throw error
      }
      written += count
    }
    return "/proc/self/fd/\(descriptor)"
  }

  private static func failure(_ operation: String) -> FontError {
    .system(operation: operation, reason: String(cString: strerror(errno)))
  }
}
