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
  func layers(in frame: Int, canvas: Canvas) -> [LayerPresentation] {
    var layers: [LayerPresentation] = []
    for level in levels {
      let content = level.pages.layer(in: frame, size: level.size, rate: canvas.rate)
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
  fileprivate func layer(in frame: Int, size: Size, rate: FrameRate) -> LayerPresentation {
    guard let change else { return LayerPresentation(top.snapshot, size: size) }
    var container = LayerPresentation(size: size, masksToBounds: true)
    container.sublayers = change.style.layers(
      leaving: LayerPresentation(change.below.snapshot, size: size),
      entering: LayerPresentation(top.snapshot, size: size),
      progress: change.motion.progress(in: frame, rate: rate))
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

extension LayerPresentation {
  fileprivate init(_ snapshot: Snapshot, size: Size) {
    self.init(size: size, content: .snapshot(SnapshotContent(snapshot)))
  }
}
