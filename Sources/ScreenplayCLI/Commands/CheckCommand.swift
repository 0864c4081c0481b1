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
        let found = (scene.warnings + unmet).inTextOrder()
        let others = try othersFound(path, scene, besides: found, loader)
        diagnostics += found + others
        sources += scene.sources
        if !(unmet + others).contains(where: { $0.severity == .error }) { checked.append((path, scene)) }
      } catch .script(let found, let texts) {
        diagnostics += found
        sources += texts
      } catch {
        failures.append(Failure(error))
      }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    if arguments[CommonOptions.format] == .json {
      console.print(DiagnosticReport(diagnostics + failures.map { Diagnostic($0) }).json)
      return failures.isEmpty ? (hasErrors ? .scriptErrors : .done) : .failed
    } else {
      loader.report(diagnostics, in: sources)
      if !arguments[CommonOptions.quiet] { summarize(diagnostics, checked, on: console) }
    }
    for failure in failures {
      console.say(Words.error(failure.message, hints: failure.hints, usesColor: Terminal().usesColor))
    }
    return failures.isEmpty ? (hasErrors ? .scriptErrors : .done) : .failed
  }

  /// What is wrong in the other variants of a script alone, each with the variants it is found in.
  private static func othersFound(
    _ path: String, _ scene: Screenplay, besides known: [Diagnostic], _ loader: SceneLoader
  ) throws(ScreenplayError) -> [Diagnostic] {
    var found: [(diagnostic: Diagnostic, variants: [String])] = []
    for variant in scene.variants(chosenBy: loader.options) {
      // Whoever asked is told of it there.
      if Task.isCancelled { break }
      var told: [Diagnostic]
      do throws(ScreenplayError) {
        let other = try loader.read(path, variant.options(loader.options))
        told = (other.warnings + (try loader.unmetExpectations(of: other))).inTextOrder()
      } catch .script(let diagnostics, _) {
        told = diagnostics
      }
      for diagnostic in told where !known.contains(diagnostic) {
        if let index = found.firstIndex(where: { $0.diagnostic == diagnostic }) {
          found[index].variants.append(variant.name)
        } else {
          found.append((diagnostic, [variant.name]))
        }
      }
    }
    return found.map { diagnostic, variants in
      var diagnostic = diagnostic
      let names = variants.map { "`\($0)`" }.joined(separator: ", ")
      diagnostic.notes.append(.init("in the variant\(variants.count == 1 ? "" : "s") \(names)"))
      return diagnostic
    }
  }

  private static func summarize(
    _ diagnostics: [Diagnostic], _ checked: [(path: String, scene: Screenplay)], on console: Console
  ) {
    let report = DiagnosticReport(diagnostics)
    for (path, scene) in checked {
      let timeline = Timeline(scene.scene)
      let length = "\(Words.count(timeline.frames, "frame")), \(Words.seconds(timeline.seconds))"
      let variants = scene.variants.isEmpty ? "" : " in \(Words.count(scene.variants.count, "variant"))"
      console.print("\(path): no errors; \(length)\(variants)\n")
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
