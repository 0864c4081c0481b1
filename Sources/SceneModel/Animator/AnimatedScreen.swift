import AnimatorCore

/// A screen instance some of whose elements change.
package final class AnimatedScreen: Sendable {
  /// A stretch of frames in which nothing moves: one snapshot for all of it.
  private struct Rest {
    let frames: Range<Int>
    let snapshot: Snapshot
    /// Without what belongs to the window, and that.
    let bare: Snapshot
    let window: [LayerPresentation]
  }

  /// A state of the screen, and how it comes about.
  private struct State {
    let version: ScreenVersion
    let root: ScreenNode
    let frames: Range<Int>
    /// The end of this and all states before.
    let latestEnd: Int
    /// The same for changes of one element.
    let group: Int
  }

  private let root: ScreenNode
  private let states: [State]
  private let size: Size
  private let rate: FrameRate
  private let rests: [Rest]

  /// - Parameters:
  ///   - looks: What is held in the screen as it was before any change.
  ///   - moving: The frames in which something moves, and those at which something changes at once;
  ///     a screen with a loop moves in all of them.
  init(
    _ instance: ScreenInstance, _ versions: [ScreenVersion], _ motions: ScreenMotions,
    looks: [[String]: Layer], moving: [Range<Int>], rate: FrameRate, frameCount: Int
  ) {
    root = ScreenNodeBuilder.node(instance.layer, motions, looks: looks)
    var groups: [[String]: Int] = [:]
    var latest = 0
    states = versions.map { version in
      let first = rate.frame(at: version.start)
      let end = (try? version.start + version.lead.duration).map { rate.frame(at: $0) } ?? first
      latest = max(latest, first, end)
      let group = groups[version.subject, default: groups.count]
      groups[version.subject] = group
      return State(
        version: version, root: ScreenNodeBuilder.node(version.layer, motions, looks: version.looks),
        frames: first..<max(end, first), latestEnd: latest, group: group)
    }
    size = instance.layer.frame.size
    self.rate = rate
    var rests: [Rest] = []
    let loops = instance.containsLoop || versions.contains { $0.layer.containsLoop }
    let moving = loops ? [0..<frameCount] : moving
    for frames in AnimatedScreen.gaps(between: moving, in: frameCount) {
      let layer = AnimatedScreen.presentation(root, states, in: frames.lowerBound, rate)
      let (bare, window) = layer.withoutWindow()
      let snapshot = Snapshot(layer)
      rests.append(
        Rest(
          frames: frames, snapshot: snapshot, bare: window.isEmpty ? snapshot : Snapshot(bare), window: window
        ))
    }
    self.rests = rests
  }

  /// What the screen shows in a frame: a snapshot while it rests, its layers while one moves.
  func layer(in frame: Int) -> LayerPresentation {
    if let rest = rest(in: frame) {
      return LayerPresentation(size: size, content: .snapshot(SnapshotContent(rest.snapshot)))
    }
    return AnimatedScreen.presentation(root, states, in: frame, rate)
  }

  /// What the screen shows in a frame apart from what belongs to the window, and that.
  func parts(in frame: Int) -> (layer: LayerPresentation, window: [LayerPresentation]) {
    if let rest = rest(in: frame) { return (LayerPresentation(rest.bare, size: size), rest.window) }
    return AnimatedScreen.presentation(root, states, in: frame, rate).withoutWindow()
  }

  /// What all states that have begun make of the screen: each leads over only what it changes.
  private static func presentation(_ root: ScreenNode, _ states: [State], in frame: Int, _ rate: FrameRate)
    -> LayerPresentation
  {
    let begun = firstIndex(in: states) { $0.frames.lowerBound > frame }
    // From the first that has not come about yet.
    let first = min(firstIndex(in: states) { $0.latestEnd > frame }, begun)
    var layers = [(first > 0 ? states[first - 1].root : root).presentation(frame: frame, rate: rate)]
    var steps: [MorphStep] = []
    for index in first..<begun {
      let state = states[index]
      let lead = state.version.lead
      let isOver = state.frames.upperBound <= frame
      // What came about at once, one after the other, is one step.
      if isOver, index + 1 < begun, states[index + 1].group == state.group,
        states[index + 1].frames.upperBound <= frame
      {
        continue
      }
      let local = rate.localSeconds(of: frame, from: state.version.start, duration: lead.duration)
      steps.append(
        MorphStep(
          progress: isOver ? 1 : lead.progress(at: local, inFrame: frame, rate: rate), group: state.group))
      layers.append(state.root.presentation(frame: frame, rate: rate))
    }
    return LayerPresentation.morphed(layers, steps)
  }

  /// The first state of which that is so, as it is of all after it.
  private static func firstIndex(in states: [State], where isSo: (State) -> Bool) -> Int {
    var (low, high) = (0, states.count)
    while low < high {
      let middle = (low + high) / 2
      if isSo(states[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func isResting(from a: Int, to b: Int) -> Bool {
    rest(in: a).map { $0.frames.contains(b) } ?? false
  }

  private func rest(in frame: Int) -> Rest? {
    var (low, high) = (0, rests.count)
    while low < high {
      let middle = (low + high) / 2
      if rests[middle].frames.lowerBound <= frame { low = middle + 1 } else { high = middle }
    }
    guard low > 0, rests[low - 1].frames.contains(frame) else { return nil }
    return rests[low - 1]
  }

  private static func gaps(between moving: [Range<Int>], in frameCount: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for frames in moving.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if frames.lowerBound > next { gaps.append(next..<frames.lowerBound) }
      next = max(next, frames.upperBound)
    }
    if next < frameCount { gaps.append(next..<frameCount) }
    return gaps
  }
}
