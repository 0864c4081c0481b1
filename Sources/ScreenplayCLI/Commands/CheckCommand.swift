import Screenplay

/// Says what is wrong with scripts; draws nothing but what their `expect` steps ask for.
enum CheckCommand: Command {
  static let declaration = CommandDeclaration(
    "check", "Say what is wrong with scripts without rendering them",
    operand: CommandDeclaration.Operand(
      name: "SCENE", summary: "a script, a YAML file; there may be several", isRepeatable: true),
    options: CommonOptions.loading,
    discussion: """
      What `expect` steps say and frames do not keep is an error of the script, too. Errors and warnings
      go to standard error; with `--format json` they are one object on standard
      output. Exit code 0 when no script has an error, 3 when one has, 1 when one cannot be read.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let loader = SceneLoader(arguments: arguments, console: console)
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var checked: [(path: String, scene: Screenplay)] = []
    var failures: [Failure] = []
    for path in arguments.operands {
      try Task.checkCancellation()
      do {
        let scene = try loader.read(path)
        let unmet = try loader.unmetExpectations(of: scene)
        diagnostics += (scene.warnings + unmet).inTextOrder()
        sources += scene.sources
        if unmet.isEmpty { checked.append((path, scene)) }
      } catch .script(let found, let texts) {
        diagnostics += found
        sources += texts
      } catch {
        failures.append(Failure(error))
      }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if arguments[CommonOptions.format] == .json {
      console.print(DiagnosticReport(diagnostics).json)
    } else {
      loader.report(diagnostics, in: sources)
      if !arguments[CommonOptions.quiet] { summarize(diagnostics, checked, on: console) }
    }
    for failure in failures {
      console.say(Words.error(failure.message, hints: failure.hints, usesColor: Terminal().usesColor))
    }
    return failures.isEmpty ? (hasErrors ? .scriptErrors : .done) : .failed
  }

  private static func summarize(
    _ diagnostics: [Diagnostic], _ checked: [(path: String, scene: Screenplay)], on console: Console
  ) {
    let report = DiagnosticReport(diagnostics)
    for (path, scene) in checked {
      let timeline = Timeline(scene.scene)
      let length = "\(Words.count(timeline.frames, "frame")), \(Words.seconds(timeline.seconds))"
      console.print("\(path): no errors; \(length)\n")
      for step in timeline.allSteps {
        guard let outcome = step.outcome else { continue }
        console.print("  \(step.keyword) at \(Words.seconds(step.start)): \(outcome)\n")
      }
    }
    guard report.errors + report.warnings > 0 else { return }
    let parts = [(report.errors, "error"), (report.warnings, "warning")].filter { $0.0 > 0 }
    console.say("\n" + parts.map { Words.count($0.0, $0.1) }.joined(separator: " and ") + "\n")
  }
}

extension Timeline {
  /// Also those inside others, in the order of the script.
  fileprivate var allSteps: [Step] { steps.flatMap(\.withInnerSteps) }
}

extension Timeline.Step {
  fileprivate var withInnerSteps: [Timeline.Step] { [self] + steps.flatMap(\.withInnerSteps) }
}
