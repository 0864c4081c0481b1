import Screenplay

/// Prints the script language for editors.
enum SchemaCommand: Command {
  private static let output = Option.text(
    "-o", "--output", value: "FILE", "Where the text goes; the standard output unless said")
  private static let reference = Option.flag(
    "--reference", summary: "Write the reference of the language as a page of Markdown instead")

  static let declaration = CommandDeclaration(
    "schema", "Write the script language as JSON Schema, for editors",
    options: [output, reference, CommonOptions.force],
    discussion: """
      Editors that know the schema complete keys and words, explain them and underline what is wrong. In
      VS Code with the YAML extension, and wherever yaml-language-server runs, the first line of a script
      switches it on: `# yaml-language-server: $schema=screenplay.schema.json`. A file that -o names and
      that exists is replaced with --force only.
      """)

  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode {
    let text = arguments[reference] ? Screenplay.reference() : Screenplay.schema()
    guard let path = arguments[output] else {
      console.print(text)
      return .done
    }
    do throws(OutputFileError) {
      try OutputFile(path: path, replacing: arguments[CommonOptions.force]).write(text.utf8)
    } catch {
      throw Failure(error)
    }
    return .done
  }
}
