import AnimatorCore
import SceneModel

/// The old screen slides away and bares the new one, which lies beneath it: Core Animation's `reveal`.
///
/// Defaults: 0.25 s along the default curve, as of an implicit transaction of Core Animation.
public struct Reveal: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "reveal",
    parameters: [
      ParameterDeclaration(
        "shadow", .share, default: .share(0.2), "how dark the shadow along the moving edge is")
    ],
    edges: [.trailing, .leading, .top, .bottom, .left, .right], curve: "ease", duration: .milliseconds(250),
    "the old screen slides away over the new one")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    let travel = geometry.edge.travel(in: geometry.container)
    let entering = context.entering.moved(to: context.enteringFrame.origin)
    if progress == 0 { return [context.leaving] }
    // Out of sight, its shadow with it.
    if progress >= 1 { return [entering] }
    let leaving = context.leaving
      .moved(to: .zero, by: travel, times: -progress)
      .extended(geometry.edge.opposite, by: travel.length * max(0, -progress))
    let darkness = geometry.parameters.share("shadow") ?? 0
    return [entering, leaving.slidingOver(darkness, share: 1 - progress)]
  }
}
