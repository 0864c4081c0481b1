import AnimatorCore

/// Something over the film that explains it, for a while.
package struct Overlay: Sendable {
  /// What it is, and where: what comes to the same place takes the other's.
  enum Place: Hashable, Sendable {
    case caption(CaptionPosition)
    case highlight
  }

  enum Look: Sendable {
    /// As it is for as long as it is up.
    case fixed(LayerPresentation)
    /// Where its element is in each frame.
    case following(Highlight)
  }

  let place: Place
  let start: Time
  /// Nil until the end of the film.
  var end: Time?
  let look: Look

  /// Comes and goes beside the script (language.md, When nothing is said).
  static let fade = Time.milliseconds(200)

  /// 0…1 in a frame.
  func opacity(inFrame frame: Int, rate: FrameRate) -> Double {
    let gone = end.flatMap { try? $0 + Overlay.fade }
    if let gone, frame >= rate.frame(at: gone) { return 0 }
    let now = Double(frame) / rate.framesPerSecond
    let fade = Overlay.fade.seconds
    let coming = min(max((now - start.seconds) / fade, 0), 1)
    let going = end.map { min(max((now - $0.seconds) / fade, 0), 1) } ?? 0
    return min(coming, 1 - going)
  }

  /// The frames in which it fades; in between it rests.
  func fades(rate: FrameRate) -> [Range<Int>] {
    [start, end].compactMap { $0 }.map { time in
      let first = rate.frame(at: time)
      return first..<max(rate.frame(at: (try? time + Overlay.fade) ?? time) + 1, first + 1)
    }
  }
}
