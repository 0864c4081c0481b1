import Glibc

/// The three descriptors every process is born with, made safe before anything is opened.
enum StandardStreams {
  /// Opens `/dev/null` in the place of descriptors that are closed, so that a file opened later cannot
  /// become "standard error" and be written into; and asks for EPIPE instead of SIGPIPE.
  ///
  /// The outputs are opened for reading only: writing to them still fails with EBADF, as it should.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this very one, since those below are open by now.
      _ = open("/dev/null", O_RDONLY)
    }
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
