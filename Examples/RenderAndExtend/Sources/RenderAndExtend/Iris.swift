import Screenplay

/// A transition of one's own: the new screen shows through a circle that opens in the middle.
///
/// Written for the way in; the engine runs it backwards for `pop` and `dismiss`, and eases it.
struct Iris: Transition {
  let declaration = TransitionDeclaration(
    "iris",
    parameters: [
      ParameterDeclaration("dim", .share, default: .share(0.4), "how dark the screen below becomes")
    ],
    curve: "ease-in-out", duration: .milliseconds(400), "the new screen shows through a circle that opens")

  func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let size = context.geometry.container
    // The circle is whole when it reaches the corners.
    let diameter = (size.width * size.width + size.height * size.height).squareRoot() * max(progress, 0)
    guard diameter > 0 else { return [context.leaving] }
    let origin = Point(x: (size.width - diameter) / 2, y: (size.height - diameter) / 2)
    var entering = context.entering
    entering.transform = .translation(x: -origin.x, y: -origin.y)
    let circle = LayerPresentation(
      size: Size(width: diameter, height: diameter), transform: .translation(x: origin.x, y: origin.y),
      masksToBounds: true, cornerRadius: diameter / 2 * max(0, 1 - progress), sublayers: [entering])
    let shade = Color.black.withAlpha(multipliedBy: context.geometry.parameters.share("dim") ?? 0)
    let dim = LayerPresentation(size: size, opacity: progress, fill: shade)
    return progress >= 1 ? [context.entering] : [context.leaving, dim, circle]
  }
}
