internal import Glibc

/// The little that rendering asks of the file system besides output files.
enum FileSystem {
  /// Bytes of a file; 0 when it has gone in the meantime.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes the folders that a file is to stand in; those that exist are fine. What cannot be made shows when
  /// the file is written.
  static func createFolders(of path: String) {
    for (index, character) in zip(path.indices, path) where character == "/" && index > path.startIndex {
      mkdir(String(path[..<index]), 0o777)
    }
  }
}
