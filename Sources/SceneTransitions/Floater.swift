import AnimatorCore
import SceneModel

/// A card with room around it, at one of nine places, that goes by itself: the floater of the originals' popup library
/// (5).
public struct Floater: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "floater",
    parameters: [
      Place.parameter(.bottom),
      ParameterDeclaration("width", .length(allowsNegative: false), "its width, its own unless said"),
      ParameterDeclaration("height", .length(allowsNegative: false), "its height, its own unless said"),
      PresentationChrome.dimParameter(0),
      PresentationChrome.cornerParameter(14, "radius of its corners"),
    ],
    relations: [.visible("width"), .visible("height")],
    edges: [.bottom, .top, .leading, .trailing, .left, .right], canPush: false, curve: "ease-out",
    duration: .milliseconds(300), stay: .milliseconds(2000), "a card that goes by itself")

  public func standardEdge(_ said: ParameterValues) -> Side? { Place(said)?.edge ?? .bottom }

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? { PresentationChrome(geometry) }

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let room = geometry.room(margin: 16)
    return (Place(geometry.parameters) ?? .bottom).frame(
      of: geometry.boxSize(in: room), in: room, geometry)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    let radius = geometry.length("corner-radius", of: min(frame.width, frame.height)) ?? 0
    let shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.18), blur: 24, y: 6)
    let card = context.entering.card(Corners(radius, curve: .continuous), shadow: shadow)
    let isInTheMiddle = Place(geometry.parameters) == .center && !geometry.isEdgeSaid
    guard !isInTheMiddle else {
      return below(context, at: progress) + [card.scaled(0.8 + 0.2 * progress, in: frame).faded(progress)]
    }
    let way = frame.wayOut(of: geometry.container, beyond: geometry.edge)
    // Its shadow is out of sight, too.
    let reach = 30.0
    let travel = Travel(
      x: way.x + (way.x == 0 ? 0 : way.x > 0 ? reach : -reach),
      y: way.y + (way.y == 0 ? 0 : way.y > 0 ? reach : -reach))
    return below(context, at: progress) + [card.moved(to: frame.origin, by: travel, times: 1 - progress)]
  }
}
