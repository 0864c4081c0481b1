internal import Glibc

/// Words and kinds for errno.
enum SystemError {
  /// The system's own words for an errno.
  static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// The error of an operation on an output file.
  static func output(_ code: Int32, path: String, operation: String) -> OutputFileError {
    switch code {
    case ENOSPC, EDQUOT: .diskFull(path: path)
    case EFBIG: .tooLarge(path: path)
    case EACCES, EPERM, EROFS: .notPermitted(path: path)
    default: .system(path: path, operation: operation, code: code)
    }
  }
}

extension OutputFileError {
  /// The error of an operation on a file or folder, from its errno.
  package init(_ code: Int32, path: String, operation: String) {
    self = SystemError.output(code, path: path, operation: operation)
  }
}
