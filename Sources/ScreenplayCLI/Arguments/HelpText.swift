/// The words of `--help`, made from the declarations.
enum HelpText {
  /// Cells in a line of help.
  static let width = 100

  static func command(_ command: CommandDeclaration) -> String {
    var usage = "Usage: screenplay \(command.name)"
    if let operand = command.operand { usage += " \(operand.name)\(operand.isRepeatable ? "…" : "")" }
    usage += " [options]"
    var text = "\(command.summary).\n\n\(usage)\n"
    if let operand = command.operand {
      text += "\n" + table([(operand.name, operand.summary)])
    }
    text += "\nOptions:\n" + table(command.options.map { (synopsis($0), $0.summary) })
    if !command.discussion.isEmpty { text += "\n" + command.discussion + "\n" }
    return text
  }

  static func overview(_ commands: [CommandDeclaration]) -> String {
    """
    Turns a short script about app screens into video.

    Usage: screenplay COMMAND [options]

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))
      --version          Print the version
      -h, --help         Print this help; `screenplay COMMAND --help` says what a command takes

    """
  }

  private static func synopsis(_ option: any OptionDeclaration) -> String {
    let names = (option.names[0].hasPrefix("--") ? "    " : "") + option.names.joined(separator: ", ")
    if option.implied != nil, let placeholder = option.placeholder { return "\(names)[=\(placeholder)]" }
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }

  /// Two columns; a name too long for the first one stands on a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let widest = rows.map(\.0.count).filter { $0 <= 26 }.max() ?? 26
    return rows.map { name, summary in
      let indent = String(repeating: " ", count: widest + 4)
      let lines = wrapped(summary, width - widest - 4)
      var text = "  " + name
      text += name.count > widest ? "\n" + indent : String(repeating: " ", count: widest + 2 - name.count)
      return text + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }
}
