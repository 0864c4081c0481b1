/// A command line that was understood: every value has been read once and is right.
struct Arguments: Sendable {
  let operands: [String]
  private let texts: [String: [String]]

  /// What a text on the command line was not understood as, with what to do about it.
  private typealias Found = (option: any OptionDeclaration, text: String)

  /// Reads the words after the subcommand's name.
  ///
  /// `--name value`, `--name=value`, `-n value`, `-nvalue`; operands and options in any order; after `--`
  /// operands alone.
  ///
  /// - Throws: `UsageError` for the first word that is not understood; but when help is asked for, that goes first.
  init(_ words: [String], for command: CommandDeclaration) throws(UsageError) {
    var operands: [String] = []
    var texts: [String: [String]] = [:]
    let beforeDashes = words.prefix { $0 != "--" }
    if beforeDashes.contains(where: { CommonOptions.help.names.contains($0) }) {
      self.operands = []
      self.texts = [CommonOptions.help.name: [""]]
      return
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let (name, attached) = Arguments.split(word, command)
      guard let option = command.option(named: name) else { throw .unknownOption(name, of: command) }
      let text = try Arguments.value(of: option, attached, &rest, command)
      if let wrong = option.complaint(about: text) {
        throw .wrongValue(text, of: option, wrong.expected, wrong.hint)
      }
      guard option.isRepeatable || texts[option.name] == nil else { throw .repeated(option, command) }
      texts[option.name, default: []].append(text)
    }
    try Arguments.check(operands, command)
    self.operands = operands
    self.texts = texts
  }

  /// The value of an option; nil when it was not given.
  subscript<Value>(_ option: Option<Value>) -> Value? { all(option).first }

  /// True when a flag was given.
  subscript(_ option: Option<Bool>) -> Bool { texts[option.name] != nil }

  /// Every value of an option that may be given more than once.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    (texts[option.name] ?? []).compactMap { text in
      if case .value(let value) = option.read(text) { value } else { nil }
    }
  }

  /// An option's name and the value written into the same word.
  private static func split(_ word: String, _ command: CommandDeclaration) -> (String, String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
    }
    let name = String(word.prefix(2))
    // `-5` and `-xyz` with no option `-x` are shown whole.
    guard word.count > 2, let option = command.option(named: name), option.placeholder != nil else {
      return (word, nil)
    }
    return (name, String(word.dropFirst(word.dropFirst(2).first == "=" ? 3 : 2)))
  }

  private static func value(
    of option: any OptionDeclaration, _ attached: String?, _ rest: inout ArraySlice<String>,
    _ command: CommandDeclaration
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .unwantedValue(option, command) }
      return ""
    }
    if let given = attached ?? option.implied { return given }
    // `-1` and `-.mp4` are values; `--force` and its misspellings are not.
    guard let next = rest.first,
      !next.hasPrefix("--") && (!next.hasPrefix("-") || command.option(named: String(next.prefix(2))) == nil)
    else { throw .missingValue(option, placeholder, command) }
    rest.removeFirst()
    return next
  }

  private static func check(_ operands: [String], _ command: CommandDeclaration) throws(UsageError) {
    guard let operand = command.operand else {
      if let first = operands.first { throw .unexpected(first, command) }
      return
    }
    guard let first = operands.first else { throw .missingOperand(operand, command) }
    if operands.count > 1, !operand.isRepeatable { throw .unexpected(operands[1], command) }
    if !operand.choices.isEmpty, !operand.choices.contains(first) {
      throw .wrongOperand(first, operand, command)
    }
  }
}
