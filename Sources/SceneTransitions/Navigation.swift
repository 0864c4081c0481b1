import AnimatorCore
import SceneModel

/// The platform's own push: the new screen comes over the old one, which moves a third as far, grows a little darker and
/// lies in the new one's shadow.
///
/// 0.3 of the width and a dim of 0.1: UINavigationController as measured by Flutter (cupertino/route.dart, which reads a
/// third for the parallax). Default spring: the system's.
public struct Navigation: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "navigation",
    parameters: [
      ParameterDeclaration(
        "parallax", .share, default: .share(0.3), "how far the old screen moves, as a share of the way"),
      PresentationChrome.dimParameter(0.1),
    ],
    edges: [.trailing, .leading, .left, .right], curve: "system-spring",
    "the new screen comes over the old one, which moves along and darkens")

  /// Points: how far the new screen's shadow reaches over the old one.
  private static let shadowReach = 12.0

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    let travel = geometry.edge.travel(in: geometry.container)
    let parallax = geometry.parameters.share("parallax") ?? 0
    let leaving = context.leaving
      .moved(to: .zero, by: travel, times: -progress * parallax)
      .extended(geometry.edge.opposite, by: travel.length * max(0, -progress * parallax))
    let dim = LayerPresentation(
      size: geometry.container,
      fill: Color.black.withAlpha(multipliedBy: geometry.parameters.share("dim") ?? 0)
    ).faded(progress)
    let entering = context.entering
      .moved(to: context.enteringFrame.origin, by: travel, times: 1 - progress)
      .extended(geometry.edge, by: travel.length * max(0, progress - 1))
    return [leaving, dim, shadow(geometry, travel, progress), entering]
  }

  /// Along the side that goes first; it fades in as it leaves the container's edge, and is out of sight at rest.
  private func shadow(_ geometry: TransitionGeometry, _ travel: Travel, _ progress: Double)
    -> LayerPresentation
  {
    let (container, reach) = (geometry.container, Navigation.shadowReach)
    let comesFromRight = geometry.edge == .right || geometry.edge == .trailing
    var shadow = LayerPresentation(size: Size(width: reach, height: container.height))
    let dark = Color.black.withAlpha(multipliedBy: 0.12)
    // Strongest along the new screen.
    shadow.gradient = .linear(
      from: comesFromRight ? .right : .left, to: comesFromRight ? .left : .right,
      [dark, dark.withAlpha(multipliedBy: 0.3), dark.withAlpha(multipliedBy: 0)])
    let x = travel.x * (1 - progress) + (comesFromRight ? -reach : container.width)
    return shadow.moved(to: Point(x: x, y: 0)).faded(progress * 10)
  }
}
