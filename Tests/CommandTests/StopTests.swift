import Foundation
import Testing

/// Stopped at any moment, the command leaves the folder as it was.
@Suite(.serialized) struct StopTests {
  private func stop(_ signals: [Int32], afterMilliseconds delay: UInt32) throws -> BuiltCommand.Run {
    let folder = try TemporaryFolder()
    try folder.write(Scripts.long, to: "long.yaml")
    try folder.write("older film", to: "film.mp4")
    let arguments = ["render", "long.yaml", "-o", "film.mp4", "--force", "--jobs", "2"]
    let run = try BuiltCommand.start(arguments, in: folder)
    run.waitUntilWriting()
    usleep(delay * 1000)
    for signal in signals { kill(run.process.processIdentifier, signal) }
    let end = try run.finish()
    #expect(try folder.names == ["film.mp4", "long.yaml"])
    #expect(try folder.text(of: "film.mp4") == "older film")
    #expect(end.output == "")
    return end
  }

  @Test(arguments: [0, 20, 90, 200, 450])
  func interrupted(milliseconds: UInt32) throws {
    let run = try stop([SIGINT], afterMilliseconds: milliseconds)
    #expect(run.exitCode == 130 && !run.wasKilled)
    #expect(run.errors.hasSuffix("stopped; nothing was written\n"))
  }

  @Test(arguments: [0, 30, 110, 250, 400])
  func terminated(milliseconds: UInt32) throws {
    let run = try stop([SIGTERM], afterMilliseconds: milliseconds)
    #expect(run.exitCode == 143 && !run.wasKilled)
    #expect(run.errors.hasSuffix("stopped; nothing was written\n"))
  }

  @Test(arguments: [0, 40, 120, 300, 500])
  func killed(milliseconds: UInt32) throws {
    let run = try stop([SIGKILL], afterMilliseconds: milliseconds)
    #expect(run.exitCode == SIGKILL && run.wasKilled)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func readingEndsAtOnce(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe.yaml").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let run = try BuiltCommand.start(["render", "pipe.yaml"], in: folder)
    // Can be opened once the command waits at its other end; as nothing is written, the script never comes.
    var writer = open(pipe, O_WRONLY | O_NONBLOCK)
    while writer < 0, run.process.isRunning {
      usleep(1000)
      writer = open(pipe, O_WRONLY | O_NONBLOCK)
    }
    defer { close(writer) }
    kill(run.process.processIdentifier, signal)
    let end = try run.finish()
    #expect(end.exitCode == 128 + signal && !end.wasKilled)
    #expect(end.errors == "stopped; nothing was written\n")
    #expect(try folder.names == ["pipe.yaml"])
  }

  @Test func secondSignalEndsAtOnce() throws {
    let run = try stop([SIGINT, SIGTERM], afterMilliseconds: 50)
    #expect(run.exitCode == 143 || run.exitCode == 130)
    #expect(!run.wasKilled)
  }

  @Test func jobInTheBackgroundOfAShellListensToo() throws {
    let folder = try TemporaryFolder()
    // A job in the background of a shell has SIGINT ignored; the command listens all the same.
    let line = #"""
      "$0" render long.yaml -o a.mp4 & p=$!
      sleep 1; kill -INT $p; wait $p; echo $? >code
      """#
    try folder.write(Scripts.long, to: "long.yaml")
    _ = try BuiltCommand.shell(line, in: folder)
    #expect(try folder.text(of: "code") == "130\n")
    #expect(try folder.names == ["code", "long.yaml"])
  }
}

/// A file system of 256 KiB, where the tests may mount one.
@Suite struct FullDiskTests {
  static let canMount: Bool = {
    guard getuid() == 0, let folder = try? TemporaryFolder() else { return false }
    defer { _ = mount("umount", folder.url.path) }
    return mount("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", folder.url.path) == 0
  }()

  static func mount(_ words: String...) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: canMount)) func fullDiskLeavesTheOlderFilm() throws {
    let folder = try TemporaryFolder()
    let disk = folder.url.appending(path: "disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    #expect(FullDiskTests.mount("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.path) == 0)
    defer { _ = FullDiskTests.mount("umount", disk.path) }
    try folder.write(Scripts.small, to: "small.yaml")
    try folder.write("older film", to: "disk/film.mp4")
    // All that is left: tmpfs grants whole pages of 4 KiB.
    try Data(count: 252 << 10).write(to: disk.appending(path: "ballast"))
    let run = try BuiltCommand.run("render", "small.yaml", "-o", "disk/film.mp4", "--force", in: folder)
    #expect(run.exitCode == 1)
    #expect(
      run.errors.hasSuffix("error: No space is left for disk/film.mp4. Free some, or choose another disk.\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted() == ["ballast", "film.mp4"])
    #expect(try folder.text(of: "disk/film.mp4") == "older film")
  }
}
