/// Why a file could not be made. The folder is as it was before.
public enum OutputFileError: Error, Hashable, Sendable {
  /// There is a file of that name and nobody asked to replace it.
  case exists(path: String)
  /// The scene itself is made of that file: a script, a picture or a font.
  case isInput(path: String)
  /// The name is that of a folder.
  case isDirectory(path: String)
  /// The folder to hold the file does not exist.
  case missingFolder(path: String)
  /// What should be the folder is something else.
  case notAFolder(path: String)
  /// A device, a pipe or a socket: nothing that a finished file can replace.
  case specialFile(path: String)
  /// The folder may not be written to, by its permissions or because its file system is read-only.
  case notPermitted(path: String)
  /// No space is left on the device, or no more of it is granted.
  case diskFull(path: String)
  /// The file would be larger than the system allows.
  case tooLarge(path: String)
  /// Any other failure of the system; `code` is an errno.
  case system(path: String, operation: String, code: Int32)
}

extension OutputFileError {
  /// The file or folder it is about, as it was given.
  public var path: String {
    switch self {
    case .exists(let path), .isInput(let path), .isDirectory(let path), .missingFolder(let path),
      .notAFolder(let path),
      .specialFile(let path), .notPermitted(let path), .diskFull(let path), .tooLarge(let path),
      .system(let path, _, _):
      path
    }
  }
}

extension OutputFileError: CustomStringConvertible {
  /// What happened, where, and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .exists: "\(path) exists already. Choose another name, or say that it may be replaced."
    case .isInput: "\(path) belongs to the scene, which reads it. Choose another name."
    case .isDirectory: "\(path) is a folder. Name a file in it."
    case .missingFolder: "The folder \(path) does not exist. Create it first."
    case .notAFolder: "\(path) is not a folder."
    case .specialFile: "\(path) is a device or a pipe. Name an ordinary file."
    case .notPermitted: "\(path) may not be written to. Choose a folder that you may write to."
    case .diskFull: "No space is left for \(path). Free some, or choose another disk."
    case .tooLarge: "\(path) would be larger than the system allows (see ulimit -f)."
    case .system(_, let operation, let code):
      "\(path) could not be written: \(operation) failed: \(SystemError.text(code))."
    }
  }
}
