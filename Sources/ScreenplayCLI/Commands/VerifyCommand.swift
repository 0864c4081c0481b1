import Screenplay

/// Compares scenes with their golden files, or records these.
enum VerifyCommand: Command {
  private static let record = Option<VerifyOptions.Recording>.choice(
    "--record", of: ["all": .all, "missing": .missing, "failed": .failed], implied: "all",
    "Write golden files: all of them, those that are missing, or those of scenes that fail")
  private static let recordInCI = Option.flag(
    "--record-in-ci", summary: "Let --record write where CI=true, too")
  private static let strict = Option.flag(
    "--strict", summary: "Let equal frames alone decide, in another environment too")
  private static let perceptual = Option.flag(
    "--perceptual", summary: "Let frames pass that differ but look the same")
  private static let jobs = Option.integer(
    "--jobs", value: "N", in: 1...256,
    "Frames drawn at once; as many as there are cores unless said. Changes nothing in what comes of it")

  private static let reference = Option.text(
    "--reference", value: "FILM", "Compare frames that differ with this lossless film of the golden scene")
  private static let report = Option.text(
    "--report", value: "FILE", "Write a page that shows what differs; FILE ends in .html and is replaced")
  private static let junit = Option.text(
    "--junit", value: "FILE", "Write JUnit's XML for a build server; FILE ends in .xml and is replaced")

