import AnimatorCore

/// What moves in a screen, besides its states: properties, views that are scrolled, elements under a finger.
struct ScreenMotions: Sendable {
  var elements: [[String]: ElementMotion] = [:]
  var scrolls: [ScrollKey: ScrollMotion] = [:]
  /// By the ids that lead to what a finger holds.
  var presses: [[String]: PressMotion] = [:]
  /// When elements change.
  var spans: [(start: Time, end: Time)] = []

  /// When any of it is seen to move.
  var allSpans: [(start: Time, end: Time)] {
    spans + scrolls.values.flatMap(\.spans) + presses.values.flatMap(\.spans)
  }
}

/// Motions by the ids that lead to them.
struct MotionTree: Sendable {
  var own: ElementMotion?
  var press: PressMotion?
  var inside: [String: MotionTree] = [:]

  init(_ motions: ScreenMotions) {
    for (path, motion) in motions.elements { insert(path[...]) { $0.own = motion } }
    for (path, press) in motions.presses { insert(path[...]) { $0.press = press } }
  }

  init(inside: [String: MotionTree] = [:]) { self.inside = inside }

  var isEmpty: Bool { own == nil && press == nil && inside.isEmpty }

  private mutating func insert(_ path: ArraySlice<String>, _ set: (inout MotionTree) -> Void) {
    guard let first = path.first else {
      set(&self)
      return
    }
    inside[first, default: MotionTree()].insert(path.dropFirst(), set)
  }
}
