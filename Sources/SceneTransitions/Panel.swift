import AnimatorCore
import SceneModel

/// A panel from an edge over part of the screen, with a black dim, and a blur if wanted, alongside: the half-screen panel of
/// the originals (1).
public struct Panel: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "panel",
    parameters: [
      ParameterDeclaration(
        "height", .length(allowsNegative: false), "height of a panel from top or bottom, 50% unless said"),
      ParameterDeclaration(
        "width", .length(allowsNegative: false), "width of a panel from a side, 50% unless said"),
      PresentationChrome.dimParameter(0.3), PresentationChrome.blurParameter,
      PresentationChrome.cornerParameter(0, "radius of the two corners inside the screen"),
    ],
    relations: [.visible("height"), .visible("width")],
    edges: [.bottom, .top, .leading, .trailing, .left, .right], canPush: false, curve: "ease-out",
    duration: .milliseconds(300), "a panel from an edge over part of the screen, which dims")

  public func problems(_ said: ParameterValues, edge: Side) -> [ParameterProblem] {
    let (wrong, right) = edge.isHorizontal ? ("height", "width") : ("width", "height")
    guard said.values[wrong] != nil else { return [] }
    return [
      ParameterProblem(
        parameter: wrong, message: "a panel from the \(edge.rawValue) takes `\(right)`, not `\(wrong)`",
        hint: "write `\(right):`, or choose another `edge:`")
    ]
  }

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let container = geometry.container
    let parameter = geometry.edge.isHorizontal ? "width" : "height"
    let whole = geometry.edge.isHorizontal ? container.width : container.height
    let asked = geometry.parameters.length(parameter) ?? .fraction(0.5)
    let extent = min(geometry.snapped(asked.points(of: whole, scale: geometry.scale)), whole)
    return switch geometry.edge {
    case .top: Rect(x: 0, y: 0, width: container.width, height: extent)
    case .left, .leading: Rect(x: 0, y: 0, width: extent, height: container.height)
    case .right, .trailing:
      Rect(x: container.width - extent, y: 0, width: extent, height: container.height)
    case .bottom: Rect(x: 0, y: container.height - extent, width: container.width, height: extent)
    }
  }

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? {
    PresentationChrome(geometry, isDismissedByTapOutside: true)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    let edge = geometry.edge
    let rest = context.enteringFrame
    let radius = geometry.length("corner-radius", of: min(rest.width, rest.height)) ?? 0
    let travel = edge.travel(in: rest.size)
    // The outer corners are rounded too, but lie outside the screen, as does what a spring pulls in.
    let overhang = radius + travel.length * max(0, progress - 1)
    let panel = context.entering
      .clipped(cornerRadius: radius, overhang: overhang, beyond: edge)
      .moved(to: rest.origin.outset(by: overhang, beyond: edge), by: travel, times: 1 - progress)
    return below(context, at: progress) + [panel]
  }
}