  static let declaration = CommandDeclaration(
    "verify", "Compare scenes with their golden frame hashes",
    operand: CommandDeclaration.Operand(
      name: "SCENE", summary: "a script, a YAML file; there may be several", isRepeatable: true),
    options: [record, recordInCI, strict, perceptual, reference, report, junit, jobs, CommonOptions.json]
      + CommonOptions.loading,
    discussion: """
      The golden file of scenes/tour.yaml is scenes/tour.framehash. It holds the hash of every frame, digests
      of the layers, and a few small pictures for environments other than the one it was recorded in. With
      --fps or --scale, --record notes them, and later runs take them from the golden file.

      Exit code 0 when every scene is as its golden file says or was recorded, 4 when one is not or has no
      golden file that can be read, 3 when a script has errors, 1 failed, 2 usage. Of several, 3 goes before 4
      and 4 before 1.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    var options = VerifyOptions()
    options.recording = try recording(arguments)
    options.isStrict = arguments[strict]
    options.perception = arguments[perceptual] ? PerceptualTolerance() : nil
    options.jobs = arguments[jobs]
    options.reference = arguments[reference]
    guard options.reference == nil || arguments.operands.count == 1 else {
      throw UsageError("`--reference` is the film of one scene", hints: ["name one SCENE"])
    }
    guard !options.isStrict || options.perception == nil else {
      throw UsageError(
        "`--strict` lets nothing but equal frames pass, and `--perceptual` others too",
        hints: ["leave one of them out"])
    }
    try checkNames(arguments.operands)
    var codes: Set<ExitCode> = []
    let page = try file(arguments[report], endsIn: ".html", "a report is a page of HTML", console, &codes)
    let xml = try file(arguments[junit], endsIn: ".xml", "JUnit's reports are XML", console, &codes)
    let loader = SceneLoader(arguments: arguments, console: console)
    let isTold = !arguments[CommonOptions.json]
    var results: [SceneVerification] = []
    for path in arguments.operands {
      let (result, code) = try await verify(path, options, loader)
      codes.insert(code)
      results.append(result)
      if isTold { tell(result, path, arguments, console) }
    }
    let verified = VerificationReport(results)
    try write(page, console, &codes) { try verified.html() }
    try write(xml, console, &codes) { verified.junit() }
    let summary = VerificationSummary(results)
    if !isTold {
      console.print(JSONText.string(for: summary))
    } else if results.count > 1, !arguments[CommonOptions.quiet] {
      console.print("\n\(summary.words)\n")
    }
    let canBeRecorded = results.contains { result in
      result.outcome == .failed && result.findings.isEmpty && result.environment.isEmpty
    }
    if isTold, !arguments[CommonOptions.quiet], canBeRecorded {
      console.say("hint: where a scene is right as it is now, `--record=failed` writes that down\n")
    }
    return [.scriptErrors, .differences, .failed].first { codes.contains($0) } ?? .done
  }

  /// Recording where nobody looks would approve whatever comes out.
  private static func recording(_ arguments: Arguments) throws(UsageError) -> VerifyOptions.Recording? {
    guard let mode = arguments[record] else {
      guard !arguments[recordInCI] else {
        throw UsageError("`--record-in-ci` does nothing without `--record`", hints: ["leave it out"])
      }
      return nil
    }
    guard arguments[recordInCI] || !BuildServer.isHere else {
      throw UsageError(
        "`--record` is off where CI is set: a run that nobody looks at must not approve what it made",
        hints: ["record on your own machine and commit the golden files", "or add `--record-in-ci`"])
    }
    return mode
  }

  /// Two scripts of one golden file would each take it for theirs.
  private static func checkNames(_ paths: [String]) throws(UsageError) {
    var scripts: [String: String] = [:]
    for path in paths {
      let golden = Screenplay.goldenPath(of: path)
      if let other = scripts[golden], other != path {
        throw UsageError(
          "`\(other)` and `\(path)` have one golden file, `\(golden)`",
          hints: ["give one of them another name"])
      }
      scripts[golden] = path
    }
  }

  /// Where a report goes, looked at before the work. What stands in its way is said and keeps no scene from being
  /// compared.
  private static func file(
    _ path: String?, endsIn ending: String, _ kind: String, _ console: Console, _ codes: inout Set<ExitCode>
  ) throws -> OutputFile? {
    guard let path else { return nil }
    let file = OutputFile(path: path, replacing: true)
    do {
      try Folders.check(file, endsIn: ending, kind, isFolderMade: false)
      return file
    } catch let failure as Failure {
      say(failure, console)
      codes.insert(.failed)
      return nil
    }
  }

  /// Writes a report; what keeps it from being written is said.
  private static func write(
    _ file: OutputFile?, _ console: Console, _ codes: inout Set<ExitCode>, _ text: () throws -> String
  ) throws {
    guard let file else { return }
    do {
      try file.write(try text().utf8)
    } catch let error as OutputFileError {
      say(Failure(error), console)
      codes.insert(.failed)
    } catch let error as ReportError {
      say(Failure(error.message), console)
      codes.insert(.failed)
    }
  }

  private static func say(_ failure: Failure, _ console: Console) {
    console.say(Words.error(failure.message, hints: failure.hints, usesColor: Terminal().usesColor))
  }

  /// One scene, whatever comes of it; errors of its script are said.
  ///
  /// - Throws: `CancellationError`.
  private static func verify(
    _ path: String, _ options: VerifyOptions, _ loader: SceneLoader
  ) async throws -> (SceneVerification, ExitCode) {
    let terminal = Terminal()
    let report = ProgressReport(
      console: loader.console, terminal: terminal,
      isQuiet: loader.arguments[CommonOptions.quiet] || !terminal.isInteractive)
    defer { report.end() }
    var broken = SceneVerification(
      scene: Folders.stem(of: path), script: path, golden: Screenplay.goldenPath(of: path), outcome: .broken)
    do throws(ScreenplayError) {
      let result = try await Screenplay.verify(path, options: options, loading: loader.options) {
        report.update($0)
      }
      return (result, result.isSuccess ? .done : .differences)
    } catch .cancelled {
      throw CancellationError()
    } catch .script(let diagnostics, let sources) {
      loader.report(diagnostics, in: sources)
      broken.findings = diagnostics
      return (broken, .scriptErrors)
    } catch {
      let failure = Failure(error)
      broken.problem = SceneVerification.Problem(failure.message, hints: failure.hints)
      return (broken, .failed)
    }
  }

  private static func tell(
    _ result: SceneVerification, _ path: String, _ arguments: Arguments, _ console: Console
  ) {
    let isElsewhere = !result.environment.isEmpty
    if arguments[CommonOptions.quiet], result.isSuccess, !isElsewhere { return }
    // Errors of the script have been said.
    let lines =
      result.findings.isEmpty || result.outcome != .broken ? result.text.lines : [result.text.headline]
    // "recorded" and "there is no golden file" say it all.
    let isSaid = result.outcome == .recorded || result.outcome == .missingGolden
    let outcome = isSaid ? "" : result.outcome.words + ": "
    console.print("\(path): \(outcome)\(lines.joined(separator: "\n"))\n")
    if isElsewhere, result.decidedBy == .smallPictures {
      console.say(
        "warning: \(path) was drawn in another environment than its golden frames: only small pictures "
          + "decided, within \(SmallPictureTolerance().words); `--strict` refuses that\n")
    }
  }
}
