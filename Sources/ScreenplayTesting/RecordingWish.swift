internal import Glibc
import Screenplay

/// Whether golden files are to be recorded, as the environment has it.
struct RecordingWish: Sendable {
  /// `SCREENPLAY_RECORD`; nil when it is not set.
  var word: String?
  var isBuildServer: Bool

  /// What the process was started with.
  init() {
    self.init(
      word: getenv("SCREENPLAY_RECORD").map { String(cString: $0) }, isBuildServer: BuildServer.isHere)
  }

  init(word: String?, isBuildServer: Bool) {
    self.word = word
    self.isBuildServer = isBuildServer
  }

  /// Recording is not done, and not left out quietly either.
  struct Refusal: Error {
    let message: String
  }

  /// What is recorded; nil compares alone.
  ///
  /// - Parameter chosen: What the test says itself.
  func mode(_ chosen: VerifyOptions.Recording?) throws(Refusal) -> VerifyOptions.Recording? {
    let wanted = if let chosen { chosen } else { try wished() }
    guard let mode = wanted else { return nil }
    guard !isBuildServer else {
      throw Refusal(
        message: "recording is off where CI is set: a run that nobody looks at must not approve what it made")
    }
    return mode
  }

  private func wished() throws(Refusal) -> VerifyOptions.Recording? {
    guard let word, !["", "never"].contains(word) else { return nil }
    guard let mode = VerifyOptions.Recording(rawValue: word) else {
      let words = VerifyOptions.Recording.allCases.map(\.rawValue) + ["never"]
      throw Refusal(message: "SCREENPLAY_RECORD is `\(word)`; it can be \(words.joined(separator: ", "))")
    }
    return mode
  }
}
