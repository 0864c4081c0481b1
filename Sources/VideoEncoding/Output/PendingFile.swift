internal import Glibc

/// A file that is being written and has no name yet.
///
/// Let go without `commit()` it leaves nothing behind.
package struct PendingFile: ~Copyable {
  /// Open for reading and writing; owned by this value.
  package let descriptor: Int32
  private let output: OutputFile
  private let target: OutputFile.Target
  /// The name it has meanwhile on a file system that cannot do without.
  private var temporaryPath: String?

  /// - Parameter unnamed: false to do without unnamed files even where there are some.
  init(_ output: OutputFile, at target: OutputFile.Target, unnamed: Bool = true) throws(OutputFileError) {
    if unnamed, let opened = try Self.openUnnamed(in: target, for: output) {
      self.init(output: output, target: target, opened: opened)
    } else {
      self.init(output: output, target: target, opened: try Self.openNamed(in: target, for: output))
    }
  }

  private init(output: OutputFile, target: OutputFile.Target, opened: Opened) {
    self.output = output
    self.target = target
    descriptor = opened.descriptor
    temporaryPath = opened.path
  }

  private struct Opened {
    let descriptor: Int32
    let path: String?
  }

  /// - Returns: nil where the file system or the kernel has no unnamed files; open(2) lists what they answer.
  private static func openUnnamed(
    in target: OutputFile.Target, for output: OutputFile
  ) throws(OutputFileError) -> Opened? {
    let descriptor = open(target.folder, unnamedFlag | O_RDWR | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return Opened(descriptor: descriptor, path: nil) }
    if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) { return nil }
    throw SystemError.output(errno, path: output.path, operation: "open")
  }

  private static func openNamed(
    in target: OutputFile.Target, for output: OutputFile
  ) throws(OutputFileError) -> Opened {
    let path = temporaryPath(in: target)
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o666)
    if descriptor >= 0 { return Opened(descriptor: descriptor, path: path) }
    throw SystemError.output(errno, path: output.path, operation: "open")
  }

  deinit {
    if let temporaryPath { unlink(temporaryPath) }
    close(descriptor)
  }

  /// The name under which FFmpeg opens the file again, for writing and for reading.
  package var url: String { "file:/proc/self/fd/\(descriptor)" }

  /// Appends bytes.
  package mutating func write(_ bytes: some Sequence<UInt8>) throws(OutputFileError) {
    let failure = ContiguousArray(bytes).withUnsafeBytes { bytes -> Int32? in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count >= 0 { done += count } else if errno != EINTR { return errno }
      }
      return nil
    }
    if let failure { throw SystemError.output(failure, path: output.path, operation: "write") }
  }

  /// Brings the bytes to the disk and gives the file its name, in one step.
  package consuming func commit() throws(OutputFileError) {
    guard fsync(descriptor) == 0 else {
      throw SystemError.output(errno, path: output.path, operation: "fsync")
    }
    if temporaryPath == nil { try link() }
    if let temporaryPath {
      try move(from: temporaryPath)
      self.temporaryPath = nil
    }
    syncFolder()
  }

  /// Names an unnamed file. Linking cannot replace, so over an older file it first takes another name.
  private mutating func link() throws(OutputFileError) {
    if linkDescriptor(to: target.path) { return }
    // The folder was taken away meanwhile.
    if errno == ENOENT { throw .missingFolder(path: target.folder) }
    guard errno == EEXIST else {
      throw SystemError.output(errno, path: output.path, operation: "linkat")
    }
    guard output.replacing else { throw .exists(path: output.path) }
    let path = Self.temporaryPath(in: target)
    guard linkDescriptor(to: path) else {
      throw SystemError.output(errno, path: output.path, operation: "linkat")
    }
    temporaryPath = path
  }

  private func linkDescriptor(to path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private func move(from temporaryPath: String) throws(OutputFileError) {
    if !output.replacing {
      var status = stat()
      if lstat(target.path, &status) == 0 { throw .exists(path: output.path) }
    }
    guard rename(temporaryPath, target.path) == 0 else {
      throw SystemError.output(errno, path: output.path, operation: "rename")
    }
  }

  /// Makes the name outlive a loss of power. Not every file system can; the file itself is complete.
  private func syncFolder() {
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// O_TMPFILE of fcntl.h, which shows it to GNU sources only.
  private static var unnamedFlag: Int32 { 0o20_000_000 | O_DIRECTORY }

  private static func temporaryPath(in target: OutputFile.Target) -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return (target.folder == "/" ? "" : target.folder) + "/.screenplay-\(digits).tmp"
  }
}
