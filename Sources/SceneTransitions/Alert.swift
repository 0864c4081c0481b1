import AnimatorCore
import SceneModel

/// A question in the middle of the dimmed screen: it fades in as it shrinks from 1.2 to 1, and only fades out
/// (SDCAlertView's measurement of UIAlertController; dims of Flutter's cupertino/route.dart).
public struct Alert: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "alert",
    parameters: [
      ParameterDeclaration(
        "dim", .share,
        "how dark the screen below becomes, 20% in light themes and 48% in dark ones unless said"),
      PresentationChrome.blurParameter,
    ],
    canPush: false, curve: "spring(mass=1 stiffness=522.35 damping=45.71)", isReducible: false,
    isLedByFinger: false,
    "a question in the middle of the screen")

  /// Apple's design resources, through Flutter.
  static func dim(_ geometry: TransitionGeometry) -> Double {
    geometry.parameters.share("dim") ?? (geometry.theme.isDark ? 0.48 : 0.2)
  }

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? {
    var chrome = PresentationChrome(geometry)
    chrome.dim = Color.black.withAlpha(multipliedBy: Alert.dim(geometry))
    return chrome
  }

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let room = geometry.room(margin: 16)
    return Place.center.frame(of: geometry.boxSize(in: room), in: room, geometry)
  }

  /// The platform's radius.
  private static let radius = 14.0

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    let chrome = chrome(geometry)?.layers(over: geometry.container, at: progress) ?? []
    let scale = context.isBackwards ? 1 : 1.2 - 0.2 * progress
    let box = context.entering.card(Corners(Alert.radius, curve: .continuous))
    return [context.leaving] + chrome + [box.scaled(scale, in: context.enteringFrame).faded(progress)]
  }
}
