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
    var layers: [LayerPresentation] = []
    for level in levels {
      let content = level.pages.layer(in: frame, size: level.size, scene: scene, label: label)
      guard let style = level.style else {
        layers.append(content)
        continue
      }
      let below =
        layers.count == 1 ? layers[0] : LayerPresentation(size: canvas.size, sublayers: layers)
      let offset = level.shift?.offset(in: frame, rate: canvas.rate) ?? 0
      layers = style.layers(
        leaving: below, entering: content, level.motion, at: offset, in: frame, rate: canvas.rate,
        label: label)
    }
    return layers
  }
}

extension Pages {
  fileprivate func layer(
    in frame: Int, size: Size, scene: Scene, label: (ScreenInstance) -> String
  ) -> LayerPresentation {
    guard let change else { return top.layer(in: frame, size: size, scene: scene, label: label) }
    var container = LayerPresentation(size: size, masksToBounds: true)
    container.sublayers = change.style.layers(
      leaving: change.below.layer(in: frame, size: size, scene: scene, label: label),
      entering: top.layer(in: frame, size: size, scene: scene, label: label),
      change.motion, in: frame, rate: scene.canvas.rate, label: label)
    return container
  }
}

extension ResolvedTransition {
  fileprivate func layers(
    leaving: LayerPresentation, entering: LayerPresentation, _ motion: Motion, at offset: Double = 0,
    in frame: Int, rate: FrameRate, label: (ScreenInstance) -> String
  ) -> [LayerPresentation] {
    let context = TransitionContext(
      geometry: geometry, leaving: leaving, entering: entering,
      enteringFrame: enteringFrame.offset(by: Point(x: 0, y: offset)),
      source: source(in: leaving, label: label), isBackwards: motion.isBackwards)
    return transition.layers(context, at: motion.progress(in: frame, rate: rate))
  }

  /// The element it grows out of where it is in this frame: it may move, be scrolled or be laid out anew meanwhile.
  private func source(in leaving: LayerPresentation, label: (ScreenInstance) -> String)
    -> TransitionContext.Source?
  {
    guard let source, let origin,
      let found = leaving.frame(ofElement: origin.address, onScreen: label(origin.screen)),
      !found.isNear(source.frame)
    else { return source }
    return TransitionContext.Source(frame: found, cornerRadius: source.cornerRadius)
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
  fileprivate func layer(
    in frame: Int, size: Size, scene: Scene, label: (ScreenInstance) -> String
  ) -> LayerPresentation {
    var layer = scene.animatedScreens[id]?.layer(in: frame) ?? LayerPresentation(snapshot, size: size)
    layer.screen = label(self)
    return layer
  }
}

extension LayerPresentation {
  fileprivate init(_ snapshot: Snapshot, size: Size) {
    self.init(size: size, content: .snapshot(SnapshotContent(snapshot)))
  }
}
