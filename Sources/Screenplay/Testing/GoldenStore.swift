import FrameTesting
internal import Glibc
import VideoEncoding

/// Golden files on the disk.
enum GoldenStore {
  /// What stands under a golden file's name.
  enum Content {
    case none
    case golden(GoldenFile, text: [UInt8])
    case unreadable(SceneVerification.Problem)

    var isGolden: Bool { if case .golden = self { true } else { false } }
  }

  /// A golden film of a hundred thousand frames has some 15 MB.
  private static let byteLimit = 256 << 20

  /// - Throws: When the file is there but cannot be read at all.
  static func content(of path: String) throws(ScreenplayError) -> Content {
    if access(path, F_OK) != 0, errno == ENOENT { return .none }
    let bytes = try ScriptFile.read(path, limit: byteLimit)
    do {
      return .golden(try GoldenFile(parsing: bytes), text: bytes)
    } catch let error as GoldenFileError {
      return .unreadable(
        SceneVerification.Problem(error.message, line: error.line, hints: [error.hint].compactMap { $0 }))
    } catch {
      throw ScreenplayError(error)
    }
  }

  /// Writes the file unless it has these bytes already.
  static func write(_ text: [UInt8], to path: String) throws(ScreenplayError) {
    do throws(OutputFileError) {
      try OutputFile(path: path, replacing: true).write(text)
    } catch {
      throw .output(error)
    }
  }
}

extension Screenplay {
  /// The golden file of a script: beside it, with the ending `framehash`.
  public static func goldenPath(of script: String) -> String {
    for ending in [".yaml", ".yml", ".json"] where script.hasSuffix(ending) {
      return script.dropLast(ending.count) + ".framehash"
    }
    return script + ".framehash"
  }
}
