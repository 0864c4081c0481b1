import Screenplay
import Synchronization

/// How far a film is: a bar that is written over on a terminal, a line every tenth elsewhere.
final class ProgressReport: Sendable {
  private struct State {
    var lastTenth = 0
    var lastDrawing: ContinuousClock.Instant?
    var hasEnded = false
    var isShown = false
  }

  /// Between two drawings of the bar: often enough to look alive.
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let terminal: Terminal
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(console: Console, terminal: Terminal, isQuiet: Bool) {
    self.console = console
    self.terminal = terminal
    self.isQuiet = isQuiet
  }

  /// Shows the progress when it is time to; may be called from any thread.
  func update(_ progress: FilmProgress) {
    guard !isQuiet, progress.total > 0 else { return }
    let now = ContinuousClock.now
    state.withLock { state in
      guard !state.hasEnded else { return }
      if terminal.isInteractive {
        let isLast = progress.finished == progress.total
        if let last = state.lastDrawing, now - last < ProgressReport.interval, !isLast { return }
        state.lastDrawing = now
        state.isShown = true
        let line = ProgressReport.bar(progress, elapsed: now - start, width: terminal.width)
        console.say("\r\(line)\u{1B}[K")
      } else {
        let tenth = progress.finished * 10 / progress.total
        guard tenth > state.lastTenth else { return }
        state.lastTenth = tenth
        console.say("\(tenth * 10) %: \(progress.finished) of \(Words.count(progress.total, "frame"))\n")
      }
    }
  }

  /// Takes the bar away; nothing is shown any more.
  func end() {
    state.withLock { state in
      if state.isShown, !state.hasEnded { console.say("\r\u{1B}[K") }
      state.hasEnded = true
    }
  }

  /// `████░░░░  42 %  504/1200 frames  183 fps  0:04 left`, as much of it as fits.
  static func bar(_ progress: FilmProgress, elapsed: Duration, width: Int) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    let share = Double(progress.finished) / Double(max(progress.total, 1))
    var words = "\(Int(share * 100)) %  \(progress.finished)/\(progress.total) frames"
    if seconds > 0.5, progress.finished > 0 {
      let rate = Double(progress.finished) / seconds
      let left = Int((Double(progress.total - progress.finished) / rate).rounded(.up))
      let clock = "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
      words += "  \(Int(rate)) fps  \(clock) left"
    }
    let room = min(width - words.count - 3, 30)
    guard room >= 5 else { return String(words.prefix(max(width - 1, 0))) }
    let filled = Int((share * Double(room)).rounded())
    return String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled) + "  " + words
  }
}
