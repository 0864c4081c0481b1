import Screenplay

/// Renders a scene to a film.
enum RenderCommand: Command {
  private static let output = Option.text(
    "-o", "--output", value: "FILE", "Where the film goes; output/SCENE.mp4 (lossless: .mov) unless said")
  private static let quality = Option<FilmQuality>.choice(
    "--quality", of: ["draft": .draft, "standard": .standard, "high": .high, "lossless": .lossless],
    "How much time and how many bytes the film may take; standard unless said")
  private static let jobs = Option.integer(
    "--jobs", value: "N", in: 1...256,
    "Frames drawn and encoded at once; as many as there are cores unless said. Changes no byte of the film")
  private static let part = Option.text(
    "--part", value: "PART", "Only a part: a chapter, or two moments as in 2s..4s, ..60% or 1s..")

  static let declaration = CommandDeclaration(
    "render", "Render a scene to a film", operand: CommonOptions.scene,
    options: [output, quality, jobs, part, CommonOptions.force, CommonOptions.json] + CommonOptions.loading,
    discussion: """
      The film is H.264 in MP4, or with `--quality lossless` FFV1 in QuickTime (.mov), every pixel as it was
      drawn: large, for tests and for other programs, which get straight alpha if the canvas has any. In H.264
      it lies over black. output/SCENE.mp4 is replaced without asking; a file that -o names and that
      exists is replaced with --force only. Until the film is whole, the folder stays as it is.

      A script whose `variants` list locales, themes or devices becomes one film for each combination,
      with its name: output/SCENE-ar-dark-phone.mp4; --locale, --theme and --device narrow them. The files
      that its `outputs` list are made instead of the one film, below output/, unless -o names a file.

      Progress goes to standard error, what came of it to standard output. Ctrl-C stops; once more stops at
      once. Exit code 0 done, 1 failed, 2 usage, 3 the script has errors, 130 and 143 stopped by INT and TERM.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    let file = try output(for: path, arguments)
    let loader = SceneLoader(arguments: arguments, console: console)
    let scene = try loader.load(path)
    let plan = RenderPlan(
      of: path, scene: scene, options: loader.options, named: arguments[output], isReplacing: file.replacing,
      part: arguments[part], quality: arguments[quality])
    for job in plan.jobs where !plan.isSingle { try check(job, isNamed: arguments[output] != nil) }
    let isFolderNew = try arguments[output] == nil && Folders.create(Folders.output)
    // Of no avail once the film stands in it.
    defer { if isFolderNew { Folders.removeEmpty(Folders.output) } }
    var files = RenderedFiles()
    var loaded = (options: loader.options, scene: scene)
    var told = scene.warnings
    for job in plan.jobs {
      if !job.isLoaded(by: loaded.options) {
        loaded = (job.options, try loader.load(path, job.options, besides: told))
        told += loaded.scene.warnings
      }
      if arguments[output] == nil { try Folders.createAll(of: job.file.path) }
      switch job.kind {
      case .film(let part, let quality):
        let film = try await render(job, loaded.scene, part: part, quality: quality, arguments, console)
        files.films.append(film)
      case .still(let moment):
        try draw(job, loaded.scene, at: moment)
        files.stills.append(job.file.path)
        if !arguments[CommonOptions.quiet], !arguments[CommonOptions.json] {
          console.print("\(job.file.path)\n")
        }
      }
      try Task.checkCancellation()
    }
    if arguments[CommonOptions.json] {
      console.print(
        plan.isSingle ? JSONText.string(for: files.films[0]) : JSONText.string(for: files))
    }
    return .done
  }

  /// One film; what came of it is printed, unless the whole run is one object.
  private static func render(
    _ job: RenderPlan.Job, _ scene: Screenplay, part: String?, quality: FilmQuality, _ arguments: Arguments,
    _ console: Console
  ) async throws -> RenderedFilm {
    var options = RenderOptions()
    options.quality = quality
    options.jobs = arguments[jobs]
    options.isReplacing = job.file.replacing
    options.writesStills = job.writesStills
    options.stillSuffix = job.suffix
    if let part { options.frames = try scene.frames(ofPartOption: part) }
    let report = ProgressReport(
      console: console, terminal: Terminal(), isQuiet: arguments[CommonOptions.quiet])
    defer { report.end() }
    let film: RenderedFilm
    do {
      film = try await scene.render(to: job.file.path, options: options) { report.update($0) }
    } catch .cancelled {
      throw CancellationError()
    } catch {
      report.end()
      throw Failure(error)
    }
    report.end()
    guard !arguments[CommonOptions.quiet] else { return film }
    if let note = noteOnSize(film, scene.scene.canvas) { console.say("note: \(note)\n") }
    if !arguments[CommonOptions.json] { console.print(words(for: film)) }
    return film
  }

  private static func draw(_ job: RenderPlan.Job, _ scene: Screenplay, at moment: String) throws {
    do {
      try scene.checkOutput(job.file.path)
      try job.file.write(try scene.png(at: try scene.frame(ofMoment: moment)))
    } catch let error as ValueTextError {
      throw Failure("`at: \(moment)`: \(error.message)", hints: error.hints)
    } catch let error as OutputFileError {
      throw Failure(error)
    } catch let error as ScreenplayError {
      throw Failure(error)
    }
  }

  /// Whether a file can be made, looked at before the work.
  private static func check(_ job: RenderPlan.Job, isNamed: Bool) throws {
    switch job.kind {
    case .film(_, let quality):
      try Folders.check(
        job.file, endsIn: quality.fileExtension, "films are MP4 files", isFolderMade: !isNamed)
    case .still:
      try Folders.check(job.file, endsIn: ".png", "stills are PNG pictures", isFolderMade: !isNamed)
    }
  }

  /// Where the film goes, looked at before the work.
  private static func output(for path: String, _ arguments: Arguments) throws -> OutputFile {
    let named = arguments[output]
    let ending = (arguments[quality] ?? .standard).fileExtension
    let file = OutputFile(
      path: named ?? "\(Folders.output)/\(Folders.stem(of: path))\(ending)",
      replacing: named == nil || arguments[CommonOptions.force])
    let kind =
      ending == ".mov"
      ? "lossless films are QuickTime files"
      : file.path.lowercased().hasSuffix(".mov")
        ? "`--quality lossless` makes .mov files; other films are MP4 files" : "films are MP4 files"
    try Folders.check(file, endsIn: ending, kind, isFolderMade: named == nil)
    return file
  }

  /// 4:2:0 has even sides only.
  private static func noteOnSize(_ film: RenderedFilm, _ canvas: Canvas) -> String? {
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    let repeated = [film.width > width ? "column" : nil, film.height > height ? "row" : nil].compactMap { $0 }
    guard !repeated.isEmpty else { return nil }
    let verb = repeated.count == 1 ? "is" : "are"
    return
      "the canvas has \(width) × \(height) pixels and the film \(film.width) × \(film.height), since films have "
      + "even sides: the last \(repeated.joined(separator: " and ")) \(verb) there twice"
  }

  private static func words(for film: RenderedFilm) -> String {
    var text =
      "\(film.file): \(Words.count(film.frames, "frame")), \(Words.seconds(film.seconds)), "
      + "\(film.width) × \(film.height), \(Words.bytes(film.bytes))\n"
    for still in film.stills { text += "\(still)\n" }
    return text
  }
}
