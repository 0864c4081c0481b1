import Screenplay

/// Draws one frame to a picture.
enum StillCommand: Command {
  private static let moment = Option.text(
    "--at", value: "MOMENT", "Which moment: 1.5s, 18f, 60% or a chapter; the beginning unless said")
  private static let output = Option.text(
    "-o", "--output", value: "FILE", "Where the picture goes; output/SCENE.png unless said")

  static let declaration = CommandDeclaration(
    "still", "Draw one frame to a PNG", operand: CommonOptions.scene,
    options: [moment, output, CommonOptions.force] + CommonOptions.loading,
    discussion: """
      The picture is the very frame that the film has at that moment. output/SCENE.png is replaced without
      asking; a file that -o names and that exists is replaced with --force only.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    let named = arguments[output]
    let file = OutputFile(
      path: named ?? "\(Folders.output)/\(Folders.stem(of: path)).png",
      replacing: named == nil || arguments[CommonOptions.force])
    try Folders.check(file, endsIn: ".png", "stills are PNG pictures", isFolderMade: named == nil)
    let scene = try SceneLoader(arguments: arguments, console: console).load(path)
    do { try scene.checkOutput(file.path) } catch { throw Failure(error) }
    let frame: Int
    do {
      frame = try scene.frame(ofMoment: arguments[moment] ?? "0s")
    } catch {
      throw UsageError("`--at`: \(error.message)", hints: error.hints)
    }
    let png: [UInt8]
    do {
      png = try scene.png(at: frame)
    } catch {
      throw Failure(error)
    }
    try Task.checkCancellation()
    if named == nil { try Folders.create(Folders.output) }
    do {
      try file.write(png)
    } catch {
      throw Failure(error)
    }
    if !arguments[CommonOptions.quiet] {
      let canvas = scene.scene.canvas
      console.print("\(file.path): frame \(frame), \(canvas.pixelWidth) × \(canvas.pixelHeight)\n")
    }
    return .done
  }
}
