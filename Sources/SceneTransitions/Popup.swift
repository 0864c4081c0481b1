import AnimatorCore
import SceneModel

/// A box over the dimmed screen, which fades in and shrinks to its size: the pop-up views of the originals (4), scale 1.3
/// to 1 in 0.25 s.
///
/// With an `edge:` it comes from there instead, and with `from:` it grows out of an element, beside which it stays: a menu.
public struct Popup: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "popup",
    parameters: [
      Place.parameter(.center),
      ParameterDeclaration("width", .length(allowsNegative: false), "width of the box, its own unless said"),
      ParameterDeclaration(
        "height", .length(allowsNegative: false), "height of the box, its own unless said"),
      ParameterDeclaration(
        "scale", .number(0...10), default: .number(1.3), "how large it is as it begins to appear"),
      PresentationChrome.dimParameter(0.3), PresentationChrome.blurParameter,
      PresentationChrome.cornerParameter(14, "radius of the box's corners"),
    ],
    relations: [.visible("width"), .visible("height")],
    edges: [.bottom, .top, .leading, .trailing, .left, .right], canPush: false, curve: "ease-in-out",
    duration: .milliseconds(250), takesSource: true, "a box over the dimmed screen")

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? {
    PresentationChrome(geometry, isDismissedByTapOutside: true)
  }

  /// Points between the box and the sides of the container, and between a menu and its element.
  private static let margin = 24.0
  private static let gap = 8.0

  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let room = geometry.room(margin: geometry.source == nil ? Popup.margin : Popup.gap)
    let size = geometry.boxSize(in: room)
    guard let source = geometry.source?.frame else {
      return (Place(geometry.parameters) ?? .center).frame(of: size, in: room, geometry)
    }
    // Below its element, or above where there is more room; beginning where the element does.
    let isBelow = room.maxY - source.maxY >= min(size.height, source.y - room.y)
    let y = isBelow ? source.maxY + Popup.gap : source.y - Popup.gap - size.height
    let x = source.center.x < geometry.container.width / 2 ? source.x : source.maxX - size.width
    return Rect(
      x: geometry.snapped(min(max(x, room.x), room.maxX - size.width)),
      y: geometry.snapped(min(max(y, room.y), room.maxY - size.height)), width: size.width,
      height: size.height)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    let radius = geometry.length("corner-radius", of: min(frame.width, frame.height)) ?? 0
    let shadow = LayerPresentation.Shadow(
      color: Color.black.withAlpha(multipliedBy: 0.2), blur: 40, y: 10)
    let box = context.entering.card(Corners(radius, curve: .continuous), shadow: shadow)
    return below(context, at: progress) + [placed(box, context, at: progress)]
  }

  private func placed(_ box: LayerPresentation, _ context: TransitionContext, at progress: Double)
    -> LayerPresentation
  {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    if let source = context.source?.frame {
      // Out of the point of the element that it touches.
      let scale = 0.3 + 0.7 * progress
      let anchor = Point(
        x: min(max(source.center.x, frame.x), frame.maxX),
        y: frame.y >= source.center.y ? frame.y : frame.maxY)
      return box.scaled(
        x: scale, y: scale,
        movedTo: Point(
          x: anchor.x + (frame.x - anchor.x) * scale, y: anchor.y + (frame.y - anchor.y) * scale)
      ).faded(progress * 2)
    }
    if geometry.isEdgeSaid {
      let way = frame.wayOut(of: geometry.container, beyond: geometry.edge)
      return box.moved(to: frame.origin, by: Travel(x: way.x, y: way.y), times: 1 - progress)
    }
    let begin = geometry.parameters.number("scale") ?? 1
    return box.scaled(begin + (1 - begin) * progress, in: frame).faded(progress)
  }
}
