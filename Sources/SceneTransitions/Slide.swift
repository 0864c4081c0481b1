import AnimatorCore
import SceneModel

/// Both screens move 1:1, pinned to each other: the navigation slide of the originals (2).
public struct Slide: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "slide", edges: [.trailing, .leading, .top, .bottom, .left, .right], curve: "ease-out",
    duration: .milliseconds(300), "both screens move together, pinned to each other")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let travel = context.geometry.edge.travel(in: context.geometry.container)
    let outwards = context.geometry.edge
    let entering = context.entering
      .moved(to: context.enteringFrame.origin, by: travel, times: 1 - progress)
      .extended(outwards, by: travel.length * max(0, progress - 1))
    let leaving = context.leaving
      .moved(to: .zero, by: travel, times: -progress)
      .extended(outwards.opposite, by: travel.length * max(0, -progress))
    return [leaving, entering]
  }
}
