import SceneModel

extension LayerPresentation {
  /// The layer with the shadow a screen throws on the one it slides over.
  ///
  /// - Parameters:
  ///   - darkness: 0…1, when it is all there.
  ///   - share: How far the layer is in: the shadow comes and goes with the way, full from a third of it on, so that
  ///     neither end shows it at once.
  func slidingOver(_ darkness: Double, share: Double) -> LayerPresentation {
    let color = Color.black.withAlpha(multipliedBy: darkness * min(max(share * 3, 0), 1))
    guard color.alpha > 0 else { return self }
    var copy = self
    // As wide as the shadow along screens that UIKit pushes looks, in points.
    copy.shadow = Shadow(color: color, blur: 24)
    return copy
  }
}
