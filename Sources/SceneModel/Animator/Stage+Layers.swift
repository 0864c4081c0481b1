import AnimatorCore

extension Stage {
  /// True when no motion runs.
  var isResting: Bool {
    levels.allSatisfy { level in
      if case .moving = level.motion { return false }
      return level.pages.change == nil
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
      layers = style.layers(
        leaving: below, entering: content, progress: level.motion.progress(in: frame, rate: canvas.rate))
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
      progress: change.motion.progress(in: frame, rate: scene.canvas.rate))
    return container
  }
}

extension ResolvedTransition {
  fileprivate func layers(leaving: LayerPresentation, entering: LayerPresentation, progress: Double)
    -> [LayerPresentation]
  {
    let context = TransitionContext(
      geometry: geometry, leaving: leaving, entering: entering, enteringFrame: enteringFrame, source: source)
    return transition.layers(context, at: progress)
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
