/// Counts finished frames and tells about them, one call at a time and never backwards.
final class ProgressReport: Sendable {
  private struct Counts {
    var bySegment: [Int: Int] = [:]
    var reported = 0
  }

  private let counts = Monitor(Counts())
  private let total: Int
  private let tell: @Sendable (FilmProgress) -> Void

  init(total: Int, tell: @escaping @Sendable (FilmProgress) -> Void) {
    self.total = total
    self.tell = tell
  }

  func advance(by frames: Int, in segment: Int) {
    counts.withLock { counts in
      counts.bySegment[segment, default: 0] += frames
      let finished = counts.bySegment.values.reduce(0, +)
      guard finished > counts.reported else { return }
      counts.reported = finished
      tell(FilmProgress(finished: finished, total: total))
    }
  }

  /// Forgets what was counted for a segment that is begun again.
  func restart(_ segment: Int) {
    counts.withLock { $0.bySegment[segment] = 0 }
  }
}
