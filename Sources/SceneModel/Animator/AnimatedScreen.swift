import AnimatorCore

/// A screen instance some of whose elements change.
package final class AnimatedScreen: Sendable {
  /// A stretch of frames in which nothing moves: one snapshot for all of it.
  private struct Rest {
    let frames: Range<Int>
    let snapshot: Snapshot
  }

  /// A state of the screen, and how it comes about.
  private struct State {
    let version: ScreenVersion
    let root: Node
    let frames: Range<Int>
  }

  private let root: Node
  private let states: [State]
  private let size: Size
  private let rate: FrameRate
  private let rests: [Rest]

  /// - Parameter moving: The frames in which something moves, and those at which something changes at once;
  ///   a screen with a loop moves in all of them.
  init(
    _ instance: ScreenInstance, _ versions: [ScreenVersion], _ motions: [ElementMotion], moving: [Range<Int>],
    rate: FrameRate,
    frameCount: Int
  ) {
    let tree = Tree(motions)
    root = Node(instance.layer, tree)
    states = versions.map { version in
      let first = rate.frame(at: version.start)
      let end = (try? version.start + version.timing.duration).map { rate.frame(at: $0) } ?? first
      return State(version: version, root: Node(version.layer, tree), frames: first..<max(end, first))
    }
    size = instance.layer.frame.size
    self.rate = rate
    var rests: [Rest] = []
    let loops = instance.containsLoop || versions.contains { $0.layer.containsLoop }
    let moving = loops ? [0..<frameCount] : moving
    for frames in AnimatedScreen.gaps(between: moving, in: frameCount) {
      let layer = AnimatedScreen.presentation(root, states, in: frames.lowerBound, rate)
      rests.append(Rest(frames: frames, snapshot: Snapshot(layer)))
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

  /// The last state that has begun, led up to from the one before as that stands in the frame.
  private static func presentation(_ root: Node, _ states: [State], in frame: Int, _ rate: FrameRate)
    -> LayerPresentation
  {
    var (low, high) = (0, states.count)
    while low < high {
      let middle = (low + high) / 2
      if states[middle].frames.lowerBound <= frame { low = middle + 1 } else { high = middle }
    }
    // Back to one that has come about, whatever was before that.
    var first = low
    while first > 0, states[first - 1].frames.upperBound > frame { first -= 1 }
    var layer = (first > 0 ? states[first - 1].root : root).presentation(frame: frame, rate: rate)
    for state in states[first..<low] {
      let timing = state.version.timing
      let local = rate.localSeconds(of: frame, from: state.version.start, duration: timing.duration)
      layer = layer.morphed(
        to: state.root.presentation(frame: frame, rate: rate), timing.progress(at: local))
    }
    return layer
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

  /// Motions by the ids that lead to them.
  struct Tree: Sendable {
    var own: ElementMotion?
    var inside: [String: Tree] = [:]

    init() {}

    init(_ motions: [ElementMotion]) {
      for motion in motions { insert(motion, motion.path[...]) }
    }

    private mutating func insert(_ motion: ElementMotion, _ path: ArraySlice<String>) {
      guard let first = path.first else {
        own = motion
        return
      }
      inside[first, default: Tree()].insert(motion, path.dropFirst())
    }
  }
}

extension AnimatedScreen {
  /// A layer with what moves in it; all that never moves is made once.
  indirect enum Node: Sendable {
    case still(LayerPresentation)
    /// The layer as it rests, without sublayers, and the changes of its own.
    case moving(Layer, resting: LayerPresentation, ElementMotion?, [Node])

    init(_ layer: Layer, _ motions: Tree, path: String? = nil) {
      guard !motions.isEmpty || layer.containsLoop else {
        self = .still(layer.presentation(path: path))
        return
      }
      let name = layer.id.map { own in path.map { "\($0)/\(own)" } ?? own }
      var resting = layer.presentation(sublayers: [])
      resting.name = name
      let sublayers = layer.sublayers.map { sublayer in
        // A layer without an id is no station on the way to one that has.
        let inner = sublayer.id.map { motions.inside[$0] } ?? Tree(inside: motions.inside)
        return Node(sublayer, inner ?? Tree(), path: name ?? path)
      }
      self = .moving(layer, resting: resting, motions.own, sublayers)
    }

    func presentation(frame: Int, rate: FrameRate) -> LayerPresentation {
      switch self {
      case .still(let presentation): return presentation
      case .moving(let layer, let resting, let motion, let sublayers):
        var presentation = resting
        if let motion {
          presentation = motion.applied(to: layer, frame: frame, rate: rate)
          presentation.name = resting.name
        }
        if let loop = layer.loop {
          presentation = loop.applied(to: presentation, frame: frame, rate: rate)
        }
        presentation.sublayers = sublayers.map { $0.presentation(frame: frame, rate: rate) }
        return presentation
      }
    }
  }
}

extension AnimatedScreen.Tree {
  fileprivate init(inside: [String: AnimatedScreen.Tree]) { self.inside = inside }

  fileprivate var isEmpty: Bool { own == nil && inside.isEmpty }
}
