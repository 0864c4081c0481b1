import Screenplay

/// Says when everything happens.
enum TimelineCommand: Command {
  static let declaration = CommandDeclaration(
    "timeline", "Say which step runs in which frames and seconds",
    operand: CommonOptions.scene, options: [CommonOptions.json] + CommonOptions.loading,
    discussion: """
      The last frame of a step is inclusive. A step that takes no time names the frame at which it takes
      effect. What came of a finger that led something stands behind its step. With `--json` one object:
      frames, fps, seconds, chapters and steps.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let scene = try SceneLoader(arguments: arguments, console: console).load(arguments.operands[0])
    let timeline = Timeline(scene.scene)
    console.print(arguments[CommonOptions.json] ? timeline.json : text(of: timeline))
    return .done
  }

  /// A line for the film and one for each step, steps inside others indented.
  static func text(of timeline: Timeline) -> String {
    var text =
      "\(Words.count(timeline.frames, "frame")) at \(timeline.fps) a second, \(Words.seconds(timeline.seconds))\n\n"
    text += "     frames            seconds      step\n"
    var chapter: String?
    for step in timeline.steps {
      if step.chapter != chapter, let title = step.chapter {
        text += "\(title):\n"
        chapter = title
      }
      text += lines(of: step, depth: 0)
    }
    return text
  }

  private static func lines(of step: Timeline.Step, depth: Int) -> String {
    let isInstant = step.start == step.end
    let frames =
      Words.right("\(step.firstFrame)", 7)
      + (isInstant ? "        " : " … \(Words.left("\(step.lastFrame)", 5))")
    let seconds =
      Words.right(Words.milliseconds(step.start), 9)
      + (isInstant ? "          " : " … " + Words.right(Words.milliseconds(step.end), 7))
    let indent = String(repeating: "  ", count: depth)
    let outcome = step.outcome.map { " (\($0))" } ?? ""
    return "\(frames) \(seconds)   \(indent)\(step.keyword)\(outcome)\n"
      + step.steps.map { lines(of: $0, depth: depth + 1) }.joined()
  }
}
