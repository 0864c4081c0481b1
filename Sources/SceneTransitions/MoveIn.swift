import AnimatorCore
import SceneModel

/// The new screen slides over the old one, which stays where it is: Core Animation's `moveIn`.
///
/// Defaults: 0.25 s along the default curve, as of an implicit transaction of Core Animation.
public struct MoveIn: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "move-in",
    parameters: [
      ParameterDeclaration(
        "shadow", .share, default: .share(0.2), "how dark the shadow along the moving edge is")
    ],
    edges: [.trailing, .leading, .top, .bottom, .left, .right], curve: "ease", duration: .milliseconds(250),
    "the new screen slides over the old one, which stays")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    // Out of sight, its shadow with it.
    if progress <= 0 { return [context.leaving] }
    let travel = geometry.edge.travel(in: geometry.container)
    let entering = context.entering
      .moved(to: context.enteringFrame.origin, by: travel, times: 1 - progress)
      .extended(geometry.edge, by: travel.length * max(0, progress - 1))
    let darkness = geometry.parameters.share("shadow") ?? 0
    return [context.leaving, entering.slidingOver(darkness, share: progress)]
  }
}
