extension TimingFunction {
  /// Even speed.
  public static let linear = TimingFunction(.linear)

  /// CSS's `ease`, Core Animation's `default`: a quick start and a long gentle end.
  public static let ease = TimingFunction(trustedBezier: 0.25, 0.1, 0.25, 1)
  /// CSS's and Core Animation's slow start.
  public static let easeIn = TimingFunction(trustedBezier: 0.42, 0, 1, 1)
  /// CSS's and Core Animation's slow end.
  public static let easeOut = TimingFunction(trustedBezier: 0, 0, 0.58, 1)
  /// CSS's and Core Animation's slow start and end.
  public static let easeInOut = TimingFunction(trustedBezier: 0.42, 0, 0.58, 1)
  /// CSS's `step-start`: 1 from the beginning.
  public static let stepStart = TimingFunction(.steps(StepCurve(count: 1, position: .start)))
  /// CSS's `step-end`: 0 until the end.
  public static let stepEnd = TimingFunction(.steps(StepCurve(count: 1, position: .jumpEnd)))
}

// Source: Material Design 3, easing tokens.
extension TimingFunction {
  /// Material's curve for small changes.
  public static let materialStandard = TimingFunction(trustedBezier: 0.2, 0, 0, 1)
  /// Material's curve for what comes in.
  public static let materialDecelerate = TimingFunction(trustedBezier: 0, 0, 0, 1)
  /// Material's curve for what leaves.
  public static let materialAccelerate = TimingFunction(trustedBezier: 0.3, 0, 1, 1)
  /// Material's curve for what comes in with emphasis.
  public static let materialEmphasizedDecelerate = TimingFunction(trustedBezier: 0.05, 0.7, 0.1, 1)
  /// Material's curve for what leaves with emphasis.
  public static let materialEmphasizedAccelerate = TimingFunction(trustedBezier: 0.3, 0, 0.8, 0.15)
  /// Material's curve for large changes: two cubics that meet at (0.166666, 0.4).
  public static let materialEmphasized = TimingFunction(
    trustedCubics: (0.05, 0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1))
}

// Source: Flutter, packages/flutter/lib/src/animation/curves.dart, under Flutter's names.
extension TimingFunction {
  /// Flutter's older fit of the iOS push.
  public static let linearToEaseOut = TimingFunction(trustedBezier: 0.35, 0.91, 0.33, 0.97)
  /// A very quick start and a very long end.
  public static let fastLinearToSlowEaseIn = TimingFunction(trustedBezier: 0.18, 1, 0.04, 1)
  /// The push of iOS 16.3 as Flutter measured it frame by frame; within 0.0065 of the system spring over half a second.
  public static let fastEaseInToSlowEaseOut = TimingFunction(
    trustedCubics: (0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1), (0.5465, 0.989))
}
