/// A value over time in closed form: pieces in order, each a motion or a part of one.
///
/// Between and after its pieces the value rests where the piece before ended. Any time may be asked
/// for, in any order; nothing is stepped or remembered.
public struct MotionTrack: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    let leg: MotionLeg
    let start: Time
    /// At most the leg's length after `start`; earlier when it was interrupted.
    let end: Time
    /// `end` − `start`.
    let duration: Time
  }

  /// Before the first piece.
  public let initialValue: Double
  /// Their starts and ends never go back.
  private(set) var pieces: [Piece] = []

  /// A value that rests.
  public init(value: Double) { initialValue = value }

  /// When the last motion ends; nil while there is none.
  public var end: Time? { pieces.last?.end }

  /// The times at which one motion ends and another begins, in order, without repetition.
  public var boundaries: [Time] {
    var times: [Time] = []
    for piece in pieces {
      for time in [piece.start, piece.end] where times.last.map({ $0 < time }) ?? true { times.append(time) }
    }
    return times
  }

  /// The value at the very end.
  public var finalValue: Double {
    guard let last = pieces.last else { return initialValue }
    return last.leg.value(at: last.duration.seconds)
  }

  /// The value at a time; at a boundary that of the motion that begins there.
  ///
  /// - Parameter seconds: Since the start of the scene; NaN counts as before everything.
  /// - Complexity: O(log pieces).
  public func value(at seconds: Double) -> Double {
    guard let piece = piece(where: { $0.start.seconds <= seconds }) else { return initialValue }
    let local = min(seconds - piece.start.seconds, piece.duration.seconds)
    return piece.leg.value(at: seconds >= piece.end.seconds ? piece.duration.seconds : local)
  }

  /// The value at an exact time.
  public func value(at time: Time) -> Double {
    guard let piece = piece(where: { $0.start <= time }) else { return initialValue }
    return piece.leg.value(at: piece.local(time))
  }

  /// The speed in units per second, of the motion that begins at a boundary; 0 at rest.
  public func velocity(at seconds: Double) -> Double {
    guard let piece = piece(where: { $0.start.seconds <= seconds }), seconds < piece.end.seconds else {
      return 0
    }
    return piece.leg.velocity(at: seconds - piece.start.seconds, .after)
  }

  /// The speed at an exact time, in units per second.
  public func velocity(at time: Time) -> Double {
    guard let piece = piece(where: { $0.start <= time }), time < piece.end else { return 0 }
    return piece.leg.velocity(at: piece.local(time), .after)
  }

  /// The speed with which the value arrives at a time, in units per second: what a motion that takes
  /// over there begins with. 0 after a rest.
  public func velocity(before time: Time) -> Double {
    guard let piece = piece(where: { $0.start < time }), time <= piece.end else { return 0 }
    return piece.leg.velocity(at: piece.local(time), .before)
  }

  /// The value with which the motion before arrives at a time.
  func value(before time: Time) -> Double {
    guard let piece = piece(where: { $0.start < time }) else { return initialValue }
    return piece.leg.value(at: piece.local(time))
  }

  /// The value shown in a frame.
  ///
  /// A piece owns the frames round(start · rate) ..< round(end · rate). In them its local time is
  /// frame / rate − start, kept within the piece; after them it is at its end (design: time).
  ///
  /// - Complexity: O(log pieces), without allocation.
  public func value(inFrame frame: Int, rate: FrameRate) -> Double {
    guard let piece = piece(where: { rate.frame(at: $0.start) <= frame }) else { return initialValue }
    if frame >= rate.frame(at: piece.end) { return piece.leg.value(at: piece.duration.seconds) }
    return piece.leg.value(at: rate.localSeconds(of: frame, from: piece.start, duration: piece.duration))
  }

  /// Whether nothing moves from a frame on until another frame, both included.
  public func isResting(inFrames frames: ClosedRange<Int>, rate: FrameRate) -> Bool {
    !pieces.contains { piece in
      let (first, last) = (rate.frame(at: piece.start), rate.frame(at: piece.end))
      return first <= frames.upperBound && last > frames.lowerBound
        || first > frames.lowerBound && first <= frames.upperBound
    }
  }

  /// The last piece for which a condition holds that holds up to some piece.
  private func piece(where hasBegun: (Piece) -> Bool) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if hasBegun(pieces[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }

  /// Ends everything at a time: what runs is cut off there and rests, what was to come is dropped.
  ///
  /// Changes nothing when it throws.
  mutating func cut(at time: Time) throws(TimeOverflow) {
    var count = pieces.count
    while count > 0,
      pieces[count - 1].start > time || pieces[count - 1].start == time && pieces[count - 1].end > time
    {
      count -= 1
    }
    var last: Piece?
    if count > 0, pieces[count - 1].end > time {
      let cut = pieces[count - 1]
      last = Piece(leg: cut.leg, start: cut.start, end: time, duration: try time - cut.start)
    }
    pieces.removeLast(pieces.count - count)
    if let last { pieces[count - 1] = last }
  }

  /// Plays a leg from a time on, after whatever there is.
  ///
  /// - Returns: When it ends.
  @discardableResult
  mutating func append(_ leg: MotionLeg, at start: Time) throws(TimeOverflow) -> Time {
    let end = try start + leg.length
    pieces.append(Piece(leg: leg, start: start, end: end, duration: leg.length))
    return end
  }
}

extension MotionTrack.Piece {
  /// Seconds since the start, at most the duration.
  fileprivate func local(_ time: Time) -> Double {
    if time >= end { return duration.seconds }
    guard let local = try? time - start else { return time.seconds - start.seconds }
    return local.seconds
  }
}
