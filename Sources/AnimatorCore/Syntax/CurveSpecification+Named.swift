/// A curve or spring that scripts know by name.
public struct NamedCurve: Hashable, Sendable {
  /// kebab-case, as scripts write it.
  public let name: String
  /// What the name stands for.
  public let specification: CurveSpecification
  /// One line of help: lower case, no full stop.
  public let summary: String
}

extension CurveSpecification {
  /// Every name a script may write for a curve, in the order of `screenplay list curves`; parser, list
  /// and reference all read this table.
  public static let named: [NamedCurve] = cssCurves + easings + materialCurves + measuredCurves + springs

  private static let table = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.specification) })

  static func named(_ name: String) -> CurveSpecification? { table[name] }

  private static func entry(
    _ name: String, _ function: TimingFunction, _ summary: String
  ) -> NamedCurve {
    NamedCurve(
      name: name, specification: CurveSpecification(.curve(function), name: name), summary: summary)
  }

  private static let cssCurves: [NamedCurve] = [
    entry("linear", .linear, "even speed"),
    entry("ease", .ease, "quick start, long gentle end; CSS's default"),
    entry("ease-in", .easeIn, "slow start"),
    entry("ease-out", .easeOut, "slow end"),
    entry("ease-in-out", .easeInOut, "slow start and end"),
    // CSS writes these two as steps(1, start) and steps(1), so they carry no name.
    NamedCurve(
      name: "step-start", specification: CurveSpecification(.stepStart), summary: "jumps at once"),
    NamedCurve(
      name: "step-end", specification: CurveSpecification(.stepEnd), summary: "jumps at the end"),
  ]

  private static let easings: [NamedCurve] = EasingFamily.allCases.flatMap { family in
    EasingFamily.Direction.allCases.map { direction in
      let function = TimingFunction.easing(family, direction)
      return entry(function.description, function, "\(family.summary), \(direction.summary)")
    }
  }

  private static let materialCurves: [NamedCurve] = [
    entry("material-standard", .materialStandard, "Material's curve for small changes"),
    entry("material-decelerate", .materialDecelerate, "Material's curve for what comes in"),
    entry("material-accelerate", .materialAccelerate, "Material's curve for what leaves"),
    entry("material-emphasized", .materialEmphasized, "Material's curve for large changes, in two parts"),
    entry(
      "material-emphasized-decelerate", .materialEmphasizedDecelerate,
      "Material's curve for what comes in with emphasis"),
    entry(
      "material-emphasized-accelerate", .materialEmphasizedAccelerate,
      "Material's curve for what leaves with emphasis"),
  ]

  private static let measuredCurves: [NamedCurve] = [
    entry("linear-to-ease-out", .linearToEaseOut, "an older fit of the iOS push"),
    entry("fast-linear-to-slow-ease-in", .fastLinearToSlowEaseIn, "very quick start, very long end"),
    entry(
      "fast-ease-in-to-slow-ease-out", .fastEaseInToSlowEaseOut, "the push of iOS as measured frame by frame"),
  ]

  private static let springs: [NamedCurve] = [
    perceptual("smooth", .smooth, bounce: 0, "a spring without bounce, half a second"),
    perceptual("snappy", .snappy, bounce: 0.15, "a spring with a little bounce, half a second"),
    perceptual("bouncy", .bouncy, bounce: 0.3, "a spring with bounce, half a second"),
    NamedCurve(
      name: "system-spring", specification: CurveSpecification(.spring(.system), name: "system-spring"),
      summary: "the spring of the platform's pushes, sheets and keyboard, 0.506 s"),
    NamedCurve(
      name: "android-spring", specification: CurveSpecification(.spring(.android()), name: "android-spring"),
      summary: "Android's default spring: stiffness 1500, damping ratio 0.5"),
  ]

  private static func perceptual(
    _ name: String, _ spring: Spring, bounce: Double, _ summary: String
  ) -> NamedCurve {
    NamedCurve(
      name: name,
      specification: CurveSpecification(
        .spring(spring), name: name, form: .perceptual(duration: 0.5, bounce: bounce)),
      summary: summary)
  }
}

extension EasingFamily {
  fileprivate var summary: String {
    switch self {
    case .quad: "quadratic"
    case .cubic: "cubic"
    case .quart: "quartic"
    case .quint: "quintic"
    case .sine: "a quarter of a sine wave"
    case .expo: "exponential"
    case .circ: "a quarter of a circle"
    case .back: "draws back past the end"
    case .elastic: "swings about the end"
    case .bounce: "bounces off the end"
    }
  }
}

extension EasingFamily.Direction {
  fileprivate var summary: String {
    switch self {
    case .in: "at the start"
    case .out: "at the end"
    case .inOut: "at both ends"
    }
  }
}
