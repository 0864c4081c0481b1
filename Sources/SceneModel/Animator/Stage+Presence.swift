import AnimatorCore

extension Stage {
  /// How much of a highlight's screen there is in a frame: 1 while it stands on top, less as it comes, goes or is
  /// covered, 0 when it is not there.
  ///
  /// It goes in the first part of a transition, while it moves along with its screen.
  func presence(of highlight: Highlight, in frame: Int, rate: FrameRate) -> Double {
    let id = highlight.screen.id
    guard let index = levels.lastIndex(where: { $0.pages.holds(id) }) else { return 0 }
    let level = levels[index]
    func left(_ covered: Double) -> Double { min(max(1 - 2.5 * covered, 0), 1) }
    var presence = left(1 - level.motion.progress(in: frame, rate: rate))
    if let change = level.pages.change {
      let progress = change.motion.progress(in: frame, rate: rate)
      presence *= left(level.pages.top.id == id ? 1 - progress : progress)
    }
    for above in levels[(index + 1)...] where above.covers && !highlight.covers.contains(above.pages.top.id) {
      presence *= left(above.motion.progress(in: frame, rate: rate))
    }
    return presence
  }
}

extension Pages {
  fileprivate func holds(_ id: ObjectIdentifier) -> Bool { top.id == id || change?.below.id == id }
}

extension Level {
  /// Whether what is below is hidden, dimmed or blurred.
  fileprivate var covers: Bool {
    guard let style, !isKeyboard else { return false }
    return style.enteringFrame.size == style.geometry.container || style.chrome?.coversBelow ?? false
  }
}
