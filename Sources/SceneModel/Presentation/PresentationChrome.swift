/// What a presentation puts around the screen it presents: none of it is the screen's own, so the same screen can be
/// shown in a panel, a sheet or an alert (UIKit's `UIPresentationController`).
///
/// It comes and goes alongside the motion, and is taken away when a presentation is taken back or a dismissal has come
/// about.
public struct PresentationChrome: Hashable, Sendable {
  /// Over all that is below; clear is none.
  public var dim: Color
  /// Points: the standard deviation by which all that is below is blurred, as in CSS.
  public var blur: Double
  /// Whether a tap beside the presented screen takes it away.
  public var isDismissedByTapOutside: Bool

  public init(dim: Color = .clear, blur: Double = 0, isDismissedByTapOutside: Bool = false) {
    self.dim = dim
    self.blur = blur
    self.isDismissedByTapOutside = isDismissedByTapOutside
  }

  /// Whether something stands between what is below and the presented screen.
  public var coversBelow: Bool { dim.alpha > 0 || blur > 0 }

  /// What lies between what is below and the presented screen, back to front.
  ///
  /// - Parameter progress: Of the transition; beyond 0…1 nothing changes any more.
  public func layers(over container: Size, at progress: Double) -> [LayerPresentation] {
    let share = min(max(progress, 0), 1)
    var layers: [LayerPresentation] = []
    if blur > 0, share > 0 {
      var glass = LayerPresentation(size: container)
      glass.backdrop = Backdrop(blur: blur * share)
      layers.append(glass)
    }
    if dim.alpha > 0 { layers.append(LayerPresentation(size: container, opacity: share, fill: dim)) }
    return layers
  }
}

extension PresentationChrome {
  /// How dark what is below becomes, as every presentation says it.
  public static func dimParameter(_ share: Double) -> ParameterDeclaration {
    ParameterDeclaration("dim", .share, default: .share(share), "how dark the screen below becomes")
  }

  /// How dark what is below becomes, by the theme unless said: Apple's design resources, through Flutter's
  /// cupertino/route.dart.
  public static let themedDimParameter = ParameterDeclaration(
    "dim", .share, "how dark the screen below becomes, 20% in light themes and 48% in dark ones unless said")

  public static let blurParameter = ParameterDeclaration(
    "blur", .length(allowsNegative: false), default: .length(.points(0)),
    "how blurred the screen below becomes: the standard deviation, as in CSS")

  public static func cornerParameter(_ radius: Double, _ summary: String) -> ParameterDeclaration {
    ParameterDeclaration(
      "corner-radius", .length(allowsNegative: false), default: .length(.points(radius)), summary)
  }

  /// The chrome that the declared parameters ask for: a black dim, and a blur.
  public init(_ geometry: TransitionGeometry, isDismissedByTapOutside: Bool = false) {
    let parameters = geometry.parameters
    let themed = geometry.theme.isDark ? 0.48 : 0.2
    self.init(
      dim: Color.black.withAlpha(multipliedBy: parameters.share("dim") ?? themed),
      blur: parameters.length("blur")?.points(of: geometry.container.width, scale: geometry.scale) ?? 0,
      isDismissedByTapOutside: isDismissedByTapOutside)
  }
}
