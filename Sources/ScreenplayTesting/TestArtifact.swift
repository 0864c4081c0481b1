internal import FoundationEssentials
internal import Glibc
import Screenplay

/// A file that shows what came of a test.
struct TestArtifact: Sendable {
  let name: String
  let bytes: [UInt8]

  /// A page with everything.
  ///
  /// Nothing when it cannot be made, as when memory is out: the message says what differs already.
  static func all(of result: SceneVerification) -> [TestArtifact] {
    guard let page = try? VerificationReport([result]).html() else { return [] }
    return [TestArtifact(name: "\(result.scene).html", bytes: Array(page.utf8))]
  }
}

/// Where a test's files go: a folder for each golden file, below `SCREENPLAY_ARTIFACTS` or the system's folder
/// of temporary files.
struct ArtifactFolder: Sendable {
  let path: String

  init(golden: String) {
    var builder = DigestBuilder()
    builder.combine(golden)
    let base =
      getenv("SCREENPLAY_ARTIFACTS").map { String(cString: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "screenplay-tests").path
    path = "\(base)/\(builder.digest().description.prefix(12))"
  }

  /// Writes files in place of those of earlier runs.
  ///
  /// - Returns: Their paths.
  func write(_ artifacts: [TestArtifact]) throws(ScreenplayError) -> [String] {
    guard !artifacts.isEmpty else { return [] }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .failed("the folder \(path) cannot be made: \(error)", hint: nil)
    }
    var paths: [String] = []
    for artifact in artifacts {
      let file = "\(path)/\(artifact.name)"
      do throws(OutputFileError) { try OutputFile(path: file, replacing: true).write(artifact.bytes) } catch {
        throw .output(error)
      }
      paths.append(file)
    }
    return paths
  }
}
