import Foundation
import Testing

@testable import Screenplay

@Suite struct SceneFolderTests {
  private let outside: Folder
  private let scene: Folder

  init() throws {
    outside = try Folder()
    scene = try Folder()
    try outside.write("secret", to: "secret.txt")
    try scene.write("picture", to: "home.png")
    try scene.write("inner", to: "pictures/detail.png")
  }

  private func read(_ path: String, allowing: [String] = [], limit: Int = 100) throws(WorldError) -> String {
    let folder = try SceneFolder(scene.path, allowing: allowing)
    return String(decoding: try folder.contents(of: path, limit: limit), as: UTF8.self)
  }

  @Test func filesBelowTheFolder() throws {
    #expect(try read("home.png") == "picture")
    #expect(try read("pictures/detail.png") == "inner")
    #expect(try read("./pictures/./detail.png") == "inner")
    try scene.link("inside.png", to: "pictures/detail.png")
    #expect(try read("inside.png") == "inner")
  }

  @Test func waysOut() throws {
    try scene.link("out.txt", to: outside.path + "/secret.txt")
    try scene.link("away", to: outside.path)
    for path in [
      outside.path + "/secret.txt", "../" + outside.name + "/secret.txt", "out.txt", "away/secret.txt",
      "pictures/../home.png", "/dev/zero", "/proc/self/environ",
    ] {
      #expect(throws: WorldError.outsideFolder(path: path)) { try read(path) }
    }
    // A folder whose name begins like the scene's is another one.
    let twin = scene.path + "-twin"
    try FileManager.default.createDirectory(atPath: twin, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: twin) }
    try Data("twin".utf8).write(to: URL(filePath: twin + "/a.txt"))
    try scene.link("twin.txt", to: twin + "/a.txt")
    #expect(throws: WorldError.outsideFolder(path: "twin.txt")) { try read("twin.txt") }
  }

  @Test func allowedFolders() throws {
    try scene.link("out.txt", to: outside.path + "/secret.txt")
    for path in [outside.path + "/secret.txt", "../\(outside.name)/secret.txt", "out.txt"] {
      #expect(try read(path, allowing: [outside.path]) == "secret")
    }
    #expect(throws: WorldError.outsideFolder(path: "/etc/passwd")) {
      try read("/etc/passwd", allowing: [outside.path])
    }
  }

  @Test func whatIsNoFile() throws {
    #expect(throws: WorldError.isDirectory(path: "pictures")) { try read("pictures") }
    #expect(throws: WorldError.notFound(path: "", nearest: nil)) { try read("") }
    #expect(throws: WorldError.notFound(path: "a\0b", nearest: nil)) { try read("a\0b") }
    try scene.link("circle", to: "circle")
    #expect(throws: WorldError.unreadable(path: "circle", reason: "symbolic links lead in a circle")) {
      try read("circle")
    }
    // Opened for reading, a pipe without a writer would wait for ever.
    #expect(mkfifo(scene.path + "/pipe", 0o600) == 0)
    #expect(throws: WorldError.unreadable(path: "pipe", reason: "it is not a file but a device or a pipe")) {
      try read("pipe")
    }
  }

  @Test func nearestNames() throws {
    #expect(throws: WorldError.notFound(path: "hoem.png", nearest: "home.png")) { try read("hoem.png") }
    #expect(throws: WorldError.notFound(path: "pictures/detial.png", nearest: "pictures/detail.png")) {
      try read("pictures/detial.png")
    }
    #expect(throws: WorldError.notFound(path: "else/home.png", nearest: nil)) { try read("else/home.png") }
    // Names in folders outside are not told.
    try scene.link("away", to: outside.path)
    #expect(throws: WorldError.notFound(path: "away/secrt.txt", nearest: nil)) { try read("away/secrt.txt") }
  }

  @Test func sizes() throws {
    #expect(try read("home.png", limit: 7) == "picture")
    #expect(
      throws: WorldError.tooLarge(
        path: "home.png", what: "bytes", actual: 7, limit: 6, flag: "--max-file-size")
    ) { try read("home.png", limit: 6) }
  }

  @Test func worldReadsAFileOnce() throws {
    let world = FileWorld(folder: try SceneFolder(scene.path), limits: .standard)
    try scene.write("", to: "empty.png")
    let empty = WorldError.damaged(path: "empty.png", reason: "the file is empty")
    #expect(throws: empty) { try world.picture(at: "empty.png") }
    try FileManager.default.removeItem(atPath: scene.path + "/empty.png")
    #expect(throws: empty) { try world.picture(at: "empty.png") }
    #expect(
      throws: WorldError.unsupported(
        path: "home.png", reason: "it is not a font; OpenType and TrueType files can be used")
    ) {
      try world.font(at: "home.png")
    }
  }
}

/// A folder of its own for a test, gone with the value.
final class Folder: Sendable {
  let path: String
  var name: String { URL(filePath: path).lastPathComponent }

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appending(path: "screenplay-library-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  var names: [String] { get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() } }
}
