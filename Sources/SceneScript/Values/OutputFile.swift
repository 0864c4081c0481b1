/// The name of a file that a script has written: below the output folder, a format that exists.
enum OutputFile {
  static func check(_ text: String) throws(ValueProblem) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard !text.hasPrefix("/"), !parts.contains(".."), !text.contains("\\"),
      !text.unicodeScalars.contains("\0")
    else { throw .outsideOutput(text) }
    // Control characters would break the lines that name the file.
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard let name = parts.last, name != ".png", !parts.contains(""), !parts.contains("."), !hasControl else {
      throw .noFileName(text)
    }
    guard name.hasSuffix(".png") else {
      let isKnown = [".svg", ".pdf"].contains { name.hasSuffix($0) }
      throw isKnown ? .laterFormat(text) : .unknownFormat(text)
    }
  }
}

extension ValueProblem {
  fileprivate static func outsideOutput(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` leads out of the output folder",
      hints: ["write a name such as `settings.png`; the command line says where the folder is"])
  }

  fileprivate static func noFileName(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` is no file name", hints: ["write a name such as `settings.png`"])
  }

  fileprivate static func laterFormat(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "not-available", "pictures like `\(text)` are not available in this version",
      hints: ["write a name that ends in `.png`"])
  }

  fileprivate static func unknownFormat(_ text: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` does not say what kind of picture it is",
      hints: ["end it in `.png`"])
  }
}
