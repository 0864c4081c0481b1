import Dispatch
import Glibc
import Synchronization

/// Listens for SIGINT and SIGTERM: the first asks the work to stop, the second ends the process at once.
enum StopSignals {
  /// The first signal that came; 0 when none has.
  private static let first = Atomic<Int32>(0)
  /// True while the command only reads: nothing has to be taken back, so it can end without being asked.
  static let isReading = Atomic<Bool>(false)
  /// Both ends of a pipe through which the handler wakes the listener.
  private static let readEnd = Atomic<Int32>(-1)
  private static let writeEnd = Atomic<Int32>(-1)

  /// The exit code of the first signal that came; nil when none has.
  static var exitCode: ExitCode? {
    switch first.load(ordering: .acquiring) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  /// Takes the signals over, also where a shell made a background job ignore SIGINT.
  ///
  /// With a handler and not with `sigwait`: libdispatch lets a thread of its own take every signal.
  static func install() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe the first signal is only noted and the second still ends the process.
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      readEnd.store(ends[0], ordering: .releasing)
      writeEnd.store(ends[1], ordering: .releasing)
    }
    // Also makes the value now: the handler must not be the one to make it.
    first.store(0, ordering: .releasing)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        let saved = errno
        if StopSignals.first.compareExchange(expected: 0, desired: number, ordering: .acquiringAndReleasing)
          .exchanged
        {
          var byte: UInt8 = 1
          _ = write(StopSignals.writeEnd.load(ordering: .acquiring), &byte, 1)
        } else {
          _exit(128 + number)
        }
        errno = saved
      }
    }
  }

  /// Begins to listen, on a thread of its own that sleeps until the first signal comes.
  ///
  /// - Parameter stop: Called once, on that thread.
  static func listen(_ stop: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "stop-signals").async {
      var byte: UInt8 = 0
      while read(readEnd.load(ordering: .acquiring), &byte, 1) < 0 {
        guard errno == EINTR else { return }
      }
      stop()
    }
  }
}
