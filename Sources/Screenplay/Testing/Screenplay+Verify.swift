import AnimatorCore
import FrameTesting
import SceneModel
import VideoEncoding

extension Screenplay {
  /// Compares every frame of a scene with its golden file, and records it where the options say so.
  ///
  /// What the scene's own `expect` steps find is among the findings; while one is not met, the scene does not
  /// pass, and nothing is recorded.
  ///
  /// The work is done on threads of its own, not on those of Swift's tasks. Costs what `frameHashes` costs, and
  /// a few pictures more where something differs.
  ///
  /// - Parameters:
  ///   - golden: The golden file's path.
  ///   - name: What the scene is called in messages; the golden file's name without its ending unless said.
  ///   - progress: Called now and then, on some thread, one call at a time.
  /// - Throws: `cancelled`, or what keeps the scene from being drawn or the golden file from being read or
  ///   written. What is wrong with the scene or its golden file is no error but the outcome.
  public func verify(
    against golden: String, name: String? = nil, options: VerifyOptions = VerifyOptions(),
    progress: @escaping @Sendable (FilmProgress) -> Void = { _ in }
  ) async throws(ScreenplayError) -> SceneVerification {
    try ReferenceFilm.check(options.reference)
    return try await verify(
      against: golden, name: name ?? Screenplay.stem(of: golden),
      content: try await GoldenStore.content(of: golden),
      options: options, rate: nil, scale: nil, progress: progress)
  }

  /// Writes a golden file of what the scene is now.
  ///
  /// As `verify` with `recording` set to `all`.
  @discardableResult
  public func record(to golden: String, name: String? = nil) async throws(ScreenplayError)
    -> SceneVerification
  {
    var options = VerifyOptions()
    options.recording = .all
    return try await verify(against: golden, name: name, options: options)
  }

  /// Loads a script and compares it with its golden file, at the rate and scale at which that was recorded.
  ///
  /// - Parameters:
  ///   - script: The script's path.
  ///   - golden: The golden file's path; beside the script unless said.
  ///   - loading: How the script is loaded; a rate or a scale in it goes before the golden file's.
  /// - Throws: As `load` and `verify(against:)`.
  public static func verify(
    _ script: String, against golden: String? = nil, options: VerifyOptions = VerifyOptions(),
    loading: LoadOptions = LoadOptions(), progress: @escaping @Sendable (FilmProgress) -> Void = { _ in }
  ) async throws(ScreenplayError) -> SceneVerification {
    let golden = golden ?? goldenPath(of: script)
    try ReferenceFilm.check(options.reference)
    let content = try await GoldenStore.content(of: golden)
    var loading = loading
    if case .golden(let file, _) = content {
      loading.rate = loading.rate ?? file.rate
      loading.scale = loading.scale ?? file.scale
    }
    let screenplay = try load(script, options: loading)
    return try await screenplay.verify(
      against: golden, name: stem(of: golden), content: content, options: options, rate: loading.rate,
      scale: loading.scale, progress: progress)
  }

  private func verify(
    against golden: String, name: String, content: GoldenStore.Content, options: VerifyOptions,
    rate: FrameRate?, scale: Double?, progress: @escaping @Sendable (FilmProgress) -> Void
  ) async throws(ScreenplayError) -> SceneVerification {
    return try await Blocking.run { (isCancelled) throws(ScreenplayError) in
      let unmet = try unmetExpectations(isCancelled: isCancelled)
      if options.recording == nil, !content.isGolden {
        var result = SceneVerification(self, name: name, goldenPath: golden)
        result.note(content)
        result.findings = unmet
        if !unmet.isEmpty, case .none = content {
          result.problem?.hints = [
            "change the scene, or what it expects; only then `--record` makes a golden file"
          ]
        }
        return result
      }
      var verifier = try Verifier(
        self, name: name, goldenPath: golden, content: content, options: options, progress: progress,
        isCancelled: isCancelled)
      try verifier.compare()
      verifier.note(unmet: unmet)
      try verifier.record(rate: rate, scale: scale)
      return verifier.result
    }
  }

  private static func stem(of golden: String) -> String {
    let name = golden.split(separator: "/").last.map(String.init) ?? golden
    return name.hasSuffix(".framehash") ? String(name.dropLast(10)) : name
  }
}
