internal import Glibc

/// Files that are read beside a script: nothing but plain ones, since others may have no end or never begin.
enum PlainFile {
  /// Why a file is not read; its words follow "cannot be read: ".
  struct Problem: Error {
    let reason: String
    /// True when there is nothing under this name.
    var isMissing = false
    /// True when something stands there that no file may take the place of.
    var isSpecial = false

    init(_ reason: String) { self.reason = reason }

    /// An error of open(2) or read(2).
    init(code: Int32) {
      reason = code == ENOENT ? "there is no such file" : String(cString: strerror(code)).lowercased()
      isMissing = code == ENOENT
      // What open(2) answers for sockets.
      isSpecial = code == ENXIO
    }
  }

  /// Reads a whole file; waits for nobody.
  ///
  /// - Parameter limit: Bytes; larger files are refused before they are read.
  static func read(_ path: String, limit: Int) throws(Problem) -> [UInt8] {
    let (file, size) = try opened(path)
    defer { close(file) }
    let tooLarge = Problem("it is larger than \(limit >> 20) MiB")
    guard size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        // It may grow meanwhile.
        guard bytes.count <= limit else { throw tooLarge }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw Problem(code: errno)
      }
    }
  }

  /// Looks whether it is a plain file that can be opened.
  static func check(_ path: String) throws(Problem) { close(try opened(path).file) }

  /// O_NONBLOCK: a pipe that nobody writes to would be waited for.
  private static func opened(_ path: String) throws(Problem) -> (file: Int32, size: Int) {
    guard !path.utf8.contains(0) else { throw Problem(code: EINVAL) }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw Problem(code: errno) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let code = errno
      close(file)
      throw Problem(code: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      var problem = Problem(words(status.st_mode & S_IFMT))
      problem.isSpecial = true
      throw problem
    }
    return (file, Int(status.st_size))
  }

  private static func words(_ kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: "it is a folder"
    case S_IFIFO: "it is a pipe, and no file"
    default: "it is a device, and no file"
    }
  }
}
