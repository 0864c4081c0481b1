import AnimatorCore
import SceneModel

/// A question in the middle of the dimmed screen: it fades in as it shrinks from 1.2 to 1, and only fades out
/// (SDCAlertView's measurement of UIAlertController; dims of Flutter's cupertino/route.dart).
public struct Alert: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "alert",
    parameters: [
      PresentationChrome.themedDimParameter, PresentationChrome.blurParameter,
    ],
    canPush: false, curve: "spring(mass=1 stiffness=522.35 damping=45.71)", isReducible: false,
    isLedByFinger: false,
    "a question in the middle of the screen")

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? { PresentationChrome(geometry) }

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let room = geometry.room(margin: 16)
    return Place.center.frame(of: geometry.boxSize(in: room), in: room, geometry)
  }

  /// The platform's radius.
  private static let radius = 14.0

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let scale = context.isBackwards ? 1 : 1.2 - 0.2 * progress
    let box = context.entering.card(Corners(Alert.radius, curve: .continuous))
    return below(context, at: progress) + [box.scaled(scale, in: context.enteringFrame).faded(progress)]
  }
}
