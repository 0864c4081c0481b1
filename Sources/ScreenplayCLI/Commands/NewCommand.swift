import Screenplay

/// Writes a script to begin with.
enum NewCommand: Command {
  static let declaration = CommandDeclaration(
    "new", "Write a script that shows every kind of step once and renders as it stands",
    operand: CommandDeclaration.Operand(
      name: "NAME", summary: "what the script is called; .yaml is added when it is missing"),
    options: [Option.flag("--force", summary: "Replace a script of that name"), CommonOptions.quiet])

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let name = arguments.operands[0]
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !["", ".", "..", ".yaml", ".yml"].contains(last),
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw UsageError("`\(name)` is no name for a script", hints: ["write a name such as `tour`"])
    }
    let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    do {
      try OutputFile(path: path, replacing: arguments[CommonOptions.force]).write(Array(NewScript.text.utf8))
    } catch .exists {
      throw Failure("`\(path)` exists already", hints: ["choose another name; `--force` replaces it"])
    } catch .missingFolder(let folder) {
      throw Failure(
        "the folder `\(folder)` does not exist", hints: ["make it with `mkdir -p \(Words.shellWord(folder))`"]
      )
    } catch {
      throw Failure(error.description)
    }
    if !arguments[CommonOptions.quiet] {
      console.print("\(path): render it with `screenplay render \(Words.shellWord(path))`\n")
    }
    return .done
  }
}
