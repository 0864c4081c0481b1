internal import Glibc

/// The bytes of a script. A person names it, so any path will do, and a pipe too.
enum ScriptFile {
  /// Reads at most one byte more than `limit`, so that whoever counts them sees that there are too many.
  static func read(_ path: String, limit: Int) throws(ScreenplayError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno, path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = Glibc.read(file, &buffer, min(buffer.count, limit + 1 - bytes.count))
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw failure(errno, path)
      }
    }
    return bytes
  }

  /// The folder that a script's paths are relative to.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func failure(_ code: Int32, _ path: String) -> ScreenplayError {
    let reason =
      switch code {
      case ENOENT: "there is no such file"
      case EISDIR: "it is a folder"
      default: String(cString: strerror(code)).lowercased()
      }
    return .unreadable(path: path, reason: reason)
  }
}
