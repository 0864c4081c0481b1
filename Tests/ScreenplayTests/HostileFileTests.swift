import Foundation
import Screenplay
import Testing

/// Files that a stranger's scene may bring: each is refused with its own words, where the script names it, before much
/// is read or made of it.
@Suite struct HostileFileTests {
  /// What is said of a scene that shows a file, or uses it as a font: place, id and words.
  private func said(_ name: String, _ bytes: [UInt8], asFont: Bool = false) throws -> [String] {
    let folder = try Folder()
    try Data(bytes).write(to: URL(filePath: folder.path).appending(path: name))
    let script =
      asFont
      ? "screenplay: 1\ncanvas: {size: 90x90}\nfonts: [\(name)]\nscreens: {a: {content: [{text: a}]}}\nscript: [show: a]"
      : "screenplay: 1\ncanvas: {size: 40x40}\nscript:\n  - show: \(name)\n"
    try folder.write(script, to: "scene.yaml")
    func words(_ diagnostic: Diagnostic) throws -> String {
      let start = try #require(diagnostic.range).start
      return "\(start.line):\(start.column) \(diagnostic.id): \(diagnostic.message)"
    }
    do {
      return try Screenplay.load(folder.path + "/scene.yaml").warnings.map(words)
    } catch ScreenplayError.script(let diagnostics, _) {
      return try diagnostics.map(words)
    }
  }

  /// A PNG header, and zeros up to a length.
  private func png(side: UInt32, length: Int) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    // One bit a pixel, grey.
    let header: [UInt8] = Array("IHDR".utf8) + word(side) + word(side) + [1, 0, 0, 0, 0]
    var bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + header + word(crc(header))
    bytes += word(UInt32(length - bytes.count - 12)) + Array("IDAT".utf8)
    return bytes + [UInt8](repeating: 0, count: length - bytes.count)
  }

  /// PNG, annex D.
  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  private func svg(_ inside: String) -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='40' height='40'>\(inside)</svg>"
        .utf8)
  }

  @Test func aHugePictureInAFewBytes() throws {
    #expect(
      try said("huge.png", png(side: 20_000, length: 48_000)) == [
        "4:11 file-too-large: `huge.png` has 20000 pixels a side; at most 16384 are read"
      ])
  }

  @Test func aDrawingThatWantsOtherFiles() throws {
    for target in ["file:///etc/passwd", "http://example.org/a.png", "../secret.png", "secret.png"] {
      #expect(
        try said("link.svg", svg("<image xlink:href='\(target)' width='40' height='40'/>")) == [
          "4:11 file-refused: `link.svg` is refused: SVG: line 1: it has a picture of its own, `image`; use that as a picture file"
        ])
    }
  }

  @Test func aDrawingThatMultipliesItself() throws {
    var inside = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...14 {
      inside +=
        "<g id='a\(level)'>" + String(repeating: "<use xlink:href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(
      try said("bomb.svg", svg("<defs>\(inside)</defs><use xlink:href='#a14'/>")) == [
        "4:11 file-refused: `bomb.svg` is refused: SVG: it draws more than 200000 elements, counting each `use`"
      ])
  }

  @Test(arguments: ["empty.png", "empty.jpg", "empty.webp", "empty.svg"])
  func nothingAtAll(name: String) throws {
    #expect(try said(name, []) == ["4:11 file-damaged: `\(name)` is damaged: the file is empty"])
  }

  @Test func fontsThatAreNone() throws {
    #expect(
      try said("notes.ttf", Array("These are not letters.".utf8), asFont: true) == [
        "3:9 file-unsupported: `notes.ttf` cannot be used: it is not a font; OpenType and TrueType files can be used"
      ])
    #expect(
      try said("empty.ttf", [], asFont: true) == [
        "3:9 file-damaged: `empty.ttf` is damaged: the file is empty"
      ])
  }

  /// As small as a picture can be, and all the same one.
  @Test func aSinglePixel() throws {
    let folder = try Folder()
    let encoded =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    let bytes = try #require(Data(base64Encoded: encoded))
    try bytes.write(to: URL(filePath: folder.path).appending(path: "dot.png"))
    try folder.write("screenplay: 1\ncanvas: {size: 40x40}\nscript: [show: dot.png]", to: "scene.yaml")
    let picture = try Screenplay.load(folder.path + "/scene.yaml").frame(at: 0)
    // Red, all over the canvas.
    #expect(picture.bytes.prefix(4) == [0, 0, 255, 255] && picture.bytes.suffix(4) == [0, 0, 255, 255])
  }
}
