import Glibc
import Synchronization

/// Standard output for results, standard error for everything that is said along the way.
final class Console: Sendable {
  /// How much is said.
  enum Verbosity: Sendable {
    case normal
    /// Errors only: no progress, warnings or summaries.
    case quiet
  }

  private let failure = Mutex<Int32?>(nil)

  /// The exit code when a result could not be written: whoever read it has gone, or the disk is full.
  var outputFailure: (code: ExitCode, reason: String)? {
    failure.withLock { $0 }.map { code in
      (code == EPIPE ? .pipeClosed : .failed, String(cString: strerror(code)))
    }
  }

  /// Writes a result to standard output; a failure is kept for `outputFailure`.
  func print(_ text: String) {
    let code = Console.write(text, to: STDOUT_FILENO)
    if code != 0 { failure.withLock { $0 = $0 ?? code } }
  }

  /// Writes to standard error; when nobody can read it there is nobody to tell.
  func say(_ text: String) { _ = Console.write(text, to: STDERR_FILENO) }

  /// Writes everything, whatever the signals and however small the pipe.
  ///
  /// - Returns: 0, or the `errno` of the write that failed.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
