import FrameTesting
import VideoEncoding

/// Golden files on the disk.
enum GoldenStore {
  /// What stands under a golden file's name.
  enum Content: Sendable {
    case none
    case golden(GoldenFile, text: [UInt8])
    /// - isInTheWay: What stands there is no file, so that none can be written.
    case unreadable(SceneVerification.Problem, isInTheWay: Bool)

    var isGolden: Bool { if case .golden = self { true } else { false } }
  }

  /// A golden film of a hundred thousand frames has some 15 MB.
  private static let byteLimit = 64 << 20

  /// Reads it on a thread of its own; waits for no pipe.
  ///
  /// - Throws: `cancelled`, or when there is no memory for it.
  static func content(of path: String) async throws(ScreenplayError) -> Content {
    try await Blocking.runAbandoning { () throws(ScreenplayError) in try read(path) }
  }

  private static func read(_ path: String) throws(ScreenplayError) -> Content {
    let bytes: [UInt8]
    do throws(PlainFile.Problem) {
      bytes = try PlainFile.read(path, limit: byteLimit)
    } catch {
      if error.isMissing { return .none }
      return .unreadable(
        SceneVerification.Problem("the file cannot be read: \(error.reason)"), isInTheWay: error.isSpecial)
    }
    do {
      return .golden(try GoldenFile(parsing: bytes), text: bytes)
    } catch let error as GoldenFileError {
      let problem = SceneVerification.Problem(
        error.message, line: error.line, hints: [error.hint].compactMap { $0 })
      return .unreadable(problem, isInTheWay: false)
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
