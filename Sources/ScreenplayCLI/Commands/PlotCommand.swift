import Screenplay

/// Draws what moves as a chart.
enum PlotCommand: Command {
  private static let output = Option.text(
    "-o", "--output", value: "FILE", "Where the chart goes, .svg or .png; output/SCENE.svg unless said")

  static let declaration = CommandDeclaration(
    "plot", "Draw what moves as a chart, value over time", operand: CommonOptions.scene,
    options: [output, CommonOptions.force] + CommonOptions.loading,
    discussion: """
      A panel for each property, a line for each element and for each screen that comes or goes; chapters
      stand above, steps below. Rings mark interruptions, dots where a finger lets go. output/SCENE.svg is
      replaced without asking; a file that -o names and that exists is replaced with --force only.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    let file: OutputFile
    if let path = arguments[output] {
      file = OutputFile(path: path, replacing: arguments[CommonOptions.force])
    } else {
      try Folders.create("output")
      file = OutputFile(path: "output/\(Folders.stem(of: path)).svg", replacing: true)
    }
    let ending = file.path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = PlotFormat(rawValue: ending) else {
      throw UsageError("`\(file.path)` does not end in .svg or .png", hints: ["charts are SVG or PNG files"])
    }
    do {
      try file.check()
    } catch {
      throw Failure(error)
    }
    let scene = try SceneLoader(arguments: arguments, console: console).load(path)
    let bytes: [UInt8]
    do {
      bytes = try scene.plot(as: format)
    } catch {
      throw Failure(error)
    }
    try Task.checkCancellation()
    do {
      try file.write(bytes)
    } catch {
      throw Failure(error)
    }
    if !arguments[CommonOptions.quiet] {
      console.print("\(file.path): \(Words.count(scene.scene.tracks.count, "line"))\n")
    }
    return .done
  }
}
