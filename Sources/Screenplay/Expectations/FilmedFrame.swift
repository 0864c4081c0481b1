import SceneModel

/// One frame as expectations look at it: without fingers, its screens told apart.
struct FilmedFrame {
  let index: Int
  let root: LayerPresentation
  private let outermost: PlacedLayer

  init(_ animator: Animator, at index: Int) {
    self.index = index
    root = animator.screens(at: index, label: \.mark)
    outermost = PlacedLayer(root: root)
  }

  /// Where an element or a screen is drawn, back to front; empty when the frame has it not.
  func places(of subject: Expectation.Subject) -> [PlacedLayer] {
    guard let instance = subject.instance else { return [] }
    let name = subject.path.isEmpty ? nil : subject.path.joined(separator: "/")
    return outermost.places(of: name, markedBy: instance.mark)
  }

  /// The frame with some of its layers changed.
  func changed(_ places: [PlacedLayer], _ change: (inout LayerPresentation) -> Void) -> LayerPresentation {
    places.reduce(root) { $0.changed(at: $1.way, change) }
  }
}

/// How something looks in a frame, for telling whether it moves.
struct Look: Hashable {
  private let transform: FixedTransform
  private let opacity: Fixed
  private let layer: LayerPresentation

  init(_ place: PlacedLayer) {
    transform = place.map.fixed
    opacity = Fixed(place.opacity)
    var layer = place.layer.unfolded
    layer.transform = .identity
    layer.opacity = .one
    self.layer = layer
  }
}
