import AnimatorCore
import SceneModel

/// The new screen fades in over the old one, as UIKit's cross-dissolve modal style does.
public struct CrossDissolve: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "cross-dissolve", curve: "ease-in-out", duration: .milliseconds(400),
    "the new screen fades in over the old one")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    var entering = context.entering.moved(to: context.enteringFrame.origin)
    entering.opacity = Fixed(min(max(progress, 0), 1))
    return [context.leaving, entering]
  }
}
