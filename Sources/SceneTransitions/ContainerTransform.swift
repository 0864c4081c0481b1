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
    let shape = share(progress, from: 0, to: 0.75)
    guard let growing = GrowingFrame(context, at: progress, shape: shape) else { return [context.leaving] }
    let scrim = LayerPresentation(
      size: context.geometry.container,
      fill: Color.black.withAlpha(multipliedBy: context.geometry.parameters.share("dim") ?? 0)
    ).faded(progress)
    let size = growing.frame.size
    let scale = size.width / context.entering.size.width.double
    // Where the frame is still higher than the screen, its lower edge goes on.
    let missing = max(size.height / scale - context.entering.size.height.double, 0)
    let screen = context.entering.extended(.bottom, by: missing).scaled(x: scale, y: scale, movedTo: .zero)
    // On the way back the new screen goes late; at that time the element is nearly where it belongs.
    let fade =
      context.isBackwards ? 1 - share(1 - progress, from: 0.6, to: 0.9) : share(progress, from: 0, to: 0.25)
    let shadow = LayerPresentation.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0x2D), blur: 16, y: 4)
    // It rises from the screen, or from where the element lies above that, as it sets off.
    let raised = min(shape * 4, 1)
    return [
      context.element?.remainder ?? context.leaving, scrim,
      context.grown(growing, showing: screen, fade: fade, shadow: shadow, raised: raised),
    ]
  }

  /// How far a part of the way has been gone, 0…1.
  private func share(_ progress: Double, from: Double, to: Double) -> Double {
    min(max((progress - from) / (to - from), 0), 1)
  }
}
