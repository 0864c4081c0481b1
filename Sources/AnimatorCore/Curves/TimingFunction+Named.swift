extension TimingFunction {
  /// Even speed.
  public static let linear = TimingFunction(.linear)

  // CSS Easing Functions Level 2, §2.2; the same numbers as CAMediaTimingFunction's names.
  public static let ease = TimingFunction(trustedBezier: 0.25, 0.1, 0.25, 1)
  public static let easeIn = TimingFunction(trustedBezier: 0.42, 0, 1, 1)
  public static let easeOut = TimingFunction(trustedBezier: 0, 0, 0.58, 1)
  public static let easeInOut = TimingFunction(trustedBezier: 0.42, 0, 0.58, 1)
  public static let stepStart = TimingFunction(.steps(StepCurve(count: 1, position: .start)))
  public static let stepEnd = TimingFunction(.steps(StepCurve(count: 1, position: .jumpEnd)))

  // Material Design 3, easing tokens.
  public static let materialStandard = TimingFunction(trustedBezier: 0.2, 0, 0, 1)
  public static let materialDecelerate = TimingFunction(trustedBezier: 0, 0, 0, 1)
  public static let materialAccelerate = TimingFunction(trustedBezier: 0.3, 0, 1, 1)
  public static let materialEmphasizedDecelerate = TimingFunction(trustedBezier: 0.05, 0.7, 0.1, 1)
  public static let materialEmphasizedAccelerate = TimingFunction(trustedBezier: 0.3, 0, 0.8, 0.15)
  public static let materialEmphasized = TimingFunction(
    trustedCubics: (0.05, 0), (0.133333, 0.06), (0.166666, 0.4), (0.208333, 0.82), (0.25, 1))

  // Flutter's measurements of iOS, under Flutter's names (packages/flutter/lib/src/animation/curves.dart).
  public static let linearToEaseOut = TimingFunction(trustedBezier: 0.35, 0.91, 0.33, 0.97)
  public static let fastLinearToSlowEaseIn = TimingFunction(trustedBezier: 0.18, 1, 0.04, 1)
  /// The push of iOS 16.3 as measured by Flutter; within 0.0064 of the system spring.
  public static let fastEaseInToSlowEaseOut = TimingFunction(
    trustedCubics: (0.056, 0.024), (0.108, 0.3085), (0.198, 0.541), (0.3655, 1), (0.5465, 0.989))
}
