import AnimatorCore

extension Stage {
  /// True when no motion runs.
  var isResting: Bool {
    levels.allSatisfy { level in
      if case .moving = level.motion { return false }
      return level.pages.change == nil && level.shift == nil
    }
  }

  /// Everything on screen, back to front.
  ///
  /// - Parameter label: What the outermost layer of a screen is called.
  func layers(in frame: Int, scene: Scene, label: (ScreenInstance) -> String) -> [LayerPresentation] {
    let canvas = scene.canvas
    // What belongs to the window stays where it is while whole screens come and go, as on the platform.
    let staysBehind = !isResting && levels.allSatisfy { $0.style?.coversContainer ?? true }
    var layers: [LayerPresentation] = []
    var window: [LayerPresentation] = []
    for level in levels {
      let drawn = level.pages.drawn(
        in: frame, size: level.size, scene: scene, apart: staysBehind, label: label)
      guard let style = level.style else {
        layers.append(drawn.layer)
        window = drawn.window
        continue
      }
      let below =
        layers.count == 1 ? layers[0] : LayerPresentation(size: canvas.size, sublayers: layers)
      let progress = level.motion.progress(in: frame, rate: canvas.rate)
      let offset = level.shift?.offset(in: frame, rate: canvas.rate) ?? 0
      layers = style.layers(
        leaving: below, entering: drawn.layer, level.motion, at: offset, in: frame, rate: canvas.rate,
        label: label)
      window = DrawnScreen.window(window, drawn.window, progress)
    }
    return layers + window
  }
}

/// A screen, and what of it belongs to the window where that is drawn apart.
private struct DrawnScreen {
  var layer: LayerPresentation
  var window: [LayerPresentation]

  /// The same stays, what looks different cross-fades.
  static func window(_ old: [LayerPresentation], _ new: [LayerPresentation], _ progress: Double)
    -> [LayerPresentation]
  {
    if old == new { return new }
    return old.map { $0.faded(by: 1 - progress) } + new.map { $0.faded(by: progress) }
  }
}

extension Pages {
  fileprivate func drawn(
    in frame: Int, size: Size, scene: Scene, apart: Bool, label: (ScreenInstance) -> String
  ) -> DrawnScreen {
    let over = top.drawn(in: frame, size: size, scene: scene, apart: apart, label: label)
    guard let change else { return over }
    let under = change.below.drawn(in: frame, size: size, scene: scene, apart: apart, label: label)
    let progress = change.motion.progress(in: frame, rate: scene.canvas.rate)
    var container = LayerPresentation(size: size, masksToBounds: true)
    container.sublayers = change.style.layers(
      leaving: under.layer, entering: over.layer, change.motion, in: frame, rate: scene.canvas.rate,
      label: label)
    return DrawnScreen(
      layer: container, window: DrawnScreen.window(under.window, over.window, progress))
  }
}

extension ResolvedTransition {
  /// Whether what it brings lies over all there was.
  fileprivate var coversContainer: Bool { enteringFrame == Rect(size: geometry.container) }

  fileprivate func layers(
    leaving: LayerPresentation, entering: LayerPresentation, _ motion: Motion, at offset: Double = 0,
    in frame: Int, rate: FrameRate, label: (ScreenInstance) -> String
  ) -> [LayerPresentation] {
    let found = origin.flatMap { leaving.layer(ofElement: $0.address, onScreen: label($0.screen)) }
    let context = TransitionContext(
      geometry: geometry, leaving: leaving, entering: entering,
      enteringFrame: enteringFrame.offset(by: Point(x: 0, y: offset)), source: source(at: found),
      element: transition.declaration.needsSource ? element(found, in: leaving, label: label) : nil,
      isBackwards: motion.isBackwards)
    return transition.layers(context, at: motion.progress(in: frame, rate: rate))
  }

  /// The element it grows out of where it is in this frame: it may move, be scrolled or be laid out anew meanwhile.
  private func source(at found: LayerPresentation.FoundLayer?) -> TransitionContext.Source? {
    guard let source, let found else { return source }
    let frame = found.map.frame(of: found.layer.size.size)
    if frame.isNear(source.frame) { return source }
    return TransitionContext.Source(frame: frame, cornerRadius: source.cornerRadius)
  }

  private func element(
    _ found: LayerPresentation.FoundLayer?, in leaving: LayerPresentation, label: (ScreenInstance) -> String
  ) -> TransitionContext.SourceElement? {
    guard let found, let origin,
      let remainder = leaving.hiding(origin.address, onScreen: label(origin.screen))
    else { return nil }
    var layer = found.layer
    layer.transform = .identity
    return TransitionContext.SourceElement(
      layer: layer, transform: found.map.fixed, remainder: remainder, visible: found.visible)
  }
}

extension Rect {
  /// The same but for the rounding of fixed point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let most = 1.0 / 4096
    return abs(x - other.x) < most && abs(y - other.y) < most && abs(width - other.width) < most
      && abs(height - other.height) < most
  }
}

extension ScreenInstance {
  fileprivate func drawn(
    in frame: Int, size: Size, scene: Scene, apart: Bool, label: (ScreenInstance) -> String
  ) -> DrawnScreen {
    var drawn: DrawnScreen
    if apart, hasWindowLayers {
      let (layer, window) = scene.animatedScreens[id]?.parts(in: frame) ?? (bare(size: size), windowLayers)
      drawn = DrawnScreen(layer: layer, window: window)
    } else {
      let layer = scene.animatedScreens[id]?.layer(in: frame) ?? LayerPresentation(snapshot, size: size)
      drawn = DrawnScreen(layer: layer, window: [])
    }
    drawn.layer.screen = label(self)
    return drawn
  }

  private func bare(size: Size) -> LayerPresentation { LayerPresentation(bareSnapshot, size: size) }
}

extension LayerPresentation {
  init(_ snapshot: Snapshot, size: Size) {
    self.init(size: size, content: .snapshot(SnapshotContent(snapshot)))
  }

  /// The layer without what belongs to the window, and that.
  func withoutWindow() -> (layer: LayerPresentation, window: [LayerPresentation]) {
    var layer = self
    layer.sublayers = sublayers.filter { !$0.isOfWindow }
    return (layer, sublayers.filter(\.isOfWindow))
  }
}
