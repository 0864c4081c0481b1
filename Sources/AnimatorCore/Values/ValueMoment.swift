/// When something is asked, in one of the three ways in which time is told.
enum ValueMoment {
  case seconds(Double)
  case time(Time)
  case frame(Int, FrameRate)

  /// Whether a time has come, given exactly and as a number.
  func hasReached(_ time: Time, _ seconds: Double) -> Bool {
    switch self {
    case .seconds(let now): now >= seconds
    case .time(let now): now >= time
    case .frame(let frame, let rate): frame >= rate.frame(at: time)
    }
  }

  /// Whether a time lies behind.
  func hasPassed(_ time: Time, _ seconds: Double) -> Bool {
    switch self {
    case .seconds(let now): now > seconds
    case .time(let now): now > time
    case .frame(let frame, let rate): frame > rate.frame(at: time)
    }
  }

  /// Seconds since the start of a span that has begun; may lie past its end.
  func local(in span: ValueSpan) -> Double {
    switch self {
    case .seconds(let now): return now - span.startSeconds
    case .time(let now): return (try? now - span.start)?.seconds ?? now.seconds - span.startSeconds
    case .frame(let frame, let rate):
      return rate.localSeconds(of: frame, from: span.start, duration: span.duration)
    }
  }
}

/// From when to when a motion lasts, exactly and as numbers.
struct ValueSpan: Hashable, Sendable {
  let start: Time
  let end: Time
  let duration: Time
  let startSeconds: Double
  let endSeconds: Double
  let seconds: Double

  init(start: Time, duration: Time) throws(TimeOverflow) {
    self.start = start
    self.duration = duration
    end = try start + duration
    startSeconds = start.seconds
    endSeconds = end.seconds
    seconds = duration.seconds
  }
}
