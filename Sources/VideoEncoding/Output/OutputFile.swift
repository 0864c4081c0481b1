internal import Glibc

/// Where a finished file is to stand.
///
/// The file appears under its name whole or not at all: it is written without a name in the same folder
/// and named at the end. Until then, and after any failure, stop or loss of power, the folder is as before
/// and an older file untouched.
public struct OutputFile: Hashable, Sendable {
  /// As the user gave it.
  public let path: String
  /// An existing file may be replaced.
  public let replacing: Bool

  public init(path: String, replacing: Bool = false) {
    self.path = path
    self.replacing = replacing
  }

  /// Looks whether a file can be made here, without making it. Cheap; worth doing before hours of work.
  public func check() throws(OutputFileError) {
    _ = try target()
  }

  /// Writes a whole file at once, such as a picture.
  ///
  /// Blocks until the bytes are on the disk.
  public func write(_ bytes: some Sequence<UInt8>) throws(OutputFileError) {
    var file = try create()
    try file.write(bytes)
    try file.commit()
  }

  /// Begins the file; it stands under its name only after `commit()`.
  package func create() throws(OutputFileError) -> PendingFile {
    try PendingFile(self, at: try target())
  }

  /// The folder and the name in it, symbolic links followed.
  struct Target {
    let folder: String
    let name: String
    var path: String { folder == "/" ? "/" + name : folder + "/" + name }
  }

  /// Decides where the file goes and refuses what cannot be replaced.
  func target() throws(OutputFileError) -> Target {
    if path.isEmpty || path.utf8.contains(0) {
      throw .system(path: path, operation: "open", code: EINVAL)
    }
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw .isDirectory(path: path)
      default: throw .specialFile(path: path)
      }
      if !replacing { throw .exists(path: path) }
      // A link stays a link; what it names is replaced.
      guard let resolved = realpath(path, nil) else {
        throw SystemError.output(errno, path: path, operation: "realpath")
      }
      defer { free(resolved) }
      return try Self.split(String(cString: resolved), givenAs: path)
    }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw SystemError.output(errno, path: path, operation: "stat")
    }
    if path.hasSuffix("/") { throw .missingFolder(path: path) }
    let target = try Self.split(path, givenAs: path)
    if lstat(path, &status) == 0 {
      // A link to nothing.
      throw replacing
        ? .system(path: path, operation: "follow the link", code: ENOENT) : .exists(path: path)
    }
    return target
  }

  private static func split(_ path: String, givenAs given: String) throws(OutputFileError) -> Target {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let prefix = slash.map { String(path[..<$0]) }
    let folder = prefix.map { $0.isEmpty ? "/" : $0 } ?? "."
    var status = stat()
    guard stat(folder, &status) == 0 else {
      let code = errno
      if code == ENOENT { throw .missingFolder(path: folder) }
      if code == ENOTDIR { throw .notAFolder(path: folder) }
      throw SystemError.output(code, path: given, operation: "stat")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path: folder) }
    return Target(folder: folder, name: name)
  }
}
