import AnimatorCore

/// A transition where motion is to be reduced: it ends as the other does and has the same chrome, but comes and goes by
/// a cross-dissolve (UIKit, `prefersCrossFadeTransitions`).
struct ReducedMotion: Transition {
  let base: any Transition

  /// Of the cross-dissolve, unless the script says its own.
  static let timing = (curve: "ease-in-out", duration: Time.milliseconds(400))

  var declaration: TransitionDeclaration { base.declaration }

  func enteringFrame(_ geometry: TransitionGeometry) -> Rect { base.enteringFrame(geometry) }

  func standardEdge(_ said: ParameterValues) -> Side? { base.standardEdge(said) }

  func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? { base.chrome(geometry) }

  func barMargin(_ geometry: TransitionGeometry) -> Double { base.barMargin(geometry) }

  func detents(_ geometry: TransitionGeometry) -> [Double] { base.detents(geometry) }

  func problems(_ said: ParameterValues, edge: Side) -> [ParameterProblem] {
    base.problems(said, edge: edge)
  }

  func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress <= 0 { return [context.leaving] }
    let end = base.layers(context, at: 1)
    if progress >= 1 { return end }
    return [
      context.leaving,
      // Whole, so that nothing of the old shows where the new has nothing.
      LayerPresentation(
        size: context.geometry.container, opacity: progress, fill: context.geometry.background,
        sublayers: end),
    ]
  }
}
