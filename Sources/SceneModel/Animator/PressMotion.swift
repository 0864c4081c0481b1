import AnimatorCore

/// When fingers hold one element, over all of the film's time.
struct PressMotion: Sendable {
  struct Press: Sendable {
    /// The finger is on the glass.
    let down: Time
    let up: Time

    /// Nothing is seen of it from here on.
    var gone: Time { (try? up + PressMotion.fade) ?? up }
  }

  private(set) var presses: [Press] = []

  /// A touch is seen within a moment and goes softly, as the platform's highlights do.
  private static let (coming, going) = (0.05, 0.25)
  static let fade = Time.milliseconds(250)

  mutating func append(_ press: Press) { presses.append(press) }

  /// How much of the pressed look is seen in a frame, 0…1.
  func amount(inFrame frame: Int, rate: FrameRate) -> Double {
    let now = Double(frame) / rate.framesPerSecond
    guard let press = presses.last(where: { rate.frame(at: $0.down) <= frame }),
      frame < rate.frame(at: press.gone)
    else { return 0 }
    let rise = min(max((now - press.down.seconds) / PressMotion.coming, 0), 1)
    let fall = min(max((now - press.up.seconds) / PressMotion.going, 0), 1)
    return min(rise, (1 - fall) * (1 - fall))
  }

  func isUnderWay(at time: Time) -> Bool {
    presses.contains { $0.gone > time }
  }

  /// When something of it is seen to change.
  var spans: [(start: Time, end: Time)] {
    presses.map { ($0.down, $0.gone) }
  }
}
