import AnimatorCore
import SceneModel

/// The old screen is a page that curls up and away, its back to be seen, and bares the new one: Core Animation's
/// `pageCurl`.
///
/// The page rolls over a cylinder whose axis lies a little askew. Source of the numbers: scriptituk/xfade-easing,
/// SimplePageCurl.glsl (axis at 80°, radius 0.1, back opacity 0.8, shadow 0.2). Default: 0.75 s, for which no source was found.
public struct PageCurl: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "page-curl",
    parameters: [
      ParameterDeclaration(
        "radius", .length(allowsNegative: false), default: .length(.fraction(0.1)),
        "of the roll, percent of the screen's longer side"),
      ParameterDeclaration(
        "tilt", .number(-45...45), default: .number(10),
        "degrees by which the roll lies askew; the far corner first"),
      ParameterDeclaration("back", .color, "the colour of the page's back, white unless said"),
      ParameterDeclaration(
        "translucency", .share, default: .share(0.2), "how much of the page shines through its back"),
      ParameterDeclaration("shadow", .share, default: .share(0.2), "how dark the page's shadow is"),
    ],
    relations: [.positive("radius")],
    edges: [.trailing, .leading, .bottom, .top, .left, .right], curve: "ease-in-out",
    duration: .milliseconds(750), "the old screen curls up like a page and bares the new one")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    if progress <= 0 { return [context.leaving] }
    let entering = context.entering.moved(to: context.enteringFrame.origin)
    if progress >= 1 { return [entering] }
    var page = context.leaving
    page.warp = .curl(PageCurl.curl(of: page.size.size, context.geometry, at: progress))
    return [entering, page]
  }

  private static func curl(of size: Size, _ geometry: TransitionGeometry, at progress: Double) -> Curl {
    let parameters = geometry.parameters
    let longer = max(size.width, size.height)
    let radius = parameters.length("radius")?.points(of: longer, scale: geometry.scale) ?? longer / 10
    // Gone with the page, so that it may end where the page does.
    let shadow = (parameters.share("shadow") ?? 0) * min((1 - progress) * 4, 1)
    let degrees = direction(geometry.edge, tilt: parameters.number("tilt") ?? 0)
    func curl(line: Double) -> Curl {
      Curl(
        degrees: degrees, line: line, radius: radius, back: parameters.color("back") ?? .white,
        translucency: parameters.share("translucency") ?? 0, shadow: shadow)
    }
    // From the corner that is lifted first to where the roll has left the last one.
    let flat = curl(line: 0)
    let (x, y) = (flat.x.double, flat.y.double)
    let corners = [0, x * size.width, y * size.height, x * size.width + y * size.height]
    let (first, last) = (corners.max() ?? 0, (corners.min() ?? 0) - radius)
    return curl(line: first + (last - first) * progress)
  }

  /// Towards the side that is lifted, turned so that its lower, or farther, corner comes first.
  private static func direction(_ edge: Side, tilt: Double) -> Double {
    switch edge {
    case .right, .trailing: tilt
    case .left, .leading: 180 - tilt
    case .bottom: 90 - tilt
    case .top: 270 + tilt
    }
  }
}
