import AnimatorCore

/// Which view of a screen: the ids that lead to it, its own at last, and its place among several without one.
struct ScrollKey: Hashable, Sendable {
  let path: [String]
  let index: Int
}

/// Tells the views of a screen apart, in drawing order.
struct ScrollKeys {
  private var counts: [[String]: Int] = [:]

  mutating func next(_ path: [String]) -> ScrollKey {
    defer { counts[path, default: 0] += 1 }
    return ScrollKey(path: path, index: counts[path] ?? 0)
  }
}

/// How far a view is scrolled, over all of the film's time.
struct ScrollMotion: Sendable {
  /// A stretch in which one thing moves it; cut off where the next begins.
  struct Piece: Sendable {
    enum Course: Sendable {
      /// By a finger, from `raw` on; past the ends as a rubber band.
      case led(FingerPath, raw: Double, by: Double, ScrollLimits)
      case thrown(ScrollThrow)
      case timed(Timing, from: Double, to: Double)
    }

    let start: Time
    let duration: Time
    let course: Course

    var end: Time { (try? start + duration) ?? start }

    func value(at seconds: Double) -> Double {
      switch course {
      case .led(let path, let raw, let distance, let limits):
        limits.banded(raw + distance * path.share(at: seconds))
      case .thrown(let thrown): thrown.value(at: seconds)
      case .timed(let timing, let from, let to): from + (to - from) * timing.progress(at: seconds)
      }
    }

    var target: Double { value(at: duration.seconds) }
  }

  let initialValue: Double
  private(set) var pieces: [Piece] = []

  init(_ initialValue: Double) { self.initialValue = initialValue }

  /// Where it rests in the end.
  var target: Double { pieces.last?.target ?? initialValue }

  mutating func append(_ piece: Piece) { pieces.append(piece) }

  func value(at time: Time) -> Double {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return initialValue }
    guard time < piece.end, let local = try? time - piece.start else { return piece.target }
    return piece.value(at: local.seconds)
  }

  func value(inFrame frame: Int, rate: FrameRate) -> Double {
    guard let piece = pieces.last(where: { rate.frame(at: $0.start) <= frame }) else { return initialValue }
    guard frame < rate.frame(at: piece.end) else { return piece.target }
    return piece.value(at: rate.localSeconds(of: frame, from: piece.start, duration: piece.duration))
  }

  /// The indicator stays a moment after the content rests, and fades, as the platform's does.
  private static let (appearing, staying, fading) = (0.1, 0.3, 0.25)

  /// How much of the indicator is seen at a time, 0…1.
  func indicatorOpacity(inFrame frame: Int, rate: FrameRate) -> Double {
    let now = Double(frame) / rate.framesPerSecond
    guard let index = pieces.lastIndex(where: { rate.frame(at: $0.start) <= frame }) else { return 0 }
    var first = index
    while first > 0, pieces[first].start.seconds <= pieces[first - 1].end.seconds + ScrollMotion.staying {
      first -= 1
    }
    let coming = (now - pieces[first].start.seconds) / ScrollMotion.appearing
    let going = (now - pieces[index].end.seconds - ScrollMotion.staying) / ScrollMotion.fading
    return min(min(max(coming, 0), 1), 1 - min(max(going, 0), 1))
  }

  /// When something of it is seen to move.
  var spans: [(start: Time, end: Time)] {
    let rest = Time.milliseconds(Int32((ScrollMotion.staying + ScrollMotion.fading) * 1000))
    return pieces.map { ($0.start, (try? $0.end + rest) ?? $0.end) }
  }
}

/// Between which offsets a view rests, and how it gives way beyond.
struct ScrollLimits: Hashable, Sendable {
  let reach: Double
  /// Points of the view: no finger draws it further past an end.
  let extent: Double

  /// What is shown of where a finger would have it.
  func banded(_ raw: Double) -> Double {
    if raw < 0 { return -RubberBand.offset(of: -raw, travel: extent) }
    if raw > reach { return reach + RubberBand.offset(of: raw - reach, travel: extent) }
    return raw
  }

  /// Where a finger has it that is shown there.
  func raw(_ offset: Double) -> Double {
    let most = extent * 0.999
    if offset < 0 { return -RubberBand.distance(of: min(-offset, most), travel: extent) }
    if offset > reach { return reach + RubberBand.distance(of: min(offset - reach, most), travel: extent) }
    return offset
  }

  /// How much faster than what is shown a finger is there.
  func slope(_ raw: Double) -> Double {
    if raw < 0 { return RubberBand.slope(at: -raw, travel: extent) }
    if raw > reach { return RubberBand.slope(at: raw - reach, travel: extent) }
    return 1
  }
}
