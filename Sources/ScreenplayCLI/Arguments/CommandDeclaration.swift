/// What a subcommand is called and takes: parsing, help and suggestions come from this.
struct CommandDeclaration: Sendable {
  /// Something that stands by its place, such as the scene.
  struct Operand: Sendable {
    let name: String
    let summary: String
    var isRepeatable = false
    /// The only words allowed; empty for any.
    var choices: [String] = []
  }

  let name: String
  /// One sentence for help, without a full stop.
  let summary: String
  /// Paragraphs below the options.
  let discussion: String
  let operand: Operand?
  let options: [any OptionDeclaration]

  init(
    _ name: String, _ summary: String, operand: Operand? = nil, options: [any OptionDeclaration] = [],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.options = options + [CommonOptions.help]
  }

  /// The option with this name, its dashes included.
  func option(named name: String) -> (any OptionDeclaration)? {
    options.first { $0.names.contains(name) }
  }
}

/// A subcommand.
protocol Command: Sendable {
  static var declaration: CommandDeclaration { get }

  /// Does the work.
  ///
  /// - Throws: `UsageError`, `Failure` or the library's errors; whatever it is, the caller finds words for it.
  static func run(_ arguments: Arguments, on console: Console) async throws -> ExitCode
}
