import AnimatorCore

/// The scene in motion: which layers stand where in any frame.
///
/// Random access: a frame depends on the scene and its index alone, never on what was asked before.
public struct Animator: Sendable {
  public let scene: Scene

  private let touchFrames: TouchFrames

  public init(_ scene: Scene) {
    self.scene = scene
    touchFrames = TouchFrames(scene.gestures.map { Animator.frames(of: $0, rate: scene.canvas.rate) })
  }

  /// The layer tree as it stands in a frame; an index outside the film means its first or last frame.
  ///
  /// - Complexity: O(log changes + layers in sight that are not part of a snapshot).
  public func presentation(at frame: Int) -> LayerPresentation {
    let frame = min(max(frame, 0), scene.frameCount - 1)
    var root = screens(at: frame, label: \.name)
    for overlay in scene.overlays {
      let opacity = overlay.opacity(inFrame: frame, rate: scene.canvas.rate)
      guard opacity > 0, var layer = layer(of: overlay, at: frame) else { continue }
      layer.opacity = Fixed(layer.opacity.double * opacity)
      root.sublayers.append(layer)
    }
    root.sublayers += touchFrames.touches(in: frame..<(frame + 1))
      .flatMap { rings(at: frame, scene.gestures[$0]) }
    return root
  }

  /// As `presentation(at:)`, without fingers.
  ///
  /// - Parameter label: What `screen` is of each screen's outermost layer: `mark` tells two instances of one
  ///   screen apart.
  package func screens(at frame: Int, label: (ScreenInstance) -> String) -> LayerPresentation {
    let frame = min(max(frame, 0), scene.frameCount - 1)
    let canvas = scene.canvas
    var root = LayerPresentation(size: canvas.size, masksToBounds: true, fill: canvas.background)
    if let stage = stage(at: frame) {
      root.sublayers = stage.layers(in: frame, scene: scene, label: label)
    }
    return root
  }

  private func layer(of overlay: Overlay, at frame: Int) -> LayerPresentation? {
    switch overlay.look {
    case .fixed(let layer): return layer
    case .following(let highlight):
      guard let stage = stage(at: frame) else { return nil }
      let presence = stage.presence(of: highlight, in: frame, rate: scene.canvas.rate)
      guard presence > 0 else { return nil }
      return highlight.layer(over: screens(at: frame, label: \.mark), presence: presence)
    }
  }

  /// The film as runs of equal neighbours, in order; pure.
  ///
  /// - Complexity: O(frames), without drawing.
  public func runs() -> [FrameRun] {
    var runs: [FrameRun] = []
    var first = 0
    var shown = presentation(at: 0)
    for frame in 1..<max(scene.frameCount, 1) {
      if isStill(from: frame - 1, to: frame) { continue }
      let next = presentation(at: frame)
      guard next != shown else { continue }
      runs.append(FrameRun(first..<frame))
      (first, shown) = (frame, next)
    }
    return runs + [FrameRun(first..<scene.frameCount)]
  }

  /// The last frame shows the state at the film's very end, so that a film may end on a transition.
  private func stage(at frame: Int) -> Stage? {
    scene.changes[changeIndex(at: frame)...].first?.stage
  }

  private func changeIndex(at frame: Int) -> Int {
    let changes = scene.changes
    if frame == scene.frameCount - 1 { return max(changes.count - 1, 0) }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// True when nothing can have changed, found without building either frame.
  private func isStill(from a: Int, to b: Int) -> Bool {
    guard changeIndex(at: a) == changeIndex(at: b), let stage = stage(at: a), stage.isResting else {
      return false
    }
    let screens = stage.levels.compactMap { scene.animatedScreens[$0.pages.top.id] }
    guard screens.allSatisfy({ $0.isResting(from: a, to: b) }) else { return false }
    guard
      scene.overlays.allSatisfy({ overlay in
        !overlay.fades(rate: scene.canvas.rate).contains { $0.overlaps(a..<(b + 1)) }
      })
    else { return false }
    return touchFrames.touches(in: a..<(b + 1)).isEmpty
  }
}

extension Animator {
  /// How long the ring of a finger takes to go once it has lifted: beside the next step.
  private static let fade = Time.milliseconds(200)

  private static func frames(of gesture: Gesture, rate: FrameRate) -> Range<Int> {
    let up = (try? gesture.start + gesture.duration) ?? gesture.start
    let gone = (try? up + Animator.fade) ?? up
    return rate.frame(at: gesture.start)..<max(rate.frame(at: gesture.start), rate.frame(at: gone))
  }

  /// The ring that stands for a finger: shrinks onto the glass, goes its way, and widens as it fades.
  private func rings(at frame: Int, _ gesture: Gesture) -> [LayerPresentation] {
    let (down, up) = (0.1, gesture.duration.seconds)
    let seconds = scene.canvas.rate.localSeconds(
      of: frame, from: gesture.start, duration: .milliseconds(Int32.max))
    let arriving = min(seconds / down, 1)
    let leaving = min(max((seconds - up) / Animator.fade.seconds, 0), 1)
    let opacity = arriving * (1 - leaving)
    guard opacity > 0 else { return [] }
    // About a fingertip: 44 points on a phone, in proportion on larger canvases.
    let canvas = scene.canvas.size
    let fingertip = min(max(min(canvas.width, canvas.height) * 44 / 390, 32), 72)
    let eased = arriving * (2 - arriving)
    let diameter = fingertip * (1.4 - 0.4 * eased + 0.25 * leaving)
    return gesture.touches(at: min(seconds, up)).map { point in
      LayerPresentation(
        size: Size(width: diameter, height: diameter),
        transform: .translation(x: point.x - diameter / 2, y: point.y - diameter / 2),
        opacity: opacity, fill: Color(red: 110, green: 110, blue: 118, alpha: 115),
        border: LayerPresentation.Border(
          width: fingertip / 18, color: Color(red: 255, green: 255, blue: 255, alpha: 225)),
        shadow: LayerPresentation.Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 70), blur: fingertip / 5, y: fingertip / 22),
        content: .ellipse)
    }
  }
}
