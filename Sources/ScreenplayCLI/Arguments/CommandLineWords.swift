/// The words of the command line as text.
enum CommandLineWords {
  /// The words without the command's own name.
  ///
  /// - Throws: `UsageError` when one is no text: names of files with other bytes than UTF-8 would be read as
  ///   other names.
  static func read() throws(UsageError) -> [String] {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[index], String(validatingCString: word) == nil else { continue }
      throw UsageError(
        "`\(String(cString: word))` is not UTF-8 text", hints: ["give the file a name that is"])
    }
    return Array(CommandLine.arguments.dropFirst())
  }
}
