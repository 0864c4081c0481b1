import Glibc
import Screenplay

/// Keeps variables of the caller's shell out of the pixels.
extension PixelEnvironment {
  /// Runs the command anew without the variables that change pixels when there are any; with none it returns.
  ///
  /// Sets the locale of the C library to UTF-8 with decimal points. To be called first of all, while
  /// there is one thread.
  static func cleanse() {
    setenv("LC_ALL", "C.UTF-8", 1)
    let present = variables.filter { getenv($0) != nil }
    guard !present.isEmpty else { return }
    for name in present { unsetenv(name) }
    // A variable that cannot be taken away would make this an endless chain of processes.
    guard present.allSatisfy({ getenv($0) == nil }) else { return }
    setenv(takenAwayVariable, present.joined(separator: ","), 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    // Without /proc the command goes on with what it has: the variables are gone for what reads them late.
  }
}
