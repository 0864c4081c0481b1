import Foundation
import SceneModel
import Testing

@testable import CairoRendering

/// Glyph by glyph against HarfBuzz's own command, where it is installed (Debian: libharfbuzz-bin).
@Suite struct HarfBuzzTests {
  static let command = "/usr/bin/hb-shape"
  static let words: [(text: String, language: String?)] = [
    ("Affinity", nil), ("Съешь", nil), ("सताने", nil), ("দুষ্টু", nil), ("مرحبا", nil), ("שלום", nil),
    ("เป็นมนุษย์", nil), ("直骨今", "ja"), ("直骨今", "zh-Hant"), ("쳇바퀴", "ko"),
  ]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: command)), arguments: words.indices)
  func glyphsAreThoseOfHarfBuzz(index: Int) throws {
    let (text, language) = HarfBuzzTests.words[index]
    let content = TextContent(text, font: FontDescription(size: 20), language: language)
    let layout = try TextShaper(library: try Drawn.fonts.get()).layout(content, width: nil)
    let run = try #require(layout.lines.first?.runs.first)
    let face = try #require(run.face)
    let expected = try shaped(text, face, HanForms(language: language, TextScan(text)).language)
    #expect(run.glyphs.map { Int($0) } == expected)
  }

  private func shaped(_ text: String, _ face: FontFace, _ language: String) throws -> [Int] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: HarfBuzzTests.command)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--no-positions", "--face-index=\(face.index)",
      "--language=\(language)", face.file, text,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // [12|34|56]
    return String(decoding: data, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
  }
}
