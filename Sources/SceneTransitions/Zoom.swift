import AnimatorCore
import SceneModel

/// The new screen grows out of an element: the snapshot zoom of the originals (8).
///
/// The element comes along without what lies around and behind it, as round, turned and clear as it is, and straightens
/// on the way; its room stays empty, as a zoomed view's does on the platform.
public struct Zoom: Transition {
  public init() {}

  /// Share of the way over which the element gives way to the new screen's (design §3).
  static let crossFade = 0.4

  public let declaration = TransitionDeclaration(
    "zoom",
    parameters: [
      ParameterDeclaration(
        "fit", .choice(["cover", "stretch", "contain"]), default: .choice("cover"),
        "how the new screen fills the growing frame"),
      ParameterDeclaration(
        "content", .choice(["snapshot", "live"]), default: .choice("snapshot"),
        "whether a picture of the new screen grows, or the screen itself, drawn sharp at every size"),
    ],
    needsSource: true, curve: "ease-in-out", duration: .milliseconds(300),
    "the new screen grows out of an element")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress == 1 { return [context.leaving, context.entering.moved(to: context.enteringFrame.origin)] }
    guard let growing = GrowingFrame(context, at: progress, shape: progress) else { return [context.leaving] }
    let isLive = context.geometry.parameters.choice("content") == "live"
    let screen = fitted(
      isLive ? context.entering.expanded : context.entering, into: growing.frame.size, context.geometry)
    return [
      context.element?.remainder ?? context.leaving,
      context.grown(growing, showing: screen, fade: min(max(progress / Zoom.crossFade, 0), 1)),
    ]
  }

  /// The entering screen in the growing frame: centred across, its top at the top.
  private func fitted(_ entering: LayerPresentation, into size: Size, _ geometry: TransitionGeometry)
    -> LayerPresentation
  {
    let own = entering.size.size
    let (horizontal, vertical) = (size.width / own.width, size.height / own.height)
    switch geometry.parameters.choice("fit") {
    case "stretch":
      return entering.scaled(x: horizontal, y: vertical, movedTo: .zero)
    case "contain":
      let scale = min(horizontal, vertical)
      let margin = (size.width - own.width * scale) / 2
      return
        entering
        .extended(.left, by: margin / scale).extended(.right, by: margin / scale)
        .extended(.bottom, by: (size.height - own.height * scale) / scale)
        .scaled(x: scale, y: scale, movedTo: Point(x: margin, y: 0))
    default:
      let scale = max(horizontal, vertical)
      return entering.scaled(
        x: scale, y: scale, movedTo: Point(x: (size.width - own.width * scale) / 2, y: 0))
    }
  }
}
