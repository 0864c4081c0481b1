/// Frames per second as an exact fraction in lowest terms, such as 60/1 or 30000/1001.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// Frames per `denominator` seconds, 1…1 000 000.
  public let numerator: Int
  /// 1…1 000 000, without a common factor with `numerator`.
  public let denominator: Int

  /// Creates a rate; nil unless 1/1000 ≤ rate ≤ 1000 and both parts are at most 1 000 000 in lowest terms.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    var (a, b) = (numerator, denominator)
    while b != 0 { (a, b) = (b, a % b) }
    let (top, bottom) = (numerator / a, denominator / a)
    guard top <= 1_000_000, bottom <= 1_000_000, top <= bottom * 1000, bottom <= top * 1000 else {
      return nil
    }
    self.numerator = top
    self.denominator = bottom
  }

  private init(trusted numerator: Int) {
    self.numerator = numerator
    self.denominator = 1
  }

  /// 60/1, what a scene runs at unless it says otherwise.
  public static let sixty = FrameRate(trusted: 60)

  /// `60/1`.
  public var description: String { "\(numerator)/\(denominator)" }

  /// Frames per second as the nearest `Double`.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// The frame that begins nearest to a time: round(time × rate), half up.
  ///
  /// The only place where time becomes a frame (design §4).
  public func frame(at time: Time) -> Int {
    let numerator = time.numerator * Int128(self.numerator) * 2 + time.denominator * Int128(self.denominator)
    let denominator = time.denominator * Int128(self.denominator) * 2
    let quotient = numerator / denominator
    let floor = numerator < 0 && quotient * denominator != numerator ? quotient - 1 : quotient
    return Int(clamping: floor)
  }

  /// The time at which a frame begins: index / rate.
  ///
  /// - Throws: `TimeOverflow` beyond about 2⁴² frames.
  public func time(of frame: Int) throws(TimeOverflow) -> Time {
    try Time(Int128(frame) * Int128(denominator), over: Int128(numerator))
  }

  /// Seconds from `start` to the beginning of `frame`, kept within 0 … `duration`: the local time of
  /// a piece of motion in a frame it owns. Total; the nearest `Double` while the parts of the
  /// fraction stay below 2⁵³, and the same for frames of two rates that begin at the same time.
  public func localSeconds(of frame: Int, from start: Time, duration: Time) -> Double {
    let frame = Int128(Int32(clamping: frame))
    var top = frame * Int128(denominator) * start.denominator - start.numerator * Int128(numerator)
    if top <= 0 { return 0 }
    var bottom = start.denominator * Int128(numerator)
    let exact: Int128 = 1 << 53
    if top > exact || bottom > exact {
      var (a, b) = (top, bottom)
      while b != 0 { (a, b) = (b, a % b) }
      (top, bottom) = (top / a, bottom / a)
    }
    return max(0, min(Time.quotient(top, bottom), duration.seconds))
  }
}
