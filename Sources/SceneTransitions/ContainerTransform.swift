import AnimatorCore
import SceneModel

/// An element grows into the new screen, which fades in over it: Material's container transform.
///
/// Thresholds, scrim and shadow: MaterialContainerTransform.java (enter: fade 0 to 0.25, shape 0 to 0.75; return: fade
/// 0.6 to 0.9 of the way back; scrim 0.32; shadow 0x2D000000).
public struct ContainerTransform: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "container-transform",
    parameters: [PresentationChrome.dimParameter(0.32)],
    needsSource: true, curve: "cubic-bezier(.4 0 .2 1)", duration: .milliseconds(300),
    "an element grows into the new screen, which fades in over it")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress == 1 { return [context.leaving, context.entering.moved(to: context.enteringFrame.origin)] }
    guard let (source, grown) = context.growing(at: progress) else { return [context.leaving] }
    let scrim = LayerPresentation(
      size: context.geometry.container,
      fill: Color.black.withAlpha(multipliedBy: context.geometry.parameters.share("dim") ?? 0)
    ).faded(progress)
    let shape = share(progress, from: 0, to: 0.75)
    var card = LayerPresentation(
      size: grown.size, transform: .translation(x: grown.x, y: grown.y), masksToBounds: true,
      cornerRadius: source.cornerRadius * (1 - shape),
      // What is between the two is the element's own ground.
      shadow: LayerPresentation.Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 0x2D), blur: 16, y: 4))
    let element = context.leaving.window(
      grown.size, onto: source.frame, scale: grown.width / source.frame.width)
    let scale = grown.width / context.entering.size.width.double
    // Where the frame is still higher than the screen, its lower edge goes on.
    let missing = max(grown.height / scale - context.entering.size.height.double, 0)
    let screen = context.entering.extended(.bottom, by: missing).scaled(x: scale, y: scale, movedTo: .zero)
    // On the way back the new screen goes late; at that time the element is nearly where it belongs.
    let fade =
      context.isBackwards ? 1 - share(1 - progress, from: 0.6, to: 0.9) : share(progress, from: 0, to: 0.25)
    // The new screen is whole from the beginning, and the element goes above it: nothing shines through either.
    card.sublayers = [screen, element.faded(1 - fade)]
    return [context.leaving, scrim, card]
  }

  /// How far a part of the way has been gone, 0…1.
  private func share(_ progress: Double, from: Double, to: Double) -> Double {
    min(max((progress - from) / (to - from), 0), 1)
  }
}
