import AnimatorCore
import SceneModel

/// A sheet from the bottom with a grabber; where it reaches far up, the covered screen is scaled back behind it.
///
/// Numbers: the platform's sheet as measured by Flutter (cupertino/sheet.dart): gap of 0.08 of the height above it, covered
/// screen scaled to 0.9165 about the middle of its top and 0.07 of the height further down, its corners 12, dim 0.1,
/// grabber 36 × 5 at 5 from the top. A sheet that is covered by another is scaled likewise and goes up by 0.005 of the
/// height, while what it covers stays as it was. Bars are 12 higher than elsewhere, 56 as UIKit's in a page sheet, and
/// what they show stands below the grabber.
public struct Sheet: Transition {
  public init() {}

  public let declaration = TransitionDeclaration(
    "sheet",
    parameters: [
      ParameterDeclaration(
        "detents",
        .lengths([NamedLength("medium", .fraction(0.5)), NamedLength("large", .fraction(1 - Sheet.gap))]),
        default: .lengths([.fraction(1 - Sheet.gap)]),
        "heights it rests at, the one it arrives at first: medium, large, or lengths"),
      ParameterDeclaration("grabber", .flag, default: .flag(true), "whether it has a handle"),
      PresentationChrome.dimParameter(0.1),
      PresentationChrome.cornerParameter(12, "radius of its upper corners"),
    ],
    relations: [.visible("detents")],
    edges: [.bottom], canPush: false, curve: "spring(duration=0.5 bounce=0)",
    "a sheet from the bottom, with the covered screen scaled back")

  private static let gap = 0.08
  private static let coveredScale = 0.9165
  private static let coveredShift = 0.07
  private static let coveredRadius = 12.0
  private static let stackedRise = 0.005
  private static let barMargin = 12.0

  public func chrome(_ geometry: TransitionGeometry) -> PresentationChrome? {
    PresentationChrome(geometry, isDismissedByTapOutside: true)
  }

  public func barMargin(_ geometry: TransitionGeometry) -> Double {
    geometry.parameters.flag("grabber") ?? true ? Sheet.barMargin : 0
  }

  public func detents(_ geometry: TransitionGeometry) -> [Double] {
    let whole = geometry.container.height
    let most = geometry.snapped(whole * (1 - Sheet.gap))
    return (geometry.parameters.lengths("detents") ?? []).map {
      min(geometry.snapped($0.points(of: whole, scale: geometry.scale)), most)
    }
  }

  /// As high as its highest detent; what is higher than the first reaches below the container.
  public func enteringFrame(_ geometry: TransitionGeometry) -> Rect {
    let detents = detents(geometry)
    let (first, most) = (detents.first ?? 0, detents.max() ?? 0)
    return Rect(x: 0, y: geometry.container.height - first, width: geometry.container.width, height: most)
  }

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let (geometry, frame) = (context.geometry, context.enteringFrame)
    let way = frame.wayOut(of: geometry.container, beyond: .bottom)
    let travel = Travel(x: way.x, y: way.y)
    let radius = geometry.length("corner-radius", of: min(frame.width, frame.height)) ?? 0
    let overhang = travel.length * max(0, progress - 1)
    var card = context.entering.clipped(cornerRadius: 0, overhang: overhang, beyond: .bottom)
    card.corners = .top(radius, curve: .continuous)
    if geometry.parameters.flag("grabber") ?? true { card.sublayers.append(grabber(frame.width, geometry)) }
    return below(context, at: progress, covered: covered(context, at: progress))
      + [card.moved(to: frame.origin, by: travel, times: 1 - progress)]
  }

  private func grabber(_ width: Double, _ geometry: TransitionGeometry) -> LayerPresentation {
    var grabber = LayerPresentation(
      size: Size(width: 36, height: 5), cornerRadius: 2.5, fill: geometry.theme[.tertiaryLabel])
    grabber.name = "grabber"
    return grabber.moved(to: Point(x: geometry.snapped((width - 36) / 2), y: 5))
  }

  /// The screen below: scaled back as far as the sheet reaches above its middle height.
  private func covered(_ context: TransitionContext, at progress: Double) -> LayerPresentation {
    let container = context.geometry.container
    let reach = (container.height - context.enteringFrame.y) / (container.height * (1 - Sheet.gap))
    let share = min(max(progress, 0), 1) * min(max((reach - 0.75) / 0.25, 0), 1)
    guard share > 0 else { return context.leaving }
    let scale = 1 + (Sheet.coveredScale - 1) * share
    if let index = context.leaving.sublayers.lastIndex(where: { $0.isSheet(in: container) }) {
      // Only what is covered directly steps back.
      var leaving = context.leaving
      let sheet = leaving.sublayers[index]
      leaving.sublayers[index] = sheet.scaled(
        x: scale, y: scale,
        movedTo: Point(
          x: container.width * (1 - scale) / 2,
          y: sheet.transform.ty.double - container.height * Sheet.stackedRise * share))
      return leaving
    }
    return context.leaving.card(Corners(Sheet.coveredRadius * share, curve: .continuous)).scaled(
      x: scale, y: scale,
      movedTo: Point(
        x: container.width * (1 - scale) / 2, y: container.height * Sheet.coveredShift * share))
  }
}

extension LayerPresentation {
  /// The card of a sheet: as wide as the container, round at the top alone.
  fileprivate func isSheet(in container: Size) -> Bool {
    size.width == Fixed(container.width) && masksToBounds && transform.isTranslation
      && corners.topLeft > .zero && corners.topRight > .zero && corners.bottomLeft == .zero
      && corners.bottomRight == .zero
  }
}
