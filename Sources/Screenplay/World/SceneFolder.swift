internal import Glibc
import SourceDiagnostics
import SceneModel

/// The files a scene may read: those below its own folder, and below folders that the person allowed.
///
/// A scene may come from a stranger, so a path is judged by where it really leads: it is opened without
/// being read (`O_PATH`), the kernel says what was opened, and only then its bytes are read from that very
/// descriptor. No name can be exchanged in between.
struct SceneFolder: Sendable {
  /// Absolute, without symbolic links.
  let root: String
  /// Folders outside the scene's that may be read as well; absolute, without symbolic links.
  let allowed: [String]

  /// - Parameter path: The folder, relative to the working directory; "" is the working directory.
  /// - Throws: `notFound`, `unreadable` when the folder cannot be found.
  init(_ path: String, allowing allowed: [String] = []) throws(WorldError) {
    root = try SceneFolder.real(path.isEmpty ? "." : path)
    var real: [String] = []
    for path in allowed { real.append(try SceneFolder.real(path)) }
    self.allowed = real
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: As the script writes it, relative to the scene's folder.
  ///   - limit: Bytes; a file over it is refused before it is read.
  func contents(of path: String, limit: Int) throws(WorldError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .notFound(path: path, nearest: nil) }
    let isAbsolute = path.hasPrefix("/")
    let climbs = path.split(separator: "/").contains("..")
    guard !allowed.isEmpty || (!isAbsolute && !climbs) else { throw .outsideFolder(path: path) }
    let whole = isAbsolute ? path : root + "/" + path
    // Without reading: opening a device or a named pipe for real could do something, or wait for ever.
    let place = open(whole, SceneFolder.pathOnly | O_CLOEXEC)
    guard place >= 0 else { throw failure(errno, path: path, whole: whole) }
    defer { close(place) }
    let link = "/proc/self/fd/\(place)"
    guard let real = SceneFolder.target(ofLink: link) else {
      throw .unreadable(path: path, reason: "/proc is not mounted")
    }
    guard isInside(real) else { throw .outsideFolder(path: path) }
    var status = stat()
    guard fstat(place, &status) == 0 else { throw failure(errno, path: path, whole: whole) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .unreadable(path: path, reason: "it is not a file but a device or a pipe")
    }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw .tooLarge(path: path, what: "bytes", actual: size, limit: limit, flag: "--max-file-size")
    }
    let file = open(link, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno, path: path, whole: whole) }
    defer { close(file) }
    return try read(file, expecting: size, limit: limit, path: path)
  }

  private func read(_ file: Int32, expecting size: Int, limit: Int, path: String) throws(WorldError)
    -> [UInt8]
  {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress?.advanced(by: count), size - count)
      }
      if read > 0 {
        count += read
      } else if read == 0 {
        break
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: SceneFolder.reason(errno))
      }
    }
    bytes.removeLast(size - count)
    return bytes
  }

  private func isInside(_ real: String) -> Bool {
    ([root] + allowed).contains { folder in
      real.hasPrefix(folder == "/" ? folder : folder + "/") || real == folder
    }
  }

  private func failure(_ code: Int32, path: String, whole: String) -> WorldError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(path: path, nearest: nearest(to: path, whole: whole))
    case ELOOP: .unreadable(path: path, reason: "symbolic links lead in a circle")
    default: .unreadable(path: path, reason: SceneFolder.reason(code))
    }
  }

  /// The most similar name in the folder of a file that does not exist; nothing from folders outside.
  private func nearest(to path: String, whole: String) -> String? {
    let parts = whole.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    guard let real = try? SceneFolder.real(folder), isInside(real), let stream = opendir(real) else {
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    // A folder of thousands of files is no help to anyone, and reading it all would take long.
    while names.count < 10_000, let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    let found = nearestName(to: String(name), among: names.filter { $0 != "." && $0 != ".." }.sorted())
    return found.map { path.dropLast(name.count) + $0 }
  }

  /// The folder's absolute path without symbolic links.
  private static func real(_ path: String) throws(WorldError) -> String {
    guard let real = realpath(path, nil) else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .notFound(path: path, nearest: nil) : .unreadable(path: path, reason: reason(code))
    }
    defer { free(real) }
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .unreadable(path: path, reason: "it is not a folder")
    }
    return String(cString: real)
  }

  private static func target(ofLink link: String) -> String? {
    // PATH_MAX of Linux, and one more to see that nothing was cut off.
    var buffer = [CChar](repeating: 0, count: 4097)
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// `O_PATH`, which glibc's headers show only to GNU source (Linux: asm-generic/fcntl.h).
  private static let pathOnly: Int32 = 0o10000000

  private static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
