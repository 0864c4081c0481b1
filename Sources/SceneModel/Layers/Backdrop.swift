/// What a layer makes of the pixels beneath it, inside its outline: bars and panels of frosted glass.
///
/// It sees what was drawn before it, as far as the innermost layer around it that cuts off what lies outside: a
/// bar sees its own screen, a layer of a transition whatever lies beneath it on the canvas. It does not see out of
/// a group that fades, is masked or blurred as a whole, as CSS's backdrop root.
public struct Backdrop: Hashable, Sendable {
  /// Points: the Gaussian's standard deviation, as CSS `backdrop-filter: blur()`; 0 leaves it sharp.
  public let blur: Fixed
  /// 1 leaves colours as they are, 0 makes them grey, 1.8 is what the platform's bars do.
  public let saturation: Fixed
  public init(blur: Double, saturation: Double = 1) {
    self.blur = Fixed(max(blur, 0))
    self.saturation = Fixed(max(saturation, 0))
  }
}
