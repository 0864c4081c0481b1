import AnimatorCore
import SceneModel
import TestSupport
import Testing

@testable import FrameTesting

/// Golden files that tests write and damage.
enum Goldens {
  static func hashes(_ pictures: [UInt8]) throws -> FrameHashList {
    FrameHashList(
      rate: .sixty, width: 8, height: 4, hashes: try pictures.map { try SHA256.hash([$0]) })
  }

  static func picture(_ frame: Int, _ shade: UInt8) -> SmallPicture {
    let bytes = (0..<32).flatMap { (x: UInt8) -> [UInt8] in [shade, x, 0, 255] }
    return SmallPicture(frame: frame, pixels: PixelBuffer(width: 8, height: 4, bytes: bytes))
  }

  static func environment(_ cairo: String) -> GoldenEnvironment {
    GoldenEnvironment(parts: [.init("Cairo", cairo), .init("font Odd name%.otf", "0123456789ab")])
  }

  static func layer(_ frame: Int) -> LayerPresentation {
    let card = LayerPresentation(
      name: "card", size: Size(width: 4, height: 2), transform: .translation(x: Double(frame), y: 0))
    return LayerPresentation(size: Size(width: 8, height: 4), fill: .white, sublayers: [card])
  }

  /// Four frames in three runs, in two environments.
  static func two() throws -> GoldenFile {
    let approvals = [
      GoldenFile.Approval(
        environment: environment("1.16.0"), hashes: try hashes([1, 1, 2, 3]),
        pictures: [picture(0, 10), picture(2, 20)]),
      GoldenFile.Approval(
        environment: environment("1.18.0"), hashes: try hashes([7, 7, 8, 9]), pictures: [picture(2, 21)]),
    ]
    return try GoldenFile(
      approvals: approvals, rate: FrameRate(30000, over: 1001), scale: 0.25,
      runs: [FrameRun(0..<2), FrameRun(2..<3), FrameRun(3..<4)],
      fonts: [FontFile(name: "My font.otf", data: [1, 2, 3])], presentation: layer)
  }
}

