import Screenplay

/// Says whether everything that rendering needs is there.
enum DoctorCommand: Command {
  static let declaration = CommandDeclaration(
    "doctor", "Say whether fonts, encoders and libraries are there, and which versions",
    options: [CommonOptions.json],
    discussion: "Exit code 0 when nothing is missing, 1 when something is; it says what to install.")

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let health = SystemHealth()
    console.print(arguments[CommonOptions.json] ? JSONText.string(for: health) : text(of: health))
    return health.isComplete ? .done : .failed
  }

  private static func text(of health: SystemHealth) -> String {
    let variables = health.pixelVariables.map { "variable \($0)".count }
    let widest = (health.versions.map(\.name.count) + health.parts.map(\.name.count) + variables).max() ?? 0
    func row(_ name: String, _ text: String) -> String {
      name + String(repeating: " ", count: widest + 2 - name.count) + text + "\n"
    }
    var text = health.versions.map { row($0.name, $0.version) }.joined() + "\n"
    for part in health.parts { text += row(part.name, part.isPresent ? "present" : "MISSING") }
    for name in health.pixelVariables { text += row("variable \(name)", "set, and kept out of pixels") }
    let packages = health.parts.filter { !$0.isPresent }.map(\.package)
    if packages.isEmpty {
      text += "\nEverything that rendering needs is there.\n"
    } else {
      text += "\nInstall what is missing: apt-get install \(packages.joined(separator: " "))\n"
    }
    return text
  }
}
