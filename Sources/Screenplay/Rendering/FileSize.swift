internal import Glibc

/// How large a file has become.
enum FileSize {
  /// 0 when the file has gone in the meantime.
  static func bytes(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
