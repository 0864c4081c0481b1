import AnimatorCore
import SceneModel

/// The old screen fades out, then the new one fades in while it grows a little: Material's fade through.
///
/// Source of the numbers: material-components-android, FadeThroughProvider.java (threshold 0.35) and
/// MaterialFadeThrough.java (scale 0.92); 450 ms along the emphasized curve as in Material 3.
public struct FadeThrough: Transition {
  public init() {}

  /// Share of the way after which the old screen is gone and the new one begins to come.
  static let threshold = 0.35

  public let declaration = TransitionDeclaration(
    "fade-through",
    parameters: [
      ParameterDeclaration(
        "scale", .number(0.1...2), default: .number(0.92),
        "how large the new screen is when it begins to come"),
      FadeThrough.background,
    ],
    curve: "material-emphasized", duration: .milliseconds(450),
    "the old screen fades out, then the new one fades in and grows a little")

  static let background = ParameterDeclaration(
    "background", .color, "what shows while neither screen does, the screens' own backgrounds unless said")

  public func layers(_ context: TransitionContext, at progress: Double) -> [LayerPresentation] {
    let start = context.geometry.parameters.number("scale") ?? 1
    let incoming = FadeThrough.opacities(at: progress).entering
    let scale = start + (1 - start) * incoming
    return context.fadedThrough(at: progress, entering: { $0.scaled(aboutMiddle: scale) }, leaving: { $0 })
  }

  /// How much of each screen there is.
  static func opacities(at progress: Double) -> (leaving: Double, entering: Double) {
    (
      leaving: 1 - min(max(progress / threshold, 0), 1),
      entering: min(max((progress - threshold) / (1 - threshold), 0), 1)
    )
  }
}

extension TransitionContext {
  /// The old screen fading out, then the new one fading in, over the background; each end is exactly its screen.
  ///
  /// - Parameters:
  ///   - entering: Moves the new screen, which lies at the origin.
  ///   - leaving: Moves the old one.
  func fadedThrough(
    at progress: Double, entering moveEntering: (LayerPresentation) -> LayerPresentation,
    leaving moveLeaving: (LayerPresentation) -> LayerPresentation
  ) -> [LayerPresentation] {
    if progress <= 0 { return [leaving] }
    let resting = entering.moved(to: enteringFrame.origin)
    if progress == 1 { return [resting] }
    let opacity = FadeThrough.opacities(at: progress)
    var (old, new) = (moveLeaving(leaving), moveEntering(resting))
    old.opacity = Fixed(old.opacity.double * opacity.leaving)
    new.opacity = Fixed(new.opacity.double * opacity.entering)
    let ground = LayerPresentation(size: geometry.container, fill: background(at: progress))
    return [ground] + [old, new].filter { $0.opacity > .zero }
  }

  /// From the old screen's background to the new one's.
  private func background(at progress: Double) -> Color {
    if let said = geometry.parameters.color("background") { return said }
    let share = min(max(progress, 0), 1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    let (a, b) = (
      leaving.background ?? entering.background ?? .white, entering.background ?? leaving.background ?? .white
    )
    return Color(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: 255)
  }
}

extension LayerPresentation {
  /// The opaque colour a screen lies on; nil where it has none.
  fileprivate var background: Color? {
    if fill.isOpaque { return fill }
    guard case .snapshot(let content) = content, content.snapshot.layer.fill.isOpaque else { return nil }
    return content.snapshot.layer.fill
  }
}
