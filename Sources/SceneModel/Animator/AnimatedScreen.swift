import AnimatorCore

/// A screen instance some of whose elements change.
package final class AnimatedScreen: Sendable {
  /// A stretch of frames in which nothing moves: one snapshot for all of it.
  private struct Rest {
    let frames: Range<Int>
    let snapshot: Snapshot
  }

  private let motions: Tree
  private let root: Layer
  private let rate: FrameRate
  private let rests: [Rest]

  /// - Parameter moving: The frames in which something moves, and those at which something changes at once.
  init(
    _ instance: ScreenInstance, _ motions: [ElementMotion], moving: [Range<Int>], rate: FrameRate,
    frameCount: Int
  ) {
    root = instance.layer
    self.rate = rate
    self.motions = Tree(motions)
    var rests: [Rest] = []
    for frames in AnimatedScreen.gaps(between: moving, in: frameCount) {
      let layer = root.presentation(self.motions, frame: frames.lowerBound, rate: rate)
      rests.append(Rest(frames: frames, snapshot: Snapshot(layer)))
    }
    self.rests = rests
  }

  /// What the screen shows in a frame: a snapshot while it rests, its layers while one moves.
  func layer(in frame: Int) -> LayerPresentation {
    if let rest = rests.first(where: { $0.frames.contains(frame) }) {
      return LayerPresentation(size: root.frame.size, content: .snapshot(SnapshotContent(rest.snapshot)))
    }
    return root.presentation(motions, frame: frame, rate: rate)
  }

  func isResting(from a: Int, to b: Int) -> Bool {
    rests.contains { $0.frames.contains(a) && $0.frames.contains(b) }
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

extension Layer {
  /// The layer and all inside in a frame.
  fileprivate func presentation(
    _ motions: AnimatedScreen.Tree, frame: Int, rate: FrameRate, path: String? = nil
  ) -> LayerPresentation {
    let name = id.map { own in path.map { "\($0)/\(own)" } ?? own }
    var presentation =
      motions.own?.applied(to: self, frame: frame, rate: rate) ?? self.presentation(sublayers: [])
    presentation.name = name
    presentation.sublayers = sublayers.map { layer in
      // A layer without an id is no station on the way to one that has.
      let inner = layer.id.map { motions.inside[$0] } ?? AnimatedScreen.Tree(inside: motions.inside)
      guard let inner, !inner.isEmpty else { return layer.presentation(path: name ?? path) }
      return layer.presentation(inner, frame: frame, rate: rate, path: name ?? path)
    }
    return presentation
  }
}

extension AnimatedScreen.Tree {
  fileprivate init(inside: [String: AnimatedScreen.Tree]) { self.inside = inside }

  fileprivate var isEmpty: Bool { own == nil && inside.isEmpty }
}
