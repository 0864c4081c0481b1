import Foundation
import SceneModel
import Testing

@testable import CairoRendering

@Suite struct FontLibraryTests {
  @Test func missingPackagesAreNamed() {
    #expect(throws: FontError.missingPackages(StandardFonts.packages.map(\.package))) {
      _ = try FontLibrary(folders: ["/nonexistent"])
    }
    #expect(
      FontError.missingPackages(["fonts-inter", "fonts-noto-cjk"]).description
        == "standard fonts are missing; install them with: apt-get install fonts-inter fonts-noto-cjk")
  }

  @Test func someMissingPackagesAreNamedAlone() {
    #expect(
      throws: FontError.missingPackages(["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"])
    ) {
      _ = try FontLibrary(folders: ["/usr/share/fonts/opentype/inter"])
    }
  }

  @Test func nothingButTheListedFoldersIsUsed() throws {
    let library = try FontLibrary()
    #expect(library.hasFamily("Inter"))
    #expect(library.hasFamily("noto sans arabic"))
    #expect(!library.hasFamily("DejaVu Sans"))
    for face in library.faces {
      #expect(StandardFonts.folders.contains { face.file.hasPrefix($0 + "/") })
    }
  }

  @Test func textIsNotAFont() {
    let file = FontFile(name: "notes.ttf", data: Array("not a font".utf8))
    #expect(throws: FontError.notAFont(name: "notes.ttf")) { _ = try FontLibrary.families(of: file) }
    #expect(throws: FontError.notAFont(name: "notes.ttf")) { _ = try FontLibrary(sceneFonts: [file]) }
  }

  @Test func aScenesFontComesBeforeTheStandardOneOfItsName() throws {
    // The regular face alone, as a scene would bring it: the standard bold face is hidden with it.
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    let file = FontFile(name: "Inter-Regular.otf", data: [UInt8](data))
    #expect(try FontLibrary.families(of: file) == ["Inter"])
    let library = try FontLibrary(sceneFonts: [file])
    let faces = library.faces.filter { $0.families.contains("Inter") }
    #expect(faces.map(\.style) == ["Regular"])
    #expect(faces[0].file.hasPrefix("/proc/self/fd/"))
    let bold = TextContent("Hamburg", font: FontDescription(size: 20, weight: 700))
    let regular = TextContent("Hamburg", font: FontDescription(size: 20))
    let shaper = TextShaper(library: library)
    #expect(shaper.measure(bold, width: nil).size == shaper.measure(regular, width: nil).size)
  }

  @Test func aSceneCanDoWithItsOwnFontsAlone() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"))
    let file = FontFile(name: "Inter-Regular.otf", data: [UInt8](data))
    let library = try FontLibrary(sceneFonts: [file], folders: [])
    #expect(library.faces.count == 1)
    let metrics = TextShaper(library: library).measure(
      TextContent("A ক", font: FontDescription(size: 20)), width: nil)
    #expect(metrics.missingGlyphs == [TextMetrics.MissingGlyph("ক")])
  }

  @Test func theDigestIsOfTheFontsBytes() throws {
    func library(_ text: String) throws -> Digest {
      let data = try Data(
        contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-\(text).otf"))
      return try FontLibrary(sceneFonts: [FontFile(name: text, data: [UInt8](data))], folders: [])
        .contentDigest()
    }
    #expect(try library("Regular") == library("Regular"))
    #expect(try library("Regular") != library("Bold"))
  }
}
