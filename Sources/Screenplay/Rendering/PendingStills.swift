import VideoEncoding

/// The pictures that a script asks for, written but without names until the film stands.
///
/// Let go without `commit()` they leave nothing behind, nor do the folders made for them. Each takes an open
/// file until then.
final class PendingStills {
  /// Holds what cannot be copied, so that a list of it can be.
  private final class Still {
    var file: PendingFile?
    init(_ file: consuming PendingFile) { self.file = consume file }
  }

  private var stills: [Still] = []
  private var folders: [String] = []

  deinit {
    // Gone before their folders are.
    stills = []
    for folder in folders.reversed() { FileSystem.removeEmptyFolder(folder) }
  }

  /// Writes a picture below no name yet.
  func add(_ output: OutputFile, _ png: [UInt8]) throws(OutputFileError) {
    folders += try FileSystem.createFolders(of: output.path)
    var file = try output.create()
    try file.write(png)
    stills.append(Still(file))
  }

  /// Gives every picture its name.
  func commit() throws(OutputFileError) {
    folders = []
    for still in stills {
      guard let file = still.file.take() else { continue }
      try file.commit()
    }
  }
}