@Suite struct GoldenFileTests {
  @Test func wholeText() throws {
    let file = try Goldens.two()
    let lines = try file.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // First the list of the first environment, as `screenplay hash` prints it.
    #expect(lines[..<13].map { $0 + "\n" }.joined() == file.approvals[0].hashes.text)
    let own = lines[13...].map { line in
      line.hasPrefix("#screenplay picture") ? String(line.prefix(24)) : line
    }
    #expect(
      own.dropLast(3).map(withoutDigests) == [
        "#screenplay golden 1",
        "#screenplay fps 30000/1001",
        "#screenplay scale 0.25",
        "#screenplay scene-font My%20font.otf 039058c6f2c0",
        "#screenplay environment",
        "#screenplay with Cairo 1.16.0",
        "#screenplay with font Odd%20name%25.otf 0123456789ab",
        "#screenplay picture 0 iV",
        "#screenplay picture 2 iV",
        "#screenplay environment",
        "#screenplay with Cairo 1.18.0",
        "#screenplay with font Odd%20name%25.otf 0123456789ab",
        "#screenplay frames 0 2 HASH",
        "#screenplay frames 2 1 HASH",
        "#screenplay frames 3 1 HASH",
        "#screenplay picture 2 iV",
        "#screenplay layers 0-1 0:gf 0/card:g",
        "#screenplay layers 2 1:t",
        "#screenplay layers 3 1:t",
      ])
    #expect(lines[lines.count - 3].hasPrefix("#screenplay check "))
    #expect(lines.last == "")
  }

  /// Hashes as HASH, digests of layers as the letters of their groups.
  private func withoutDigests(_ line: String) -> String {
    line.replacing(/[0-9a-f]{64}/, with: "HASH").replacing(/:((?:[gtofxpe][\w-]{4})+)/) { match in
      ":" + String(match.1.enumerated().filter { $0.offset % 5 == 0 }.map(\.element))
    }
  }

  @Test func readsWhatItWrites() throws {
    let file = try Goldens.two()
    let text = try file.text()
    let again = try GoldenFile(parsing: Array(text.utf8))
    #expect(again == file)
    #expect(try again.text() == text)
  }

  @Test func noByteCanBeAnotherOne() throws {
    let bytes = Array(try Goldens.two().text().utf8)
    var random = SeededGenerator(seed: 7)
    for index in stride(from: 0, to: bytes.count, by: 3) {
      var damaged = bytes
      damaged[index] ^= UInt8(1) << UInt8.random(in: 0..<7, using: &random)
      #expect(throws: GoldenFileError.self) { try GoldenFile(parsing: damaged) }
    }
  }

  @Test func noPartIsEnough() throws {
    let bytes = Array(try Goldens.two().text().utf8)
    for count in stride(from: 1, to: bytes.count, by: 7) {
      #expect(throws: GoldenFileError.self) { try GoldenFile(parsing: Array(bytes[..<count])) }
    }
  }

  @Test(arguments: [
    ("nothing", 1, "the file is empty"),
    ("start", 10, "the file is cut off: its last line is `#screenplay end …`"),
    ("list", 13, "a list of hashes alone is no golden file: its lines `#screenplay …` are missing"),
    ("noEnd", 33, "the file is cut off: its last line is `#screenplay end …`"),
    ("hash", 11, "this line was changed by hand"),
    ("version", 19, "this line was changed by hand"),
    ("removed", 12, "a line that was written before this one is missing"),
    ("added", 12, "this line was put in by hand"),
    ("after", 35, "this line stands after the end of the file"),
    ("returns", 1, "the line ends with a carriage return"),
    ("merge", 5, "a merge left both sides in the file"),
    ("later", 14, "the file has form 2, and this Screenplay reads form 1"),
    ("bytes", 3, "this is no UTF-8 text"),
    ("seal", 34, "the seal in this line is not that of the file"),
  ])
  func damage(kind: String, line: Int, message: String) throws {
    let text = try Goldens.two().text()
    var lines = text.split(separator: "\n").map(String.init)
    var bytes: [UInt8]?
    switch kind {
    case "nothing": bytes = []
    case "start": bytes = Array(lines[..<10].joined(separator: "\n").utf8)
    case "list": lines = Array(lines[..<13])
    case "noEnd": lines.removeLast()
    case "hash": lines[10] = lines[12]
    case "version": lines[18] = "#screenplay with Cairo 1.17.0"
    case "removed": lines.remove(at: 11)
    case "added": lines.insert("# a remark", at: 11)
    case "after": lines.append("# a remark")
    case "returns": lines = lines.map { $0 + "\r" }
    case "merge": lines.insert("<<<<<<< HEAD", at: 4)
    case "later": lines[13] = "#screenplay golden 2"
    case "bytes": bytes = Array(lines[..<2].joined(separator: "\n").utf8) + [10, 0xC3, 10]
    default: lines[33] = lines[33].replacing(/[0-9a-f]$/, with: { $0.output == "0" ? "1" : "0" })
    }
    let damaged = bytes ?? Array((lines.joined(separator: "\n") + "\n").utf8)
    let error = #expect(throws: GoldenFileError.self) { try GoldenFile(parsing: damaged) }
    #expect(error?.line == line && error?.message == message, "\(String(describing: error))")
  }

  /// A file whose seal is right may still say nothing.
  @Test(arguments: [
    ("#screenplay environment", "", "no `environment` is said", 18),
    (
      "#screenplay picture 0 ", "#screenplay picture 9 ",
      "`picture` needs a frame of the film and a PNG in base64", 17
    ),
    ("#screenplay with Cairo 1.16.0", "", "an environment without anything in it", 20),
    (
      "#screenplay layers 2", "#screenplay layers 0", "the layers of frame 0 stand after those of frame 1", 19
    ),
    ("layers 2 1:t", "layers 2 5:t", "`5` is no layer", 19),
    ("layers 2 1:t", "layers 2 1:z", "`z` is no group of properties", 19),
    ("#screenplay golden 1", "#screenplay golden one", "`golden one` is nothing that a golden file says", 14),
  ])
  func sealedNonsense(part: String, other: String, message: String, line: Int) throws {
    let approval = GoldenFile.Approval(
      environment: GoldenEnvironment(parts: [.init("Cairo", "1.16.0")]),
      hashes: try Goldens.hashes([1, 1, 2, 3]),
      pictures: [Goldens.picture(0, 10)])
    let file = try GoldenFile(
      approvals: [approval], runs: [FrameRun(0..<2), FrameRun(2..<3), FrameRun(3..<4)], fonts: [],
      presentation: Goldens.layer)
    var lines = try file.text().split(separator: "\n").map(String.init).dropLast(2).map { line in
      line.contains(part) ? line.replacing(part, with: other) : line
    }
    if other.isEmpty { lines.removeAll { $0.isEmpty } }
    if part == "#screenplay environment" {
      lines.removeAll { $0.contains(" with ") || $0.contains(" picture ") }
    }
    let text = try GoldenSeal.sealed(lines)
    let error = #expect(throws: GoldenFileError.self) { try GoldenFile(parsing: Array(text.utf8)) }
    #expect(error?.message == message && error?.line == line, "\(String(describing: error))")
  }
}

@Suite struct GoldenEnvironmentTests {
  @Test func differences() {
    let golden = GoldenEnvironment(
      parts: [
        .init("Cairo", "1.16.0"), .init("Pango", "1.50"), .init("font A.otf", "1"), .init("font C.otf", "1"),
      ])
    let here = GoldenEnvironment(
      parts: [
        .init("Cairo", "1.18.0"), .init("FreeType", "2"), .init("font B.otf", "2"), .init("font C.otf", "2"),
      ])
    #expect(golden.differences(from: golden) == [])
    // A and B say that other words are set.
    #expect(
      here.differences(from: golden) == [
        .init(name: "Cairo", golden: "1.16.0", here: "1.18.0"),
        .init(name: "Pango", golden: "1.50", here: nil),
        .init(name: "font C.otf", golden: "1", here: "2"), .init(name: "FreeType", golden: nil, here: "2"),
      ])
    #expect(here.allDifferences(from: golden).count == 6)
  }

  @Test func theNearestApprovalIsTaken() throws {
    let file = try Goldens.two()
    let other = try Goldens.hashes([5, 5, 5, 5])
    // This very environment.
    #expect(file.approval(for: Goldens.environment("1.18.0"), hashes: other)?.approval == file.approvals[1])
    #expect(file.approval(for: Goldens.environment("1.18.0"), hashes: other)?.differences == [])
    // None, but frames that are the very same.
    let same = file.approval(for: Goldens.environment("2"), hashes: file.approvals[1].hashes)
    #expect(same?.approval == file.approvals[1] && same?.differences.count == 1)
    #expect(file.approval(for: Goldens.environment("2"), hashes: other)?.approval == file.approvals[0])
  }
}
