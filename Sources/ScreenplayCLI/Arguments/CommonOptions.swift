import Screenplay

/// Options that several commands share, each with one meaning everywhere.
enum CommonOptions {
  static let help = Option.flag("-h", "--help", summary: "Print this help")
  static let quiet = Option.flag("-q", "--quiet", summary: "Say nothing but errors")
  static let json = Option.flag("--json", summary: "Print the result as one JSON object")
  static let format = Option<DiagnosticFormatter.Style>.choice(
    "--format", of: ["human": .human, "short": .short, "json": .json],
    "How errors and warnings are written; human unless said")
  static let force = Option.flag("--force", summary: "Replace a file that `-o` names and that exists")

  static let rate = Option<FrameRate>(
    "--fps", value: "RATE", "Frames a second instead of the script's, such as 60 or 30000/1001"
  ) { text in
    do throws(ValueTextError) {
      return .value(try FrameRate.parse(text))
    } catch {
      return .expected(
        "a whole number or a fraction of frames a second, from 1/1000 to 1000", hint: error.hints.first)
    }
  }
  static let scale = Option<Double>(
    "--scale", value: "NUMBER", "Pixels a point instead of the script's, such as 2"
  ) { text in
    guard let number = Double(text), number.isFinite, number > 0, number <= 16 else {
      return .expected("a number of pixels a point, greater than 0 and at most 16")
    }
    return .value(number)
  }

  static let theme = Option.text(
    "--theme", value: "NAME", "`light`, `dark` or one of the script's themes instead of what it says")
  static let device = Option<String>(
    "--device", value: "NAME", "The device instead of the script's, such as phone"
  ) { text in
    if Device.all.contains(where: { $0.name == text }) { return .value(text) }
    let names = Device.all.map(\.name)
    return .expected(
      "the name of a device",
      hint: nearestName(to: text, among: names).map { "did you mean `\($0)`?" }
        ?? "`screenplay list devices` names them")
  }
  static let locale = Option.text(
    "--locale", value: "TAG", "The language instead of the script's, such as ja or ar-EG")

  static let reduceMotion = Option.flag(
    "--reduce-motion", summary: "Cross-dissolve instead of what slides, turns and zooms")

  static let allowedPath = Option.text(
    "--allow-path", value: "DIR", isRepeatable: true,
    "Let the scene read files below this folder too; may be given more than once")
  static let frameLimit = limit("--max-frames", Limits.standard.frames, "Frames a film may have")
  static let sideLimit = limit(
    "--max-side", Limits.standard.side, "Pixels a side of a picture or canvas may have")
  static let pixelLimit = limit(
    "--max-pixels", Limits.standard.picturePixels, "Pixels one picture or the canvas may have")
  static let fileLimit = limit(
    "--max-file-size", Limits.standard.fileBytes, "Bytes a picture or font file may have")
  static let scriptLimit = limit("--max-script-size", Limits.standard.scriptBytes, "Bytes a script may have")
  static let stepLimit = limit(
    "--max-steps", Limits.standard.steps, "Steps that are run, repeated ones each time")
  /// Scripts are walked by recursion, and the stack of a thread holds some 500 levels.
  static let depthLimit = limit(
    "--max-depth", Limits.standard.depth, atMost: 256, "Levels a script may be nested")

  /// What every command that reads a scene takes.
  static let loading: [any OptionDeclaration] = [
    rate, scale, theme, locale, device, reduceMotion, format, quiet, allowedPath, frameLimit, stepLimit,
    sideLimit,
    pixelLimit,
    fileLimit,
    scriptLimit, depthLimit,
  ]

  static let scene = CommandDeclaration.Operand(name: "SCENE", summary: "the script, a YAML file")

  private static func limit(
    _ name: String, _ standard: Int, atMost greatest: Int = 1_000_000_000_000, _ summary: String
  ) -> Option<Int> {
    .integer(name, value: "N", in: 1...greatest, "\(summary); \(standard) unless said")
  }
}
