import Screenplay

/// A command line that is not understood: a message and what to do.
struct UsageError: Error, Hashable {
  /// Lower case, no full stop, names the offending word.
  let message: String
  let hints: [String]

  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }
}

extension UsageError {
  static func unknownCommand(_ name: String, among names: [String]) -> UsageError {
    UsageError(
      "unknown command `\(name)`",
      hints: suggestion(name, names) + ["`screenplay --help` lists the commands"])
  }

  static func unknownTopOption(_ name: String) -> UsageError {
    UsageError(
      "`screenplay` has no option `\(name)`",
      hints: suggestion(name, ["--help", "--version"]) + ["`screenplay --help` lists the commands"])
  }

  static func unknownOption(_ name: String, of command: CommandDeclaration) -> UsageError {
    UsageError(
      "`screenplay \(command.name)` has no option `\(name)`",
      // One letter is near every other letter.
      hints: (name.count > 2 ? suggestion(name, command.options.flatMap(\.names)) : []) + [help(command)])
  }

  static func wrongValue(
    _ text: String, of option: any OptionDeclaration, _ expected: String, _ hint: String?
  ) -> UsageError {
    UsageError("`\(option.name)` takes \(expected), not `\(text)`", hints: [hint].compactMap { $0 })
  }

  static func missingValue(
    _ option: any OptionDeclaration, _ placeholder: String, _ command: CommandDeclaration
  ) -> UsageError {
    UsageError("`\(option.name)` needs a value: `\(option.name) \(placeholder)`", hints: [help(command)])
  }

  static func unwantedValue(_ option: any OptionDeclaration, _ command: CommandDeclaration) -> UsageError {
    UsageError("`\(option.name)` takes no value", hints: [help(command)])
  }

  static func repeated(_ option: any OptionDeclaration, _ command: CommandDeclaration) -> UsageError {
    UsageError("`\(option.name)` is given twice", hints: ["leave one of them out"])
  }

  static func unexpected(_ word: String, _ command: CommandDeclaration) -> UsageError {
    UsageError("unexpected `\(word)`", hints: [help(command)])
  }

  static func missingOperand(
    _ operand: CommandDeclaration.Operand, _ command: CommandDeclaration
  ) -> UsageError {
    UsageError(
      "`screenplay \(command.name)` needs a \(operand.name): \(operand.summary)", hints: [help(command)])
  }

  static func wrongOperand(
    _ word: String, _ operand: CommandDeclaration.Operand, _ command: CommandDeclaration
  ) -> UsageError {
    UsageError(
      "`screenplay \(command.name)` knows no `\(word)`",
      hints: suggestion(word, operand.choices) + ["it takes \(operand.choices.joined(separator: ", "))"])
  }

  private static func suggestion(_ name: String, _ names: [String]) -> [String] {
    nearestName(to: name, among: names).map { ["did you mean `\($0)`?"] } ?? []
  }

  private static func help(_ command: CommandDeclaration) -> String {
    "`screenplay \(command.name) --help` lists what it takes"
  }
}
