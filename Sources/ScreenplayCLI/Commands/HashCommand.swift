import Screenplay

/// Hashes the frames of a scene.
enum HashCommand: Command {
  private static let output = Option.text(
    "-o", "--output", value: "FILE", "Where the text goes; the standard output unless said")
  private static let jobs = Option.integer(
    "--jobs", value: "N", in: 1...256,
    "Frames drawn at once; as many as there are cores unless said. Changes no hash")
  private static let part = Option.text(
    "--part", value: "PART", "Only a part: a chapter, or two moments as in 2s..4s, ..60% or 1s..")

  static let declaration = CommandDeclaration(
    "hash", "Print the SHA-256 of every frame", operand: CommonOptions.scene,
    options: [output, jobs, part, CommonOptions.force] + CommonOptions.loading,
    discussion: """
      The text is FFmpeg's framehash format and nothing else: each frame as rows of straight BGRA without
      padding, byte for byte what FFmpeg prints for the film of `render --quality lossless -o F.mov` with
      `ffmpeg -i F.mov -pix_fmt bgra -fflags +bitexact -f framehash -`. No film is made; a picture that stands
      still is drawn once.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let file = arguments[output].map { OutputFile(path: $0, replacing: arguments[CommonOptions.force]) }
    do throws(OutputFileError) { try file?.check() } catch { throw Failure(error) }
    let scene = try SceneLoader(arguments: arguments, console: console).load(arguments.operands[0])
    var options = HashOptions()
    options.jobs = arguments[jobs]
    if let part = arguments[part] { options.frames = try scene.frames(ofPartOption: part) }
    let terminal = Terminal()
    let report = ProgressReport(
      console: console, terminal: terminal,
      isQuiet: arguments[CommonOptions.quiet] || !terminal.isInteractive)
    let list: FrameHashList
    do {
      list = try await scene.frameHashes(options: options) { report.update($0) }
    } catch .cancelled {
      report.end()
      throw CancellationError()
    } catch {
      report.end()
      throw Failure(error)
    }
    report.end()
    guard let file else {
      console.print(list.text)
      return .done
    }
    do throws(OutputFileError) { try file.write(list.text.utf8) } catch { throw Failure(error) }
    return .done
  }
}

extension Screenplay {
  /// The frames that `--part` names.
  func frames(ofPartOption text: String) throws(UsageError) -> Range<Int> {
    do {
      return try frames(ofPart: text)
    } catch {
      throw UsageError("`--part`: \(error.message)", hints: error.hints)
    }
  }
}
