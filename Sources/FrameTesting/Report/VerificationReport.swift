/// What came of verifying scenes, as files for people and for other programs.
///
/// Pure functions of the verifications: the same give the same bytes. Nothing in them tells of the time or of
/// the machine.
public struct VerificationReport: Sendable {
  /// In the order in which they are told of.
  public let verifications: [SceneVerification]

  public init(_ verifications: [SceneVerification]) {
    self.verifications = verifications
  }

  /// Scenes that need somebody to look at them.
  var failures: Int { verifications.filter { !$0.isSuccess }.count }

  /// `2 of 5 scenes are not as they were`.
  var headline: String {
    let scenes = count(verifications.count, "scene")
    switch (failures, verifications.count) {
    case (_, 0): return "No scene was verified"
    case (0, 1):
      return verifications[0].outcome == .recorded ? "The scene was recorded" : "The scene is as it was"
    case (0, _):
      let recorded = verifications.filter { $0.outcome == .recorded }.count
      return recorded == 0
        ? "All \(scenes) are as they were"
        : "\(scenes), of which \(recorded) \(recorded == 1 ? "was" : "were") recorded"
    case (1, 1): return "The scene is not as it was"
    case (1, _): return "1 of \(scenes) is not as it was"
    default: return "\(failures) of \(scenes) are not as they were"
    }
  }
}

/// A report could not be made.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Lower case, no full stop.
  public let message: String

  public var description: String { message }
}
