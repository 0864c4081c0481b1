import AnimatorCore
import SceneModel

/// The new screen slides over the whole old one, as UIKit's full-screen modal presentation does.
///
/// Default spring: the system's, which takes about 0.506 s whatever is asked (timing.md, the system
/// spring); `duration: 600ms` is the drag-to-dismiss of the originals (3).
public struct Cover: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "cover", edges: [.bottom, .top, .leading, .trailing, .left, .right], curve: "system-spring",
    "the new screen slides over the old one")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let travel = context.geometry.edge.travel(in: context.geometry.container)
    let entering = context.entering
      .moved(to: context.enteringFrame.origin, by: travel, times: 1 - progress)
      .extended(context.geometry.edge, by: travel.length * max(0, progress - 1))
    return [context.leaving, entering]
  }
}
