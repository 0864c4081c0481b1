import Screenplay

/// What a test expects of a scene, and what came of it.
struct FrameExpectation: Sendable {
  /// Path of the golden file.
  let golden: String
  /// The caller's word about recording; nil leaves it to the environment.
  let record: VerifyOptions.Recording?
  let options: VerifyOptions
  /// Compares the scene with a golden file.
  let verify: @Sendable (String, VerifyOptions) async throws(ScreenplayError) -> SceneVerification

  /// A failed expectation: what to say, and what to show.
  struct Failure: Sendable {
    let message: String
    var attachments: [TestArtifact] = []
  }

  /// Compares, and fails the running test at `place` when something differs.
  func check(at place: TestPlace) async -> Bool {
    guard let failure = await failure(recording: RecordingWish()) else { return true }
    TestFailure.record(failure, at: place)
    return false
  }

  /// What is to be said; nil when nothing differs.
  func failure(recording wish: RecordingWish) async -> Failure? {
    var options = options
    do throws(RecordingWish.Refusal) {
      options.recording = try wish.mode(record ?? options.recording)
    } catch {
      return Failure(message: error.message)
    }
    do throws(ScreenplayError) {
      let result = try await verify(golden, options)
      if result.outcome == .passed || result.recording == .unchanged { return nil }
      return failure(result)
    } catch .script(let diagnostics, let sources) {
      let words = DiagnosticFormatter().string(for: diagnostics, in: sources)
      return Failure(message: "the scene has errors\n\(words)")
    } catch {
      return Failure(message: "\(error)")
    }
  }

  private func failure(_ result: SceneVerification) -> Failure {
    let text = result.text
    var lines = ["\(result.scene): \(text.headline)"] + text.details.map { "  \($0)" }
    if result.outcome == .recorded {
      lines.append("  hint: look at it, commit it, and run the test again without recording")
      return Failure(message: lines.joined(separator: "\n"))
    }
    lines += hints(for: result, text.hints).map { "  hint: \($0)" }
    let artifacts = TestArtifact.all(of: result)
    let folder = ArtifactFolder(golden: golden)
    do throws(ScreenplayError) {
      if let page = try folder.write(artifacts).first { lines.append("  see \(page)") }
    } catch {
      lines.append("  what differs could not be shown: \(error)")
    }
    return Failure(message: lines.joined(separator: "\n"), attachments: artifacts)
  }

  /// What to do here, where there is no command line.
  private func hints(for result: SceneVerification, _ own: [String]) -> [String] {
    switch result.outcome {
    case .missingGolden: ["run the test once with SCREENPLAY_RECORD=missing to record \(golden)"]
    case .unreadableGolden:
      ["take it back from version control, or run the test once with SCREENPLAY_RECORD=failed"]
    case .failed where !result.findings.isEmpty: ["nothing is recorded while an expectation is not met"]
    case .failed: ["if that is as it should be, run the test once with SCREENPLAY_RECORD=failed"]
    case .passed, .recorded, .otherEnvironment, .broken: own
    }
  }
}
