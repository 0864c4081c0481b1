/// A layer tree on its way through others: how a screen goes from one state to the next.
///
/// Layers are matched by their names, others by their kind and order, as an implicit animation of Core Animation moves the
/// layers that are there before and after it. What both have moves; what is new fades in where it will stand, what has
/// gone fades out where it stood; words and pictures that are not the same cross-fade.
extension LayerPresentation {
  /// - Parameters:
  ///   - progress: 0 is this tree and 1 the other, to the bit; a spring may leave 0…1.
  func morphed(to other: LayerPresentation, _ progress: Double) -> LayerPresentation {
    LayerPresentation.morphed([self, other], [MorphStep(progress: progress)])
  }

  /// - Parameters:
  ///   - layers: Each state at rest, at least one.
  ///   - steps: How far each state but the first has come about.
  ///   - ground: What is behind all of it; nil where that is no one colour.
  /// - Complexity: O(layers of all states · depth).
  static func morphed(_ layers: [LayerPresentation], _ steps: [MorphStep], on ground: Color? = nil)
    -> LayerPresentation
  {
    MorphWay(layers, steps).layer(on: ground)
  }

  /// The one colour that is behind what the layer holds; nil where there is none.
  func ground(over ground: Color?) -> Color? {
    guard gradient == nil, backdrop == nil, content == .none else { return nil }
    return fill.alpha == 255 ? fill : fill.alpha == 0 ? ground : nil
  }

  func faded(by share: Double) -> LayerPresentation {
    var layer = self
    layer.opacity = Fixed(opacity.double * min(max(share, 0), 1))
    return layer
  }
}
