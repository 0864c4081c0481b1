import AnimatorCore
import SceneModel

/// A choice of actions that slides in from the bottom over the dimmed screen.
public struct ActionSheet: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "action-sheet",
    parameters: [
      PresentationChrome.themedDimParameter, PresentationChrome.blurParameter,
    ],
    edges: [.bottom], canPush: false, curve: "spring(mass=1 stiffness=522.35 damping=45.71)",
    "a choice of actions at the bottom of the screen")

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? {
    PresentationChrome(geometry, isDismissedByTapOutside: true)
  }

  /// As wide as a phone at most, 8 from the sides.
  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let width = min(geometry.container.width, 430)
    let room = Rect(
      x: geometry.snapped((geometry.container.width - width) / 2) + 8, y: geometry.safeArea.top + 8,
      width: width - 16,
      height: geometry.container.height - geometry.safeArea.top - 8 - max(geometry.safeArea.bottom, 8))
    return Place.bottom.frame(of: geometry.boxSize(in: room), in: room, geometry)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    let way = frame.wayOut(of: geometry.container, beyond: .bottom)
    let sheet = context.entering.moved(
      to: frame.origin, by: Travel(x: way.x, y: way.y), times: 1 - progress)
    return below(context, at: progress) + [sheet]
  }
}
