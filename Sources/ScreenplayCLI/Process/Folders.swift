import Glibc
import Screenplay

/// Names of files and the folder that holds them.
enum Folders {
  /// Makes a folder in the working directory; one that exists is fine.
  static func create(_ path: String) throws(Failure) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw Failure(
      "the folder `\(path)` cannot be made: \(String(cString: strerror(errno)).lowercased())",
      hints: ["name a file elsewhere with `-o`"])
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
    case .isDirectory(let path):
      self.init("`\(path)` is a folder", hints: ["name a file in it, such as `-o \(path)/film.mp4`"])
    case .missingFolder(let path):
      self.init("the folder `\(path)` does not exist", hints: ["make it with `mkdir -p \(path)`"])
    default:
      self.init(error.description)
    }
  }
}
