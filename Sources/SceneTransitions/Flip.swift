import AnimatorCore
import SceneModel

/// Both screens are the two sides of a card that turns, in perspective: the custom segue of the originals (6).
///
/// About the middle, the side named by `edge` comes to the front first, as with UIKit's `transitionFlipFromRight`. About
/// an edge, the old screen swings back until it stands on edge there, and the new one swings in from there.
/// Default: 0.75 s, for which no source was found.
public struct Flip: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "flip",
    parameters: [
      ParameterDeclaration(
        "axis", .choice(["middle", "edge"]), default: .choice("middle"),
        "the line the screens turn about: through the middle, or along the edge"),
      ParameterDeclaration(
        "perspective", .length(allowsNegative: false), default: .length(.fraction(1.5)),
        "how far away the eye is, percent of the screen's longer side; the nearer, the stronger"),
      ParameterDeclaration(
        "shade", .share, default: .share(0.3), "how much darker a screen is when it stands on edge"),
    ],
    relations: [.positive("perspective")],
    edges: [.trailing, .leading, .bottom, .top, .left, .right], curve: "ease-in-out",
    duration: .milliseconds(750), "the screens are two sides of a card that turns")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress == 0 { return [context.leaving] }
    let isOld = progress < 0.5
    let resting = context.entering.moved(to: context.enteringFrame.origin)
    if progress == 1 { return [resting] }
    let isHinged = context.geometry.parameters.choice("axis") == "edge"
    let degrees = isOld ? 180 * progress : isHinged ? 180 * (1 - progress) : 180 * (progress - 1)
    return [Flip.turned(isOld ? context.leaving : resting, by: degrees, isHinged, context.geometry)]
  }

  private static func turned(
    _ screen: LayerPresentation, by degrees: Double, _ isHinged: Bool, _ geometry: TransitionGeometry
  ) -> LayerPresentation {
    let size = screen.size.size
    let edge = geometry.edge
    let isFar = edge == .right || edge == .trailing || edge == .bottom
    let side = edge.isHorizontal ? size.width : size.height
    let line = !isHinged ? side / 2 : isFar ? side : 0
    let eye = geometry.parameters.length("perspective") ?? .fraction(1.5)
    let longer = max(geometry.container.width, geometry.container.height)
    // By the angle itself instead of its sine: as even as the turn.
    let light = 1 - (geometry.parameters.share("shade") ?? 0) * min(abs(degrees) / 90, 1)
    var copy = screen
    copy.warp = .perspective(
      Perspective.turned(
        size, about: edge.isHorizontal ? .vertical(x: line) : .horizontal(y: line),
        degrees: isFar ? degrees : -degrees, eye: eye.points(of: longer, scale: geometry.scale), light: light)
    )
    return copy
  }
}
