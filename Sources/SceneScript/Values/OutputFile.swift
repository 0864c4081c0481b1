/// The name of a file that a script has written: below the output folder, a format that exists.
enum OutputFile {
  static func check(_ text: String) throws(ValueProblem) {
    let name = try name(text, [".png"])
    guard name.hasSuffix(".png") else {
      let isKnown = [".svg", ".pdf"].contains { name.hasSuffix($0) }
      throw isKnown ? .laterFormat(text, "pictures", ".png") : .unknownFormat(text, "picture", ".png")
    }
  }

  /// A film's.
  static func checkFilm(_ text: String) throws(ValueProblem) {
    let name = try name(text, [".mp4", ".mov"])
    guard name.hasSuffix(".mp4") || name.hasSuffix(".mov") else {
      let isKnown = [".gif", ".webp", ".apng", ".webm"].contains { name.hasSuffix($0) }
      throw isKnown ? .laterFormat(text, "films", ".mp4") : .unknownFormat(text, "film", ".mp4")
    }
  }

  /// The name without folders.
  private static func name(_ text: String, _ endings: [Substring]) throws(ValueProblem) -> Substring {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let example = endings == [".png"] ? "settings.png" : "tour.mp4"
    guard !text.hasPrefix("/"), !parts.contains(".."), !text.contains("\\"),
      !text.unicodeScalars.contains("\0")
    else { throw .outsideOutput(text, example) }
    // Control characters would break the lines that name the file.
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard let name = parts.last, !endings.contains(name), !parts.contains(""), !parts.contains("."),
      !hasControl
    else { throw .noFileName(text, example) }
    return name
  }
}

extension ValueProblem {
  fileprivate static func outsideOutput(_ text: String, _ example: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` leads out of the output folder",
      hints: ["write a name such as `\(example)`; the command line says where the folder is"])
  }

  fileprivate static func noFileName(_ text: String, _ example: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` is no file name", hints: ["write a name such as `\(example)`"])
  }

  fileprivate static func laterFormat(_ text: String, _ what: String, _ ending: String) -> ValueProblem {
    ValueProblem(
      id: "not-available", "\(what) like `\(text)` are not available in this version",
      hints: ["write a name that ends in `\(ending)`"])
  }

  fileprivate static func unknownFormat(_ text: String, _ what: String, _ ending: String) -> ValueProblem {
    ValueProblem(
      id: "invalid-file-name", "`\(text)` does not say what kind of \(what) it is",
      hints: ["end it in `\(ending)`"])
  }
}
