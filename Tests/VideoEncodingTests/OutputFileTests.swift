import Foundation
import Testing

@testable import VideoEncoding

@Suite struct OutputFileTests {
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func appearsWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    do {
      var pending = try OutputFile(path: path).create()
      try pending.write("half".utf8)
      #expect(try folder.names() == [])
    }
    #expect(try folder.names() == [])
    try OutputFile(path: path).write("whole".utf8)
    #expect(try folder.names() == ["a.txt"])
    #expect(try text(path) == "whole")
  }

  @Test(arguments: [true, false])
  func namedTemporariesDoTheSame(replacing: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    if replacing { try OutputFile(path: path).write("older".utf8) }
    let output = OutputFile(path: path, replacing: replacing)
    do {
      var pending = try PendingFile(output, at: try output.target(), unnamed: false)
      try pending.write("half".utf8)
      #expect(try folder.names().count == (replacing ? 2 : 1))
    }
    #expect(try folder.names() == (replacing ? ["a.txt"] : []))
    var pending = try PendingFile(output, at: try output.target(), unnamed: false)
    try pending.write("newer".utf8)
    try pending.commit()
    #expect(try folder.names() == ["a.txt"])
    #expect(try text(path) == "newer")
  }

  @Test func anExistingFileIsReplacedOnlyWhenAsked() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    try OutputFile(path: path).write("older".utf8)
    #expect(throws: OutputFileError.exists(path: path)) { try OutputFile(path: path).write("newer".utf8) }
    #expect(try text(path) == "older")
    try OutputFile(path: path, replacing: true).write("newer".utf8)
    #expect(try text(path) == "newer")
    #expect(try folder.names() == ["a.txt"])
  }

  @Test(arguments: [true, false])
  func aFileThatAppearsMeanwhileIsKept(unnamed: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.txt")
    let output = OutputFile(path: path)
    let pending = try PendingFile(output, at: try output.target(), unnamed: unnamed)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: path))
    do throws(OutputFileError) {
      try pending.commit()
      Issue.record("no error")
    } catch {
      #expect(error == .exists(path: path))
    }
    #expect(try text(path) == "theirs")
    #expect(try folder.names() == ["a.txt"])
  }

  @Test func linksAreFollowed() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path("a.txt")).write("older".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("a.txt"))
    try OutputFile(path: folder.path("link"), replacing: true).write("newer".utf8)
    #expect(try text(folder.path("a.txt")) == "newer")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == folder.path("a.txt"))
  }

  @Test func whatIsNoPlaceForAFileIsRefused() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path("file")).write([])
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let cases: [(String, OutputFileError)] = [
      (folder.url.path, .isDirectory(path: folder.url.path)),
      (folder.path("no/film.mp4"), .missingFolder(path: folder.path("no"))),
      (folder.path("file/film.mp4"), .notAFolder(path: folder.path("file"))),
      (pipe, .specialFile(path: pipe)),
      ("/dev/null", .specialFile(path: "/dev/null")),
    ]
    for (path, error) in cases {
      #expect(throws: error) { try OutputFile(path: path, replacing: true).check() }
      #expect(error.description.contains(error.path))
    }
    #expect(throws: OutputFileError.self) { try OutputFile(path: "").check() }
    #expect(try folder.names() == ["file", "pipe"])
  }

  @Test func namesThatLookLikeProtocolsAreNames() throws {
    let folder = try TemporaryFolder()
    for name in ["http:x.mp4", "10:30.mp4", "%03d.mp4", "-", "tee:a|b"] {
      try OutputFile(path: folder.path(name)).write([1])
    }
    #expect(try folder.names().count == 5)
  }
}
