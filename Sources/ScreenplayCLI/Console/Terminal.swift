import Glibc

/// What is known about the screen that standard error goes to.
struct Terminal: Sendable {
  /// True when a person is looking and lines can be written over.
  let isInteractive: Bool
  let usesColor: Bool
  /// Cells in a line; 100 where nobody says.
  let width: Int

  /// Looks at standard error and at `TERM`, `NO_COLOR` (no-color.org: any value that is not empty).
  init() {
    let term = Terminal.variable("TERM")
    isInteractive = isatty(STDERR_FILENO) == 1 && term != "dumb"
    usesColor = isInteractive && (Terminal.variable("NO_COLOR") ?? "").isEmpty
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isInteractive && isKnown ? Int(size.ws_col) : 100
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
