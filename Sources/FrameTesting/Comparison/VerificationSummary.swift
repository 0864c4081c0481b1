/// What came of verifying several scenes.
///
/// Its JSON has these keys in camelCase; new ones may come, those here stay.
public struct VerificationSummary: Sendable, Hashable, Encodable {
  /// Scenes that are as they were.
  public let passed: Int
  /// Scenes whose golden file says now what they are.
  public let recorded: Int
  /// All others.
  public let failed: Int
  public let scenes: [SceneVerification]

  public init(_ scenes: [SceneVerification]) {
    self.scenes = scenes
    passed = scenes.count { $0.outcome == .passed }
    recorded = scenes.count { $0.outcome == .recorded }
    failed = scenes.count { !$0.isSuccess }
  }

  /// `10 passed, 1 failed`.
  public var words: String {
    let parts = [(passed, "passed"), (recorded, "recorded"), (failed, "failed")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension SceneVerification.Outcome {
  /// As a line about a scene begins: `passed`, `no golden file`.
  public var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .recorded: "recorded"
    case .missingGolden: "no golden file"
    case .unreadableGolden: "unreadable golden file"
    case .otherEnvironment: "another environment"
    case .broken: "not played"
    }
  }
}
