import Screenplay

/// What every command that reads a scene does first.
struct SceneLoader {
  let arguments: Arguments
  let console: Console

  private var style: DiagnosticFormatter.Style { arguments[CommonOptions.format] ?? .human }

  /// Loads a scene; says its warnings, or its errors.
  ///
  /// - Throws: `ExitCode.scriptErrors` once the errors are said; `Failure`.
  func load(_ path: String) throws -> Screenplay { try load(path, options) }

  /// The same with options of its own, such as a variant's.
  ///
  /// - Parameter told: Warnings that were said already, of other variants.
  func load(_ path: String, _ options: LoadOptions, besides told: [Diagnostic] = []) throws -> Screenplay {
    let scene: Screenplay
    do {
      scene = try read(path, options)
    } catch .script(let diagnostics, let sources) {
      report(diagnostics, in: sources)
      throw ExitCode.scriptErrors
    } catch {
      let failure = Failure(error)
      guard style == .json else { throw failure }
      report([Diagnostic(failure)], in: [])
      throw ExitCode.failed
    }
    report(scene.warnings.filter { !told.contains($0) }, in: scene.sources)
    return scene
  }

  /// Loads a scene and says nothing. A signal ends the command at once meanwhile.
  func read(_ path: String, _ options: LoadOptions? = nil) throws(ScreenplayError) -> Screenplay {
    StopSignals.isReading.store(true, ordering: .releasing)
    defer { StopSignals.isReading.store(false, ordering: .releasing) }
    return try Screenplay.load(path, options: options ?? self.options)
  }

  /// What the scene's own `expect` steps find. A signal ends the command at once meanwhile.
  func unmetExpectations(of scene: Screenplay) throws(ScreenplayError) -> [Diagnostic] {
    StopSignals.isReading.store(true, ordering: .releasing)
    defer { StopSignals.isReading.store(false, ordering: .releasing) }
    return try scene.unmetExpectations()
  }

  /// Says diagnostics on standard error; with `--quiet` errors alone, and in JSON nothing for none.
  func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    let shown = arguments[CommonOptions.quiet] ? diagnostics.filter { $0.severity == .error } : diagnostics
    guard !shown.isEmpty else { return }
    let terminal = Terminal()
    let formatter = DiagnosticFormatter(
      style: style, usesColor: terminal.usesColor, width: max(terminal.width - 8, 40))
    console.say(formatter.string(for: shown, in: sources))
  }

  /// What the command line says about loading.
  var options: LoadOptions {
    var options = LoadOptions()
    options.rate = arguments[CommonOptions.rate]
    options.scale = arguments[CommonOptions.scale]
    options.theme = arguments[CommonOptions.theme]
    options.device = arguments[CommonOptions.device]
    options.locale = arguments[CommonOptions.locale]
    options.reducesMotion = arguments[CommonOptions.reduceMotion]
    options.allowedFolders = arguments.all(CommonOptions.allowedPath)
    options.limits.frames = arguments[CommonOptions.frameLimit] ?? options.limits.frames
    options.limits.steps = arguments[CommonOptions.stepLimit] ?? options.limits.steps
    options.limits.side = arguments[CommonOptions.sideLimit] ?? options.limits.side
    options.limits.picturePixels = arguments[CommonOptions.pixelLimit] ?? options.limits.picturePixels
    options.limits.fileBytes = arguments[CommonOptions.fileLimit] ?? options.limits.fileBytes
    options.limits.scriptBytes = arguments[CommonOptions.scriptLimit] ?? options.limits.scriptBytes
    options.limits.depth = arguments[CommonOptions.depthLimit] ?? options.limits.depth
    return options
  }
}

extension Diagnostic {
  /// What went wrong outside the script, for those who read diagnostics alone.
  init(_ failure: Failure) {
    self.init(id: "failed", at: nil, failure.message, hints: failure.hints)
  }
}

extension Failure {
  /// The library's words for what went wrong outside the script.
  init(_ error: ScreenplayError) {
    switch error {
    case .unreadable(let path, let reason):
      self.init("`\(path)` cannot be read: \(reason)")
    case .failed(let message, let hint):
      self.init(message, hints: [hint].compactMap { $0 })
    case .output(let error): self.init(error)
    case .script, .cancelled:
      self.init(error.description)
    }
  }
}
