import AnimatorCore
import SceneModel

/// Both screens move a little way along one axis while one fades out and the other in: Material's shared axis.
///
/// Source of the numbers: material-components-android, dimens.xml (30 dp), FadeThroughProvider.java (threshold 0.35),
/// ScaleProvider.java (the new screen grows from 0.8, the old one to 1.1); 450 ms along the emphasized curve as in
/// Material 3.
public struct SharedAxis: Transition {
  public init() {}

  static let scales = (entering: 0.8, leaving: 1.1)

  public let declaration = TransitionDeclaration(
    "shared-axis",
    parameters: [
      ParameterDeclaration(
        "axis", .choice(["x", "y", "z"]), default: .choice("x"), "x across, y down, z towards the eye"),
      ParameterDeclaration(
        "distance", .length(allowsNegative: false), default: .length(.points(30)),
        "how far each screen moves across or down"),
      FadeThrough.background,
    ],
    edges: [.trailing, .leading, .bottom, .top, .left, .right], curve: "material-emphasized",
    duration: .milliseconds(450), "both screens move along one axis while one fades into the other")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let geometry = context.geometry
    if geometry.parameters.choice("axis") == "z" {
      let (grow, shrink) = SharedAxis.scales
      return context.fadedThrough(
        at: progress, entering: { $0.scaled(aboutMiddle: grow + (1 - grow) * progress) },
        leaving: { $0.scaled(aboutMiddle: 1 + (shrink - 1) * progress) })
    }
    let way = SharedAxis.way(geometry)
    let rest = context.enteringFrame.origin
    return context.fadedThrough(
      at: progress, entering: { $0.moved(to: rest, by: way, times: 1 - progress) },
      leaving: { $0.moved(to: .zero, by: way, times: -progress) })
  }

  /// From rest to where the new screen begins. A side that does not lie on the axis counts as its first: the bottom.
  private static func way(_ geometry: TransitionGeometry) -> Travel {
    let isDown = geometry.parameters.choice("axis") == "y"
    let edge = isDown && geometry.edge.isHorizontal ? .bottom : geometry.edge
    let length = geometry.parameters.length("distance") ?? .points(30)
    let side = edge.isHorizontal ? geometry.container.width : geometry.container.height
    let distance = length.points(of: side, scale: geometry.scale)
    let unit = edge.travel(in: Size(width: 1, height: 1))
    return Travel(x: unit.x * distance, y: unit.y * distance)
  }
}
