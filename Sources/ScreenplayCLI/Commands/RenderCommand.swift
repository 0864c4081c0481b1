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

      Progress goes to standard error, what came of it to standard output. Ctrl-C stops; once more stops at
      once. Exit code 0 done, 1 failed, 2 usage, 3 the script has errors, 130 and 143 stopped by INT and TERM.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    let file = try output(for: path, arguments)
    let scene = try SceneLoader(arguments: arguments, console: console).load(path)
    let isFolderNew = try arguments[output] == nil && Folders.create(Folders.output)
    // Of no avail once the film stands in it.
    defer { if isFolderNew { Folders.removeEmpty(Folders.output) } }
    var options = RenderOptions()
    options.quality = arguments[quality] ?? .standard
    options.jobs = arguments[jobs]
    options.isReplacing = file.replacing
    if let part = arguments[part] { options.frames = try scene.frames(ofPartOption: part) }
    let report = ProgressReport(
      console: console, terminal: Terminal(), isQuiet: arguments[CommonOptions.quiet])
    let film: RenderedFilm
    do {
      film = try await scene.render(to: file.path, options: options) { report.update($0) }
    } catch .cancelled {
      report.end()
      throw CancellationError()
    } catch {
      report.end()
      throw Failure(error)
    }
    report.end()
    if !arguments[CommonOptions.quiet], let note = noteOnSize(film, scene.scene.canvas) {
      console.say("note: \(note)\n")
    }
    if arguments[CommonOptions.json] {
      console.print(JSONText.string(for: film))
    } else if !arguments[CommonOptions.quiet] {
      console.print(words(for: film))
    }
    return .done
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
