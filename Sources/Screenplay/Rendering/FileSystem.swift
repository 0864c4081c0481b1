internal import Glibc
import VideoEncoding

/// The little that rendering asks of the file system besides output files.
enum FileSystem {
  /// Bytes of a file; 0 when it has gone in the meantime.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether two paths lead to one file that exists.
  static func isSame(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(a, &first) == 0, stat(b, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Makes the folders that a file is to stand in; those that exist are fine.
  ///
  /// - Returns: Those that were not there before, outermost first.
  static func createFolders(of path: String) throws(OutputFileError) -> [String] {
    var made: [String] = []
    for (index, character) in zip(path.indices, path) where character == "/" && index > path.startIndex {
      let folder = String(path[..<index])
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        let code = errno
        for folder in made.reversed() { removeEmptyFolder(folder) }
        throw OutputFileError(code, path: folder, operation: "mkdir")
      }
    }
    return made
  }

  /// Takes a folder away if it is empty.
  static func removeEmptyFolder(_ path: String) { rmdir(path) }
}
