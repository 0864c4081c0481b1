import Glibc
import Screenplay

/// Names of files and the folder that holds them.
enum Folders {
  /// Makes a folder in the working directory; one that exists is fine.
  ///
  /// - Returns: True when it was not there before.
  @discardableResult
  static func create(_ path: String) throws(Failure) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == EEXIST { return false }
    throw Failure(
      "the folder `\(path)` cannot be made: \(String(cString: strerror(errno)).lowercased())",
      hints: ["name a file elsewhere with `-o`"])
  }

  /// Makes the folders of a file that are missing.
  static func createAll(of file: String) throws(Failure) {
    let parts = file.split(separator: "/").dropLast()
    for count in parts.indices { try create(parts[...count].joined(separator: "/")) }
  }

  /// Where films and pictures go unless something else is said.
  static let output = "output"

  /// Looks before the work whether a file can be made.
  ///
  /// - Parameters:
  ///   - kind: What files with this ending are, for the hint.
  ///   - isFolderMade: Its folder is made when it is missing.
  static func check(_ file: OutputFile, endsIn ending: String, _ kind: String, isFolderMade: Bool) throws {
    var problem: OutputFileError?
    do throws(OutputFileError) { try file.check() } catch { problem = error }
    let isRight = file.path.lowercased().hasSuffix(ending)
    switch problem {
    case .missingFolder? where isFolderMade && isRight: return
    case nil, .exists?, .missingFolder?:
      guard isRight else { throw UsageError("`\(file.path)` does not end in \(ending)", hints: [kind]) }
      if let problem { throw Failure(problem) }
    case .some(let problem): throw Failure(problem)
    }
  }

  /// Takes a folder away again if it is empty.
  static func removeEmpty(_ path: String) { rmdir(path) }

  /// A file's path without its ending.
  static func withoutEnding(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }

  /// A file's name without folders and without `.yaml`, `.yml` or `.json`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".yaml", ".yml", ".json"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension Failure {
  /// What stands in the way of a file, and what to do.
  init(_ error: OutputFileError) {
    switch error {
    case .exists(let path):
      self.init("`\(path)` exists already", hints: ["`--force` replaces it; or name another file with `-o`"])
    case .isInput(let path):
      self.init(
        "`\(path)` belongs to the scene, which reads it: it would be lost",
        hints: ["write the picture or film to another name"])
    case .isDirectory(let path):
      let folder = path.hasSuffix("/") ? path : path + "/"
      self.init(
        "`\(path)` is a folder",
        hints: ["name a file in it, such as `-o \(Words.shellWord(folder + "film.mp4"))`"])
    case .missingFolder(let path):
      self.init(
        "the folder `\(path)` does not exist", hints: ["make it with `mkdir -p \(Words.shellWord(path))`"])
    default:
      self.init(error.description)
    }
  }
}
