internal import CCairo
internal import Glibc
package import SceneModel

extension FontLibrary {
  /// FreeType can open the file and it holds at least one face.
  static func isFont(_ path: String) -> Bool {
    guard let set = FcFontSetCreate() else { return false }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    return FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set) > 0
  }

  /// A digest of every font file's bytes, which names the environment of a golden frame.
  ///
  /// - Complexity: Reads all files, some 100 MB.
  /// - Throws: `system` when a file cannot be read any more.
  package func contentDigest() throws(FontError) -> Digest {
    var builder = DigestBuilder()
    var seen: Set<String> = []
    for face in faces where seen.insert(face.file).inserted {
      builder.combine(bytes: try FontLibrary.contents(of: face.file))
    }
    return builder.digest()
  }

  /// The bytes of a font file.
  package static func contents(of path: String) throws(FontError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    // A scene's font is a memory file whose offset stands at its end.
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  private static func failure(_ path: String) -> FontError {
    .system(operation: "reading \(path)", reason: String(cString: strerror(errno)))
  }
}
