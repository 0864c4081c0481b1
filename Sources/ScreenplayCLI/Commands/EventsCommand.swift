import Screenplay

/// Says what an app would be told.
enum EventsCommand: Command {
  static let declaration = CommandDeclaration(
    "events", "Say which touches, gestures and lifecycle events happen in which frames and seconds",
    operand: CommonOptions.scene, options: [CommonOptions.json] + CommonOptions.loading,
    discussion: """
      One line each, in order: frame, seconds, UIKit's name for it, what it is about, and for gestures how far
      the finger is from where it came down, in points, and how fast, in points a second, or how far two of
      them have scaled and turned. With `--json` one object: fps and events.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let scene = try SceneLoader(arguments: arguments, console: console).load(arguments.operands[0])
    let list = EventList(scene.scene)
    console.print(arguments[CommonOptions.json] ? list.json : text(of: list))
    return .done
  }

  static func text(of list: EventList) -> String {
    let kinds = list.events.map(\.kind.count).max() ?? 0
    let subjects = list.events.map(\.subject.count).max() ?? 0
    return list.events.map { event in
      var line = Words.right("\(event.frame)", 7) + Words.right(Words.milliseconds(event.seconds), 10) + "   "
      line += Words.left(event.kind, kinds) + "  " + Words.left(event.subject, subjects)
      if let gesture = event.gesture { line += "  \(gesture)" }
      if let pinch = event.pinch {
        line += "  scaled \(Words.thousandth(pinch.scale))  turned \(Words.tenth(pinch.rotation)) degrees"
      } else if let translation = event.translation, let velocity = event.velocity {
        line += "  moved \(words(translation))  at \(words(velocity)) a second"
      }
      if let completed = event.completed { line += completed ? "  completed" : "  cancelled" }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func words(_ vector: EventList.Vector) -> String {
    "\(Words.tenth(vector.x)), \(Words.tenth(vector.y))"
  }
}
