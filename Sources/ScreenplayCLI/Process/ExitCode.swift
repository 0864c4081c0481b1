/// What the command ends with, for scripts that call it.
enum ExitCode: Int32, Error {
  case done = 0
  /// Something outside the script failed: a file, the disk, a library.
  case failed = 1
  /// The command line is not understood.
  case usage = 2
  /// The script has errors.
  case scriptErrors = 3
  /// A scene is not as its golden file says, or has none that can be read.
  case differences = 4
  case interrupted = 130
  /// Whoever read the output has gone.
  case pipeClosed = 141
  case terminated = 143
}
