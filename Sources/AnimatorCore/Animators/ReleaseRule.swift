/// What decides, when the finger lets go, whether a transition finishes or is cancelled.
public enum ReleaseRule: Hashable, Sendable {
  /// Finishes past a fraction of the way; standing right on it cancels.
  case threshold(Double)
  /// Finishes when what was let go would come to rest past half of the way.
  case projected(DecelerationRate)
  case finish
  case cancel

  /// `.threshold(0.3)`, the default of a drag.
  public static let threshold = ReleaseRule.threshold(0.3)
  /// `.projected(.normal)`, the default of a swipe.
  public static let projected = ReleaseRule.projected(.normal)

  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case finish, cancel
  }

  /// What comes of letting go.
  ///
  /// - Parameters:
  ///   - percentComplete: Where the transition stands, whole ways. What computing it may have added,
  ///     10⁻⁹, does not count as past a threshold.
  ///   - velocity: Of the finger, whole ways per second, positive towards the end.
  ///
  /// Source of the projection: `DecelerationRate.projectedOffset(velocity:)`; points or whole ways
  /// make no difference.
  public func outcome(percentComplete: Double, velocity: Double) -> Outcome {
    switch self {
    case .finish: .finish
    case .cancel: .cancel
    case .threshold(let threshold): percentComplete > threshold + 1e-9 ? .finish : .cancel
    case .projected(let rate):
      percentComplete + rate.projectedOffset(velocity: velocity) > 0.5 + 1e-9 ? .finish : .cancel
    }
  }

  /// - Throws: `AnimatorError.parameter` for a threshold outside 0…1.
  func check() throws(AnimatorError) {
    guard case .threshold(let threshold) = self else { return }
    try AnimatorError.check(threshold, as: "threshold", in: 0...1, "within 0 to 1")
  }
}
