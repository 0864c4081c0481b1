import AnimatorCore
import SceneModel

/// A strip from one side of the screen to the other that goes by itself: the toast of the originals' popup library (5).
public struct Toast: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "toast",
    parameters: [
      ParameterDeclaration(
        "position", .choice(["top", "bottom"]), default: .choice("bottom"), "where it stays"),
      PresentationChrome.dimParameter(0),
    ],
    edges: [.bottom, .top, .leading, .trailing, .left, .right], canPush: false, curve: "ease-out",
    duration: .milliseconds(300), stay: .milliseconds(2000), "a strip along an edge that goes by itself")

  public func standardEdge(_ said: ParameterValues) -> Side? { Place(said)?.edge ?? .bottom }

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? { PresentationChrome(geometry) }

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let (container, isTop) = (geometry.container, Place(geometry.parameters) == .top)
    let half = (container.height / 2).rounded()
    let room = Rect(
      x: 0, y: isTop ? 0 : container.height - half, width: container.width, height: half)
    let height = geometry.snapped(geometry.contentSize(in: room).height)
    return Rect(
      x: 0, y: isTop ? 0 : container.height - height, width: container.width, height: height)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    let way = frame.wayOut(of: geometry.container, beyond: geometry.edge)
    let travel = Travel(x: way.x, y: way.y)
    let strip = context.entering
      .moved(to: frame.origin, by: travel, times: 1 - progress)
      .extended(geometry.edge, by: travel.length * max(0, progress - 1))
    return below(context, at: progress) + [strip]
  }
}
